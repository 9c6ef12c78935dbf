import { getActiveTask } from '@gemba/contract/tasks/task/get-active-task';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { FRESH_MS, readOf } from '../../kit/client/use-read.ts';
import { taskKeys } from '../task-keys.ts';

const LIVE_MS = 15_000;

const active = { ...readOf(getActiveTask, taskKeys.active, {}), staleTime: FRESH_MS };

/** The running task, or the one that was paused last. */
export const useGetActiveTask = () => useQuery({ ...active, refetchInterval: LIVE_MS });

export const readActiveTaskAhead = () => queries.prefetchQuery(active);
