import { planTask } from '@gemba/contract/tasks/lead/plan-task';
import { useTranslations } from 'use-intl';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';

/** Plans a task on an operation. `form`: the one that it is entered in, or `helper`. */
export const usePlanTask = (form: 'plan' | 'helper', onPlanned?: () => void) => {
  const t = useTranslations('tasks');
  const afterPosting = useAfterPosting();
  return usePosting(planTask, form, ({ sequence, woNumber }) => {
    removeDraft(formKey(form));
    afterPosting();
    onPlanned?.();
    showToast(t('planned', { sequence: String(sequence), woNumber }));
  });
};
