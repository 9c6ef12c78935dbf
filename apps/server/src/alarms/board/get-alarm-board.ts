import type { AlarmRow } from '@gemba/contract/alarms/alarm/alarm';
import * as contract from '@gemba/contract/alarms/board/get-alarm-board';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { ALARM_JOINS, ALARM_NEVER_NULL, ALARM_ROW, URGENCY } from '../alarm/alarm-row.ts';

type Asked = { companyId: number };

const selectAlarms = statement<Asked, AlarmRow>(
  `select ${ALARM_ROW} from alarm a ${ALARM_JOINS} where a.company_id = :companyId and a.status <> 'RESOLVED'
    order by ${URGENCY} limit ${contract.BOARD_ALARMS_AT_MOST}`,
  { neverNull: ALARM_NEVER_NULL },
);

interface Totals {
  serverTime: string;
  companyName: string;
  active: number;
  overdue: number;
  handedOn: number;
}

const selectTotals = statement<Asked, Totals>(
  `select clock_timestamp() as server_time, c.company_name, pending.active, pending.overdue, pending.handed_on
    from company c cross join lateral (
      select count(*) filter (where a.status <> 'HANDLED')::int as active,
             count(*) filter (where coalesce(a.response_due_at, a.handle_due_at) <= now())::int as overdue,
             count(*) filter (where a.status = 'HANDLED')::int as handed_on
        from alarm a where a.company_id = c.company_id and a.status <> 'RESOLVED') pending
   where c.company_id = :companyId`,
);

interface CentreRow {
  wc: string;
  wcName: string;
  online: number;
  onlineSince: string | null;
  stoppedSince: string | null;
  alarmSince: string | null;
  fixingSince: string | null;
  runningSince: string | null;
  idleSince: string | null;
}

const selectCentres = statement<Asked, CentreRow>(
  `select wc.wc, wc.wc_name, wc.online, wc.online_since, pending.stopped_since, pending.alarm_since, pending.fixing_since,
     (select min(t.started_at) from task t where t.company_id = wc.company_id and t.wc = wc.wc and t.status = 'RUNNING') as running_since,
     (select max(coalesce(t.closed_at, t.paused_at)) from task t
       where t.company_id = wc.company_id and t.wc = wc.wc and t.status in ('CLOSED', 'PAUSED')) as idle_since
    from work_centre wc
    cross join lateral (
      select min(a.raised_at) filter (where a.wc_handle_type = 'STOP') as stopped_since,
             min(a.raised_at) filter (where a.status = 'OPEN' and a.wc_handle_type is null) as alarm_since,
             min(a.raised_at) filter (where a.wc_handle_type in ('FIX', 'EXCHANGE', 'HANDLE')) as fixing_since
        from alarm a where a.company_id = wc.company_id and a.wc = wc.wc and a.status <> 'RESOLVED') pending
   where wc.company_id = :companyId and wc.active order by wc.wc`,
);

export const getAlarmBoard = operation(contract.getAlarmBoard, async (tx, { companyId }) => {
  const [{ serverTime, companyName, ...counts }, alarms, centres] = await Promise.all([
    tx.one(selectTotals({ companyId })),
    tx.all(selectAlarms({ companyId })),
    tx.all(selectCentres({ companyId })),
  ]);
  const place = ({ state }: contract.WorkCentreStanding) => contract.WORK_CENTRE_STATES.indexOf(state);
  const workCentres = centres.map(standingOf).toSorted((one, other) => place(one) - place(other));
  return { serverTime, companyName, counts, alarms, workCentres };
});

function standingOf({ wc, wcName, ...row }: CentreRow): contract.WorkCentreStanding {
  const standing = (state: contract.WorkCentreState, since: string | null) => ({ wc, wcName, state, since });
  if (row.stoppedSince !== null) return standing('STOPPED', row.stoppedSince);
  if (row.alarmSince !== null) return standing('ALARM', row.alarmSince);
  if (row.fixingSince !== null) return standing('FIXING', row.fixingSince);
  if (row.online === 0) return standing('OFFLINE', row.onlineSince);
  return row.runningSince === null ? standing('IDLE', row.idleSince) : standing('RUNNING', row.runningSince);
}
