import { statement } from '../../kit/database/statement.ts';
import type { TimerJob } from '../../kit/timers/run-timers.ts';
import { nextLevel, toldAt } from '../levels.ts';
import { ALARM_TIMER, armTimeout, inMinutes } from './clock.ts';
import { holdAlarm, moveRefusal } from './held-alarm.ts';
import { addEntries, notified } from './time-line.ts';

const raiseLevel = statement<
  { companyId: number; alarmId: number; level: number; minutes: number },
  { escalateAt: string | null }
>(
  `update alarm set level = :level, escalate_at = ${inMinutes(':minutes')}, version = version + 1
    where company_id = :companyId and alarm_id = :alarmId returning escalate_at`,
);

/**
 * Raises the level and tells its handlers. Where nobody stands above, those of the last level are told once more. The clock
 * stays overdue; the next level gets as many minutes again before it times out in its turn.
 */
export const alarmTimeOut: TimerJob = {
  kind: ALARM_TIMER,
  async fire(tx, companyId, { refId, dueAt }) {
    const alarm = await holdAlarm(tx, companyId, Number(refId));
    if (!alarm || alarm.escalateAt !== dueAt || moveRefusal(alarm.status, 'timeOut')) return;
    const { alarmId, handlers, responseDueAt, presetResponseTime, presetHandleTime } = alarm;
    const next = nextLevel(handlers, alarm.level);
    const level = next ?? alarm.level;
    const clock = responseDueAt === null ? 'HANDLE' : 'RESPONSE';
    const minutes = clock === 'RESPONSE' ? presetResponseTime : presetHandleTime;
    const { escalateAt } = await tx.one(
      raiseLevel({ companyId, alarmId, level, minutes: next === undefined ? 0 : minutes }),
    );
    await Promise.all([
      armTimeout(tx, companyId, alarmId, escalateAt),
      addEntries(tx, alarm, [
        { kind: 'TIMEOUT', userId: null, level, clock, minutes: minutes || null },
        ...notified(toldAt(handlers, level), level),
      ]),
    ]);
  },
};
