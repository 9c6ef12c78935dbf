import { ORDER_FILTERS } from '@gemba/contract/orders/order-filters';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePerson } from '../../auth/index.ts';
import { useTyped } from '../../kit/form/use-typed.ts';
import { IconFilter } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { AppliedFilters } from './AppliedFilters.tsx';
import styles from './FilterBar.module.css';
import { FilterSheet } from './FilterSheet.tsx';
import { countOf, kindsFor, type OrderFilters, ofKind } from './order-filters.ts';

type Props = { filters: OrderFilters; onChange: (next: OrderFilters, options?: { typed?: boolean }) => void };

const LONGEST_SEARCH = 80;

/** Kind, search text and status; the other filters open in a sheet and are shown as chips. */
export function FilterBar({ filters, onChange }: Props) {
  const t = useTranslations('orders');
  const { roles } = usePerson();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useTyped(filters.q, (q) => onChange({ ...filters, q }, { typed: true }));
  const kinds = kindsFor(roles);
  const count = countOf(filters);
  return (
    <div className={styles['bar']}>
      {kinds.length > 1 && (
        <SegmentedControl
          label={t('kind')}
          segments={kinds.map((kind) => ({ value: kind, label: t(`short.${kind}`) }))}
          value={filters.kind}
          onChange={(kind) => onChange(ofKind(filters, kind))}
        />
      )}
      <div className={styles['words']}>
        <SearchField
          label={t(filters.kind === 'wo' ? 'findWork' : filters.kind === 'po' ? 'findPurchase' : 'findSale')}
          value={typed}
          maxLength={LONGEST_SEARCH}
          onChange={setTyped}
          onSubmit={(q) => onChange({ ...filters, q }, { typed: true })}
        />
        <IconButton
          icon={IconFilter}
          label={t('filterOn', { count })}
          badge={count}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </div>
      <FilterChips
        label={t('field.status')}
        chips={ORDER_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
        chosen={[filters.status]}
        onToggle={(status) => onChange({ ...filters, status })}
      />
      <AppliedFilters filters={filters} onChange={onChange} />
      {open && <FilterSheet filters={filters} onApply={onChange} onClose={() => setOpen(false)} />}
    </div>
  );
}
