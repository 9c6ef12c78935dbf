import { divide } from '@gemba/contract/kit/fixed-point';
import { sumMoney } from '@gemba/contract/kit/money';

type Rows = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

interface Paid {
  number: string;
  day: string;
  customer?: string;
  /** How much of what, and when it was due; below zero, a note. */
  settles: readonly { amount: string; due: string }[];
}

/** Payments of customers in a currency that is worth two of the company's. */
export const payer =
  (rows: Rows, userId: number) =>
  async ({ number, day, customer = 'PAC-001', settles }: Paid) => {
    const amount = sumMoney(settles.map((one) => one.amount));
    await rows(
      `insert into payment (company_id, payment_number, direction, customer_id, payment_date, currency, exchange_rate, amount, base_amount, posted_by)
       values ($1, $2, 'IN', $3, $4, 'EUR', 2, $5, $5::numeric * 2, $6)`,
      [number, customer, day, amount, userId],
    );
    for (const [item, { amount: part, due }] of settles.entries()) {
      const kind = part.startsWith('-') ? 'CREDIT_NOTE' : 'INVOICE';
      await rows(
        `with made as (
           insert into invoice (company_id, invoice_number, kind, customer_id, invoice_date, due_date, currency, exchange_rate, net, base_total)
           values ($1, $2 || '-' || $3::int, $4, $5, $6, $6, 'EUR', 2, $7, $7::numeric * 2) returning invoice_number)
         insert into payment_item (company_id, payment_number, item_number, invoice_number, amount, base_amount)
         select $1, $2, $3, invoice_number, $7, $7::numeric * 2 from made`,
        [number, item + 1, kind, customer, due, part],
      );
    }
  };

export interface Known {
  number: string;
  direction: string;
  party: string;
  words: string;
  day: string;
  base: string;
  late: number[];
}

/** Every payment of the company, told without the calls. */
export const known = (rows: Rows) =>
  rows<Known>(`
    select payment_number as number, direction, coalesce(customer_id, vendor_id) as party, payment_date::text as day,
           base_amount::text as base, lower(concat_ws(' ', customer_id, customer_name, c.city, vendor_id, vendor_name, v.city)) as words,
           array(select payment_date - due_date from payment_item join invoice using (company_id, invoice_number)
                  where company_id = p.company_id and payment_number = p.payment_number and kind = 'INVOICE'
                  union all
                 select payment_date - due_date from payment_item join payable using (company_id, account_payable_number)
                  where company_id = p.company_id and payment_number = p.payment_number and kind = 'BILL') as late
      from payment p left join customer c using (company_id, customer_id) left join vendor v using (company_id, vendor_id)
     where company_id = $1 order by payment_date desc, payment_number collate "C" desc`);

/** Their totals, added up here. */
export const added = (payments: readonly Known[], direction: string) => {
  const own = payments.filter((one) => one.direction === direction);
  const late = own.flatMap((one) => one.late);
  return {
    count: own.length,
    amount: sumMoney(own.map(({ base }) => base)),
    settled: late.length,
    late: late.filter((days) => days > 0).length,
    daysLate: late.length ? divide(String(late.reduce((sum, days) => sum + days, 0)), String(late.length), 1) : null,
  };
};
