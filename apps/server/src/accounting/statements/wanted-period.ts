import { periodBefore, yearBefore } from '@gemba/contract/accounting/period-before';
import type { getProfitAndLoss } from '@gemba/contract/accounting/statements/get-profit-and-loss';
import type { CallParsed } from '@gemba/contract/kit/call';
import { type Period, periodsOf } from '@gemba/contract/kit/periods';
import type { Tx } from '../../kit/database/database.ts';
import { refuse } from '../../kit/refuse.ts';
import { booksOf } from '../books.ts';

type Asked = CallParsed<typeof getProfitAndLoss>['query'];

/** The days that are meant, and those they are compared with. A range that is open at one end reaches to the books' other end. */
export async function wantedPeriod(tx: Tx, companyId: number, { period: name, from, to, compare, sharedOn }: Asked) {
  if (name !== undefined && (from !== undefined || to !== undefined))
    refuse('INVALID_INPUT', { field: 'period', rule: 'not_expected' });
  if (from !== undefined && to !== undefined && from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
  const books = await booksOf(tx, companyId, sharedOn);
  const { today, since, fiscalYearStartMonth } = books;
  const isFree = from !== undefined || to !== undefined;
  const period: Period = isFree
    ? { from: from ?? (to && to < since ? to : since), to: to ?? (from && from > today ? from : today) }
    : periodsOf(today, fiscalYearStartMonth)[name ?? 'fiscalYear'];
  const comparedWith =
    compare === 'previousYear'
      ? yearBefore(period, today)
      : compare && periodBefore(isFree ? undefined : (name ?? 'fiscalYear'), period, today);
  return { ...books, period, comparedWith };
}
