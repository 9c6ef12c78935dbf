import type { HandlerContact } from '@gemba/contract/alarms/alarm/alarm';
import { type AlarmStatus, alarmMoves } from '@gemba/contract/alarms/alarm-moves';
import { moves } from '@gemba/contract/kit/moves';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { checkLicence, companyFacts } from '../../postings/index.ts';
import { readHandlers } from '../handlers.sql.ts';
import { nextLevel } from '../levels.ts';

export const { refusal: moveRefusal } = moves(alarmMoves);
export type AlarmMove = 'respond' | 'handOn' | 'resolve';

interface Locked {
  alarmId: number;
  typeId: number;
  status: AlarmStatus;
  level: number;
  responseDueAt: string | null;
  handleDueAt: string | null;
  escalateAt: string | null;
  presetResponseTime: number;
  presetHandleTime: number;
}

type Keys = { companyId: number; alarmIds: readonly number[] };

// In the order of their numbers: whoever holds several never waits for somebody who waits for them.
const lockAlarms = statement<Keys, Locked>(
  `select a.alarm_id, a.type_id, a.status, a.level, a.response_due_at, a.handle_due_at, a.escalate_at,
     t.preset_response_time, t.preset_handle_time
    from alarm a join alarm_type t on t.company_id = a.company_id and t.type_id = a.type_id
   where a.company_id = :companyId and a.alarm_id = any (:alarmIds) order by a.alarm_id for update of a`,
);

const selectLastEvents = statement<Keys, { alarmId: number; lastEvent: number }>(
  `select alarm_id, max(event_number) as last_event from alarm_event
    where company_id = :companyId and alarm_id = any (:alarmIds) group by alarm_id`,
);

export interface HeldAlarm extends Locked {
  companyId: number;
  handlers: readonly HandlerContact[];
  lastEvent: number;
}

/** Locks alarms; handlers and time lines are read after that. */
export async function holdAlarms(tx: Tx, companyId: number, alarmIds: readonly number[]): Promise<HeldAlarm[]> {
  const alarms = await tx.all(lockAlarms({ companyId, alarmIds }));
  const [handlersOf, lastEvents] = await Promise.all([
    readHandlers(
      tx,
      companyId,
      alarms.map(({ typeId }) => typeId),
    ),
    tx.all(selectLastEvents({ companyId, alarmIds })),
  ]);
  const lastOf = new Map(lastEvents.map(({ alarmId, lastEvent }) => [alarmId, lastEvent]));
  return alarms.map((alarm) => ({
    companyId,
    ...alarm,
    handlers: handlersOf(alarm.typeId),
    lastEvent: lastOf.get(alarm.alarmId) ?? 0,
  }));
}

type Moving = Pick<HeldAlarm, 'status' | 'level'> & { handlers: readonly HandlerContact[] };

export const factsOf = ({ level, handlers }: Moving, userId: number) => ({
  handlesLevel: handlers.some((one) => one.level === level && one.handler.userId === userId),
  nextLevelHasHandler: nextLevel(handlers, level) !== undefined,
});

/** Holds an alarm for somebody who moves it on, or refuses. */
export async function holdToMove(tx: Tx, { companyId, userId }: Actor, id: string, event: AlarmMove) {
  const [[alarm], company] = await Promise.all([holdAlarms(tx, companyId, [Number(id)]), companyFacts(tx, companyId)]);
  checkLicence(company, 'ALARMS');
  if (!alarm) return refuse('ALARM_NOT_EXIST');
  const { status, level } = alarm;
  const code = moveRefusal(status, event, factsOf(alarm, userId));
  if (code === 'NOT_ALARM_HANDLER' || code === 'ALARM_NEXT_LEVEL_NOT_EXIST') refuse(code, { level });
  if (code) refuse('MOVE_NOT_ALLOWED', { status });
  return alarm;
}
