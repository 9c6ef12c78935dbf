import { addDays } from '@gemba/contract/kit/dates';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { messageState, useMenus, useToday } from '../../auth/index.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useTyped } from '../../kit/form/use-typed.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useStore } from '../../kit/store/store.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconAdd, IconMail, IconNarrow } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SearchArea } from '../../kit/ui/input/SearchArea.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { ActionBar } from '../../kit/ui/layout/ActionBar.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { ListSection } from '../../kit/ui/list/ListSection.tsx';
import { Paged } from '../../kit/ui/list/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import { runsOf } from '../../kit/ui/list/runs-of.ts';
import { MessageItem } from './MessageItem.tsx';
import styles from './MessageListScreen.module.css';
import { useListMessages } from './use-list-messages.ts';
import { useReadMessages } from './use-read-messages.ts';

const LONGEST = 64;

/** Inbox and outbox, day by day. No `ListScreen`: its rows are grouped by day. */
export function MessageListScreen() {
  const t = useTranslations('messages');
  useTitle(t('messages'));
  const back = useBackTo('/setting');
  const figures = useFigures();
  const menus = useMenus();
  const navigate = useNavigate();
  const { today, yesterday, dayOf } = useDays();
  const { messageCount } = useStore(messageState);
  const { filters, pages, change } = useListMessages();
  const readAll = useReadMessages();
  const outbox = filters.box === 'outbox';
  const [searching, setSearching] = useState(filters.q !== undefined);
  const [typed, setTyped] = useTyped(filters.q ?? '', (q) =>
    change({ ...filters, q: q.trim() || undefined }, { typed: true }),
  );
  const narrowed = filters.q !== undefined || filters.unread !== undefined;
  const titleOf = (day: string) => (day === today ? t('today') : day === yesterday ? t('yesterday') : figures.day(day));
  return (
    <Screen
      header={
        <AppBar
          title={t('messages')}
          onBack={back}
          actions={
            <>
              <IconButton
                icon={IconNarrow}
                label={t('find')}
                aria-expanded={searching}
                onClick={() => {
                  if (searching) change({ ...filters, q: undefined });
                  setSearching(!searching);
                }}
              />
              <ListMenu list={pages.list} />
            </>
          }
        />
      }
      footer={
        menus.has('/setting/message-new') && (
          <ActionBar>
            <Button kind="primary" wide icon={IconAdd} onClick={() => void navigate({ to: '/setting/message-new' })}>
              {t('write')}
            </Button>
          </ActionBar>
        )
      }
      busy={pages.isLoading || pages.isPlaceholderData}
    >
      <PullToRefresh onRefresh={pages.refetch}>
        <SearchArea>
          <SegmentedControl
            label={t('box')}
            segments={[
              { value: 'inbox', label: t('inbox'), count: messageCount > 0 ? messageCount : undefined },
              { value: 'outbox', label: t('outbox') },
            ]}
            value={filters.box ?? 'inbox'}
            onChange={(box) => change({ ...filters, box: box === 'outbox' ? box : undefined })}
          />
          {searching && <SearchField focused label={t('find')} value={typed} maxLength={LONGEST} onChange={setTyped} />}
          <div className={styles['filters']}>
            <FilterChips
              label={t('filter')}
              chips={[{ value: 'unread', label: outbox ? t('unreadByAll') : t('unread') }]}
              chosen={filters.unread ? ['unread'] : []}
              onToggle={() => change({ ...filters, unread: filters.unread ? undefined : 'true' })}
            />
            {!outbox && messageCount > 0 && (
              <Button small kind="text" onClick={() => readAll.mutateAsync().catch(() => undefined)}>
                {t('readAll')}
              </Button>
            )}
          </div>
        </SearchArea>
        <Paged
          pages={pages}
          rows={pages.rows}
          empty={
            <EmptyState
              icon={IconMail}
              title={t(narrowed ? 'noneFound' : outbox ? 'noneSent' : 'noneCame')}
              how={t(narrowed ? 'noneFoundHow' : outbox ? 'noneSentHow' : 'noneCameHow')}
            />
          }
        >
          {(rows) =>
            runsOf(rows, ({ sendDate }) => dayOf(sendDate)).map(({ key, rows: run }) => (
              <ListSection key={key} title={titleOf(key)}>
                {run.map((row) => (
                  <MessageItem key={row.id} row={row} outbox={outbox} />
                ))}
              </ListSection>
            ))
          }
        </Paged>
      </PullToRefresh>
    </Screen>
  );
}

const useDays = () => {
  const { today, dayOf } = useToday();
  return { today, yesterday: addDays(today, -1), dayOf };
};
