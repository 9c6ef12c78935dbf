import { cancelShipper } from '@gemba/contract/shipping/shippers/cancel-shipper';
import { useTranslations } from 'use-intl';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { shippingKeys } from '../shipping-keys.ts';

/** Cancels a shipper: its goods go back to their locations. */
export const useCancelShipper = (shipperNumber: string, onCancelled: () => void) => {
  const t = useTranslations('shipping');
  const afterPosting = useAfterPosting();
  const posting = usePosting(cancelShipper, 'cancel shipper', (shipper) => {
    onCancelled();
    afterPosting([shippingKeys.shipper(shipper.shipperNumber), shipper]);
    showToast(t('hasCancelled', { number: shipperNumber }));
  });
  return { ...posting, send: () => posting.send({ params: { shipperNumber } }) };
};
