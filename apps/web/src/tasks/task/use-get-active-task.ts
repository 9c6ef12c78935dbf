import { getActiveTask } from '@gemba/contract/tasks/task/get-active-task';
import { useQuery } from '@tanstack/react-query';
import { readOf } from '../../kit/client/use-read.ts';
import { taskKeys } from '../task-keys.ts';

const LIVE_MS = 15_000;

/** The running task, or the one that was paused last. */
export const useGetActiveTask = () =>
  useQuery({ ...readOf(getActiveTask, taskKeys.active, {}), staleTime: 0, refetchInterval: LIVE_MS });
