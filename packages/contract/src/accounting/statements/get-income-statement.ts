import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { nullableText } from '../../kit/nullable.ts';
import { listing } from '../../kit/page.ts';
import { AccountRow, Amounts, Days, periodQuery, RESULT_LINES, STEPS } from './statement.ts';

/** An account, or a step, which has none. */
export const IncomeRow = z.strictObject({
  line: z.enum([...RESULT_LINES, ...STEPS]),
  accountNumber: nullableText,
  accountName: nullableText,
  ...Amounts.shape,
});
export type IncomeRow = z.infer<typeof IncomeRow>;

export const getIncomeStatement = defineCall({
  name: 'getIncomeStatement',
  method: 'GET',
  path: '/accounting/incomeStatement',
  summary: 'From revenue to the net result in steps; costs are below zero',
  access: ['ACCOUNTING_INFO'],
  query: z.strictObject(periodQuery),
  reply: listing(
    z.strictObject({
      /** The day of a shared link stands for it. */
      today: DateText,
      period: Days,
      comparedWith: z.nullable(Days),
      currency: z.string(),
      lines: z.array(z.extend(Amounts, { line: z.enum(RESULT_LINES) })),
      steps: z.array(z.extend(Amounts, { step: z.enum(STEPS) })),
      rows: z.array(AccountRow),
      /** Accounts and steps in the order of the statement, for spreadsheets. */
      table: z.array(IncomeRow),
    }),
    'table',
    IncomeRow,
  ),
  timeoutMs: 15_000,
  refusals: ['DATE_RANGE_REVERSED', 'NO_DATA'],
});
