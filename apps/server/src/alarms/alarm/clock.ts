import type { AlarmClock } from '@gemba/contract/alarms/alarm/alarm';
import type { AlarmStatus } from '@gemba/contract/alarms/alarm-moves';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { armTimers } from '../../kit/timers/arm-timer.ts';

export const ALARM_TIMER = 'alarm';

/** So many minutes from now; never where there are none. */
export const inMinutes = (minutes: string) =>
  `case when ${minutes}::integer > 0 then now() + ${minutes}::integer * interval '1 minute' end`;

interface Moved {
  companyId: number;
  alarmId: number;
  status: AlarmStatus;
  level: number;
  clock: AlarmClock | null;
  minutes: number;
  wcHandleType: string | null;
  respondedBy: number | null;
  resolvedBy: number | null;
}

const updateAlarm = statement<Moved, { escalateAt: string | null }>(
  `update alarm set status = :status, level = :level, clock_since = now(), version = version + 1,
     response_due_at = case when :clock = 'RESPONSE' then ${inMinutes(':minutes')} end,
     handle_due_at = case when :clock = 'HANDLE' then ${inMinutes(':minutes')} end,
     escalate_at = case when :clock::text is not null then ${inMinutes(':minutes')} end,
     wc_handle_type = coalesce(:wcHandleType, wc_handle_type),
     responded_by = coalesce(:respondedBy::integer, responded_by),
     responded_at = case when :respondedBy::integer is null then responded_at else now() end,
     resolved_by = :resolvedBy::integer, resolved_at = case when :resolvedBy::integer is not null then now() end
    where company_id = :companyId and alarm_id = :alarmId returning escalate_at`,
);

/** Arms the next time-outs of alarms. A timer whose clock was stopped meanwhile fires into nothing. */
export const armTimeouts = (
  tx: Tx,
  companyId: number,
  alarms: readonly { alarmId: number; escalateAt: string | null }[],
) => {
  const timers = alarms.flatMap(({ alarmId, escalateAt }) =>
    escalateAt === null ? [] : [{ refId: String(alarmId), dueAt: escalateAt }],
  );
  return armTimers(tx, companyId, ALARM_TIMER, timers);
};

type Change = Omit<Moved, 'companyId' | 'alarmId' | 'wcHandleType' | 'respondedBy' | 'resolvedBy'> & {
  wcHandleType?: string | undefined;
  respondedBy?: number;
  resolvedBy?: number;
};

/** The state after a move, with a clock of its own. */
export async function moveAlarm(
  tx: Tx,
  { companyId, alarmId }: { companyId: number; alarmId: number },
  { wcHandleType, respondedBy, resolvedBy, ...change }: Change,
) {
  const { escalateAt } = await tx.one(
    updateAlarm({
      companyId,
      alarmId,
      ...change,
      wcHandleType: wcHandleType ?? null,
      respondedBy: respondedBy ?? null,
      resolvedBy: resolvedBy ?? null,
    }),
  );
  await armTimeouts(tx, companyId, [{ alarmId, escalateAt }]);
}
