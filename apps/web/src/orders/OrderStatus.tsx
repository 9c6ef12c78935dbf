import { useTranslations } from 'use-intl';
import { StatusTag } from '../kit/ui/feedback/StatusTag.tsx';
import { isStatus, looks, shownStatus } from './order-status.ts';

type Props = { kind?: string; status: string; large?: boolean };

export function OrderStatus({ kind = '', status, large }: Props) {
  const t = useTranslations('orders');
  const shown = shownStatus(kind, status);
  // A newer server may send a status that has no text here yet.
  if (!isStatus(shown)) {
    return (
      <StatusTag tone="idle" plain>
        {shown}
      </StatusTag>
    );
  }
  return (
    <StatusTag {...looks[shown]} large={large === true}>
      {t(`status.${shown}`)}
    </StatusTag>
  );
}
