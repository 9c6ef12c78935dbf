/** Fields of an alarm; `a` is its row, and ALARM_JOINS brings the rest. */
export const ALARM_ROW = `a.alarm_id as id, a.type_id as type, t.type_name, alarm_type_path(a.company_id, a.type_id) as type_path,
  a.wc, wc.wc_name, a.wo_number as wo, a.description, a.level,
  greatest(a.level, (select max(h.level) from alarm_handler h where h.company_id = a.company_id and h.type_id = handling.type_id)) as top_level,
  a.status,
  (select e.handle_type from alarm_event e where e.company_id = a.company_id and e.alarm_id = a.alarm_id and e.handle_type is not null
    order by e.event_number desc limit 1) as handle_type,
  a.wc_handle_type, json_build_object('userId', raiser.user_id, 'name', raiser.display_name) as raised_by, a.raised_at,
  case when responder.user_id is not null
    then json_build_object('userId', responder.user_id, 'name', responder.display_name) end as responded_by, a.responded_at,
  case when solver.user_id is not null then json_build_object('userId', solver.user_id, 'name', solver.display_name) end as resolved_by,
  a.resolved_at,
  case when a.response_due_at is not null then 'RESPONSE' when a.handle_due_at is not null then 'HANDLE' end as clock,
  a.clock_since, coalesce(a.response_due_at, a.handle_due_at) as due_at, a.escalate_at,
  (select count(*)::int from alarm_event e where e.company_id = a.company_id and e.alarm_id = a.alarm_id and e.kind = 'TIMEOUT') as timeout_count,
  exists (select from alarm_handler h where h.company_id = a.company_id and h.type_id = handling.type_id
             and h.level = a.level and h.user_id = current_person()) as handles_level,
  a.version`;

export const ALARM_JOINS = `
  join alarm_type t on t.company_id = a.company_id and t.type_id = a.type_id
  join work_centre wc on wc.company_id = a.company_id and wc.wc = a.wc
  join app_user raiser on raiser.company_id = a.company_id and raiser.user_id = a.raised_by
  left join app_user responder on responder.company_id = a.company_id and responder.user_id = a.responded_by
  left join app_user solver on solver.company_id = a.company_id and solver.user_id = a.resolved_by
  cross join lateral (select handling_type(a.company_id, a.type_id) as type_id) handling`;

/** Columns that are there although PostgreSQL cannot know it. */
export const ALARM_NEVER_NULL = ['typePath'] as const;

/** Most urgent first. */
export const URGENCY = `-a.level, coalesce(a.response_due_at, a.handle_due_at, timestamptz '9999-12-31 00:00:00Z'), a.raised_at, a.alarm_id`;

/** A type and all below it, as a list for `in`. */
export const TYPES_BELOW = `(with recursive below as (
    select type_id from alarm_type where company_id = :companyId and type_id = :type::bigint
    union all
    select child.type_id from below join alarm_type child on child.company_id = :companyId and child.parent = below.type_id)
  select type_id from below)`;
