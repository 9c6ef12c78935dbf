import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { FilterChips } from '../../kit/ui/FilterChips.tsx';
import { IconClose } from '../../kit/ui/icons.ts';
import type { ReceiverFilters } from './use-receiver-search.ts';

type Props = { filters: ReceiverFilters; onChange: (next: ReceiverFilters) => void };

/** *Unpaid* is one tap; the other filters that are on are taken off here. */
export function ReceiverChips({ filters, onChange }: Props) {
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
