import type { HandlerContact } from '@gemba/contract/alarms/alarm/alarm';
import { type AlarmStatus, alarmMoves } from '@gemba/contract/alarms/alarm-moves';
import { moves } from '@gemba/contract/kit/moves';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { checkLicence, companyFacts } from '../../postings/index.ts';
import { selectHandlers } from '../handlers.sql.ts';
import { nextLevel } from '../levels.ts';

export const { refusal: moveRefusal } = moves(alarmMoves);
export type AlarmMove = 'respond' | 'handOn' | 'resolve';

type Key = { companyId: number; alarmId: number };

interface Locked {
  typeId: number;
  status: AlarmStatus;
  level: number;
  responseDueAt: string | null;
  handleDueAt: string | null;
  escalateAt: string | null;
  presetResponseTime: number;
  presetHandleTime: number;
}

const lockAlarm = statement<Key, Locked>(
  `select a.type_id, a.status, a.level, a.response_due_at, a.handle_due_at, a.escalate_at, t.preset_response_time, t.preset_handle_time
    from alarm a join alarm_type t on t.company_id = a.company_id and t.type_id = a.type_id
   where a.company_id = :companyId and a.alarm_id = :alarmId for update of a`,
);

const selectLastEvent = statement<Key, { lastEvent: number }>(
  `select coalesce(max(event_number), 0) as last_event from alarm_event where company_id = :companyId and alarm_id = :alarmId`,
);

export interface HeldAlarm extends Key, Locked {
  handlers: readonly HandlerContact[];
  lastEvent: number;
}

/** Locks the alarm; handlers and time line are read after that. */
export async function holdAlarm(tx: Tx, companyId: number, alarmId: number): Promise<HeldAlarm | undefined> {
  const alarm = await tx.first(lockAlarm({ companyId, alarmId }));
  if (!alarm) return undefined;
  const { typeId } = alarm;
  const [handlers, { lastEvent }] = await Promise.all([
    tx.all(selectHandlers({ companyId, typeId })),
    tx.one(selectLastEvent({ companyId, alarmId })),
  ]);
  return { companyId, alarmId, ...alarm, handlers, lastEvent };
}

type Moving = Pick<HeldAlarm, 'status' | 'level'> & { handlers: readonly HandlerContact[] };

export const factsOf = ({ level, handlers }: Moving, userId: number) => ({
  handlesLevel: handlers.some((one) => one.level === level && one.handler.userId === userId),
  nextLevelHasHandler: nextLevel(handlers, level) !== undefined,
});

/** Holds an alarm for somebody who moves it on, or refuses. */
export async function holdToMove(tx: Tx, { companyId, userId }: Actor, id: string, event: AlarmMove) {
  const [alarm, company] = await Promise.all([holdAlarm(tx, companyId, Number(id)), companyFacts(tx, companyId)]);
  checkLicence(company, 'ALARMS');
  if (!alarm) return refuse('ALARM_NOT_EXIST');
  const { status, level } = alarm;
  const code = moveRefusal(status, event, factsOf(alarm, userId));
  if (code === 'NOT_ALARM_HANDLER' || code === 'ALARM_NEXT_LEVEL_NOT_EXIST') refuse(code, { level });
  if (code) refuse('MOVE_NOT_ALLOWED', { status });
  return alarm;
}
