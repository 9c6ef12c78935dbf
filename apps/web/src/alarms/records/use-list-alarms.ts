import { listAlarms } from '@gemba/contract/alarms/alarm/list-alarms';
import type { CallInput } from '@gemba/contract/kit/call';
import { LIVE_ALARMS } from '../../kit/client/live.ts';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { alarmKeys } from '../alarm-keys.ts';

export type AlarmsQuery = NonNullable<CallInput<typeof listAlarms>['query']>;

const asked = (query: AlarmsQuery) => ({ key: alarmKeys.list(query), input: { query }, live: LIVE_ALARMS });

export const useListAlarms = (query: AlarmsQuery) => usePages(listAlarms, { ...asked(query), keep: true });

export const readAlarmsAhead = (query: AlarmsQuery) => readPagesAhead(listAlarms, asked(query));
