import { amount, code, day, oneOf, text, whole, yesOrNo } from '../columns.ts';
import type { ImportTable } from '../import-table.ts';
import { markFresh } from './journal-sql.ts';
import { keptIfEmpty, link, number, PIECES, partNumber, quantity, to } from './names.ts';
import { countOpen, PARTS_OF_FILE, worked } from './open-sql.ts';
import { noteColumns, owner, requester, revision } from './order-columns.ts';
import { giveUpChanges, inFile, lateLines, lineRules, type OrderSql, orderRules, statusColumn } from './order-sql.ts';

const ORDER: OrderSql = {
  kind: 'wo',
  table: 'work_order',
  number: 'wo_number',
  waits: 'NOT_APPROVED',
  approved: 'APPROVED',
  decidedBy: 'approve_by',
  decidedAt: 'approve_date',
  ended: ['FINISHED', 'CANCELLED'],
  moved: `o.quantity_received > 0 or o.labour <> 0
          or exists (select from work_order_component as i where i.company_id = $1 and i.wo_number = o.wo_number and i.quantity_issued > 0)
          or exists (select from work_order_operation as p where p.company_id = $1 and p.wo_number = o.wo_number
                        and (p.reported_hours > 0 or p.qualified_quantity > 0 or p.defective_quantity > 0))`,
};

/** The material of the revision that an order is of, for those that take it from there. */
const COMPONENTS = `select i.component_number as part_number from import_row as new
    join part as p on p.company_id = $1 and p.part_number = new.part_number
    join bom_item as i on i.company_id = $1 and i.part_number = new.part_number and i.revision = coalesce(new.revision, p.revision)
   where new.from_bom`;

const open = countOpen(ORDER, worked, `${PARTS_OF_FILE} union ${COMPONENTS}`);
const openLines = countOpen(ORDER, worked, PARTS_OF_FILE);
const made = 'GBX-220-05';

/** Components follow the quantity of their order, and its amount is its product at standard cost. */
const FOLLOW = [
  // sql: names and conditions of the declared tables only
  `update work_order_component as i set quantity_required = round(i.quantity_per * o.quantity_ordered, 4)
     from work_order as o where o.company_id = $1 and i.company_id = $1 and i.wo_number = o.wo_number and o.${inFile(ORDER)}
      and i.quantity_required <> round(i.quantity_per * o.quantity_ordered, 4)`,
  // sql: names and conditions of the declared tables only
  `update work_order as o set approval_total = round(o.quantity_ordered * coalesce(p.std_cost, 0), 2)
     from part as p where o.company_id = $1 and p.company_id = $1 and p.part_number = o.part_number and o.${inFile(ORDER)}`,
];

/** The first operation becomes ready with the approval of its order. */
// sql: names and conditions of the declared tables only
const READY_FIRST = `
  update work_order_operation as p set status = 'NOT_SETUP' from work_order as o
   where p.company_id = $1 and o.company_id = $1 and o.wo_number = p.wo_number and o.list_status = 'open' and o.${inFile(ORDER)}
     and not exists (select from work_order_operation as other where other.company_id = $1 and other.wo_number = p.wo_number
                        and (other.sequence < p.sequence or other.status <> 'WAITING'))`;

/** The material of a new order that comes without: that of its revision. Who plans in the ERP sends it. */
const OF_BOM = [
  // sql: names and conditions of the declared tables only
  `insert into work_order_component (company_id, wo_number, item_number, part_number, make_buy, quantity_per, quantity_required, spare_part)
   select $1, o.wo_number, i.item_number, i.component_number, i.make_buy, i.quantity, round(i.quantity * o.quantity_ordered, 4), i.spare_part
     from import_row as new join work_order as o on o.company_id = $1 and o.wo_number = new.wo_number
     join bom_item as i on i.company_id = $1 and i.part_number = o.part_number and i.revision = o.revision
    where new.fresh and new.from_bom`,
];
const WITHOUT_BOM = `
  select new.line, new.part_number || ' ' || coalesce(new.revision, p.revision) as value
    from import_row as new join part as p on p.company_id = $1 and p.part_number = new.part_number
   where new.from_bom and not exists (select from work_order as o where o.company_id = $1 and o.wo_number = new.wo_number)
     and not exists (select from bom_item as i where i.company_id = $1 and i.part_number = new.part_number
                        and i.revision = coalesce(new.revision, p.revision))`;

