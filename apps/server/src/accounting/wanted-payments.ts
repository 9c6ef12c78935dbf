import type { PaymentDirection } from '@gemba/contract/accounting/payment-history';
import { periodBefore } from '@gemba/contract/accounting/period-before';
import { type Period, type PeriodName, periodsOf } from '@gemba/contract/kit/periods';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import { typedText } from '../orders/index.ts';

/** What a list of payments can be asked for. */
export interface Asked {
  readonly period?: PeriodName | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly direction?: PaymentDirection | undefined;
  readonly customerId?: string | undefined;
  readonly vendorId?: string | undefined;
  readonly q?: string | undefined;
}

/** The same with its period as days. */
export type Wanted = Omit<Asked, 'period'>;

interface Books {
  today: string;
  baseCurrency: string;
  fiscalYearStartMonth: number;
}

async function booksOf(tx: Tx, companyId: number): Promise<Books> {
  const [books] = await tx.query<Books>(
    `select (now() at time zone time_zone)::date as today, base_currency as "baseCurrency",
            fiscal_year_start_month as "fiscalYearStartMonth" from company where company_id = $1`,
    [companyId],
  );
  return books ?? refuse('NO_DATA');
}

const isClosed = (days: { from?: string | undefined; to?: string | undefined }): days is Period =>
  days.from !== undefined && days.to !== undefined;

/** The days that are meant in this company today, and those they are compared with; refused where they make no sense. */
export async function wantedPayments(tx: Tx, companyId: number, { period, from, to, q, ...rest }: Asked) {
  if (period !== undefined && (from !== undefined || to !== undefined))
    refuse('INVALID_INPUT', { field: 'period', rule: 'not_expected' });
  if (from !== undefined && to !== undefined && from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
  const typed = typedText(q);
  const { today, baseCurrency, fiscalYearStartMonth } = await booksOf(tx, companyId);
  const days = period ? periodsOf(today, fiscalYearStartMonth)[period] : { from, to };
  const wanted: Wanted = { ...rest, ...days, q: typed };
  return { wanted, before: isClosed(days) ? periodBefore(period, days, today) : undefined, today, baseCurrency };
}
