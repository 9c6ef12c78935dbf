import type { Alarm, AlarmEvent, AlarmPhoto, AlarmRow } from '@gemba/contract/alarms/alarm/alarm';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { readHandlers } from '../handlers.sql.ts';
import { handlersAt, nextLevel } from '../levels.ts';
import { ALARM_JOINS, ALARM_NEVER_NULL, ALARM_ROW } from './alarm-row.ts';
import { type AlarmMove, factsOf, moveRefusal } from './held-alarm.ts';

type Key = { companyId: number; alarmId: number };

const selectAlarm = statement<Key, AlarmRow & Pick<Alarm, 'serverTime' | 'presetResponseTime' | 'presetHandleTime'>>(
  `select ${ALARM_ROW}, clock_timestamp() as server_time, t.preset_response_time, t.preset_handle_time
    from alarm a ${ALARM_JOINS} where a.company_id = :companyId and a.alarm_id = :alarmId`,
  { neverNull: ALARM_NEVER_NULL },
);

const selectEvents = statement<Key, AlarmEvent>(
  `select e.event_number, e.kind, e.at,
     case when u.user_id is not null then json_build_object('userId', u.user_id, 'name', u.display_name) end as by,
     e.level, lag(e.level) over (order by e.event_number) as previous_level, e.handle_type, e.wc_handle_type, e.note, e.clock, e.minutes
    from alarm_event e left join app_user u on u.company_id = e.company_id and u.user_id = e.user_id
   where e.company_id = :companyId and e.alarm_id = :alarmId order by e.event_number`,
);

const selectPhotos = statement<Key, AlarmPhoto>(
  `select photo_id, event_number, file_type, byte_count from alarm_photo
    where company_id = :companyId and alarm_id = :alarmId order by event_number, photo_id`,
);

export async function readAlarm(tx: Tx, { companyId, userId }: Actor, alarmId: number): Promise<Alarm> {
  const key = { companyId, alarmId };
  const [alarm, events, photos] = await Promise.all([
    tx.first(selectAlarm(key)),
    tx.all(selectEvents(key)),
    tx.all(selectPhotos(key)),
  ]);
  if (!alarm) return refuse('ALARM_NOT_EXIST');
  const { level, status, type } = alarm;
  const handlers = (await readHandlers(tx, companyId, [type]))(type);
  const next = nextLevel(handlers, level);
  const facts = factsOf({ level, status, handlers }, userId);
  const refusalOf = (event: AlarmMove) => (moveRefusal(status, event, facts) ?? null) as Alarm['refusals'][AlarmMove];
  return {
    ...alarm,
    handlers: handlersAt(handlers, level),
    nextLevel: next ?? null,
    nextHandlers: handlersAt(handlers, next),
    events,
    photos,
    refusals: { respond: refusalOf('respond'), resolve: refusalOf('resolve'), handOn: refusalOf('handOn') },
  };
}
