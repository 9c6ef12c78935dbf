import { shipSalesOrder } from '@gemba/contract/shipping/sales-order/ship-sales-order';
import { useNavigate } from '@tanstack/react-router';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { shippingKeys } from '../shipping-keys.ts';

/** Picks or ships goods of a sales order and shows the shipper. */
export const useShipSalesOrder = (soNumber: string) => {
  const navigate = useNavigate();
  const afterPosting = useAfterPosting();
  return usePosting(shipSalesOrder, 'ship', (shipper) => {
    removeDraft(formKey('ship'));
    afterPosting([shippingKeys.shipper(shipper.shipperNumber), shipper]);
    void navigate({ to: '/shipperSo/editSo', search: { soNumber, posted: shipper.shipperNumber }, replace: true });
  });
};
