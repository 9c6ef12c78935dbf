import * as z from 'zod/mini';
import { DateText } from '../../kit/dates.ts';
import { decimalText } from '../../kit/decimal-text.ts';
import { nullableDate } from '../../kit/nullable.ts';

export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/));

/** Base currency for one unit. Eight decimals: four would lose a whole percent of a yen. */
export const ExchangeRate = decimalText(18, 8, 'positive');

/** A rate holds from its day until the next one. Orders, invoices and payments keep the rate that they were made with. */
export const DayRate = z.strictObject({ currency: z.string(), effectiveDate: DateText, exchangeRate: ExchangeRate });
export type DayRate = z.infer<typeof DayRate>;

export const CurrencyRow = z.strictObject({
  currency: z.string(),
  /** The rate of today and the day it holds from; null where there is none. */
  effectiveDate: nullableDate,
  exchangeRate: z.nullable(ExchangeRate),
});
export type CurrencyRow = z.infer<typeof CurrencyRow>;
