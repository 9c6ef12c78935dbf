import { listWorkCentreTasks } from '@gemba/contract/tasks/lead/list-work-centre-tasks';
import { useFreshRead } from '../../kit/client/use-read.ts';
import { taskKeys } from '../task-keys.ts';

export const useListWorkCentreTasks = (wc: string) =>
  useFreshRead(listWorkCentreTasks, taskKeys.centre(wc), { params: { wc } });
