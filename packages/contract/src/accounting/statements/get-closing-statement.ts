import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { Money } from '../../kit/money.ts';
import { nullableText } from '../../kit/nullable.ts';
import { listing } from '../../kit/page.ts';
import { BookDay } from '../book-day.ts';
import { compare, Days, STATEMENT_LINES, sharedOn } from './statement.ts';

const figures = { opening: Money, debit: Money, credit: Money, closing: Money };

/** Balances are debits less credits. Accounts of the result start at zero with the fiscal year. */
export const ClosingRow = z.strictObject({
  line: z.enum([...STATEMENT_LINES, 'EARLIER_RESULTS']),
  accountNumber: nullableText,
  accountName: nullableText,
  ...figures,
  /** The closing balance of the month that this one is compared with. */
  before: z.nullable(Money),
});
export type ClosingRow = z.infer<typeof ClosingRow>;

/** `asOf` is any day of the month; without it, the last month that is over. */
export const getClosingStatement = defineCall({
  name: 'getClosingStatement',
  method: 'GET',
  path: '/accounting/closingStatement',
  summary: 'Opening balance, movement and closing balance of every account in a month',
  access: ['ACCOUNTING_INFO'],
  query: z.strictObject({ asOf: z.optional(BookDay), compare, sharedOn }),
  reply: listing(
    z.strictObject({
      /** The day of a shared link stands for it. */
      today: DateText,
      period: Days,
      comparedWith: z.nullable(Days),
      currency: z.string(),
      earlierResultsOf: z.nullable(Days),
      total: z.strictObject(figures),
      rows: z.array(ClosingRow),
    }),
    'rows',
    ClosingRow,
  ),
  timeoutMs: 15_000,
  refusals: ['NO_DATA'],
});
