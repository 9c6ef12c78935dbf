import { code, day, oneOf, text } from '../columns.ts';
import type { ImportTable } from '../import-table.ts';
import { accountsClosed, accountsMissing, markFresh, postJournal } from './journal-sql.ts';
import {
  billedOnce,
  dueInTime,
  type MoneySql,
  notOfGoods,
  oneNote,
  samePartner,
  signs,
  takenBackHere,
} from './money-checks.ts';
import { currency, exchangeRate, link, money, number, to } from './names.ts';
import { rateOfDay } from './rate-sql.ts';

const base = (column: string) => `round(new.${column} * new.exchange_rate, 2)`;
const BASE_TOTAL = `${base('net')} + ${base('tax')} + ${base('freight')}`;

const amounts = () => [
  currency(),
  exchangeRate(),
  money('net', { example: '368' }),
  money('tax', { empty: '0', example: '77.28' }),
  money('freight', { empty: '0', example: '0' }),
];

const line = (use: string, amount: string, document: string, date: string) =>
  // sql: names and conditions of the declared tables only
  `select new.line, new.${document} as document_number, new.${date} as entry_date, '${use}' as use, ${amount} as amount from rows as new`;
const linesOf = (rows: string, document: string, date: string, uses: Readonly<Record<string, string>>) =>
  // sql: names and conditions of the declared tables only
  `with rows as (${rows}) ${Object.entries(uses)
    .map(([use, amount]) => line(use, amount, document, date))
    .join(' union all ')}`;

/** Columns that do not change once the document is posted. */
const AMOUNTS = ['currency', 'exchangeRate', 'net', 'tax', 'freight'];
const INVOICED = ['kind', 'customerId', 'soNumber', 'shipperNumber', 'rmaNumber', 'invoiceDate', ...AMOUNTS];
const BILLED = ['kind', 'vendorId', 'poNumber', 'rtvNumber', 'billDate', ...AMOUNTS];

const INVOICE: MoneySql = {
  table: 'invoice',
  number: 'invoice_number',
  partner: 'customer_id',
  date: 'invoice_date',
  note: 'CREDIT_NOTE',
};
const BILL: MoneySql = {
  table: 'payable',
  number: 'account_payable_number',
  partner: 'vendor_id',
  date: 'bill_date',
  note: 'DEBIT_NOTE',
};

const INVOICE_RATE = rateOfDay('invoice', 'invoice_number', 'invoice_date');
const BILL_RATE = rateOfDay('payable', 'account_payable_number', 'bill_date');

const invoiceLines = (rows: string) =>
  linesOf(rows, 'invoice_number', 'invoice_date', {
    RECEIVABLE: BASE_TOTAL,
    REVENUE: `-${base('net')}`,
    TAX_COLLECTED: `-${base('tax')}`,
    FREIGHT_INCOME: `-${base('freight')}`,
  });

/** A credit note gives back more than the goods of the return cost the customer, at the prices of the return and without tax. */
const OVER_CREDIT = `new.kind = 'CREDIT_NOTE' and exists (select from rma as o where o.company_id = $1 and o.rma_number = new.rma_number
    and round(-new.net * case when new.currency = o.currency then 1 else new.exchange_rate / o.exchange_rate end, 2) >
        (select coalesce(sum(round(i.quantity * i.unit_price, 2)), 0) from rma_item as i
          where i.company_id = $1 and i.rma_number = o.rma_number))`;

