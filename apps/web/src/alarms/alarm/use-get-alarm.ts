import { getAlarm } from '@gemba/contract/alarms/alarm/get-alarm';
import { useQuery } from '@tanstack/react-query';
import { LIVE_ALARMS } from '../../kit/client/live.ts';
import { queries } from '../../kit/client/queries.ts';
import { FRESH_MS, readOf } from '../../kit/client/use-read.ts';
import { alarmKeys } from '../alarm-keys.ts';

const readAlarm = (id: string) => ({
  ...readOf(getAlarm, alarmKeys.alarm(id), { params: { id } }),
  staleTime: FRESH_MS,
  meta: LIVE_ALARMS,
});

export const useGetAlarm = (id: string) => useQuery(readAlarm(id));

export const readAlarmAhead = (id: string) => queries.prefetchQuery(readAlarm(id));
