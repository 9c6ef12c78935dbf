import { isRejectReason } from '@gemba/contract/orders/returns/reject-reasons';
import { useTranslations } from 'use-intl';

/** The reason of a return: words of a person, or one that quality chose, in the reader's language. */
export const useSayReason = () => {
  const t = useTranslations('quality');
  return (reason: string) => (isRejectReason(reason) ? t(`reasons.${reason}`) : reason);
};
