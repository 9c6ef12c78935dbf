import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { nullableDate } from '../../kit/nullable.ts';
import { listing } from '../../kit/page.ts';
import { BookDay } from '../book-day.ts';
import { AccountRow, Amounts, compare, Days, SECTIONS, sharedOn } from './statement.ts';

export const getBalanceSheet = defineCall({
  name: 'getBalanceSheet',
  method: 'GET',
  path: '/accounting/balanceSheet',
  summary: 'What the company owns and owes at the end of a day',
  access: ['ACCOUNTING_INFO'],
  query: z.strictObject({ asOf: z.optional(BookDay), compare, sharedOn }),
  reply: listing(
    z.strictObject({
      /** The day of a shared link stands for it. */
      today: DateText,
      /** The first day of the books. */
      since: DateText,
      asOf: DateText,
      comparedWith: nullableDate,
      currency: z.string(),
      /** The days behind the two unclosed results; there may be no earlier ones. */
      resultOf: Days,
      earlierResultsOf: z.nullable(Days),
      assets: Amounts,
      liabilitiesAndEquity: Amounts,
      sections: z.array(z.extend(Amounts, { section: z.enum(SECTIONS) })),
      rows: z.array(AccountRow),
    }),
    'rows',
    AccountRow,
  ),
  timeoutMs: 15_000,
  refusals: ['NO_DATA'],
});
