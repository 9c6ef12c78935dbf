import { getTask } from '@gemba/contract/tasks/task/get-task';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { FRESH_MS, readOf } from '../../kit/client/use-read.ts';
import { taskKeys } from '../task-keys.ts';

/** Somebody else counts on the same operation, or the same person on another device. */
const LIVE_MS = 10_000;

const task = (taskId: string) => ({
  ...readOf(getTask, taskKeys.task(taskId), { params: { taskId } }),
  staleTime: FRESH_MS,
});

export const useGetTask = (taskId: string) => useQuery({ ...task(taskId), refetchInterval: LIVE_MS });

export const readTaskAhead = (taskId: string) => queries.prefetchQuery(task(taskId));