const invoices: ImportTable = {
  kind: 'invoices',
  table: 'invoice',
  key: ['invoiceNumber'],
  columns: [
    number('invoiceNumber', '52001'),
    oneOf('kind', ['INVOICE', 'CREDIT_NOTE'], { empty: 'INVOICE', example: 'INVOICE' }),
    code('customerId', { example: 'C1001' }),
    link('soNumber', '31077'),
    link('shipperNumber'),
    link('rmaNumber'),
    day('invoiceDate', { example: '2026-02-24' }),
    day('dueDate', { example: '2026-03-26' }),
    ...amounts(),
  ],
  references: [to.customer('customerId'), to.salesOrder('soNumber'), to.shipper('shipperNumber'), to.rma('rmaNumber')],
  // Goods that come back meanwhile see the note, or the note sees them.
  holds: to.rma('rmaNumber'),
  fills: INVOICE_RATE.fills,
  checks: [
    ...INVOICE_RATE.checks,
    ...signs(INVOICE),
    notOfGoods(INVOICE, to.shipper('shipperNumber')),
    samePartner(INVOICE, to.salesOrder('soNumber')),
    samePartner(INVOICE, to.rma('rmaNumber')),
    dueInTime(INVOICE),
    { column: 'net', find: accountsMissing(invoiceLines('select * from import_row')), wrong: 'NO_ACCOUNT' },
    { column: 'net', find: accountsClosed(invoiceLines('select * from import_row')), wrong: 'ACCOUNT_CLOSED' },
    {
      column: 'shipperNumber',
      find: `select max(line) as line, 'Two invoices of shipper ' || shipper_number || '.' as value from import_row
              where shipper_number is not null and $1::integer is not null group by shipper_number having count(*) > 1`,
      wrong: 'REFUSED',
    },
  ],
  settled: [
    takenBackHere(INVOICE),
    {
      columns: INVOICED,
      when: 'true',
      why: 'the invoice is posted',
    },
    { when: `old.status = 'PAID'`, why: 'the invoice is paid' },
  ],
  late: [
    {
      column: 'shipperNumber',
      when: `exists (select from shipper as s where s.company_id = $1 and s.shipper_number = new.shipper_number
                        and (s.status <> 'SHIPPED' or s.customer_id <> new.customer_id))`,
      why: 'the shipper has not left, is invoiced, or belongs to another customer',
    },
    oneNote(INVOICE, to.rma('rmaNumber')),
    { column: 'net', when: OVER_CREDIT, why: 'it is more than the credit of the return' },
  ],
  needsPerson: true,
  exported: `old.status <> 'WITHDRAWN'`,
  made: { base_total: BASE_TOTAL },
  before: markFresh('invoice', ['invoice_number']),
  after: [
    postJournal('invoice', invoiceLines('select * from import_row where fresh')),
    `update customer as c set open_receivable = c.open_receivable + owed.amount, unbilled = c.unbilled - owed.billed
       from (select new.customer_id, sum(${BASE_TOTAL}) as amount, coalesce(sum(s.amount), 0) as billed
               from import_row as new left join shipper as s on s.company_id = $1 and s.shipper_number = new.shipper_number
              where new.fresh group by 1) as owed
      where c.company_id = $1 and c.customer_id = owed.customer_id`,
    `update shipper as s set status = 'CLOSED', invoice_number = new.invoice_number, date_invoiced = new.invoice_date,
            invoiced_by = current_person(), version = s.version + 1
       from import_row as new where s.company_id = $1 and s.shipper_number = new.shipper_number and new.fresh`,
    // The customer has its credit.
    `update rma as o set status = 'CLOSED', version = o.version + 1 from import_row as new
      where o.company_id = $1 and o.rma_number = new.rma_number and o.status = 'RECEIVED' and new.kind = 'CREDIT_NOTE' and new.fresh`,
  ],
};

/** The bill is for goods that came in, or the note for goods that have all left. */
const OF_GOODS = `(new.receiver_number is not null or (new.kind = 'DEBIT_NOTE' and exists (
    select from rtv as o where o.company_id = $1 and o.rtv_number = new.rtv_number and o.status in ('SHIPPED', 'CLOSED'))))`;

/** The receiver or the return that a bill is for gives up exactly what it accrued so far. */
const ACCRUED = `case when new.receiver_number is not null
    then coalesce((select sum(i.amount) from receiver_item as i where i.company_id = $1 and i.receiver_number = new.receiver_number), 0)
    when new.kind = 'DEBIT_NOTE'
    then -coalesce((select sum(i.value) from rtv_shipper_item as i where i.company_id = $1 and i.rtv_number = new.rtv_number), 0)
    else 0 end`;
const DIFFERENCE = `${base('net')} - (${ACCRUED})`;

