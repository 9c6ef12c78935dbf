import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconClose } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import type { LogFilters } from './use-log-search.ts';

type Props = { filters: LogFilters; onChange: (next: LogFilters) => void };

/** The days that are on, each to be taken off with one tap. The location stands in the bar. */
export function LogChips({ filters, onChange }: Props) {
  const t = useTranslations('inventory');
  const figures = useFigures();
  const { from, to } = filters;
  const chips = [
    ...(from ? [{ value: 'from' as const, label: t('fromDay', { day: figures.day(from) }) }] : []),
    ...(to ? [{ value: 'to' as const, label: t('toDay', { day: figures.day(to) }) }] : []),
  ].map((chip) => ({ ...chip, icon: IconClose }));
  if (chips.length === 0) return null;
  return (
    <FilterChips
      label={t('filtersOn')}
      chips={chips}
      chosen={chips.map(({ value }) => value)}
      onToggle={(name) => onChange({ ...filters, [name]: undefined })}
    />
  );
}
