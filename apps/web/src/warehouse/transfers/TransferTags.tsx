import type { TransferRow } from '@gemba/contract/warehouse/transfers';
import { useTranslations } from 'use-intl';
import { IconTransit, IconUndo } from '../../kit/ui/icons.ts';
import { StatusTag } from '../../kit/ui/StatusTag.tsx';

type Props = { transfer: Pick<TransferRow, 'status' | 'reverses' | 'reversedBy'> };

/** Whether it is there yet, and whether it takes another one back or was taken back. */
export function TransferTags({ transfer: { status, reverses, reversedBy } }: Props) {
  const t = useTranslations('warehouse');
  if (reverses !== null || reversedBy !== null) {
    return (
      <StatusTag tone="idle" icon={IconUndo}>
        {reverses === null ? t('takenBackBy', { number: reversedBy ?? '' }) : t('takesBack', { number: reverses })}
      </StatusTag>
    );
  }
  return status === 'ARRIVED' ? (
    <StatusTag tone="ok">{t('state.ARRIVED')}</StatusTag>
  ) : (
    <StatusTag tone="info" icon={IconTransit}>
      {t('state.IN_TRANSFER')}
    </StatusTag>
  );
}
