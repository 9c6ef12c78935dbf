import { amount, code, day, oneOf, text, whole } from '../columns.ts';
import type { ImportTable } from '../import-table.ts';
import { accountsClosed, accountsMissing, postJournal } from './journal-sql.ts';
import { currency, exchangeRate, money, number, to } from './names.ts';
import { rateOfDay } from './rate-sql.ts';

const RATE = rateOfDay('payment', 'payment_number', 'payment_date');

const payments: ImportTable = {
  kind: 'payments',
  table: 'payment',
  key: ['paymentNumber'],
  columns: [
    number('paymentNumber', '71001'),
    oneOf('direction', ['IN', 'OUT'], { example: 'IN' }),
    code('customerId', { empty: null, example: 'C1001' }),
    code('vendorId', { empty: null }),
    day('paymentDate', { example: '2026-03-20' }),
    oneOf('method', ['TRANSFER', 'CHECK', 'CARD', 'CASH'], { empty: 'TRANSFER', example: 'TRANSFER' }),
    text('reference', 100, { empty: null }),
    currency(),
    exchangeRate(),
    // Zero sets a note off against an invoice.
    amount('amount', { decimals: 2 }, { example: '445.28' }),
  ],
  references: [to.customer('customerId'), to.vendor('vendorId')],
  fills: RATE.fills,
  checks: [
    ...RATE.checks,
    {
      column: 'direction',
      find: `select line, 'a customer for IN, a vendor for OUT' as value from import_row where $1::integer is not null
                and ((direction = 'IN') <> (customer_id is not null) or (direction = 'OUT') <> (vendor_id is not null))`,
      wrong: 'NEITHER',
    },
  ],
  settled: [
    {
      columns: ['direction', 'customerId', 'vendorId', 'paymentDate', 'currency', 'exchangeRate', 'amount'],
      when: 'exists (select from payment_item as i where i.company_id = $1 and i.payment_number = old.payment_number)',
      why: 'the payment is posted',
    },
  ],
  needsPerson: true,
  made: { base_amount: 'round(new.amount * new.exchange_rate, 2)', posted_by: 'current_person()' },
};

/** The invoice or bill of a row, and its payment. */
const PAID = `
  select new.line, new.payment_number, new.item_number, new.amount, new.base_amount, p.payment_date, p.direction, p.exchange_rate as rate,
         p.amount as whole, p.currency, coalesce(v.currency, b.currency) as own_currency,
         p.customer_id, p.vendor_id, coalesce(v.customer_id, b.vendor_id) as party, v.invoice_number, b.account_payable_number,
         coalesce(v.total, b.total) as total, coalesce(v.paid, b.paid) as paid, coalesce(v.exchange_rate, b.exchange_rate) as own_rate,
         coalesce(v.base_total - v.base_paid, b.base_total - b.base_paid) as base_open
    from (select *, null::numeric as base_amount from import_row) as new
    join payment as p on p.company_id = $1 and p.payment_number = new.payment_number
    left join invoice as v on v.company_id = $1 and v.invoice_number = new.invoice_number
    left join payable as b on b.company_id = $1 and b.account_payable_number = new.account_payable_number`;
const PAID_NOW = PAID.replace('(select *, null::numeric as base_amount from import_row)', 'import_row');

/** At its own rate, and to the last cent where it is paid whole. */
const OWED = `
  select payment_number, item_number, case when paid + sum(amount) over so_far = total
           then base_open - coalesce(sum(round(amount * own_rate, 2)) over (so_far rows between unbounded preceding and 1 preceding), 0)
           else round(amount * own_rate, 2) end as base_amount
    from (${PAID}) as paid
  window so_far as (partition by invoice_number, account_payable_number order by payment_number, item_number)`;

/** Lines that are not posted yet. */
const NEWLY_PAID = `
  select * from (${PAID}) as paid where not exists (select from payment_item as i where i.company_id = $1
            and i.payment_number = paid.payment_number and i.item_number = paid.item_number)`;

/** Documents of which the file pays more than is open. */
// sql: names and conditions of the declared tables only
const overpaid = (document: string) => `
  select ${document} from (${NEWLY_PAID}) as paid where ${document} is not null
   group by ${document}, total, paid.paid having abs(paid.paid + sum(amount)) > abs(total)`;

const GOT = 'round(amount * rate, 2)';
const sign = `case direction when 'IN' then 1 else -1 end`;
// sql: the statements above only
const lines = (rows: string) => `
  select line, payment_number as document_number, payment_date as entry_date, said.use, said.amount
    from (${rows}) as paid cross join lateral (values
      ('CASH', ${sign} * ${GOT}),
      (case direction when 'IN' then 'RECEIVABLE' else 'PAYABLE' end, -(${sign}) * coalesce(base_amount, ${GOT})),
      ('EXCHANGE_RESULT', ${sign} * (coalesce(base_amount, ${GOT}) - ${GOT}))) as said (use, amount)`;

const settle = (table: string, key: string) =>
  // sql: names and conditions of the declared tables only
  `update ${table} as d set paid = d.paid + got.amount, base_paid = d.base_paid + got.base,
          status = case when d.paid + got.amount = d.total then 'PAID' else d.status end
     from (select ${key}, sum(amount) as amount, sum(base_amount) as base from import_row where ${key} is not null group by 1) as got
    where d.company_id = $1 and d.${key} = got.${key}`;

