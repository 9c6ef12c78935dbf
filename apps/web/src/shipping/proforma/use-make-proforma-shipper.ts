import { makeProformaShipper } from '@gemba/contract/shipping/proforma/make-proforma-shipper';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const ANNOUNCE_SHIPMENT = 'announce shipment';

/** Announces goods to a customer, and shows the proforma shipper. */
export const useMakeProformaShipper = () => {
  const t = useTranslations('shipping');
  const navigate = useNavigate();
  const afterPosting = useAfterPosting();
  return usePosting(makeProformaShipper, ANNOUNCE_SHIPMENT, (proforma) => {
    const { pfNumber } = proforma;
    removeDraft(formKey(ANNOUNCE_SHIPMENT));
    afterPosting([shippingKeys.proforma(pfNumber), proforma]);
    showToast(t('announced', { pfNumber }));
    void navigate({ href: addressOf('proformaShipper', pfNumber), replace: true });
  });
};
