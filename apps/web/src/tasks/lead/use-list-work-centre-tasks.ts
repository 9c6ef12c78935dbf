import { listWorkCentreTasks } from '@gemba/contract/tasks/lead/list-work-centre-tasks';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import { taskKeys } from '../task-keys.ts';

const centre = (wc: string) => [listWorkCentreTasks, taskKeys.centre(wc), { params: { wc } }] as const;

export const useListWorkCentreTasks = (wc: string) => useFreshRead(...centre(wc));

export const readWorkCentreTasksAhead = (wc: string) => readFreshAhead(...centre(wc));
