import { makeProformaReceiver } from '@gemba/contract/receiving/proforma/make-proforma-receiver';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { receivingKeys } from '../receiving-keys.ts';

export const ANNOUNCE_RECEIPT = 'announce receipt';

/** Notes goods that a vendor has sent, and shows their proforma receiver. */
export const useMakeProformaReceiver = () => {
  const t = useTranslations('receiving');
  const navigate = useNavigate();
  const afterPosting = useAfterPosting();
  return usePosting(makeProformaReceiver, ANNOUNCE_RECEIPT, (proforma) => {
    const { prNumber } = proforma;
    removeDraft(formKey(ANNOUNCE_RECEIPT));
    afterPosting([receivingKeys.proforma(prNumber), proforma]);
    showToast(t('announced', { prNumber }));
    void navigate({ href: addressOf('proformaReceiver', prNumber), replace: true });
  });
};
