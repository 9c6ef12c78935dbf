import { QUANTITY_SCALE } from '@gemba/contract/kit/quantity';
import { useTranslations } from 'use-intl';
import { AmountCard } from './AmountCard.tsx';

type Props = { quantity: string; uom: string | undefined; onChange: (quantity: string) => void };

const SMALLEST = '0.0001';

export function QuantityCard({ quantity, uom, onChange }: Props) {
  const t = useTranslations('labels');
  return (
    <AmountCard
      label={t('quantity')}
      note={t('quantityOn')}
      value={quantity}
      min={SMALLEST}
      places={QUANTITY_SCALE}
      unit={uom}
      onChange={onChange}
    />
  );
}
