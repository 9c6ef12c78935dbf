import { changeNcr } from '@gemba/contract/quality/ncr/change-ncr';
import { useTranslations } from 'use-intl';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { qualityKeys } from '../quality-keys.ts';

/** The name of the form, and so of its draft. */
export const NCR_FORM = 'ncr';

/** Closes an NCR, or opens it again. */
export const useChangeNcr = (onChanged: () => void) => {
  const t = useTranslations('quality');
  const afterPosting = useAfterPosting();
  return usePosting(changeNcr, NCR_FORM, (ncr, { params: { event } }) => {
    const { ncrNumber } = ncr;
    removeDraft(formKey(NCR_FORM));
    afterPosting([qualityKeys.ncr(ncrNumber), ncr]);
    showToast(t(`changed.${event}`, { ncrNumber }));
    onChanged();
  });
};
