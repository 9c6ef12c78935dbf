import { cancelShipper, reverseShipper, type Shipper, shipShipper } from '@gemba/contract/shipping/shippers';
import { useTranslations } from 'use-intl';
import { useAfterPosting, usePosting, useReversal } from '../../inventory/index.ts';
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
  const afterPosting = useAfterPosting();
  return useReversal(reverseShipper, {
    ...{ thing: 'shipper', number: shipperNumber },
    inputOf: (reason) => ({ params: { shipperNumber }, body: { reason } }),
    keep: (counter) => {
      afterPosting(known(counter));
      return counter.shipperNumber;
    },
  });
};
