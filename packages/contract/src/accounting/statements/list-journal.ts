import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { PositiveInteger, SequenceNumber } from '../../kit/integer.ts';
import { Money } from '../../kit/money.ts';
import { nullableText } from '../../kit/nullable.ts';
import { ORDER_TYPES } from '../../kit/order-types.ts';
import { listing, pageOf, pageQuery } from '../../kit/page.ts';
import { CodeText } from '../../orders/code-text.ts';
import { BookDay } from '../book-day.ts';
import { Days, STATEMENT_LINES } from './statement.ts';

export const JournalRow = z.strictObject({
  entryNumber: SequenceNumber,
  lineNumber: PositiveInteger,
  entryDate: DateText,
  accountNumber: z.string(),
  accountName: z.string(),
  documentKind: z.string(),
  documentNumber: z.string(),
  memo: nullableText,
  debit: Money,
  credit: Money,
  /** Debit less credit of an asset; of every other account, and as cash, credit less debit. */
  amount: Money,
  /** The order that the document is for. */
  orderKind: z.nullable(z.enum(ORDER_TYPES)),
  orderNumber: nullableText,
  postedBy: z.string(),
});
export type JournalRow = z.infer<typeof JournalRow>;

/** `amount` is what the account's row of a statement shows, and the sum of `amount` over all its rows. */
export const listJournal = defineCall({
  name: 'listJournal',
  method: 'GET',
  path: '/accounting/journal',
  summary: 'The journal entries behind a row of a statement, newest first',
  access: ['ACCOUNTING_INFO'],
  query: z.strictObject({
    accountNumber: z.optional(CodeText),
    line: z.optional(z.enum(STATEMENT_LINES)),
    from: BookDay,
    to: BookDay,
    /** The cash that the entries have brought, as the cash flow counts it. */
    as: z.optional(z.literal('cash')),
    ...pageQuery,
  }),
  example: { query: { from: '2026-01-01', to: '2026-01-31' } },
  reply: listing(
    z.extend(pageOf(JournalRow), {
      period: Days,
      currency: z.string(),
      /** The one account that was asked for. */
      accountName: nullableText,
      debit: Money,
      credit: Money,
      amount: Money,
    }),
    'items',
    JournalRow,
  ),
  timeoutMs: 15_000,
  columns: [
    'entryNumber',
    'entryDate',
    'accountNumber',
    'accountName',
    'documentKind',
    'documentNumber',
    'orderKind',
    'orderNumber',
    'memo',
    'debit',
    'credit',
    'amount',
    'postedBy',
  ],
  refusals: ['DATE_RANGE_REVERSED'],
});
