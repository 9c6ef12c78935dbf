import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconClose } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { EVERY_DAY } from '../days.ts';
import { listKinds } from './list-kinds.ts';
import { hasDays, type OrderFilters } from './order-filters.ts';
import { NARROWED_BY } from './readable-kind.ts';

type Props = { filters: OrderFilters; onChange: (next: OrderFilters) => void };

/** The filters that the sheet has set; a tap on a chip removes one. */
export function AppliedFilters({ filters, onChange }: Props) {
  const t = useTranslations('orders');
  const figures = useFigures();
  const { kind, dateType, period, from, to } = filters;
  const [usualDate] = listKinds[kind].dateTypes;
  const day = (date: string | undefined) => (date ? figures.day(date) : t('anyDay'));
  const days = period
    ? t(`period.${period}`)
    : from || to
      ? t('days', { from: day(from), to: day(to) })
      : t('everyDay');
  const chips = [
    ...(hasDays(filters)
      ? [{ value: 'days', label: t('fieldIs', { field: t(`field.${dateType}` as 'field.poDate'), value: days }) }]
      : []),
    ...NARROWED_BY.flatMap((name) =>
      filters[name] ? [{ value: name, label: t('fieldIs', { field: t(`field.${name}`), value: filters[name] }) }] : [],
    ),
  ].map((chip) => ({ ...chip, icon: IconClose }));
  if (chips.length === 0) return null;
  const takeOff = (name: string) =>
    name === 'days' ? { ...filters, ...EVERY_DAY, dateType: usualDate } : { ...filters, [name]: undefined };
  return (
    <FilterChips
      label={t('filtersOn')}
      chips={chips}
      chosen={chips.map(({ value }) => value)}
      onToggle={(name) => onChange(takeOff(name))}
    />
  );
}
