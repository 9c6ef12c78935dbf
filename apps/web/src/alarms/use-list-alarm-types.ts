import { listAlarmTypes } from '@gemba/contract/alarms/types/list-alarm-types';
import { useRead } from '../kit/client/use-read.ts';
import { alarmKeys } from './alarm-keys.ts';

export const useListAlarmTypes = () => useRead(listAlarmTypes, alarmKeys.types, {});