/** Hours of an operation of the routing `r` for a quantity. */
const hoursFor = (pieces: string) => `round(r.setup_hours + r.run_hours * ${pieces}, 4)`;
const MOST_HOURS = 99_999;

/** The operations of a new order that comes without: those of the routing of its revision. */
const OF_ROUTING = [
  // sql: names and conditions of the declared tables only
  `insert into work_order_operation (company_id, wo_number, sequence, wc, description, wage_type, estimated_hours, piece_rate)
   select $1, o.wo_number, r.sequence, r.wc, r.description, r.wage_type, ${hoursFor('o.quantity_ordered')}, r.piece_rate
     from import_row as new join work_order as o on o.company_id = $1 and o.wo_number = new.wo_number
     join routing_operation as r on r.company_id = $1 and r.part_number = o.part_number and r.revision = o.revision
    where new.fresh and new.from_routing`,
];
// sql: names and conditions of the declared tables only
const WITHOUT_ROUTING = `
  select new.line, new.part_number || ' ' || coalesce(new.revision, p.revision) as value
    from import_row as new join part as p on p.company_id = $1 and p.part_number = new.part_number
   where new.from_routing and not exists (select from work_order as o where o.company_id = $1 and o.wo_number = new.wo_number)
     and not exists (select from routing_operation as r where r.company_id = $1 and r.part_number = new.part_number
                        and r.revision = coalesce(new.revision, p.revision))`;
// sql: names and conditions of the declared tables only
const TOO_LONG = `
  select new.line, r.sequence::text as value, trim_scale(${hoursFor('new.quantity_ordered')})::text as hours, '${MOST_HOURS}' as most
    from import_row as new join part as p on p.company_id = $1 and p.part_number = new.part_number
    join routing_operation as r on r.company_id = $1 and r.part_number = new.part_number and r.revision = coalesce(new.revision, p.revision)
   where new.from_routing and ${hoursFor('new.quantity_ordered')} > ${MOST_HOURS}
     and not exists (select from work_order as o where o.company_id = $1 and o.wo_number = new.wo_number)`;

/** So much of the product needs what was issued. */
const ISSUED = `coalesce((select max(ceil(i.quantity_issued / i.quantity_per * 10000) / 10000) from work_order_component as i
                           where i.company_id = $1 and i.wo_number = old.wo_number), 0)`;

const workOrders: ImportTable = {
  kind: 'workOrders',
  table: 'work_order',
  key: ['woNumber'],
  columns: [
    number('woNumber', '70418'),
    day('woDate', { example: '2026-01-22' }),
    partNumber('partNumber', { example: made }),
    revision(),
    quantity('quantityOrdered', '10'),
    code('warehouseCode', { example: 'MAIN' }),
    owner(),
    requester(),
    day('startDate', { example: '2026-01-26' }),
    day('dueDate', { example: '2026-02-16' }),
    link('soNumber', '31077'),
    whole('soItemNumber', 1, 999_999, { empty: null, example: '1', special: keptIfEmpty('so_item_number') }),
    ...noteColumns(),
    { ...yesOrNo('fromBom', 'false'), aside: true },
    { ...yesOrNo('fromRouting', 'false'), aside: true },
    statusColumn(ORDER),
  ],
  references: [
    to.part('partNumber'),
    to.warehouse('warehouseCode'),
    {
      columns: ['soNumber', 'soItemNumber'],
      table: 'sales_order_item',
      key: ['so_number', 'item_number'],
      what: 'line of a sales order',
    },
  ],
  checks: [
    { column: 'fromBom', find: WITHOUT_BOM, wrong: 'NO_BOM' },
    { column: 'fromRouting', find: WITHOUT_ROUTING, wrong: 'NO_ROUTING' },
    { column: 'fromRouting', find: TOO_LONG, wrong: 'HOURS' },
  ],
  settled: [
    ...orderRules(ORDER, ['partNumber', 'revision', 'warehouseCode']),
    {
      columns: ['quantityOrdered'],
      when: `new.quantity_ordered < ${ISSUED} or (old.quantity_received > 0 and new.quantity_ordered <= old.quantity_received)`,
      why: 'so much has been issued or received',
    },
    {
      columns: ['quantityOrdered'],
      when: 'new.quantity_ordered > old.quantity_ordered and old.approve_by is not null',
      why: 'the order was approved here for less',
    },
  ],
  versioned: true,
  before: [...markFresh('work_order', ['wo_number']), ...open.before],
  after: [...OF_BOM, ...OF_ROUTING, ...FOLLOW, READY_FIRST, open.after, giveUpChanges(ORDER)],
  exported: `old.list_status in ('open', 'notApproved')`,
};