const paymentItems: ImportTable = {
  kind: 'paymentItems',
  table: 'payment_item',
  key: ['paymentNumber', 'itemNumber'],
  columns: [
    number('paymentNumber', '71001'),
    whole('itemNumber', 1, 999_999, { example: '1' }),
    number('invoiceNumber', '52001', { empty: null }),
    number('accountPayableNumber', '', { empty: null }),
    money('amount', { example: '445.28' }),
  ],
  references: [
    { columns: ['paymentNumber'], table: 'payment', key: ['payment_number'], what: 'payment' },
    to.invoice('invoiceNumber'),
    to.payable('accountPayableNumber'),
  ],
  checks: [
    {
      column: 'amount',
      find: `select line, 'an invoice of the customer or a bill of the vendor' as value from (${PAID}) as paid
              where (direction = 'IN') <> (invoice_number is not null) or (direction = 'OUT') <> (account_payable_number is not null)
                 or party is distinct from coalesce(customer_id, vendor_id)`,
      wrong: 'NEITHER',
    },
    {
      column: 'amount',
      find: `select line, currency as value, own_currency as other from (${NEWLY_PAID}) as paid where currency <> own_currency`,
      wrong: 'OTHER_CURRENCY',
    },
    {
      column: 'amount',
      find: `select line, trim_scale(amount)::text as value from (${NEWLY_PAID}) as paid where sign(amount) <> sign(total)`,
      wrong: 'PAID_SIGN',
    },
    {
      column: 'amount',
      find: `select max(line) as line, trim_scale(sum(paid.amount) + here.amount)::text as value, trim_scale(whole)::text as most
               from (${NEWLY_PAID}) as paid cross join lateral (select coalesce(sum(i.amount), 0) as amount from payment_item as i
                       where i.company_id = $1 and i.payment_number = paid.payment_number) as here
              group by payment_number, whole, here.amount having sum(paid.amount) + here.amount > whole`,
      wrong: 'MORE_THAN_PAYMENT',
    },
    { column: 'amount', find: accountsMissing(lines(PAID)), wrong: 'NO_ACCOUNT' },
    { column: 'amount', find: accountsClosed(lines(PAID)), wrong: 'ACCOUNT_CLOSED' },
    {
      column: 'amount',
      // Money of another currency is worth something else on the day of its payment, or is rounded otherwise.
      find: `select min(line) as line, 'EXCHANGE_RESULT' as value from (${PAID}) as paid where (rate <> 1 or own_rate <> 1)
                and not exists (select from account_use as u where u.company_id = $1 and u.use = 'EXCHANGE_RESULT') having min(line) is not null`,
      wrong: 'NO_ACCOUNT',
    },
  ],
  settled: [{ when: 'true', why: 'the payment is posted' }],
  late: [
    {
      column: 'amount',
      when: `new.invoice_number in (${overpaid('invoice_number')}) or new.account_payable_number in (${overpaid('account_payable_number')})`,
      why: 'it is more than is open',
    },
    {
      column: 'amount',
      when: `exists (select from invoice as v where v.company_id = $1 and v.invoice_number = new.invoice_number and v.status = 'WITHDRAWN')
          or exists (select from payable as b where b.company_id = $1 and b.account_payable_number = new.account_payable_number and b.status = 'WITHDRAWN')`,
      why: 'the note was taken back here',
    },
  ],
  needsPerson: true,
  made: { base_amount: 'new.base_amount' },
  before: [
    'alter table import_row add column base_amount numeric',
    // sql: names and conditions of the declared tables only
    `update import_row as new set base_amount = owed.base_amount from (${OWED.replace('(select *, null::numeric as base_amount from import_row)', 'import_row')}) as owed
      where owed.payment_number = new.payment_number and owed.item_number = new.item_number and $1::integer is not null`,
  ],
  after: [
    postJournal('payment', lines(PAID_NOW)),
    settle('invoice', 'invoice_number'),
    settle('payable', 'account_payable_number'),
    `update customer as c set open_receivable = c.open_receivable - got.base
       from (select v.customer_id, sum(new.base_amount) as base from import_row as new join invoice as v
                 on v.company_id = $1 and v.invoice_number = new.invoice_number group by 1) as got
      where c.company_id = $1 and c.customer_id = got.customer_id`,
    `update receiver as r set status = 'CLOSED', version = r.version + 1
       from import_row as new join payable as b on b.company_id = $1 and b.account_payable_number = new.account_payable_number and b.status = 'PAID'
      where r.company_id = $1 and r.account_payable_number = b.account_payable_number and r.status = 'RECEIVED'`,
    `update purchase_order as o set status = 'CLOSED', version = o.version + 1
      where o.company_id = $1 and o.status = 'RECEIVED' and o.po_number in (
        select r.po_number from import_row as new join receiver as r on r.company_id = $1 and r.account_payable_number = new.account_payable_number)
        and not exists (select from receiver as r where r.company_id = $1 and r.po_number = o.po_number and r.status <> 'CLOSED'
                           and exists (select from receiver_item as i where i.company_id = $1 and i.receiver_number = r.receiver_number
                                          and i.quantity > 0))`,
  ],
};

export const paying = { payments, paymentItems };
