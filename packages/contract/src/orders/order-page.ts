import * as z from 'zod/mini';
import { freeText } from '../kit/codes.ts';
import { DateText } from '../kit/dates.ts';
import { Money } from '../kit/money.ts';
import { pageQuery } from '../kit/page.ts';
import { ORDER_FILTERS } from './order-filters.ts';

/**
 * Filters that all order lists share, with the date types of the list; the first one is the default. The list is
 * sorted by that date, newest first, and shows the orders that have it. `q` is the beginning of the order's number, or
 * a part of the other party's id, name or city; for a work order, the beginning of its part number. It needs at least
 * three characters.
 */
export const orderQuery = <const DateTypes extends readonly [string, ...string[]]>(dateTypes: DateTypes) => ({
  status: z._default(z.enum(ORDER_FILTERS), 'all'),
  dateType: z._default(z.enum(dateTypes as readonly DateTypes[number][]), dateTypes[0]),
  from: z.optional(DateText),
  to: z.optional(DateText),
  q: z.optional(freeText(80)),
});

export const paged = <Query extends z.core.$ZodLooseShape>(query: Query) => z.strictObject({ ...query, ...pageQuery });

/** How many orders are added up at most, so that the totals of any filter cost the same. */
export const TOTALS_AT_MOST = 1_000;

/** `more`: there are more than were added up. The totals are those of the newest then. */
export const OrderTotals = z.strictObject({
  count: z.int(),
  more: z.boolean(),
  amounts: z.array(z.strictObject({ currency: z.string(), total: Money })),
});
export type OrderTotals = z.infer<typeof OrderTotals>;
