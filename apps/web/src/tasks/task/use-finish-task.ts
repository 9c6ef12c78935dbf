import { finishTask } from '@gemba/contract/tasks/task/finish-task';
import { useQueryClient } from '@tanstack/react-query';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { useAfterReport } from '../reports/use-after-report.ts';
import { taskKeys } from '../task-keys.ts';
import { useKeepAsking } from './use-keep-asking.ts';

export const FINISH_FORM = 'finish';

/** Finishes a task, and shows what was reported. */
export const useFinishTask = (taskId: number) => {
  const queries = useQueryClient();
  const afterReport = useAfterReport(FINISH_FORM);
  const posting = usePosting(finishTask, FINISH_FORM, (reply) => {
    queries.setQueryData(taskKeys.task(taskId), reply.task);
    afterReport(reply);
  });
  useKeepAsking(posting);
  return posting;
};
