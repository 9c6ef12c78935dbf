import { orderTasks } from '@gemba/contract/tasks/lead/order-tasks';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { taskKeys } from '../task-keys.ts';

/** Puts the open tasks of a work centre in order. */
export const useOrderTasks = (wc: string) => {
  const afterPosting = useAfterPosting();
  return usePosting(orderTasks, 'order', (tasks) => afterPosting([taskKeys.centre(wc), tasks]));
};
