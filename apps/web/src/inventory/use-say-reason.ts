import { isCountReason } from '@gemba/contract/inventory/count-reasons';
import { isRejectReason } from '@gemba/contract/inventory/reject-reasons';
import { useTranslations } from 'use-intl';

/** A reason or a finding: words of a person, or a code that somebody chose, in the reader's language. */
export const useSayReason = () => {
  const t = useTranslations('quality');
  return (reason: string) => (isRejectReason(reason) || isCountReason(reason) ? t(`reasons.${reason}`) : reason);
};
