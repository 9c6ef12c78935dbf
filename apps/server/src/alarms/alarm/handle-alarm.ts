import * as contract from '@gemba/contract/alarms/alarm/handle-alarm';
import { alarmEventOf } from '@gemba/contract/alarms/alarm-moves';
import { tellWebhooks } from '../../interfaces/index.ts';
import { operation } from '../../kit/http/operation.ts';
import { nextLevel, toldAt } from '../levels.ts';
import { moveAlarm } from './clock.ts';
import { holdToMove } from './held-alarm.ts';
import { readAlarm } from './read-alarm.ts';
import { addEntries, type Entry, notified } from './time-line.ts';

export const handleAlarm = operation(contract.handleAlarm, async (tx, actor, { params: { id }, body }) => {
  const { handleType, wcHandleType, note } = body;
  const alarm = await holdToMove(tx, actor, id, alarmEventOf[handleType]);
  const { userId } = actor;
  const { handlers, presetResponseTime: minutes } = alarm;
  const entry = { userId, handleType, wcHandleType, note: note.trim() === '' ? null : note };
  if (handleType === 'RESOLVE') {
    const { level } = alarm;
    await moveAlarm(tx, alarm, {
      status: 'RESOLVED',
      level,
      clock: null,
      minutes: 0,
      wcHandleType,
      resolvedBy: userId,
    });
    await addEntries(tx, alarm, [{ kind: 'RESOLVED', level, ...entry }]);
    const { alarmId } = alarm;
    await tellWebhooks(tx, actor, [
      {
        kind: 'alarm.resolved',
        about: ['alarm', String(alarmId)],
        data: { alarmId, level, wcHandleType, note: entry.note },
      },
    ]);
  } else {
    // The move was refused where there is none.
    const level = nextLevel(handlers, alarm.level) ?? alarm.level;
    const entries: Entry[] = [{ kind: 'HANDLED', level, ...entry }, ...notified(toldAt(handlers, level), level)];
    await moveAlarm(tx, alarm, { status: 'HANDLED', level, clock: 'RESPONSE', minutes, wcHandleType });
    await addEntries(tx, alarm, entries);
  }
  return readAlarm(tx, actor, alarm.alarmId);
});
