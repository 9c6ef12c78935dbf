import { listMyTasks } from '@gemba/contract/tasks/task/list-my-tasks';
import { TASK_FILTERS, type TaskFilter } from '@gemba/contract/tasks/task-moves';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { dayIn } from '../../kit/router/day-in.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { taskKeys } from '../task-keys.ts';

/** The tasks that an address asks for: open ones, unless it says otherwise. */
export const tasksIn = (search: SearchParams) => ({
  status: TASK_FILTERS.find((filter) => filter === search['status']) ?? ('OPEN' as const),
  on: dayIn(search['on']),
});

const myTasks = (status: TaskFilter, on?: string) => {
  const query = { status, ...(on && { on }) };
  return { key: taskKeys.mine(query), input: { query } };
};

/** `on`: tasks of that day and before it. */
export const useListMyTasks = (status: TaskFilter, on?: string) =>
  usePages(listMyTasks, { ...myTasks(status, on), keep: true });

export const readMyTasksAhead = (search: SearchParams) => {
  const { status, on } = tasksIn(search);
  return readPagesAhead(listMyTasks, myTasks(status, on));
};
