import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { DateText, InstantText } from '../kit/dates.ts';
import { ANY_CENTRE } from './any-centre.ts';
import { FigureValue, nullableValue } from './centre.ts';
import { FigureParams, figureFilter } from './figure-filter.ts';

/** Refused where the person may not see the figure: the roles are those of its centre, and of the figure itself. */
export const getFigure = defineCall({
  name: 'getFigure',
  method: 'GET',
  path: '/infoCenters/figures/:figure',
  summary: 'One figure of an information centre: its value, and the sums that it is made of',
  access: ANY_CENTRE,
  params: FigureParams,
  query: z.strictObject(figureFilter),
  example: { params: { figure: 'salesBooked' }, query: { period: 'thisMonth' } },
  reply: z.strictObject({
    asOf: InstantText,
    currency: z.string(),
    value: nullableValue,
    amount: FigureValue,
    base: FigureValue,
    /** How many rows it is the sum of. */
    entries: z.int(),
    /** A month's share of the twelve months before this one; null for a figure of now. */
    average12Months: nullableValue,
    /** The days that its rows lie in; null where they are open. */
    from: z.nullable(DateText),
    to: z.nullable(DateText),
    /** The customer, vendor and so on that was asked for. */
    name: z.nullable(z.string()),
  }),
  timeoutMs: 60_000,
  refusals: ['LIMITED_PERMISSIONS', 'NO_DATA'],
});
