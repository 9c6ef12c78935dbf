import { listApprovals } from '@gemba/contract/approvals/waiting/list-approvals';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconFold, IconNarrow, IconPeople, IconRefresh, IconSelect } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import styles from './AuditBar.module.css';
import type { Asking } from './AuditSheets.tsx';
import type { Selection } from './use-selection.ts';
import type { Waiting } from './use-waiting.ts';

type Props = { waiting: Waiting; selection: Selection; onBack: () => void; onAsk: (asking: Asking) => void };

export function AuditBar({ waiting, selection, onBack, onAsk }: Props) {
  const t = useTranslations('approvals');
  const deciding = useTranslations('deciding');
  const { search, counts, pages } = waiting;
  const { type, kinds, q, change } = search;
  const [searching, setSearching] = useState(q !== undefined);
  const tools = useRef<HTMLElement>(null);
  const wasSearching = useRef(searching);
  useEffect(() => {
    if (searching && !wasSearching.current) tools.current?.querySelector('input')?.focus();
    wasSearching.current = searching;
  }, [searching]);
  const countOf = (kind: string) => {
    const count = counts.data?.kinds.find((entry) => entry.type === kind);
    return count?.more ? `${count.waiting}+` : count?.waiting;
  };
  const chosen = selection.chosen.length;
  return (
    <>
      {selection.on ? (
        <AppBar
          title={t('selected', { count: chosen })}
          onClose={selection.leave}
          closeLabel={t('leaveSelect')}
          actions={
            <Button small kind="text" onClick={selection.chooseAll}>
              {chosen === selection.all && chosen > 0 ? t('none') : t('all', { count: selection.all })}
            </Button>
          }
        />
      ) : (
        <AppBar
          title={t('title')}
          onBack={onBack}
          actions={
            <>
              <IconButton
                icon={IconNarrow}
                label={t('search')}
                aria-pressed={searching}
                onClick={() => {
                  setSearching(!searching);
                  if (searching) change({ q: undefined });
                }}
              />
              {selection.all > 0 && <IconButton icon={IconSelect} label={t('select')} onClick={selection.enter} />}
              <ListMenu
                list={{ call: listApprovals, input: { query: { type } } }}
                label={deciding('more')}
                items={[
                  { key: 'refresh', icon: IconRefresh, label: t('refresh'), onSelect: () => void pages.refetch() },
                  { key: 'delegation', icon: IconPeople, label: t('delegation'), href: '/delegation' },
                ]}
              />
            </>
          }
        />
      )}
      <section ref={tools} aria-label={t('shownPart')} className={styles['tools']}>
        {searching && (
          <SearchField label={t('searchWhat')} value={q ?? ''} onChange={(words) => change({ q: words })} />
        )}
        {kinds.length > 1 && (
          <SegmentedControl
            label={t('kinds')}
            value={type}
            onChange={(kind) => {
              selection.leave();
              change({ type: kind });
            }}
            segments={kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`), count: countOf(kind) }))}
          />
        )}
        {!selection.on && <SummaryLine waiting={waiting} onSort={() => onAsk({ what: 'sort' })} />}
      </section>
    </>
  );
}

/** The number and the amount of the waiting cards, and the sort order. */
function SummaryLine({ waiting, onSort }: { waiting: Waiting; onSort: () => void }) {
  const t = useTranslations('approvals');
  const { money } = useFigures();
  const { counts, search } = waiting;
  const count = counts.data?.kinds.find(({ type }) => type === search.type);
  return (
    <div className={styles['summary']}>
      <p className={styles['waiting']}>
        {counts.data &&
          count &&
          t(count.more ? 'waitingMore' : 'waiting', {
            count: count.waiting,
            amount: money(count.amount, counts.data.currency),
          })}
      </p>
      <button
        type="button"
        className={styles['sort']}
        aria-haspopup="dialog"
        aria-label={`${t('sortTitle')}: ${t(`sort.${search.sort}`)}`}
        onClick={onSort}
      >
        {t(`sort.${search.sort}`)}
        <IconFold size={20} />
      </button>
    </div>
  );
}
