import { amount, code, day, text, whole } from '../columns.ts';
import type { ImportTable } from '../import-table.ts';
import { currency, exchangeRate, money, number, partOrNone, percent, quantity, to } from './names.ts';
import { countOpen, PARTS_OF_FILE, purchased } from './open-sql.ts';
import { description, noteColumns, owner, requester, revision, taxColumns, termsColumns } from './order-columns.ts';
import {
  countChanges,
  giveUpChanges,
  lateLines,
  lineRules,
  type OrderSql,
  orderRules,
  statusColumn,
  sumUp,
} from './order-sql.ts';
import { rateOfDay } from './rate-sql.ts';

const ORDER: OrderSql = {
  kind: 'po',
  table: 'purchase_order',
  number: 'po_number',
  waits: 'NOT_APPROVED',
  approved: 'APPROVED',
  decidedBy: 'approve_by',
  decidedAt: 'approve_date',
  ended: ['RECEIVED', 'CLOSED', 'CANCELLED'],
  moved: `exists (select from purchase_order_item as i where i.company_id = $1 and i.po_number = o.po_number
                     and (i.quantity_received > 0 or i.quantity_in_transit > 0))`,
};

const SUMS = {
  items: 'purchase_order_item',
  days: {
    arrival_date: 'min(coalesce(arrival_date, date_required))',
    ship_date: 'min(coalesce(ship_date, arrival_date, date_required))',
  },
};

const open = countOpen(ORDER, purchased);
const openLines = countOpen(ORDER, purchased, PARTS_OF_FILE);

/** The last line of the part that came before, in the same currency: the approver compares with it. */
const LAST_COST = `(
  select round(i.cost_per_unit * (100 - i.discount) / 100, 6) from purchase_order_item as i join purchase_order as o using (company_id, po_number)
    join purchase_order as own on own.company_id = $1 and own.po_number = new.po_number and own.currency = o.currency
   where i.company_id = $1 and i.part_number = new.part_number and i.po_number <> new.po_number and o.po_date <= own.po_date
   order by o.po_date desc, o.po_number desc, i.item_number limit 1)`;

const purchaseOrders: ImportTable = {
  kind: 'purchaseOrders',
  table: 'purchase_order',
  key: ['poNumber'],
  columns: [
    number('poNumber', '48164'),
    day('poDate', { example: '2026-01-12' }),
    code('vendorId', { example: 'V2001' }),
    code('billTo', { example: 'ASSY' }),
    code('shipTo', { example: 'MAIN' }),
    owner(),
    requester(),
    code('buyerCode', { example: 'B1' }),
    ...noteColumns(),
    statusColumn(ORDER),
    currency(),
    exchangeRate(),
    ...termsColumns('vendor'),
    code('carrierCode', { empty: null, example: 'ROAD' }),
    money('prepay'),
  ],
  references: [
    to.vendor('vendorId'),
    to.department('billTo'),
    to.warehouse('shipTo'),
    to.buyer('buyerCode'),
    to.carrier('carrierCode'),
  ],
  ...rateOfDay('purchase_order', 'po_number', 'po_date'),
  settled: orderRules(ORDER, ['vendorId', 'shipTo', 'currency', 'exchangeRate']),
  versioned: true,
  before: open.before,
  after: [sumUp(ORDER, SUMS, false), open.after, giveUpChanges(ORDER)],
  exported: `old.list_status in ('open', 'notApproved')`,
};

const RECEIVED = 'old.quantity_received + old.quantity_in_transit';

const purchaseOrderItems: ImportTable = {
  kind: 'purchaseOrderItems',
  table: 'purchase_order_item',
  key: ['poNumber', 'itemNumber'],
  columns: [
    number('poNumber', '48164'),
    whole('itemNumber', 1, 999_999, { example: '1' }),
    partOrNone(),
    revision(),
    description(),
    quantity('quantityOrdered', '500'),
    text('poUnit', 10, { empty: 'EA', example: 'BOX' }),
    amount('poUnitQty', { decimals: 4, least: '0.0001' }, { empty: '1', example: '10' }),
    amount('costPerUnit', { decimals: 6, least: '-999999999' }, { example: '4.15' }),
    percent('discount'),
    ...taxColumns(),
    day('dateRequired', { example: '2026-02-02' }),
    day('arrivalDate', { empty: null, example: '2026-01-30' }),
    day('shipDate', { empty: null }),
    code('partFrom', { empty: 'OWN', example: 'OWN' }),
    code('accountNumber', { empty: null }),
  ],
  references: [
    to.purchaseOrder('poNumber'),
    to.part('partNumber'),
    to.taxRate('taxCode'),
    to.partFrom('partFrom'),
    to.account('accountNumber'),
  ],
  holds: to.purchaseOrder('poNumber'),
  settled: [
    ...lineRules(
      ORDER,
      ['quantityOrdered', 'costPerUnit', 'discount', 'taxRate'],
      `round(new.quantity_ordered * new.cost_per_unit * (100 - new.discount) / 100, 2) * (100 + coalesce(new.tax_rate, old.tax_rate))
       > old.ext_price * (100 + old.tax_rate)`,
    ),
    { when: 'old.closed', why: 'the line is closed' },
    {
      columns: ['quantityOrdered'],
      when: `new.quantity_ordered < ${RECEIVED}`,
      why: 'more has been received or is on the way',
    },
    {
      columns: ['partNumber', 'revision', 'partFrom'],
      when: `${RECEIVED} > 0`,
      why: 'goods have been received or are on the way',
    },
  ],
  late: lateLines(ORDER, 'itemNumber'),
  made: { last_po_cost: LAST_COST },
  before: [...openLines.before, countChanges(ORDER, 'purchase_order_item', 'change_order')],
  after: [
    sumUp(ORDER, SUMS, true),
    // Nothing is left to come: as if the change had come before the last receipt.
    `update purchase_order as o set status = 'RECEIVED' where company_id = $1 and status = 'PARTIAL' and po_number in (select po_number from import_row)
        and not exists (select from purchase_order_item as i where i.company_id = $1 and i.po_number = o.po_number
                           and i.quantity_received < i.quantity_ordered and not i.closed)`,
    openLines.after,
  ],
};

export const purchasing = { purchaseOrders, purchaseOrderItems };
