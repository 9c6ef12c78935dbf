import { addPrinter } from '@gemba/contract/administration/labels/add-printer';
import { useTranslations } from 'use-intl';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';

export const useAddPrinter = (form: string, onSaved: () => void) => {
  const t = useTranslations('administration');
  const afterPosting = useAfterPosting();
  return usePosting(addPrinter, form, ({ name }) => {
    removeDraft(formKey(form));
    afterPosting();
    showToast(t('printers.saved', { name }));
    onSaved();
  });
};
