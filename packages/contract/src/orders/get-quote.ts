import * as z from 'zod/mini';
import { OrderNumber } from '../approvals/kinds.ts';
import { Person } from '../approvals/person.ts';
import { defineCall } from '../kit/call.ts';
import { DateText, InstantText } from '../kit/dates.ts';
import { Quantity } from '../kit/quantity.ts';
import { buyingCustomer, soldLine } from './get-sales-order.ts';
import {
  ChangeCount,
  day,
  decidable,
  ListStatus,
  moneyOfOrder,
  notesOfOrder,
  OrderDocument,
  words,
} from './order-shapes.ts';
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
  incoterm: words,
  ...notesOfOrder,
  status: z.enum(quoteMoves.states),
  qoStatus: ListStatus,
  ...moneyOfOrder,
  terms: z.string(),
  arrivalDate: day,
  shipDate: day,
  approveBy: z.nullable(Person),
  approveDate: z.nullable(InstantText),
  /** The sales order it was committed to. */
  soNumber: words,
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
  reply: Quote,
  refusals: ['QUOTE_NOT_EXIST'],
});
