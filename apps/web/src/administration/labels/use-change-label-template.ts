import { changeLabelTemplate } from '@gemba/contract/administration/labels/change-label-template';
import type { CompanyTemplate } from '@gemba/contract/administration/labels/label-template';
import { useTranslations } from 'use-intl';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';

export const useChangeLabelTemplate = (form: string, onSaved: (saved: CompanyTemplate) => void) => {
  const t = useTranslations('administration');
  const afterPosting = useAfterPosting();
  return usePosting(changeLabelTemplate, form, (saved) => {
    removeDraft(formKey(form));
    afterPosting();
    onSaved(saved);
    showToast(t('templates.saved'));
  });
};
