import * as contract from '@gemba/contract/accounting/payments/get-payment-totals';
import {
  PAYMENT_DIRECTIONS,
  type PaymentDirection,
  type PaymentSide,
  type PaymentSum,
} from '@gemba/contract/accounting/payments/payment';
import { inCapitals } from '@gemba/contract/kit/codes';
import { sumMoney } from '@gemba/contract/kit/money';
import type { Tx } from '../../kit/database/database.ts';
import { sql } from '../../kit/database/sql.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
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

/** Sums by direction and currency; punctuality by direction alone. */
const selectSums = statement<{ companyId: number; wanted: Wanted }, Sums>(
  ({ companyId, wanted }) => sql`
        with ${everyPayment(companyId, wanted)},
        due as (
          select found.direction, found.payment_date - coalesce(i.due_date, b.due_date) as days
            from found join payment_item item on item.company_id = ${companyId} and item.payment_number = found.payment_number
            left join invoice i on i.company_id = item.company_id and i.invoice_number = item.invoice_number and i.kind = 'INVOICE'
            left join payable b on b.company_id = item.company_id and b.account_payable_number = item.account_payable_number
                                and b.kind = 'BILL'
           where coalesce(i.due_date, b.due_date) is not null),
        punctuality as (
          select direction, count(*) as settled, count(*) filter (where days > 0) as late, round(avg(days), 1) as days_late
            from due group by direction)
        select direction, currency, count(*) as count, sum(amount) as amount, sum(base_amount) as base_amount,
               coalesce(settled, 0) as settled, coalesce(late, 0) as late, days_late
          from found left join punctuality using (direction)
         group by direction, currency, settled, late, days_late order by direction, currency`,
);

const sumsOf = (tx: Tx, companyId: number, wanted: Wanted) => tx.all(selectSums({ companyId, wanted }));

const NOTHING: Punctuality = { settled: 0, late: 0, daysLate: null };

const sumOf = (rows: readonly Sums[]): PaymentSum => {
  const { settled, late, daysLate } = rows[0] ?? NOTHING;
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  return { count, amount: sumMoney(rows.map(({ baseAmount }) => baseAmount)), settled, late, daysLate };
};

/** A customer only pays and a vendor is only paid, so a filter by party leaves one side. */
const sidesOf = ({ direction, customerId, vendorId }: Wanted) =>
  PAYMENT_DIRECTIONS.filter(
    (side) => side === (direction ?? side) && (side === 'IN' ? vendorId : customerId) === undefined,
  );

type Party = { id: string; name: string };

const selectVendor = statement<{ companyId: number; vendorId: string; capitals: string }, Party>(
  `select vendor_id as id, vendor_name as name from vendor
    where company_id = :companyId and vendor_id = any (array[:vendorId, :capitals])
    order by vendor_id = :vendorId desc limit 1`,
);

const selectCustomer = statement<{ companyId: number; customerId: string; capitals: string }, Party>(
  `select customer_id as id, customer_name as name from customer
    where company_id = :companyId and customer_id = any (array[:customerId, :capitals])
    order by customer_id = :customerId desc limit 1`,
);

async function partyOf(tx: Tx, companyId: number, { customerId, vendorId }: Wanted) {
  if (customerId !== undefined)
    return (await tx.first(selectCustomer({ companyId, customerId, capitals: inCapitals(customerId) }))) ?? null;
  if (vendorId !== undefined)
    return (await tx.first(selectVendor({ companyId, vendorId, capitals: inCapitals(vendorId) }))) ?? null;
  return null;
}

/** The totals of the payments of a filter, and of the period before. */
export const getPaymentTotals = operation(contract.getPaymentTotals, async (tx, { companyId }, { query }) => {
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
});
