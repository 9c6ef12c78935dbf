import { useTranslations } from 'use-intl';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconList, IconSearch } from '../../kit/ui/icons.ts';
import { countOf, hasDays, type OrderFilters, withoutNarrowing } from './order-filters.ts';

type Props = { filters: OrderFilters; onChange: (next: OrderFilters) => void };

/** Why nothing is there, and the one step that most likely brings something. */
export function NoOrders({ filters, onChange }: Props) {
  const t = useTranslations('orders');
  const words = filters.q.trim();
  const searching = words !== '';
  const narrowed = countOf(filters) > 0;
  const everyState = { ...filters, status: 'all' as const };
  const [label, next] =
    filters.status !== 'all' && (searching || !narrowed)
      ? [t('searchEveryState'), everyState]
      : [t('clearFilters'), { ...withoutNarrowing(filters), status: 'all' as const, q: '' }];
  return (
    <EmptyState
      icon={searching ? IconSearch : IconList}
      title={searching ? t('noMatch', { words }) : t(narrowed ? 'noneFiltered' : 'none')}
      action={
        (filters.status !== 'all' || searching || narrowed) && (
          <Button kind="outline" onClick={() => onChange(next)}>
            {label}
          </Button>
        )
      }
    >
      {searching ? t('noMatchHow') : t(hasDays(filters) ? 'noneInDaysHow' : narrowed ? 'noneFilteredHow' : 'noneHow')}
    </EmptyState>
  );
}
