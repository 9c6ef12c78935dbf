import type { JobKind } from '@gemba/contract/today/job';
import { creditUsedBy } from '../addresses/index.ts';
import { statement } from '../kit/database/statement.ts';

export interface JobRow {
  kind: Exclude<JobKind, 'approve'>;
  number: string;
  part: string | null;
  name: string | null;
  nameZh: string | null;
  nameEs: string | null;
  place: string | null;
  lines: number | null;
  quantity: string | null;
  due: string | null;
  since: string | null;
  started: boolean;
}

interface Asked {
  companyId: number;
  userId: number;
  /** The employee that the person is. */
  refId: string | null;
  /** Sees late changes of everybody, not only their own. */
  leadsEngineering: boolean;
  kinds: readonly JobKind[];
  today: string;
}

/** One more than is counted: it tells that there are more. Written into the text, so that a plan is made for so few. */
const AT_MOST = 100;
/** Work orders whose components are compared with the stock. */
const WORK_ORDERS_AT_MOST = 200;
const SOON_DAYS = 7;

// sql: the names and expressions below
/** A job about a part gives its number instead of a name; selectJobs adds the names of the part. */
const kind = (name: JobRow['kind'], columns: string, rest: string, part = 'null::text') =>
  `(select '${name}' as kind, ${part} as part, ${columns} from ${rest} limit ${AT_MOST})`;
const isAsked = (name: JobRow['kind']) => `'${name}' = any(:kinds::text[])`;

const NO_NAME = 'null::text as name';
const NO_QUANTITY = 'null::numeric as quantity';
const NO_LINES = 'null::integer as lines';
const NO_DUE = 'null::date as due';
const NO_SINCE = 'null::timestamptz as since';

const ALARMS = kind(
  'alarm',
  `alarm.alarm_id::text as number, type_name as name, alarm.wc as place, ${NO_LINES}, ${NO_QUANTITY}, ${NO_DUE},
   alarm.clock_since as since, alarm.status <> 'OPEN' as started`,
  `alarm join alarm_type type on type.company_id = alarm.company_id and type.type_id = alarm.type_id
   where alarm.company_id = :companyId and ${isAsked('alarm')} and alarm.status <> 'RESOLVED'
     and exists (select from alarm_handler h where h.company_id = alarm.company_id and h.user_id = :userId and h.level = alarm.level
                    and h.type_id = handling_type(alarm.company_id, alarm.type_id))
   order by alarm.level desc, alarm.clock_since, alarm.alarm_id`,
);

const TASKS = kind(
  'task',
  `task.task_id::text, operation.description, task.wc, ${NO_LINES}, ${NO_QUANTITY},
   (task.planned_start at time zone company.time_zone)::date, task.planned_start, task.status <> 'OPEN'`,
  `task join company on company.company_id = task.company_id
   join work_order_operation operation on operation.company_id = task.company_id and operation.wo_number = task.wo_number
                                      and operation.sequence = task.sequence
   where task.company_id = :companyId and ${isAsked('task')} and task.worker = :refId::text and task.status in ('RUNNING', 'PAUSED', 'OPEN')
   order by task.status <> 'RUNNING', task.status <> 'PAUSED', task.planned_start, task.task_id`,
);

const UNLOADS = kind(
  'unload',
  `pr.pr_number, vendor_name, null, (select count(*)::integer from proforma_receiver_item item
     where item.company_id = pr.company_id and item.pr_number = pr.pr_number), ${NO_QUANTITY},
   coalesce(pr.expected_date, pr.pr_date + coalesce(pr.transit_time, 0)) as due, ${NO_SINCE}, false`,
  `proforma_receiver pr join vendor on vendor.company_id = pr.company_id and vendor.vendor_id = pr.vendor_id
   where pr.company_id = :companyId and ${isAsked('unload')} and pr.status = 'OPEN'
     and coalesce(pr.expected_date, pr.pr_date + coalesce(pr.transit_time, 0)) <= :today::date
   order by due, pr.pr_number`,
);

