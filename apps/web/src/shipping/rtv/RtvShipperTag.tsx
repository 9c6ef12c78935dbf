import type { RtvShipperRow } from '@gemba/contract/shipping/rtv/rtv-shipper';
import { useTranslations } from 'use-intl';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconUndo } from '../../kit/ui/icons.ts';

/** Says that a shipment takes another one back, or was taken back itself. */
export function RtvShipperTag({ shipper }: { shipper: Pick<RtvShipperRow, 'reverses' | 'reversedBy'> }) {
  const t = useTranslations('shipping');
  const number = shipper.reverses ?? shipper.reversedBy;
  return (
    number && (
      <StatusTag tone="idle" icon={IconUndo}>
        {t(shipper.reverses ? 'takesBack' : 'takenBackBy', { number })}
      </StatusTag>
    )
  );
}
