import { changePrinter } from '@gemba/contract/administration/labels/change-printer';
import { useTranslations } from 'use-intl';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';

export const useChangePrinter = (form: string, onSaved: () => void) => {
  const t = useTranslations('administration');
  const afterPosting = useAfterPosting();
  return usePosting(changePrinter, form, ({ name }) => {
    removeDraft(formKey(form));
    afterPosting();
    showToast(t('printers.saved', { name }));
    onSaved();
  });
};
