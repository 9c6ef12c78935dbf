import { getActiveTask } from '@gemba/contract/tasks/task/get-active-task';
import { useFreshRead } from '../../kit/client/use-read.ts';
import { taskKeys } from '../task-keys.ts';

/** The running task, or the one that was paused last. */
export const useGetActiveTask = () => useFreshRead(getActiveTask, taskKeys.active, {});
