import { getAlarm } from '@gemba/contract/alarms/alarm/get-alarm';
import { useQuery } from '@tanstack/react-query';
import { LIVE_ALARMS } from '../../kit/client/live.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { alarmKeys } from '../alarm-keys.ts';

export const useGetAlarm = (id: string) =>
  useQuery({ ...readOf(getAlarm, alarmKeys.alarm(id), { params: { id } }), staleTime: 0, meta: LIVE_ALARMS });
