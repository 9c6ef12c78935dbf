import type { listPayments } from '@gemba/contract/accounting/payments/list-payments';
import { periodBefore } from '@gemba/contract/accounting/period-before';
import type { CallParsed } from '@gemba/contract/kit/call';
import { numberKeys } from '@gemba/contract/kit/number-keys';
import { type Period, periodsOf } from '@gemba/contract/kit/periods';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import { typedText } from '../../orders/index.ts';
import { booksOf } from '../books.ts';

/** The filters of a list of payments. */
export type Asked = Omit<CallParsed<typeof listPayments>['query'], 'cursor' | 'limit'>;

/** The same filters with the period resolved to days. */
export type Wanted = Omit<Asked, 'period'>;

const isClosed = (days: { from?: string | undefined; to?: string | undefined }): days is Period =>
  days.from !== undefined && days.to !== undefined;

const selectTyped = statement<{ companyId: number; keys: string[] }, { paymentNumber: string }>(
  'select payment_number from payment where company_id = :companyId and code_key = any(:keys::text[]) limit 1',
);

/** Whether a payment of this very number exists. */
const isTyped = async (tx: Tx, companyId: number, typed: string) =>
  (await tx.first(selectTyped({ companyId, keys: numberKeys(typed) }))) !== undefined;

/**
 * Resolves the period to days of this company's calendar, and the period before; refuses filters that contradict
 * each other. The payment whose number was typed is found whatever the filters: they are left off then.
 */
export async function wantedPayments(tx: Tx, companyId: number, { period, from, to, q, ...rest }: Asked) {
  if (period !== undefined && (from !== undefined || to !== undefined))
    refuse('INVALID_INPUT', { field: 'period', rule: 'not_expected' });
  if (from !== undefined && to !== undefined && from > to) refuse('DATE_RANGE_REVERSED', { field: 'from' });
  const typed = typedText(q);
  const { today, baseCurrency, fiscalYearStartMonth } = await booksOf(tx, companyId);
  if (typed !== undefined && (await isTyped(tx, companyId, typed)))
    return { wanted: { q: typed } satisfies Wanted as Wanted, before: undefined, today, baseCurrency };
  const days = period ? periodsOf(today, fiscalYearStartMonth)[period] : { from, to };
  const wanted: Wanted = { ...rest, ...days, q: typed };
  return { wanted, before: isClosed(days) ? periodBefore(period, days, today) : undefined, today, baseCurrency };
}
