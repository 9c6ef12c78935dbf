import { reverseRtvShipper } from '@gemba/contract/shipping/reversal/reverse-rtv-shipper';
import { useReversal } from '../../inventory/index.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { shippingKeys } from '../shipping-keys.ts';

/** Takes a shipment to a vendor back and shows the counter-posting. */
export const useReverseRtvShipper = (shipperNumber: string) => {
  const afterPosting = useAfterPosting();
  return useReversal(reverseRtvShipper, 'rtvShipper', { shipperNumber }, (counter) => {
    afterPosting([shippingKeys.rtvShipper(counter.shipperNumber), counter]);
    return counter.shipperNumber;
  });
};