const OPEN_PURCHASE = `not item.closed and item.quantity_received + item.quantity_in_transit < item.quantity_ordered
  and coalesce(item.arrival_date, item.date_required) <= :today::date`;

// Two ranges of one index: orders by their first day of arrival, and those without one.
const RECEIPTS = kind(
  'receive',
  `po_number, vendor_name, null, lines, ${NO_QUANTITY}, due, ${NO_SINCE}, started`,
  `(${['o.arrival_date <= :today::date', 'o.arrival_date is null']
    .map(
      (range) => `
      (select o.po_number, vendor_name, open.lines, open.due, o.status = 'PARTIAL' as started
         from purchase_order o join vendor on vendor.company_id = o.company_id and vendor.vendor_id = o.vendor_id
        cross join lateral (
          select count(*)::integer as lines, min(coalesce(item.arrival_date, item.date_required)) as due from purchase_order_item item
           where item.company_id = o.company_id and item.po_number = o.po_number and ${OPEN_PURCHASE}) open
        where o.company_id = :companyId and ${isAsked('receive')} and o.list_status = 'open' and o.status in ('APPROVED', 'PARTIAL')
          and ${range} and open.lines > 0
        order by o.arrival_date, o.po_number limit ${AT_MOST})`,
    )
    .join(' union all ')}) expected
   order by due, po_number`,
);

const SHIPMENTS = kind(
  'ship',
  `o.so_number, customer_name, null, open.lines, ${NO_QUANTITY}, o.ship_date, ${NO_SINCE}, o.status = 'PARTIAL'`,
  `sales_order o join customer on customer.company_id = o.company_id and customer.customer_id = o.customer_id
   cross join lateral (
     select count(*)::integer as lines from sales_order_item item
      where item.company_id = o.company_id and item.so_number = o.so_number and not item.closed
        and item.quantity_shipped + item.quantity_picked < item.quantity_ordered) open
   where o.company_id = :companyId and ${isAsked('ship')} and o.list_status = 'open' and o.status in ('OPEN', 'PARTIAL')
     and o.ship_date <= :today::date and open.lines > 0
   order by o.ship_date, o.so_number`,
);

// An order waits for goods in QA where its part is short on the shelves: the earliest day on which one needs it.
const INSPECTIONS = kind(
  'inspect',
  `waits.ir_number, ${NO_NAME}, waits.location, ${NO_LINES}, waits.quantity, need.due,
   report.ir_date::timestamp at time zone company.time_zone, false`,
  `(select goods.ir_number, min(goods.location) as location, sum(goods.waiting) as quantity from qa_goods goods
     where goods.company_id = :companyId and ${isAsked('inspect')} and goods.waiting > 0 group by 1) waits
   join inspection_report report on report.company_id = :companyId and report.ir_number = waits.ir_number
   join company on company.company_id = report.company_id
   join part_stock stock on stock.company_id = report.company_id and stock.part_number = report.part_number
   left join lateral (
     select min(wanted.day) as due from (
       select o.start_date as day from work_order_component component
         join work_order o on o.company_id = component.company_id and o.wo_number = component.wo_number and o.list_status = 'open'
        where component.company_id = report.company_id and component.part_number = report.part_number
          and component.quantity_issued < component.quantity_required and component.make_buy <> 'X'
       union all
       select o.ship_date from sales_order_item item
         join sales_order o on o.company_id = item.company_id and o.so_number = item.so_number and o.list_status = 'open'
        where item.company_id = report.company_id and item.part_number = report.part_number and not item.closed
          and item.quantity_shipped + item.quantity_picked < item.quantity_ordered) wanted) need on stock.on_hand < stock.on_demand
   order by need.due, report.ir_date, waits.ir_number`,
  'report.part_number',
);

