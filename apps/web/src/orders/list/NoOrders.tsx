import { useTranslations } from 'use-intl';
import { LookEverywhere } from '../../kit/frames/LookEverywhere.tsx';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconList, IconSearch } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { countOf, hasDays, type OrderFilters, withoutNarrowing } from './order-filters.ts';

type Props = { filters: OrderFilters; onChange: (next: OrderFilters) => void };

/** The reason for an empty list, and the step that most likely finds something. */
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
      how={
        searching ? t('noMatchHow') : t(hasDays(filters) ? 'noneInDaysHow' : narrowed ? 'noneFilteredHow' : 'noneHow')
      }
      action={
        (filters.status !== 'all' || searching || narrowed) && (
          <>
            <Button kind="outline" onClick={() => onChange(next)}>
              {label}
            </Button>
            {searching && <LookEverywhere words={words} />}
          </>
        )
      }
    />
  );
}
