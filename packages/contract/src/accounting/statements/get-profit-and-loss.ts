import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { Money } from '../../kit/money.ts';
import { listing } from '../../kit/page.ts';
import { AccountRow, Amounts, Days, periodQuery } from './statement.ts';

export const getProfitAndLoss = defineCall({
  name: 'getProfitAndLoss',
  method: 'GET',
  path: '/accounting/profitAndLoss',
  summary: 'Income and expenses of a period by account; expenses are below zero',
  access: ['ACCOUNTING_INFO'],
  query: z.strictObject(periodQuery),
  reply: listing(
    z.strictObject({
      /** The day of a shared link stands for it. */
      today: DateText,
      period: Days,
      comparedWith: z.nullable(Days),
      currency: z.string(),
      income: Amounts,
      expenses: Amounts,
      result: Amounts,
      /** The results of the twelve months up to the end of the period, oldest first. */
      months: z.array(z.strictObject({ month: DateText, income: Money, expenses: Money, result: Money })),
      rows: z.array(AccountRow),
    }),
    'rows',
    AccountRow,
  ),
  timeoutMs: 15_000,
  refusals: ['DATE_RANGE_REVERSED', 'NO_DATA'],
});
