import type { TransferRow } from '@gemba/contract/warehouse/move/transfer';
import { useTranslations } from 'use-intl';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconTransit } from '../../kit/ui/icons.ts';
import { TakenBackTag } from '../TakenBackTag.tsx';

type Props = { transfer: Pick<TransferRow, 'status' | 'reverses' | 'reversedBy'> };

/** Whether it is there yet, and whether it takes another one back or was taken back. */
export function TransferTags({ transfer }: Props) {
  const t = useTranslations('warehouse');
  return (
    <TakenBackTag document={transfer}>
      {transfer.status === 'ARRIVED' ? (
        <StatusTag tone="ok">{t('state.ARRIVED')}</StatusTag>
      ) : (
        <StatusTag tone="info" icon={IconTransit}>
          {t('state.IN_TRANSFER')}
        </StatusTag>
      )}
    </TakenBackTag>
  );
}