// The goods of a report that are in QA are decided about there.
const NCRS = kind(
  'ncr',
  `ncr.ncr_number, ${NO_NAME}, ncr.location, ${NO_LINES}, ncr.quantity, ${NO_DUE}, ncr.raised_at, false`,
  `ncr where ncr.company_id = :companyId and ${isAsked('ncr')} and ncr.status = 'OPEN' and ncr.disposition is null
     and not exists (select from qa_goods goods
                      where goods.company_id = ncr.company_id and goods.ir_number = ncr.ir_number and goods.waiting > 0)
   order by ncr.ncr_date, ncr.ncr_number`,
  'ncr.part_number',
);

const COUNTS = kind(
  'count',
  `count.count_number, null, count.location, items.lines, ${NO_QUANTITY},
   (count.started_at at time zone company.time_zone)::date, count.started_at, items.counted > 0`,
  `cycle_count count join company on company.company_id = count.company_id
   cross join lateral (select count(*)::integer as lines, count(item.counted) as counted from cycle_count_item item
                        where item.company_id = count.company_id and item.count_number = count.count_number) items
   where count.company_id = :companyId and ${isAsked('count')} and count.status = 'OPEN'
   order by count.started_at, count.count_number`,
);

const SHORTAGES = kind(
  'shortage',
  `short.part_number, ${NO_NAME}, null, short.orders, short.needed - short.on_hand, short.due, ${NO_SINCE}, false`,
  `(select component.part_number, stock.on_hand, min(soon.start_date) as due, count(distinct soon.wo_number)::integer as orders,
           sum(component.quantity_required - component.quantity_issued) as needed
      from (select o.company_id, o.wo_number, o.start_date from work_order o
             where o.company_id = :companyId and ${isAsked('shortage')} and o.list_status = 'open'
               and o.start_date <= :today::date + ${SOON_DAYS}
             order by o.start_date, o.wo_number limit ${WORK_ORDERS_AT_MOST}) soon
      join work_order_component component on component.company_id = soon.company_id and component.wo_number = soon.wo_number
                                         and component.quantity_issued < component.quantity_required and component.make_buy <> 'X'
      join part_stock stock on stock.company_id = component.company_id and stock.part_number = component.part_number
     group by component.part_number, stock.on_hand
    having sum(component.quantity_required - component.quantity_issued) > stock.on_hand) short
   order by short.due, short.part_number`,
  'short.part_number',
);

const OVER_CREDIT = kind(
  'overCredit',
  `customer.customer_id, customer_name, null, ${NO_LINES}, ${creditUsedBy('customer')} - credit_limit, ${NO_DUE}, ${NO_SINCE}, false`,
  `customer where customer.company_id = :companyId and ${isAsked('overCredit')} and ${creditUsedBy('customer')} > credit_limit
   order by customer.customer_id`,
);

const ECNS = kind(
  'ecn',
  `ecn.ecn_number, ecn.title, null, ${NO_LINES}, ${NO_QUANTITY}, ecn.due_date, ${NO_SINCE}, ecn.draw_revised or ecn.wi_revised`,
  `ecn where ecn.company_id = :companyId and ${isAsked('ecn')} and ecn.status = 'OPEN'
     and (ecn.engineer = :refId or ecn.wi_waits_for = :refId or (:leadsEngineering::boolean and ecn.due_date < :today::date))
   order by ecn.due_date, ecn.ecn_number`,
);

const KINDS = [ALARMS, TASKS, UNLOADS, RECEIPTS, SHIPMENTS, INSPECTIONS, NCRS, COUNTS, SHORTAGES, OVER_CREDIT, ECNS];

/** Everything that can be read as it is, of the kinds that are asked for, in one round trip. */
export const selectJobs = statement<Asked, JobRow>(
  `select job.kind, job.number, job.part, coalesce(job.name, part.description) as name, part.description_zh as name_zh,
     part.description_es as name_es, job.place, job.lines, job.quantity, job.due, job.since, job.started
     from (${KINDS.join(' union all ')}) job
     left join part on part.company_id = :companyId and part.part_number = job.part`,
);