/** A difference of goods is a variance. Goods that leave after their note are an expense, so the note is an income until then. */
const billLines = (rows: string) =>
  linesOf(rows, 'account_payable_number', 'bill_date', {
    PAYABLE: `-(${BASE_TOTAL})`,
    TAX_PAID: base('tax'),
    FREIGHT_PAID: base('freight'),
    GOODS_RECEIVED_NOT_INVOICED: ACCRUED,
    PRODUCTION_VARIANCE: `case when ${OF_GOODS} then ${DIFFERENCE} else 0 end`,
    EXPENSE: `case when ${OF_GOODS} then 0 else ${DIFFERENCE} end`,
  });

const bills: ImportTable = {
  kind: 'bills',
  table: 'payable',
  key: ['accountPayableNumber'],
  columns: [
    number('accountPayableNumber', '61001'),
    oneOf('kind', ['BILL', 'DEBIT_NOTE'], { empty: 'BILL', example: 'BILL' }),
    code('vendorId', { example: 'V2001' }),
    link('poNumber', '48164'),
    link('rtvNumber'),
    { ...number('receiverNumber', '', { empty: null }), aside: true },
    text('vendorInvoiceNum', 60, { empty: null, example: 'BC-99120' }),
    day('billDate', { example: '2026-02-05' }),
    day('dueDate', { example: '2026-03-07' }),
    ...amounts(),
  ],
  references: [to.vendor('vendorId'), to.purchaseOrder('poNumber'), to.rtv('rtvNumber'), to.receiver('receiverNumber')],
  // Goods that leave meanwhile see the note, or the note sees them.
  holds: to.rtv('rtvNumber'),
  fills: BILL_RATE.fills,
  checks: [
    ...BILL_RATE.checks,
    ...signs(BILL),
    notOfGoods(BILL, to.receiver('receiverNumber')),
    samePartner(BILL, to.purchaseOrder('poNumber')),
    samePartner(BILL, to.rtv('rtvNumber')),
    dueInTime(BILL),
    billedOnce,
    { column: 'net', find: accountsMissing(billLines('select * from import_row')), wrong: 'NO_ACCOUNT' },
    { column: 'net', find: accountsClosed(billLines('select * from import_row')), wrong: 'ACCOUNT_CLOSED' },
    {
      column: 'receiverNumber',
      find: `select max(line) as line, 'Two bills of receiver ' || receiver_number || '.' as value from import_row
              where receiver_number is not null and $1::integer is not null group by receiver_number having count(*) > 1`,
      wrong: 'REFUSED',
    },
  ],
  settled: [
    takenBackHere(BILL),
    {
      columns: BILLED,
      when: 'true',
      why: 'the bill is posted',
    },
    { when: `old.status = 'PAID'`, why: 'the bill is paid' },
  ],
  late: [
    {
      column: 'receiverNumber',
      when: `exists (select from receiver as r where r.company_id = $1 and r.receiver_number = new.receiver_number
                        and (r.kind <> 'po' or r.account_payable_number is not null or r.vendor_id <> new.vendor_id))`,
      why: 'the receiver is billed, or belongs to another vendor',
    },
    oneNote(BILL, to.rtv('rtvNumber')),
  ],
  needsPerson: true,
  exported: `old.status <> 'WITHDRAWN'`,
  made: { base_total: BASE_TOTAL },
  before: markFresh('payable', ['account_payable_number']),
  after: [
    postJournal('payable', billLines('select * from import_row where fresh')),
    `update receiver as r set account_payable_number = new.account_payable_number,
            vendor_invoice_num = coalesce(new.vendor_invoice_num, r.vendor_invoice_num), version = r.version + 1
       from import_row as new where r.company_id = $1 and r.receiver_number = new.receiver_number and new.fresh`,
    // The vendor has credited us.
    `update rtv as o set status = 'CLOSED', version = o.version + 1 from import_row as new
      where o.company_id = $1 and o.rtv_number = new.rtv_number and o.status = 'SHIPPED' and new.kind = 'DEBIT_NOTE' and new.fresh`,
  ],
};

export const billing = { invoices, bills };
