import type { AlarmRow } from '@gemba/contract/alarms/alarm/alarm';
import * as contract from '@gemba/contract/alarms/alarm/list-alarms';
import { alarmGroups } from '@gemba/contract/alarms/alarm-moves';
import { InstantText } from '@gemba/contract/kit/dates';
import { SequenceNumber } from '@gemba/contract/kit/integer';
import * as z from 'zod/mini';
import { decodeCursor, pageFrom } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { page } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { ALARM_JOINS, ALARM_NEVER_NULL, ALARM_ROW, TYPES_BELOW, URGENCY } from './alarm-row.ts';

interface Asked {
  companyId: number;
  statuses: readonly string[];
  wc: string | undefined;
  type: string | undefined;
  from: string | undefined;
  to: string | undefined;
  mine: boolean;
  raisedAt: string | null;
  alarmId: number | null;
  limit: number;
}

const midnight = (day: string) =>
  `(${day}::timestamp at time zone (select time_zone from company where company.company_id = :companyId))`;

const FILTER = `a.status = any (:statuses) and (:wc::text is null or a.wc = :wc)
     and (:type::text is null or a.type_id in ${TYPES_BELOW})
     and (:from::date is null or a.raised_at >= ${midnight(':from::date')})
     and (:to::date is null or a.raised_at < ${midnight('(:to::date + 1)')})
     and (not :mine::boolean or a.raised_by = current_person())`;

const selectPending = statement<Asked & { place: number | null; due: string }, AlarmRow>(
  `select ${ALARM_ROW} from alarm a ${ALARM_JOINS} where a.company_id = :companyId and ${FILTER}
     and (:place::integer is null or (${URGENCY}) > (:place, :due::timestamptz, :raisedAt::timestamptz, :alarmId::bigint))
   order by ${URGENCY} limit :limit`,
  { neverNull: ALARM_NEVER_NULL },
);

const selectNewest = statement<Asked, AlarmRow>(
  `select ${ALARM_ROW} from alarm a ${ALARM_JOINS} where a.company_id = :companyId and ${FILTER}
     and (:raisedAt::timestamptz is null or (a.raised_at, a.alarm_id) < (:raisedAt, :alarmId::bigint))
   order by a.raised_at desc, a.alarm_id desc limit :limit`,
  { neverNull: ALARM_NEVER_NULL },
);

const NO_DUE = '9999-12-31T00:00:00Z';
const Key = z.tuple([z.nullable(z.int32()), z.nullable(InstantText), InstantText, SequenceNumber]);
const ALL = [...alarmGroups.pending, ...alarmGroups.processed];

export const listAlarms = page(contract.listAlarms, {
  statement: (companyId, { query }) => {
    const { group, status, wc, type, from, to, mine, cursor, limit } = query;
    if (from && to && from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
    const statuses = (group ? alarmGroups[group] : ALL).filter((one) => status === undefined || one === status);
    const [place, due, raisedAt, alarmId] = decodeCursor(cursor, Key) ?? [null, null, null, null];
    const asked = {
      companyId,
      statuses,
      wc,
      type,
      from,
      to,
      mine: mine === 'true',
      raisedAt,
      alarmId,
      limit: limit + 1,
    };
    return group === 'pending' ? selectPending({ ...asked, place, due: due ?? NO_DUE }) : selectNewest(asked);
  },
  reply: (rows, { query: { group, limit } }) =>
    pageFrom(rows, limit, ({ level, dueAt, raisedAt, id }) =>
      group === 'pending' ? [-level, dueAt, raisedAt, id] : [null, null, raisedAt, id],
    ),
});
