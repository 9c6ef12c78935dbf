import { cancelShipper, reverseShipper, type Shipper, shipShipper } from '@gemba/contract/shipping/shippers';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useAfterPosting, usePosting } from '../../inventory/index.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { showToast } from '../../kit/ui/notices.ts';
import { shippingKeys } from '../shipping-keys.ts';

const known = (shipper: Shipper) => [shippingKeys.shipper(shipper.shipperNumber), shipper] as const;

/** What was picked leaves the house. */
export const useShipShipper = (onShipped: () => void) => {
  const t = useTranslations('shipping');
  const afterPosting = useAfterPosting();
  return usePosting(shipShipper, 'ship shipper', (shipper) => {
    onShipped();
    afterPosting(known(shipper));
    showToast(t('hasShipped', { number: shipper.shipperNumber }));
  });
};

/** What was picked goes back to its locations. */
export const useCancelShipper = (shipperNumber: string, onCancelled: () => void) => {
  const t = useTranslations('shipping');
  const afterPosting = useAfterPosting();
  const posting = usePosting(cancelShipper, 'cancel shipper', (shipper) => {
    onCancelled();
    afterPosting(known(shipper));
    showToast(t('hasCancelled', { number: shipperNumber }));
  });
  return { ...posting, send: () => posting.send({ params: { shipperNumber } }) };
};

/** Takes a shipment back and shows the counter-posting. */
export const useReverseShipper = (shipperNumber: string) => {
  const t = useTranslations('shipping');
  const navigate = useNavigate();
  const afterPosting = useAfterPosting();
  const posting = usePosting(reverseShipper, 'reverse shipper', (counter) => {
    removeDraft(formKey('reverse'));
    afterPosting(known(counter));
    showToast(t('takenBack', { number: shipperNumber }));
    void navigate({ to: '/shipperDetail', search: { shipperNumber: counter.shipperNumber } });
  });
  return { ...posting, send: (reason: string) => posting.send({ params: { shipperNumber }, body: { reason } }) };
};
