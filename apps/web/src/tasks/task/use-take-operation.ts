import { takeOperation } from '@gemba/contract/tasks/task/take-operation';
import { useNavigate } from '@tanstack/react-router';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { addressOfTask } from '../addresses.ts';
import { taskKeys } from '../task-keys.ts';

/** Takes a task on an operation, beside others who work on it, and shows it. */
export const useTakeOperation = () => {
  const navigate = useNavigate();
  const afterPosting = useAfterPosting();
  return usePosting(takeOperation, 'take', (task) => {
    afterPosting([taskKeys.task(task.taskId), task]);
    void navigate({ href: addressOfTask(task.taskId) });
  });
};
