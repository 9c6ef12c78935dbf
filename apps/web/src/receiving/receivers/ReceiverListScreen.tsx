import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTyped } from '../../kit/form/use-typed.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconClose, IconFilter, IconList } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { ReceiverFilterSheet } from './ReceiverFilterSheet.tsx';
import { ReceiverItem } from './ReceiverItem.tsx';
import { type ReceiverFilters, useListReceivers } from './use-list-receivers.ts';

const LONGEST = 40;

/** Receivers by number, unpaid, by buyer code or by day. */
export function ReceiverListScreen() {
  const t = useTranslations('receiving');
  const back = useBackTo('/warehouse');
  const { filters, pages, change } = useListReceivers();
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
        <EmptyState
          icon={IconList}
          title={t(narrowed ? 'noReceiver' : 'noReceivers')}
          how={t(narrowed ? 'noReceiverHow' : 'noReceiversHow')}
        />
      }
      sheets={
        filtering && <ReceiverFilterSheet filters={filters} onApply={change} onClose={() => setFiltering(false)} />
      }
    >
      {(row) => <ReceiverItem key={row.receiverNumber} row={row} />}
    </ListScreen>
  );
}

type ChipsProps = { filters: ReceiverFilters; onChange: (next: ReceiverFilters) => void };

/** *Unpaid* is one tap; the other filters that are on are taken off here. */
function ReceiverChips({ filters, onChange }: ChipsProps) {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const { unpaid, buyerCode, vendorId, from, to } = filters;
  const others = [
    ...(buyerCode ? [{ value: 'buyerCode' as const, label: t('ofBuyer', { buyerCode }) }] : []),
    ...(vendorId ? [{ value: 'vendorId' as const, label: t('ofVendor', { vendorId }) }] : []),
    ...(from ? [{ value: 'from' as const, label: t('fromDay', { day: figures.day(from) }) }] : []),
    ...(to ? [{ value: 'to' as const, label: t('toDay', { day: figures.day(to) }) }] : []),
  ].map((chip) => ({ ...chip, icon: IconClose }));
  return (
    <FilterChips
      label={t('filter')}
      chips={[{ value: 'unpaid' as const, label: t('unpaid') }, ...others]}
      chosen={[...(unpaid ? ['unpaid' as const] : []), ...others.map(({ value }) => value)]}
      onToggle={(name) => onChange({ ...filters, [name]: name === 'unpaid' && !unpaid ? '1' : undefined })}
    />
  );
}
