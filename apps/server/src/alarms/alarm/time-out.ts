import { statement } from '../../kit/database/statement.ts';
import type { TimerJob } from '../../kit/timers/run-timers.ts';
import { nextLevel, toldAt } from '../levels.ts';
import { ALARM_TIMER, armTimeouts, inMinutes } from './clock.ts';
import { type HeldAlarm, holdAlarms, moveRefusal } from './held-alarm.ts';
import { addEntriesToAll, type Entry, notified } from './time-line.ts';

const raiseLevels = statement<
  { companyId: number; alarmIds: readonly number[]; levels: readonly number[]; minutes: readonly number[] },
  { alarmId: number; escalateAt: string | null }
>(
  `update alarm set level = given.level, escalate_at = ${inMinutes('given.minutes')}, version = version + 1
    from unnest(:alarmIds::bigint[], :levels::integer[], :minutes::integer[]) as given (alarm_id, level, minutes)
   where company_id = :companyId and alarm.alarm_id = given.alarm_id returning alarm.alarm_id, escalate_at`,
);

/**
 * Raises the level and tells its handlers. Where nobody stands above, those of the last level are told once more. The clock
 * stays overdue; the next level gets as many minutes again before it times out in its turn.
 */
export const alarmTimeOut: TimerJob = {
  kind: ALARM_TIMER,
  async fire(tx, companyId, timers) {
    const dueOf = new Set(timers.map(({ refId, dueAt }) => `${refId} ${dueAt}`));
    const alarms = await holdAlarms(
      tx,
      companyId,
      timers.map(({ refId }) => Number(refId)),
    );
    const timedOut = alarms
      .filter(
        ({ alarmId, escalateAt, status }) => dueOf.has(`${alarmId} ${escalateAt}`) && !moveRefusal(status, 'timeOut'),
      )
      .map((alarm) => ({ ...alarm, ...escalationOf(alarm) }));
    if (timedOut.length === 0) return;
    const raised = await tx.all(
      raiseLevels({
        companyId,
        alarmIds: timedOut.map(({ alarmId }) => alarmId),
        levels: timedOut.map(({ to }) => to),
        minutes: timedOut.map(({ nextMinutes }) => nextMinutes),
      }),
    );
    await Promise.all([armTimeouts(tx, companyId, raised), addEntriesToAll(tx, companyId, timedOut)]);
  },
};

function escalationOf({ level, handlers, responseDueAt, presetResponseTime, presetHandleTime }: HeldAlarm) {
  const next = nextLevel(handlers, level);
  const to = next ?? level;
  const clock = responseDueAt === null ? ('HANDLE' as const) : ('RESPONSE' as const);
  const minutes = clock === 'RESPONSE' ? presetResponseTime : presetHandleTime;
  const entries: Entry[] = [
    { kind: 'TIMEOUT', userId: null, level: to, clock, minutes: minutes || null },
    ...notified(toldAt(handlers, to), to),
  ];
  return { to, nextMinutes: next === undefined ? 0 : minutes, entries };
}
