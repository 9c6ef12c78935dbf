import { assignTask } from '@gemba/contract/tasks/lead/assign-task';
import { useTranslations } from 'use-intl';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';

/** Gives an open task to somebody, or to anybody who is authorised. */
export const useAssignTask = (onAssigned: () => void) => {
  const t = useTranslations('tasks');
  const afterPosting = useAfterPosting();
  return usePosting(assignTask, 'assign', ({ worker }) => {
    afterPosting();
    onAssigned();
    showToast(worker ? t('assignedTo', { name: worker.name }) : t('assignedToAll'));
  });
};
