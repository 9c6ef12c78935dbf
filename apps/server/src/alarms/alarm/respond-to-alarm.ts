import * as contract from '@gemba/contract/alarms/alarm/respond-to-alarm';
import { operation } from '../../kit/http/operation.ts';
import { moveAlarm } from './clock.ts';
import { holdToMove } from './held-alarm.ts';
import { readAlarm } from './read-alarm.ts';
import { addEntries } from './time-line.ts';

export const respondToAlarm = operation(contract.respondToAlarm, async (tx, actor, { params: { id } }) => {
  const alarm = await holdToMove(tx, actor, id, 'respond');
  const { userId } = actor;
  const { level, presetHandleTime: minutes } = alarm;
  await moveAlarm(tx, alarm, { status: 'RESPONDED', level, clock: 'HANDLE', minutes, respondedBy: userId });
  await addEntries(tx, alarm, [{ kind: 'RESPONDED', userId, level }]);
  return readAlarm(tx, actor, alarm.alarmId);
});
