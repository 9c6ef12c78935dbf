import { InstantText } from '@gemba/contract/kit/dates';
import { NaturalInteger, SequenceNumber } from '@gemba/contract/kit/integer';
import * as contract from '@gemba/contract/tasks/task/list-my-tasks';
import * as z from 'zod/mini';
import { decodeCursor, LONGEST_PAGE, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { TASK_COLUMNS, TASK_JOINS, type TaskFields, taskRowOf } from './task-row.ts';

interface Asked {
  companyId: number;
  on: string | undefined;
  place: number | null;
  rank: number | null;
  at: string | null;
  taskId: number | null;
  limit: number;
}

interface Listed extends TaskFields {
  place: number;
  listRank: number;
  at: string;
}

const ME = '(select u.ref_id from app_user u where u.company_id = :companyId and u.user_id = current_person())';
/** A rank and a day after all others. */
const LAST = { rank: 2_147_483_647, day: `timestamptz '9999-12-31 00:00:00Z'` };
const dayOf = (moment: string) =>
  `(${moment} at time zone (select c.time_zone from company c where c.company_id = :companyId))::date`;

// sql: the conditions below
const openOf = (whose: string) => `
  select t.task_id, case t.status when 'RUNNING' then 0 when 'PAUSED' then 1 else 2 end as place,
         coalesce(t.rank, ${LAST.rank}) as list_rank, coalesce(t.planned_start, ${LAST.day}) as at
    from task t join work_order o on o.company_id = t.company_id and o.wo_number = t.wo_number
   where t.company_id = :companyId and ${whose} and (t.status <> 'OPEN' or o.list_status = 'open')
     and ((select :on::date) is null or coalesce(${dayOf('t.planned_start')} <= (select :on::date), true))`;

// sql: the conditions below
const OPEN = `
  select task_id, place, list_rank, at from (
    ${openOf(`t.worker = ${ME} and t.status in ('OPEN', 'RUNNING', 'PAUSED')`)}
    union all
    ${openOf(`t.worker is null and t.status = 'OPEN' and t.wc in (
      select w.wc from work_centre_worker w where w.company_id = :companyId and w.employee_id = ${ME})`)}) begun
   where (select :place::integer) is null or (place, list_rank, at, task_id) >
         ((select :place::integer), (select :rank::integer), (select :at::timestamptz), (select :taskId::bigint))`;

// sql: ME and dayOf are text of this file
const CLOSED = `
  select task_id, 3 as place, 0 as list_rank, closed_at as at from (
    select t.task_id, t.closed_at from task t
     where t.company_id = :companyId and t.worker = ${ME} and t.status = 'CLOSED'
       and ((select coalesce(:place::integer, 0)) < 3 or (t.closed_at, t.task_id) < ((select :at::timestamptz), (select :taskId::bigint)))
       and ((select :on::date) is null or ${dayOf('t.closed_at')} = (select :on::date))
     order by t.closed_at desc, t.task_id desc limit ${LONGEST_PAGE}) closed`;

/** The last closed task comes first, the others go up. */
const ORDER = `listed.place, listed.list_rank, case when listed.place < 3 then listed.at end, listed.at desc,
  case when listed.place < 3 then listed.task_id end, listed.task_id desc`;

// Cut before the joins: a closed page would join hundreds of rows to show twenty. The values stand in a select each, so that
// the planner does not plan every call anew for them.
// sql: the texts above
const listed = (tasks: string) => `
  select ${TASK_COLUMNS}, listed.place, listed.list_rank, listed.at
    from (select * from (${tasks}) listed order by ${ORDER} limit (select :limit::bigint)) listed
    join task t on t.company_id = :companyId and t.task_id = listed.task_id ${TASK_JOINS}
   order by ${ORDER}`;

const selectTasks = {
  OPEN: statement<Asked, Listed>(listed(OPEN)),
  CLOSED: statement<Omit<Asked, 'rank'>, Listed>(listed(CLOSED), { neverNull: ['at'] }),
  ALL: statement<Asked, Listed>(listed(`${OPEN} union all ${CLOSED}`), { neverNull: ['at'] }),
};

const Key = z.tuple([NaturalInteger, NaturalInteger, InstantText, SequenceNumber]);

export const listMyTasks = page(contract.listMyTasks, {
  statement: (companyId, { query: { status, on, cursor, limit } }) => {
    const [place, rank, at, taskId] = decodeCursor(cursor, Key) ?? [null, null, null, null];
    return selectTasks[status]({ companyId, on, place, rank, at, taskId, limit: limit + 1 });
  },
  reply: (rows, { query: { limit } }) => {
    const { items, nextCursor } = pageFrom(rows, limit, ({ place, listRank, at, taskId }) => [
      place,
      listRank,
      at,
      taskId,
    ]);
    return { items: items.map(taskRowOf), nextCursor };
  },
});
