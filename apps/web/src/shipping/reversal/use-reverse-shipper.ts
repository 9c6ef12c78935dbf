import { reverseShipper } from '@gemba/contract/shipping/reversal/reverse-shipper';
import { useReversal } from '../../inventory/index.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { shippingKeys } from '../shipping-keys.ts';

/** Takes a shipment back and shows the counter-posting. */
export const useReverseShipper = (shipperNumber: string) => {
  const afterPosting = useAfterPosting();
  return useReversal(reverseShipper, 'shipper', { shipperNumber }, (counter) => {
    afterPosting([shippingKeys.shipper(counter.shipperNumber), counter]);
    return counter.shipperNumber;
  });
};
