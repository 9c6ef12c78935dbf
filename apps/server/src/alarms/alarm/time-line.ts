import type { AlarmClock, AlarmEvent } from '@gemba/contract/alarms/alarm/alarm';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { queuePushes } from '../../kit/push/queue-pushes.ts';
import { publish } from '../../kit/stream/publish.ts';

export interface Entry {
  kind: AlarmEvent['kind'];
  /** None: the clock. */
  userId: number | null;
  level: number;
  handleType?: string;
  wcHandleType?: string | undefined;
  note?: string | null;
  clock?: AlarmClock;
  minutes?: number | null;
}

/** An entry for each person who is told about the alarm. */
export const notified = (userIds: readonly number[], level: number): Entry[] =>
  userIds.map((userId) => ({ kind: 'NOTIFIED', userId, level }));

const insertEntries = statement<{ companyId: number; entries: string }>(
  `insert into alarm_event (company_id, alarm_id, event_number, kind, user_id, level, handle_type, wc_handle_type, note, clock, minutes)
   select :companyId, alarm_id, event_number, kind, user_id, level, handle_type, wc_handle_type, note, clock, minutes
     from jsonb_to_recordset(:entries::jsonb) as given (alarm_id bigint, event_number integer, kind text, user_id integer, level integer,
       handle_type text, wc_handle_type text, note text, clock text, minutes integer)`,
);

interface Place {
  alarmId: number;
  /** The last entry so far, read under the lock of the alarm. */
  lastEvent: number;
}

/** Writes time lines on, tells those who are notified, and lets every open board look again. */
export async function addEntriesToAll(
  tx: Tx,
  companyId: number,
  lines: readonly (Place & { entries: readonly Entry[] })[],
) {
  const numbered = lines.flatMap(({ alarmId, lastEvent, entries }) =>
    entries.map((entry, index) => ({ ...entry, alarmId, event: lastEvent + index + 1 })),
  );
  const rows = numbered.map(
    ({ alarmId, event, kind, userId, level, handleType, wcHandleType, note, clock, minutes }) => ({
      alarm_id: alarmId,
      event_number: event,
      kind,
      user_id: userId,
      level,
      handle_type: handleType,
      wc_handle_type: wcHandleType,
      note,
      clock,
      minutes,
    }),
  );
  const payloadOf = (id: number, event: number) => ({ alarm: { id, event } });
  const called = numbered.filter(({ kind }) => kind === 'NOTIFIED');
  const calls = called.map(({ userId, alarmId, event }) => ({ userId, payload: payloadOf(alarmId, event) }));
  const pushes = called.flatMap(({ userId, alarmId }) => (userId === null ? [] : [{ userId, refId: String(alarmId) }]));
  const changes = lines.map(({ alarmId, lastEvent, entries }) => ({
    userId: null,
    payload: payloadOf(alarmId, lastEvent + entries.length),
  }));
  await Promise.all([
    tx.run(insertEntries({ companyId, entries: JSON.stringify(rows) })),
    publish(tx, companyId, 'alarm', calls),
    publish(tx, companyId, 'alarmChanged', changes),
    queuePushes(tx, companyId, { topic: 'alarms', kind: 'alarm' }, pushes),
  ]);
}

export const addEntries = (tx: Tx, { companyId, ...place }: Place & { companyId: number }, entries: readonly Entry[]) =>
  addEntriesToAll(tx, companyId, [{ ...place, entries }]);
