import { getMyDay } from '@gemba/contract/tasks/my-day/get-my-day';
import { useQuery } from '@tanstack/react-query';
import { readOf } from '../../kit/client/use-read.ts';
import { taskKeys } from '../task-keys.ts';

const LIVE_MS = 60_000;

export const readOfMyDay = (date?: string) =>
  readOf(getMyDay, taskKeys.myDay(date), { query: date === undefined ? {} : { date } });

/** My day as it grows; without a date, that of the shift. */
export const useGetMyDay = (date?: string) =>
  useQuery({ ...readOfMyDay(date), staleTime: 0, refetchInterval: LIVE_MS });
