import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTyped } from '../../kit/form/use-typed.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconFilter, IconList } from '../../kit/ui/icons.ts';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { ReceiverChips } from './ReceiverChips.tsx';
import { ReceiverFilterSheet } from './ReceiverFilterSheet.tsx';
import { ReceiverItem } from './ReceiverItem.tsx';
import { useReceiverSearch } from './use-receiver-search.ts';

const LONGEST = 40;

/** Receivers by number, unpaid, by buyer code or by day. */
export function ReceiverListScreen() {
  const t = useTranslations('receiving');
  const back = useBackTo('/warehouse');
  const { filters, pages, change } = useReceiverSearch();
  const [typed, setTyped] = useTyped(filters.q ?? '', (q) =>
    change({ ...filters, q: q.trim() || undefined }, { typed: true }),
  );
  const [filtering, setFiltering] = useState(false);
  const narrowed = Object.values(filters).some((value) => value !== undefined);
  return (
    <ListScreen
      title={t('receivers')}
      onBack={back}
      actions={<IconButton icon={IconFilter} label={t('filter')} onClick={() => setFiltering(true)} />}
      pages={pages}
      search={
        <>
          <SearchField code label={t('findReceiver')} value={typed} maxLength={LONGEST} onChange={setTyped} />
          <ReceiverChips filters={filters} onChange={change} />
        </>
      }
      empty={
        <EmptyState icon={IconList} title={t(narrowed ? 'noReceiver' : 'noReceivers')}>
          {t(narrowed ? 'noReceiverHow' : 'noReceiversHow')}
        </EmptyState>
      }
      sheets={
        filtering && <ReceiverFilterSheet filters={filters} onApply={change} onClose={() => setFiltering(false)} />
      }
    >
      {(row) => <ReceiverItem key={row.receiverNumber} row={row} />}
    </ListScreen>
  );
}
