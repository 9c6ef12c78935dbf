import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { nullableDate, nullableText } from '../kit/nullable.ts';
import { ORDER_TYPES } from '../kit/order-types.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { ANY_CENTRE } from './any-centre.ts';
import { FigureValue } from './centre.ts';
import { FigureParams, figureFilter } from './figure-filter.ts';

export const FigureRow = z.strictObject({
  /** Null where the row has no day of its own. */
  day: nullableDate,
  documentKind: z.string(),
  documentNumber: z.string(),
  itemNumber: z.int(),
  partyId: nullableText,
  partyName: nullableText,
  partNumber: nullableText,
  /** The order of an invoice or a bill. */
  orderKind: z.nullable(z.enum(ORDER_TYPES)),
  orderNumber: nullableText,
  amount: FigureValue,
  base: FigureValue,
});
export type FigureRow = z.infer<typeof FigureRow>;

export const listFigureRows = defineCall({
  name: 'listFigureRows',
  method: 'GET',
  path: '/infoCenters/figures/:figure/rows',
  summary: 'The rows that a figure of an information centre is the sum of, newest first',
  access: ANY_CENTRE,
  params: FigureParams,
  query: z.strictObject({ ...figureFilter, ...pageQuery }),
  example: { params: { figure: 'salesBooked' }, query: { period: 'thisMonth' } },
  reply: pageOf(FigureRow),
  timeoutMs: 60_000,
  refusals: ['LIMITED_PERMISSIONS', 'NO_DATA'],
});
