import { amount, code, day, text, whole } from '../columns.ts';
import type { ImportTable } from '../import-table.ts';
import { currency, exchangeRate, link, location, number, partNumber, quantity, to } from './names.ts';
import { owner } from './order-columns.ts';
import { inFile, lateLines, lineRules, type OrderSql, orderRules, statusColumn } from './order-sql.ts';
import { rateOfDay } from './rate-sql.ts';

const decided = { waits: 'NOT_APPROVED', approved: 'APPROVED', decidedBy: 'approve_by', decidedAt: 'approve_date' };

const RMA: OrderSql = {
  ...decided,
  kind: 'rma',
  table: 'rma',
  number: 'rma_number',
  ended: ['RECEIVED', 'CLOSED', 'CANCELLED'],
  moved: `exists (select from rma_item as i where i.company_id = $1 and i.rma_number = o.rma_number and i.quantity_received > 0)`,
};
const RTV: OrderSql = {
  ...decided,
  kind: 'rtv',
  table: 'rtv',
  number: 'rtv_number',
  ended: ['SHIPPED', 'CLOSED', 'CANCELLED'],
  moved: `exists (select from rtv_item as i where i.company_id = $1 and i.rtv_number = o.rtv_number and i.quantity_shipped > 0)`,
};

/** Prices of a customer's return are in its currency, costs of a return to a vendor in base currency. */
const sumUp = (changed: boolean) => ({
  // sql: names and conditions of the declared tables only
  rma: `update rma as o set total = sums.amount, approval_total = round(sums.amount * o.exchange_rate, 2) ${changed ? ', version = o.version + 1' : ''}
    from (select rma_number, sum(round(quantity * unit_price, 2)) as amount from rma_item where company_id = $1 and ${inFile(RMA)} group by 1) as sums
   where o.company_id = $1 and o.rma_number = sums.rma_number`,
  // sql: names and conditions of the declared tables only
  rtv: `update rtv as o set total = round(sums.amount / o.exchange_rate, 2), approval_total = sums.amount ${changed ? ', version = o.version + 1' : ''}
    from (select rtv_number, sum(round(quantity * unit_cost, 2)) as amount from rtv_item where company_id = $1 and ${inFile(RTV)} group by 1) as sums
   where o.company_id = $1 and o.rtv_number = sums.rtv_number`,
});

const rmas: ImportTable = {
  kind: 'rmas',
  table: 'rma',
  key: ['rmaNumber'],
  columns: [
    number('rmaNumber', '8011'),
    day('rmaDate', { example: '2026-03-02' }),
    code('customerId', { example: 'C1001' }),
    link('soNumber', '31077'),
    owner(),
    text('reason', 200, { example: 'Wrong bore' }),
    currency(),
    exchangeRate(),
    statusColumn(RMA),
  ],
  references: [to.customer('customerId'), to.salesOrder('soNumber')],
  ...rateOfDay('rma', 'rma_number', 'rma_date'),
  settled: orderRules(RMA, ['customerId', 'currency', 'exchangeRate']),
  versioned: true,
  after: [sumUp(false).rma],
  exported: `old.status in ('NOT_APPROVED', 'REJECTED', 'APPROVED')`,
};

const rmaItems: ImportTable = {
  kind: 'rmaItems',
  table: 'rma_item',
  key: ['rmaNumber', 'itemNumber'],
  columns: [
    number('rmaNumber', '8011'),
    whole('itemNumber', 1, 999_999, { example: '1' }),
    partNumber(),
    whole('soItemNumber', 1, 999_999, { empty: null, example: '1' }),
    quantity('quantity', '4'),
    amount('unitPrice', { decimals: 6 }, { example: '9.20' }),
    text('reason', 200, { empty: null }),
  ],
  references: [to.rma('rmaNumber'), to.part('partNumber')],
  holds: to.rma('rmaNumber'),
  settled: [
    ...lineRules(RMA, ['quantity', 'unitPrice'], 'new.quantity * new.unit_price > old.quantity * old.unit_price'),
    { columns: ['quantity'], when: 'new.quantity < old.quantity_received', why: 'more has been received' },
    { columns: ['partNumber', 'unitPrice'], when: 'old.quantity_received > 0', why: 'some of it has been received' },
  ],
  late: lateLines(RMA, 'itemNumber'),
  after: [sumUp(true).rma],
};

const rtvs: ImportTable = {
  kind: 'rtvs',
  table: 'rtv',
  key: ['rtvNumber'],
  columns: [
    number('rtvNumber', '8511'),
    day('rtvDate', { example: '2026-03-04' }),
    code('vendorId', { example: 'V2001' }),
    link('poNumber', '48164'),
    owner(),
    text('reason', 500, { example: 'Outside the noise limit' }),
    currency(),
    exchangeRate(),
    statusColumn(RTV),
  ],
  references: [to.vendor('vendorId'), to.purchaseOrder('poNumber')],
  ...rateOfDay('rtv', 'rtv_number', 'rtv_date'),
  settled: orderRules(RTV, ['vendorId', 'currency', 'exchangeRate']),
  versioned: true,
  after: [sumUp(false).rtv],
  exported: `old.status in ('NOT_APPROVED', 'REJECTED', 'APPROVED')`,
};

const rtvItems: ImportTable = {
  kind: 'rtvItems',
  table: 'rtv_item',
  key: ['rtvNumber', 'itemNumber'],
  columns: [
    number('rtvNumber', '8511'),
    whole('itemNumber', 1, 999_999, { example: '1' }),
    partNumber(),
    location('location'),
    quantity('quantity', '12'),
    amount('unitCost', { decimals: 6 }, { example: '4.15' }),
    text('reason', 500, { empty: null }),
  ],
  references: [to.rtv('rtvNumber'), to.part('partNumber'), to.location('location')],
  holds: to.rtv('rtvNumber'),
  settled: [
    ...lineRules(RTV, ['quantity', 'unitCost'], 'new.quantity * new.unit_cost > old.quantity * old.unit_cost'),
    { columns: ['quantity'], when: 'new.quantity < old.quantity_shipped', why: 'more has been sent back' },
    {
      columns: ['partNumber', 'location', 'unitCost'],
      when: 'old.quantity_shipped > 0',
      why: 'some of it has been sent back',
    },
  ],
  late: lateLines(RTV, 'itemNumber'),
  after: [sumUp(true).rtv],
};

export const returning = { rmas, rmaItems, rtvs, rtvItems };
