import type { Call } from '@gemba/contract/kit/call';
import { removeDraft } from '../form/drafts.ts';
import { formKey } from '../form/form-key.ts';
import { showToast } from '../ui/feedback/notices.ts';
import { useAfterPosting } from './use-after-posting.ts';
import { usePosting } from './use-posting.ts';

/** The posting of a `ReasonSheet` with the same `form`. `told` is said once it is done. */
export const useReasonedChange = <C extends Call>(definition: C, form: string, told: string, onChanged: () => void) => {
  const readAnew = useAfterPosting();
  return usePosting(definition, form, () => {
    removeDraft(formKey(form));
    readAnew();
    showToast(told);
    onChanged();
  });
};
