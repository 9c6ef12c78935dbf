import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { Money } from '../../kit/money.ts';
import { listing } from '../../kit/page.ts';
import { BookDay } from '../book-day.ts';
import { ACTIVITIES, AccountRow, Amounts, compare, Days, sharedOn } from './statement.ts';

/** `cashIn` and `cashOut` are the debits and credits of the cash accounts; the activities add up to `net` too. */
const figures = { cashIn: Money, cashOut: Money, net: Money, operating: Money, investing: Money, financing: Money };

export const CashMonth = z.strictObject({
  /** Its first day. */
  month: DateText,
  ...figures,
  closing: Money,
  /** The net of the same month a year before. */
  before: z.nullable(Money),
});
export type CashMonth = z.infer<typeof CashMonth>;

/** `asOf` is any day of the last month; without it, today. Either comparison is with the twelve months before. */
export const getCashFlow = defineCall({
  name: 'getCashFlow',
  method: 'GET',
  path: '/accounting/cashFlow',
  summary: 'Cash in and out in twelve months, and the activities behind it',
  access: ['ACCOUNTING_INFO'],
  query: z.strictObject({ asOf: z.optional(BookDay), compare, sharedOn }),
  reply: listing(
    z.strictObject({
      /** The day of a shared link stands for it. */
      today: DateText,
      period: Days,
      comparedWith: z.nullable(Days),
      currency: z.string(),
      opening: Money,
      closing: Money,
      total: z.strictObject({ ...figures, before: z.nullable(Money) }),
      months: z.array(CashMonth),
      activities: z.array(z.extend(Amounts, { activity: z.enum(ACTIVITIES), accounts: z.array(AccountRow) })),
    }),
    'months',
    CashMonth,
  ),
  timeoutMs: 15_000,
  refusals: ['NO_DATA'],
});
