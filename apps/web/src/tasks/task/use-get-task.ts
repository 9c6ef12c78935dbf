import { getTask } from '@gemba/contract/tasks/task/get-task';
import { useQuery } from '@tanstack/react-query';
import { FRESH_MS, readFreshAhead, readOf } from '../../kit/client/use-read.ts';
import { taskKeys } from '../task-keys.ts';

/** Somebody else counts on the same operation, or the same person on another device. */
const LIVE_MS = 10_000;

const task = (taskId: string) => [getTask, taskKeys.task(taskId), { params: { taskId } }] as const;

export const useGetTask = (taskId: string) =>
  useQuery({ ...readOf(...task(taskId)), staleTime: FRESH_MS, refetchInterval: LIVE_MS });

export const readTaskAhead = (taskId: string) => readFreshAhead(...task(taskId));
