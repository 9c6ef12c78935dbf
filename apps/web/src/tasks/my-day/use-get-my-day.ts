import { getMyDay } from '@gemba/contract/tasks/my-day/get-my-day';
import { WorkDay } from '@gemba/contract/tasks/task/task-shapes';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { FRESH_MS, readOf } from '../../kit/client/use-read.ts';
import { dayIn } from '../../kit/router/day-in.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { taskKeys } from '../task-keys.ts';

const LIVE_MS = 60_000;

export const readOfMyDay = (date?: string) =>
  readOf(getMyDay, taskKeys.myDay(date), { query: date === undefined ? {} : { date } });

/** My day as it grows; without a date, that of the shift. */
export const useGetMyDay = (date?: string) =>
  useQuery({ ...readOfMyDay(date), staleTime: FRESH_MS, refetchInterval: LIVE_MS });

/** The day that an address names. */
export const dateIn = ({ date }: SearchParams) => dayIn(date, WorkDay);

export const readMyDayAhead = (search: SearchParams) =>
  queries.prefetchQuery({ ...readOfMyDay(dateIn(search)), staleTime: FRESH_MS });
