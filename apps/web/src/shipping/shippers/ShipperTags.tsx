import type { ShipperRow } from '@gemba/contract/shipping/shippers/shipper';
import { useTranslations } from 'use-intl';
import { type StatusShape, StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconUndo } from '../../kit/ui/icons.ts';

type Props = { shipper: Pick<ShipperRow, 'status' | 'reverses' | 'reversedBy'> };

const looks = {
  OPEN: ['info', 'open'],
  SHIPPED: ['warn', 'clock'],
  CLOSED: ['ok', 'tick'],
  CANCELLED: ['idle', 'cross'],
} as const satisfies Record<ShipperRow['status'], readonly [string, StatusShape]>;

/** How it stands, and whether it takes another one back or was taken back. */
export function ShipperTags({ shipper }: Props) {
  const t = useTranslations('shipping');
  const { status, reverses, reversedBy } = shipper;
  if (reverses !== null || reversedBy !== null) {
    return (
      <StatusTag tone="idle" icon={IconUndo}>
        {reverses === null ? t('takenBackBy', { number: reversedBy ?? '' }) : t('takesBack', { number: reverses })}
      </StatusTag>
    );
  }
  const [tone, shape] = looks[status];
  return (
    <StatusTag tone={tone} shape={shape}>
      {t(`state.${status}`)}
    </StatusTag>
  );
}
