import type { listPayments } from '@gemba/contract/accounting/payments/list-payments';
import { periodBefore } from '@gemba/contract/accounting/payments/period-before';
import type { CallParsed } from '@gemba/contract/kit/call';
import { type Period, periodsOf } from '@gemba/contract/kit/periods';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import { typedText } from '../../orders/index.ts';

/** The filters of a list of payments. */
export type Asked = Omit<CallParsed<typeof listPayments>['query'], 'cursor' | 'limit'>;

/** The same filters with the period resolved to days. */
export type Wanted = Omit<Asked, 'period'>;

interface Books {
  today: string;
  baseCurrency: string;
  fiscalYearStartMonth: number;
}

const selectBooks = statement<{ companyId: number }, Books>(
  `select (now() at time zone time_zone)::date as today, base_currency,
          fiscal_year_start_month from company where company_id = :companyId`,
);

async function booksOf(tx: Tx, companyId: number): Promise<Books> {
  const books = await tx.first(selectBooks({ companyId }));
  return books ?? refuse('NO_DATA');
}

const isClosed = (days: { from?: string | undefined; to?: string | undefined }): days is Period =>
  days.from !== undefined && days.to !== undefined;

/** Resolves the period to days of this company's calendar, and the period before; refuses filters that contradict each other. */
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
