import {
  PAYMENT_DIRECTIONS,
  type PaymentDirection,
  type PaymentSide,
  type PaymentSum,
  type paymentTotals,
} from '@gemba/contract/accounting/payment-history';
import type { CallParsed, CallReply } from '@gemba/contract/kit/call';
import { sumMoney } from '@gemba/contract/kit/money';
import type { Tx } from '../kit/database/database.ts';
import { sql } from '../kit/database/sql.ts';
import { everyPayment } from './payments.sql.ts';
import { type Wanted, wantedPayments } from './wanted-payments.ts';

type Punctuality = Pick<PaymentSum, 'settled' | 'late' | 'daysLate'>;
type Sums = Punctuality & {
  direction: PaymentDirection;
  currency: string;
  count: number;
  amount: string;
  baseAmount: string;
};

/** By direction and currency; how punctual, by direction alone. */
const sumsOf = (tx: Tx, companyId: number, wanted: Wanted): Promise<Sums[]> =>
  tx.run(sql<Sums>`
        with ${everyPayment(companyId, wanted)},
        due as (
          select found.direction, found.payment_date - coalesce(i.due_date, b.due_date) as days
            from found join payment_item item on item.company_id = ${companyId} and item.payment_number = found.payment_number
            left join invoice i on i.company_id = item.company_id and i.invoice_number = item.invoice_number and i.kind = 'INVOICE'
            left join payable b on b.company_id = item.company_id and b.account_payable_number = item.account_payable_number
                                and b.kind = 'BILL'
           where coalesce(i.due_date, b.due_date) is not null),
        punctuality as (
          select direction, count(*) as settled, count(*) filter (where days > 0) as late, round(avg(days), 1) as "daysLate"
            from due group by direction)
        select direction, currency, count(*) as count, sum(amount) as amount, sum(base_amount) as "baseAmount",
               coalesce(settled, 0) as settled, coalesce(late, 0) as late, "daysLate"
          from found left join punctuality using (direction)
         group by direction, currency, settled, late, "daysLate" order by direction, currency`);

const NOTHING: Punctuality = { settled: 0, late: 0, daysLate: null };

const sumOf = (rows: readonly Sums[]): PaymentSum => {
  const { settled, late, daysLate } = rows[0] ?? NOTHING;
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  return { count, amount: sumMoney(rows.map(({ baseAmount }) => baseAmount)), settled, late, daysLate };
};

/** The sides that can hold anything: a customer is never paid, a vendor never pays. */
const sidesOf = ({ direction, customerId, vendorId }: Wanted) =>
  PAYMENT_DIRECTIONS.filter(
    (side) => side === (direction ?? side) && (side === 'IN' ? vendorId : customerId) === undefined,
  );

async function partyOf(tx: Tx, companyId: number, { customerId, vendorId }: Wanted) {
  if (customerId === undefined && vendorId === undefined) return null;
  const [party] = await tx.query<{ id: string; name: string }>(
    customerId === undefined
      ? `select vendor_id as id, vendor_name as name from vendor where company_id = $1 and vendor_id = any (array[$2, upper($2)])
          order by vendor_id = $2 desc limit 1`
      : `select customer_id as id, customer_name as name from customer where company_id = $1 and customer_id = any (array[$2, upper($2)])
          order by customer_id = $2 desc limit 1`,
    [companyId, customerId ?? vendorId],
  );
  return party ?? null;
}

/** What the payments of a filter come to, and what those of the period before came to. */
export async function totalsOfPayments(
  tx: Tx,
  companyId: number,
  { query }: CallParsed<typeof paymentTotals>,
): Promise<CallReply<typeof paymentTotals>> {
  const { wanted, before, today, baseCurrency } = await wantedPayments(tx, companyId, query);
  const now = await sumsOf(tx, companyId, wanted);
  const then = before && (await sumsOf(tx, companyId, { ...wanted, ...before }));
  const side = (direction: PaymentDirection): PaymentSide => {
    const on = (rows: readonly Sums[]) => rows.filter((row) => row.direction === direction);
    return {
      direction,
      now: sumOf(on(now)),
      before: then ? sumOf(on(then)) : null,
      currencies: on(now).map(({ currency, amount, baseAmount }) => ({ currency, amount, baseAmount })),
    };
  };
  return {
    asOf: today,
    baseCurrency,
    period: { from: wanted.from ?? null, to: wanted.to ?? null },
    before: before ?? null,
    party: await partyOf(tx, companyId, wanted),
    sides: sidesOf(wanted).map(side),
  };
}
