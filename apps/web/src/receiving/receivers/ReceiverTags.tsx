import type { ReceiverRow } from '@gemba/contract/receiving/receivers/receiver';
import { useTranslations } from 'use-intl';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconUndo } from '../../kit/ui/icons.ts';

type Props = { receiver: Pick<ReceiverRow, 'kind' | 'status' | 'accountPayableNumber' | 'reverses' | 'reversedBy'> };

/** Whether it is paid, and whether it takes another one back or was taken back. Finished goods are never paid. */
export function ReceiverTags({ receiver }: Props) {
  const t = useTranslations('receiving');
  const { kind, status, accountPayableNumber, reverses, reversedBy } = receiver;
  if (reverses !== null || reversedBy !== null) {
    return (
      <StatusTag tone="idle" icon={IconUndo}>
        {reverses === null ? t('takenBackBy', { number: reversedBy ?? '' }) : t('takesBack', { number: reverses })}
      </StatusTag>
    );
  }
  if (kind !== 'po') return <StatusTag tone="ok">{t('in')}</StatusTag>;
  if (status === 'CLOSED' && accountPayableNumber === null)
    return <StatusTag tone="idle">{t('nothingToPay')}</StatusTag>;
  return status === 'CLOSED' ? (
    <StatusTag tone="ok">{t('paid')}</StatusTag>
  ) : (
    <StatusTag tone="warn" shape="clock">
      {t('unpaid')}
    </StatusTag>
  );
}
