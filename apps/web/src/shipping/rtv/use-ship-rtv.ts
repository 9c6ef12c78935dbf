import { shipRtv } from '@gemba/contract/shipping/rtv/ship-rtv';
import { useNavigate } from '@tanstack/react-router';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { shippingKeys } from '../shipping-keys.ts';

/** Ships goods of a return to its vendor and shows the document. */
export const useShipRtv = (rtvNumber: string) => {
  const navigate = useNavigate();
  const afterPosting = useAfterPosting();
  return usePosting(shipRtv, 'return', (shipper) => {
    removeDraft(formKey('return'));
    afterPosting([shippingKeys.rtvShipper(shipper.shipperNumber), shipper]);
    void navigate({ to: '/shipRtv/editRtv', search: { rtvNumber, posted: shipper.shipperNumber }, replace: true });
  });
};
