import { withdrawProformaShipper } from '@gemba/contract/shipping/proforma/withdraw-proforma-shipper';
import { useTranslations } from 'use-intl';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { shippingKeys } from '../shipping-keys.ts';

/** Closes an announcement that is no longer meant. */
export const useWithdrawProformaShipper = (pfNumber: string, onWithdrawn: () => void) => {
  const t = useTranslations('shipping');
  const afterPosting = useAfterPosting();
  const posting = usePosting(withdrawProformaShipper, 'withdraw proforma', (proforma) => {
    onWithdrawn();
    afterPosting([shippingKeys.proforma(pfNumber), proforma]);
    showToast(t('hasWithdrawn', { number: pfNumber }));
  });
  return { ...posting, send: () => posting.send({ params: { pfNumber } }) };
};
