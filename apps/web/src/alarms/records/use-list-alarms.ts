import { listAlarms } from '@gemba/contract/alarms/alarm/list-alarms';
import type { CallInput } from '@gemba/contract/kit/call';
import { LIVE_ALARMS } from '../../kit/client/live.ts';
import { usePages } from '../../kit/client/use-pages.ts';
import { alarmKeys } from '../alarm-keys.ts';

export const useListAlarms = (query: NonNullable<CallInput<typeof listAlarms>['query']>) =>
  usePages(listAlarms, { key: alarmKeys.list(query), input: { query }, keep: true, live: LIVE_ALARMS });
