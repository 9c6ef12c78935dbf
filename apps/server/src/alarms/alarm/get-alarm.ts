import * as contract from '@gemba/contract/alarms/alarm/get-alarm';
import { operation } from '../../kit/http/operation.ts';
import { readAlarm } from './read-alarm.ts';

export const getAlarm = operation(contract.getAlarm, (tx, actor, { params }) =>
  readAlarm(tx, actor, Number(params.id)),
);
