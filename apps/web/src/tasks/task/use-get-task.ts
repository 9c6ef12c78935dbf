import { getTask } from '@gemba/contract/tasks/task/get-task';
import { useQuery } from '@tanstack/react-query';
import { readOf } from '../../kit/client/use-read.ts';
import { taskKeys } from '../task-keys.ts';

/** Somebody else counts on the same operation, or the same person on another device. */
const LIVE_MS = 10_000;

export const useGetTask = (taskId: string) =>
  useQuery({
    ...readOf(getTask, taskKeys.task(taskId), { params: { taskId } }),
    staleTime: 0,
    refetchInterval: LIVE_MS,
  });