// sql: names and conditions of the declared tables only
const touch = `update work_order set version = version + 1 where company_id = $1 and ${inFile(ORDER)}`;
/** SQL of the quantity of the product that a component is for. */
const REQUIRED = `round(new.quantity_per * (select o.quantity_ordered from work_order as o where o.company_id = $1 and o.wo_number = new.wo_number), 4)`;

const workOrderComponents: ImportTable = {
  kind: 'workOrderComponents',
  table: 'work_order_component',
  key: ['woNumber', 'itemNumber'],
  columns: [
    number('woNumber', '70418'),
    whole('itemNumber', 1, 999_999, { example: '1' }),
    partNumber(),
    oneOf('makeBuy', ['BUY', 'MAKE', 'X'], { empty: 'BUY', example: 'BUY' }),
    amount(
      'quantityPer',
      { ...PIECES, least: '0.0001' },
      { example: '2', special: { along: { quantity_required: { first: REQUIRED, next: REQUIRED } } } },
    ),
    yesOrNo('sparePart', 'false'),
  ],
  references: [to.workOrder('woNumber'), to.part('partNumber')],
  holds: to.workOrder('woNumber'),
  settled: [
    ...lineRules(ORDER, [], 'false'),
    { columns: ['partNumber', 'makeBuy'], when: 'old.quantity_issued > 0', why: 'some of it has been issued' },
    {
      columns: ['quantityPer'],
      when: `old.quantity_issued > 0 and ${REQUIRED} < old.quantity_issued`,
      why: 'more has been issued',
    },
    {
      columns: ['quantityPer'],
      when: 'exists (select from work_order as o where o.company_id = $1 and o.wo_number = new.wo_number and o.quantity_received > 0)',
      why: 'finished goods have been received by this quantity',
    },
  ],
  // The amount of a work order does not depend on its components, and an approval of it neither.
  late: lateLines(ORDER, 'itemNumber').slice(0, 2),
  before: openLines.before,
  after: [touch, openLines.after],
};

const workOrderOperations: ImportTable = {
  kind: 'workOrderOperations',
  table: 'work_order_operation',
  key: ['woNumber', 'sequence'],
  columns: [
    number('woNumber', '70418'),
    whole('sequence', 1, 999_999, { example: '10' }),
    code('wc', { example: 'ASSY-1' }),
    text('description', 200, { example: 'Assemble' }),
    whole('wageType', 1, 2, { empty: '2', example: '2' }),
    amount('estimatedHours', { decimals: 4, most: '99999' }, { empty: '0', example: '3.5' }),
    amount('pieceRate', { decimals: 6 }, { empty: null }),
  ],
  references: [to.workOrder('woNumber'), to.workCentre('wc')],
  holds: to.workOrder('woNumber'),
  settled: [
    ...lineRules(ORDER, [], 'false'),
    {
      columns: ['wc', 'wageType', 'pieceRate'],
      when: `old.reported_hours > 0 or old.qualified_quantity > 0 or old.defective_quantity > 0
             or exists (select from task as t where t.company_id = $1 and t.wo_number = old.wo_number and t.sequence = old.sequence)`,
      why: 'work on it has been planned or reported',
    },
  ],
  late: lateLines(ORDER, 'sequence').slice(0, 2),
  after: [READY_FIRST, touch],
};

export const working = { workOrders, workOrderComponents, workOrderOperations };
