import { shipProforma } from '@gemba/contract/shipping/proforma/ship-proforma';
import { useNavigate } from '@tanstack/react-router';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { shippingKeys } from '../shipping-keys.ts';

/** Picks or ships the goods of a proforma shipper and shows the shipper. */
export const useShipProforma = (pfNumber: string) => {
  const navigate = useNavigate();
  const afterPosting = useAfterPosting();
  return usePosting(shipProforma, 'ship', (shipper) => {
    removeDraft(formKey('ship'));
    afterPosting([shippingKeys.shipper(shipper.shipperNumber), shipper]);
    void navigate({
      to: '/proformaShipper/detail',
      search: { pfNumber, posted: shipper.shipperNumber },
      replace: true,
    });
  });
};
