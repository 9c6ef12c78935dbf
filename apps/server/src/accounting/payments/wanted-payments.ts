import type { listPayments } from '@gemba/contract/accounting/payments/list-payments';
import { periodBefore } from '@gemba/contract/accounting/period-before';
import type { CallParsed } from '@gemba/contract/kit/call';
import { type Period, periodsOf } from '@gemba/contract/kit/periods';
import type { Tx } from '../../kit/database/database.ts';
import { refuse } from '../../kit/refuse.ts';
import { typedText } from '../../orders/index.ts';
import { booksOf } from '../books.ts';

/** The filters of a list of payments. */
export type Asked = Omit<CallParsed<typeof listPayments>['query'], 'cursor' | 'limit'>;

/** The same filters with the period resolved to days. */
export type Wanted = Omit<Asked, 'period'>;

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
