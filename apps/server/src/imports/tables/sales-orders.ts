import { amount, code, day, text, whole } from '../columns.ts';
import type { ImportTable } from '../import-table.ts';
import { currency, exchangeRate, money, number, partOrNone, percent, quantity, to } from './names.ts';
import { countOpen, PARTS_OF_FILE, sold } from './open-sql.ts';
import { description, noteColumns, owner, revision, taxColumns, termsColumns } from './order-columns.ts';
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

const SALE: OrderSql = {
  kind: 'so',
  table: 'sales_order',
  number: 'so_number',
  waits: 'NOT_REVIEWED',
  approved: 'OPEN',
  decidedBy: 'review_by',
  decidedAt: 'review_date',
  ended: ['FINISHED', 'CANCELLED'],
  moved: `exists (select from sales_order_item as i where i.company_id = $1 and i.so_number = o.so_number
                     and (i.quantity_shipped > 0 or i.quantity_picked > 0))`,
};

const QUOTE: OrderSql = {
  kind: 'qo',
  table: 'quote',
  number: 'qo_number',
  waits: 'NOT_APPROVED',
  approved: 'APPROVED',
  decidedBy: 'approve_by',
  decidedAt: 'approve_date',
  ended: ['COMMITTED', 'EXPIRED', 'CANCELLED'],
  moved: 'false',
};

const DAYS = { arrival_date: 'min(date_required)', ship_date: 'min(date_required)' };
const saleSums = { items: 'sales_order_item', days: DAYS };
const quoteSums = { items: 'quote_item', days: DAYS };
const open = countOpen(SALE, sold);
const openLines = countOpen(SALE, sold, PARTS_OF_FILE);
const toShipTo = {
  columns: ['customerId', 'shipToId'],
  table: 'customer_ship_to',
  key: ['customer_id', 'ship_to_id'],
  what: 'ship-to',
};

const headColumns = () => [
  code('customerId', { example: 'C1001' }),
  code('shipToId', { empty: null, example: 'MAIN' }),
  code('salesCode', { empty: null, example: 'S1' }),
  owner(),
  code('warehouseCode', { example: 'MAIN' }),
  ...noteColumns(),
  currency(),
  exchangeRate(),
  ...termsColumns('customer'),
];
const headReferences = [to.customer('customerId'), toShipTo, to.salesCode('salesCode'), to.warehouse('warehouseCode')];

const priceColumns = () => [
  amount('listPrice', { decimals: 6, least: '-999999999' }, { example: '9.20' }),
  percent('discount'),
  ...taxColumns(),
  day('dateRequired', { example: '2026-02-20' }),
];

/** The line becomes dearer. */
const dearer = (ordered: string) =>
  `round(new.${ordered} * new.list_price * (100 - new.discount) / 100, 2) * (100 + coalesce(new.tax_rate, old.tax_rate))
   > old.ext_price * (100 + old.tax_rate)`;

const salesOrders: ImportTable = {
  kind: 'salesOrders',
  table: 'sales_order',
  key: ['soNumber'],
  columns: [
    number('soNumber', '31077'),
    day('soDate', { example: '2026-01-20' }),
    ...headColumns(),
    text('billTo', 100, { empty: null }),
    text('customerPo', 60, { empty: null, example: 'NC-00412' }),
    text('placePort', 100, { empty: null }),
    code('shipVia', { empty: null, example: 'ROAD' }),
    money('freightTotal'),
    statusColumn(SALE),
  ],
  references: [...headReferences, to.carrier('shipVia')],
  ...rateOfDay('sales_order', 'so_number', 'so_date'),
  settled: orderRules(SALE, ['customerId', 'warehouseCode', 'currency', 'exchangeRate']),
  versioned: true,
  before: open.before,
  after: [sumUp(SALE, saleSums, false), open.after, giveUpChanges(SALE)],
  exported: `old.list_status in ('open', 'notApproved')`,
};

const SHIPPED = 'old.quantity_shipped + old.quantity_picked';

const salesOrderItems: ImportTable = {
  kind: 'salesOrderItems',
  table: 'sales_order_item',
  key: ['soNumber', 'itemNumber'],
  columns: [
    number('soNumber', '31077'),
    whole('itemNumber', 1, 999_999, { example: '1' }),
    partOrNone(),
    revision(),
    description(),
    quantity('quantityOrdered', '40'),
    ...priceColumns(),
    day('promisedDate', { empty: null, example: '2026-02-20' }),
    code('partFrom', { empty: 'OWN', example: 'OWN' }),
  ],
  references: [to.salesOrder('soNumber'), to.part('partNumber'), to.taxRate('taxCode'), to.partFrom('partFrom')],
  holds: to.salesOrder('soNumber'),
  settled: [
    ...lineRules(SALE, ['quantityOrdered', 'listPrice', 'discount', 'taxRate'], dearer('quantity_ordered')),
    { when: 'old.closed', why: 'the line is closed' },
    {
      columns: ['quantityOrdered'],
      when: `new.quantity_ordered < ${SHIPPED}`,
      why: 'more has been shipped or picked',
    },
    {
      columns: ['partNumber', 'revision', 'partFrom'],
      when: `${SHIPPED} > 0`,
      why: 'goods have been shipped or picked',
    },
  ],
  late: lateLines(SALE, 'itemNumber'),
  before: [...openLines.before, countChanges(SALE, 'sales_order_item', 'revision')],
  after: [
    sumUp(SALE, saleSums, true),
    // Nothing is left to ship: as if the change had come before the last shipment.
    `update sales_order as o set status = 'FINISHED' where company_id = $1 and status = 'PARTIAL' and so_number in (select so_number from import_row)
        and not exists (select from sales_order_item as i where i.company_id = $1 and i.so_number = o.so_number
                           and i.quantity_shipped < i.quantity_ordered and not i.closed)`,
    openLines.after,
  ],
};

const quotes: ImportTable = {
  kind: 'quotes',
  table: 'quote',
  key: ['qoNumber'],
  columns: [
    number('qoNumber', '20311'),
    day('qoDate', { example: '2026-01-15' }),
    ...headColumns(),
    day('validUntil', { example: '2030-01-15' }),
    statusColumn(QUOTE),
  ],
  references: headReferences,
  ...rateOfDay('quote', 'qo_number', 'qo_date'),
  settled: orderRules(QUOTE, ['customerId', 'currency', 'exchangeRate']),
  versioned: true,
  after: [sumUp(QUOTE, quoteSums, false), giveUpChanges(QUOTE)],
  exported: `old.list_status in ('open', 'notApproved')`,
};

const quoteItems: ImportTable = {
  kind: 'quoteItems',
  table: 'quote_item',
  key: ['qoNumber', 'itemNumber'],
  columns: [
    number('qoNumber', '20311'),
    whole('itemNumber', 1, 999_999, { example: '1' }),
    partOrNone(),
    revision(),
    description(),
    quantity('quantity', '40'),
    ...priceColumns(),
  ],
  references: [to.quote('qoNumber'), to.part('partNumber'), to.taxRate('taxCode')],
  holds: to.quote('qoNumber'),
  settled: lineRules(QUOTE, ['quantity', 'listPrice', 'discount', 'taxRate'], dearer('quantity')),
  late: lateLines(QUOTE, 'itemNumber'),
  before: [countChanges(QUOTE, 'quote_item', 'revision')],
  after: [sumUp(QUOTE, quoteSums, true)],
};

export const selling = { salesOrders, salesOrderItems, quotes, quoteItems };
