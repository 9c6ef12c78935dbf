import * as contract from '@gemba/contract/alarms/board/get-alarm-statistics';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { TYPES_BELOW } from '../alarm/alarm-row.ts';

interface Asked {
  companyId: number;
  from: string;
  to: string;
  wc: string | undefined;
  type: string | undefined;
}

type Figures = Omit<contract.ParetoRow, 'key' | 'name' | 'cumulativeShare'>;
type By = 'all' | 'type' | 'wc' | 'shift';

interface Row extends Figures {
  by: By;
  key: string;
  name: string;
}

const time = (name: string, percentile: number | undefined) =>
  percentile === undefined
    ? `round(avg(${name}))::int`
    : `round((percentile_cont(${percentile}) within group (order by ${name}))::numeric)::int`;

const times = (name: string) =>
  `${time(name, undefined)} as ${name}_average, ${time(name, 0.5)} as ${name}_median, ${time(name, 0.9)} as ${name}_worst_tenth`;

const selectFigures = statement<Asked, Row>(
  `with measured as (
     select a.type_id, a.wc, coalesce(worked.shift_code, '') as shift_code, a.resolved_at, line.timeouts,
            extract(epoch from line.responded_at - a.raised_at) as respond,
            extract(epoch from a.resolved_at - line.responded_at) as handle
       from alarm a join company c on c.company_id = a.company_id
       cross join lateral (
         select min(e.at) filter (where e.kind = 'RESPONDED') as responded_at, count(*) filter (where e.kind = 'TIMEOUT') as timeouts
           from alarm_event e where e.company_id = a.company_id and e.alarm_id = a.alarm_id) line
       cross join lateral (select (a.raised_at at time zone c.time_zone)::time as clock) local
       left join lateral (
         select s.shift_code from shift s where s.company_id = a.company_id
            and case when s.start_time < s.end_time then local.clock >= s.start_time and local.clock < s.end_time
                     else local.clock >= s.start_time or local.clock < s.end_time end
          order by s.shift_code limit 1) worked on true
      where a.company_id = :companyId
        and a.raised_at >= (:from::date)::timestamp at time zone c.time_zone
        and a.raised_at < (:to::date + 1)::timestamp at time zone c.time_zone
        and (:wc::text is null or a.wc = :wc) and (:type::text is null or a.type_id in ${TYPES_BELOW})),
   grouped as (
     select case grouping(type_id, wc, shift_code) when 7 then 'all' when 3 then 'type' when 5 then 'wc' else 'shift' end as by,
            type_id, wc, shift_code, count(*)::int as count, count(resolved_at)::int as resolved_count,
            coalesce(sum(timeouts), 0)::int as timeout_count, ${times('respond')}, ${times('handle')}
       from measured group by grouping sets ((), (type_id), (wc), (shift_code)))
   select g.by, coalesce(g.type_id::text, g.wc, g.shift_code, '') as key,
          coalesce(array_to_string(alarm_type_path(:companyId, g.type_id), ' › '), wc.wc_name, s.shift_name, '') as name,
          g.count, g.resolved_count, g.timeout_count, g.respond_average, g.respond_median, g.respond_worst_tenth,
          g.handle_average, g.handle_median, g.handle_worst_tenth
     from grouped g
     left join work_centre wc on wc.company_id = :companyId and wc.wc = g.wc
     left join shift s on s.company_id = :companyId and s.shift_code = g.shift_code
    order by g.count desc, key`,
);

const figuresOf = (row: Row): Figures => ({
  count: row.count,
  resolvedCount: row.resolvedCount,
  timeoutCount: row.timeoutCount,
  respondAverage: row.respondAverage,
  respondMedian: row.respondMedian,
  respondWorstTenth: row.respondWorstTenth,
  handleAverage: row.handleAverage,
  handleMedian: row.handleMedian,
  handleWorstTenth: row.handleWorstTenth,
});

/** Rows of one kind with their growing share, in tenths of a percent. */
function paretoOf(rows: readonly Row[], by: By): contract.ParetoRow[] {
  const own = rows.filter((row) => row.by === by);
  const all = own.reduce((sum, { count }) => sum + count, 0);
  let soFar = 0;
  return own.map((row) => {
    soFar += row.count;
    return { key: row.key, name: row.name, cumulativeShare: Math.round((soFar * 1_000) / all), ...figuresOf(row) };
  });
}

export const getAlarmStatistics = operation(contract.getAlarmStatistics, async (tx, { companyId }, { query }) => {
  const { from, to, wc, type } = query;
  if (from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
  const rows = await tx.all(selectFigures({ companyId, from, to, wc, type }));
  const total = rows.find(({ by }) => by === 'all');
  if (!total) throw new Error('no total of alarms');
  return {
    total: figuresOf(total),
    byType: paretoOf(rows, 'type'),
    byWorkCentre: paretoOf(rows, 'wc'),
    byShift: paretoOf(rows, 'shift'),
  };
});
