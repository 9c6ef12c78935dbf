import { listWorkCentreTasks } from '@gemba/contract/tasks/lead/list-work-centre-tasks';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { freshOf } from '../../kit/client/use-read.ts';
import { taskKeys } from '../task-keys.ts';

const centre = (wc: string) => freshOf(listWorkCentreTasks, taskKeys.centre(wc), { params: { wc } });

export const useListWorkCentreTasks = (wc: string) => useQuery(centre(wc));

export const readWorkCentreTasksAhead = (wc: string) => queries.prefetchQuery(centre(wc));
