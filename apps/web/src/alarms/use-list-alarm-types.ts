import { listAlarmTypes } from '@gemba/contract/alarms/types/list-alarm-types';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../kit/client/queries.ts';
import { readOf } from '../kit/client/use-read.ts';
import { alarmKeys } from './alarm-keys.ts';

const readAlarmTypes = readOf(listAlarmTypes, alarmKeys.types, {});

export const useListAlarmTypes = () => useQuery(readAlarmTypes);

export const readAlarmTypesAhead = () => queries.prefetchQuery(readAlarmTypes);
