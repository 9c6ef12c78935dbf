import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText, InstantText } from '../../kit/dates.ts';
import { nullableDate, nullableText } from '../../kit/nullable.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Person } from '../../kit/person.ts';
import { Quantity } from '../../kit/quantity.ts';
import { ChangeCount, decidable, ListStatus, moneyOfOrder, notesOfOrder, OrderDocument } from '../order-shapes.ts';
import { buyingCustomer, soldLine } from '../sales-order/get-sales-order.ts';
import { quoteMoves } from './quote-moves.ts';

export const QuoteItem = z.strictObject({ ...soldLine, quantity: Quantity });
export type QuoteItem = z.infer<typeof QuoteItem>;

export const Quote = z.strictObject({
  qoNumber: z.string(),
  qoDate: DateText,
  ...buyingCustomer,
  validUntil: DateText,
  revision: z.int(),
  warehouse: z.string(),
  incoterm: nullableText,
  ...notesOfOrder,
  status: z.enum(quoteMoves.states),
  qoStatus: ListStatus,
  ...moneyOfOrder,
  terms: z.string(),
  arrivalDate: nullableDate,
  shipDate: nullableDate,
  approveBy: z.nullable(Person),
  approveDate: z.nullable(InstantText),
  /** The sales order it was committed to. */
  soNumber: nullableText,
  committedAt: z.nullable(InstantText),
  items: z.array(QuoteItem),
  documents: z.array(OrderDocument),
  changes: ChangeCount,
  ...decidable,
});
export type Quote = z.infer<typeof Quote>;

export const getQuote = defineCall({
  name: 'getQuote',
  method: 'GET',
  path: '/quotes/:qoNumber',
  summary: "One quote with its items, the customer's credit, its history and the order made of it",
  access: ['FIND_QUOTE'],
  params: z.strictObject({ qoNumber: OrderNumber }),
  example: { params: { qoNumber: '30110' } },
  reply: Quote,
  refusals: ['QUOTE_NOT_EXIST'],
});
