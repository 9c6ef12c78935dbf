import { addDays } from '@gemba/contract/kit/dates';
import { holds, type Role } from '@gemba/contract/kit/roles';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { readToday } from '../read-today.ts';

interface Week {
  companyId: number;
  from: string;
  to: string;
  userId: number;
  refId: string | null;
}

const FACTS = [
  'purchased',
  'received',
  'sold',
  'shipped',
  'finished',
  'closedEcns',
  'alarms',
  'resolved',
  'revenue',
  'currency',
  'decided',
  'hours',
] as const;
type Fact = (typeof FACTS)[number];

/** The roles of which one is needed to be told. Without an entry a fact is the person's own. */
const roleFor: Partial<Record<Fact, readonly Role[]>> = {
  purchased: ['FIND_PURCHASE_ORDER'],
  received: ['UPDATE_RECEIVER', 'FIND_PURCHASE_ORDER', 'FIND_WO_RECEIVER'],
  sold: ['FIND_SALES_ORDER'],
  shipped: ['FIND_SHIPPER'],
  finished: ['FIND_WORK_ORDER'],
  closedEcns: ['FIND_ECN'],
  alarms: ['MANAGE_ALARM', 'QUALITY_INFO', 'LEAD_WORK_CENTRE'],
  resolved: ['MANAGE_ALARM', 'QUALITY_INFO', 'LEAD_WORK_CENTRE'],
  revenue: ['ACCOUNTING_INFO'],
  currency: ['ACCOUNTING_INFO'],
};

const IN_DAYS = `between :from::date and :to::date`;
const IN_WEEK = `>= :from::date::timestamp at time zone c.time_zone and`;
const BEFORE_END = `< (:to::date + 1)::timestamp at time zone c.time_zone`;

const selectWeek = statement<Week, Record<Fact, string>>(
  `select
     (select count(*)::text from purchase_order o where o.company_id = :companyId and o.po_date ${IN_DAYS}) as purchased,
     (select count(*)::text from receiver r where r.company_id = :companyId and r.received_date ${IN_DAYS}) as received,
     (select count(*)::text from sales_order o where o.company_id = :companyId and o.so_date ${IN_DAYS}) as sold,
     (select count(*)::text from shipper s where s.company_id = :companyId and s.shipped_date ${IN_DAYS}) as shipped,
     (select count(*)::text from work_order o where o.company_id = :companyId and o.finished_at ${IN_WEEK} o.finished_at ${BEFORE_END}) as finished,
     (select count(*)::text from ecn e where e.company_id = :companyId and e.closed_on ${IN_DAYS}) as closed_ecns,
     (select count(*)::text from alarm a where a.company_id = :companyId and a.raised_at ${IN_WEEK} a.raised_at ${BEFORE_END}) as alarms,
     (select count(*)::text from alarm a where a.company_id = :companyId and a.resolved_at ${IN_WEEK} a.resolved_at ${BEFORE_END}) as resolved,
     (select coalesce(sum(total.credit - total.debit), 0.00)::text from account_day total
        join account on account.company_id = total.company_id and account.account_number = total.account_number
       where total.company_id = :companyId and account.statement_line = 'REVENUE' and total.day ${IN_DAYS}) as revenue,
     c.base_currency as currency,
     (select count(*)::text from approval_decision d where d.company_id = :companyId and d.decided_by = :userId
         and d.decided_at ${IN_WEEK} d.decided_at ${BEFORE_END}) as decided,
     (select coalesce(sum(report.hours), 0)::numeric(18,2)::text from time_report report
       where report.company_id = :companyId and report.worker = :refId::text and report.report_date ${IN_DAYS}) as hours
    from company c where c.company_id = :companyId`,
);

/** The sums of a week that this person may know, and how much waits for them now. */
export async function weekFacts(tx: Tx, person: Actor, monday: string): Promise<Record<string, string>> {
  const { companyId, userId, refId, roles } = person;
  const [from, to] = [monday, addDays(monday, 6)];
  const sums = await tx.one(selectWeek({ companyId, userId, refId, from, to }));
  const isTold = (fact: Fact) => {
    if (fact === 'hours') return refId !== null;
    if (fact === 'decided') return sums.decided !== '0';
    return holds(roles, roleFor[fact] ?? []);
  };
  const { tiles } = await readToday(tx, person);
  const sum = (field: 'count' | 'late') => String(tiles.reduce((total, tile) => total + tile[field], 0));
  return {
    ...Object.fromEntries(FACTS.filter(isTold).map((fact) => [fact, sums[fact]])),
    from,
    to,
    waiting: sum('count'),
    late: sum('late'),
  };
}
