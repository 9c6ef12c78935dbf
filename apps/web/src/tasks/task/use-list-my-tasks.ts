import { listMyTasks } from '@gemba/contract/tasks/task/list-my-tasks';
import type { TaskFilter } from '@gemba/contract/tasks/task-moves';
import { usePages } from '../../kit/client/use-pages.ts';
import { taskKeys } from '../task-keys.ts';

/** `on`: tasks of that day and before it. */
export const useListMyTasks = (status: TaskFilter, on?: string) => {
  const query = { status, ...(on && { on }) };
  return usePages(listMyTasks, { key: taskKeys.mine(query), input: { query }, keep: true });
};
