import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText } from '../../kit/dates.ts';
import { Money } from '../../kit/money.ts';
import { nullableDate } from '../../kit/nullable.ts';
import { pageOf } from '../../kit/page.ts';
import { CodeText } from '../code-text.ts';
import { QUOTE_DATE_TYPES } from '../order-filters.ts';
import { OrderTotals, orderQuery, paged } from '../order-page.ts';
import { ListStatus } from '../order-shapes.ts';
import { quoteMoves } from './quote-moves.ts';

export const QuoteRow = z.strictObject({
  qoNumber: z.string(),
  qoDate: DateText,
  customerId: z.string(),
  customerName: z.string(),
  status: z.enum(quoteMoves.states),
  qoStatus: ListStatus,
  currency: z.string(),
  total: Money,
  itemCount: z.int(),
  validUntil: DateText,
  arrivalDate: nullableDate,
  shipDate: nullableDate,
  version: z.int(),
});
export type QuoteRow = z.infer<typeof QuoteRow>;

const filters = { ...orderQuery(QUOTE_DATE_TYPES), customerId: z.optional(CodeText) };

export const listQuotes = defineCall({
  name: 'listQuotes',
  method: 'GET',
  path: '/quotes',
  summary: 'Quotes, newest first, by status, date, customer or what was typed',
  access: ['FIND_QUOTE'],
  query: paged(filters),
  reply: pageOf(QuoteRow),
  refusals: ['DATE_RANGE_REVERSED', 'SEARCH_TOO_SHORT'],
});

export const getQuoteTotals = defineCall({
  name: 'getQuoteTotals',
  method: 'GET',
  path: '/quotes/totals',
  summary: 'How many quotes a filter finds, and what they are worth by currency',
  access: ['FIND_QUOTE'],
  query: z.strictObject(filters),
  reply: OrderTotals,
  refusals: ['DATE_RANGE_REVERSED', 'SEARCH_TOO_SHORT'],
});
