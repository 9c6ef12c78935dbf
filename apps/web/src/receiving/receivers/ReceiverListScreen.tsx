import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useTyped } from '../../kit/form/use-typed.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconFilter, IconList } from '../../kit/ui/icons.ts';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { SearchArea } from '../../kit/ui/SearchArea.tsx';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { ReceiverChips } from './ReceiverChips.tsx';
import { ReceiverFilterSheet } from './ReceiverFilterSheet.tsx';
import { ReceiverItem } from './ReceiverItem.tsx';
import { useReceiverSearch } from './use-receiver-search.ts';

const LONGEST = 40;

/** Receivers by number, unpaid, by buyer code or by day. */
export function ReceiverListScreen() {
  const t = useTranslations('receiving');
  useTitle(t('receivers'));
  const back = useBackTo('/warehouse');
  const { filters, pages, change } = useReceiverSearch();
  const [typed, setTyped] = useTyped(filters.q ?? '', (q) =>
    change({ ...filters, q: q.trim() || undefined }, { typed: true }),
  );
  const [filtering, setFiltering] = useState(false);
  const narrowed = Object.values(filters).some((value) => value !== undefined);
  return (
    <Screen
      header={
        <AppBar
          title={t('receivers')}
          onBack={back}
          actions={
            <>
              <IconButton icon={IconFilter} label={t('filter')} onClick={() => setFiltering(true)} />
              <ListMenu list={pages.list} />
            </>
          }
        />
      }
      busy={pages.isLoading}
    >
      <PullToRefresh onRefresh={pages.refetch}>
        <SearchArea>
          <SearchField code label={t('findReceiver')} value={typed} maxLength={LONGEST} onChange={setTyped} />
          <ReceiverChips filters={filters} onChange={change} />
        </SearchArea>
        <PagedList
          label={t('receivers')}
          pages={pages}
          rows={pages.rows}
          empty={
            <EmptyState icon={IconList} title={t(narrowed ? 'noReceiver' : 'noReceivers')}>
              {t(narrowed ? 'noReceiverHow' : 'noReceiversHow')}
            </EmptyState>
          }
        >
          {(row) => <ReceiverItem key={row.receiverNumber} row={row} />}
        </PagedList>
      </PullToRefresh>
      {filtering && <ReceiverFilterSheet filters={filters} onApply={change} onClose={() => setFiltering(false)} />}
    </Screen>
  );
}
