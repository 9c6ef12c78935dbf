import * as z from 'zod/mini';
import { CustomerCredit } from '../approvals/approval-card.ts';
import { OrderNumber } from '../approvals/kinds.ts';
import { Person } from '../approvals/person.ts';
import { defineCall } from '../kit/call.ts';
import { DateText, InstantText } from '../kit/dates.ts';
import { Money, Rate, UnitCost } from '../kit/money.ts';
import { Quantity } from '../kit/quantity.ts';
import {
  ChangeCount,
  day,
  decidable,
  ListStatus,
  moneyOfOrder,
  notesOfOrder,
  OrderDocument,
  PartStock,
  RelatedDocument,
  words,
} from './order-shapes.ts';
import { salesOrderMoves } from './sales-order-moves.ts';

/** Also what a quote's line is made of. */
export const soldLine = {
  itemNumber: z.int(),
  part: z.string(),
  revision: words,
  description: z.string(),
  listPrice: UnitCost,
  discount: Rate,
  taxRate: Rate,
  extPrice: Money,
  dateRequired: DateText,
  stock: z.nullable(PartStock),
};

export const SalesOrderItem = z.strictObject({
  ...soldLine,
  quantityOrdered: Quantity,
  quantityShipped: Quantity,
  quantityPicked: Quantity,
  promisedDate: day,
  closed: z.boolean(),
  /** The work orders that make this line. */
  workOrders: z.array(z.string()),
});
export type SalesOrderItem = z.infer<typeof SalesOrderItem>;

/** Who buys, also of a quote. */
export const buyingCustomer = {
  customerId: z.string(),
  customerName: z.string(),
  shipToId: words,
  shipToName: words,
  salesCode: words,
  salesName: words,
  owner: Person,
  credit: CustomerCredit,
};

export const SalesOrder = z.strictObject({
  soNumber: z.string(),
  soDate: DateText,
  ...buyingCustomer,
  billTo: words,
  customerPo: words,
  revision: z.int(),
  warehouse: z.string(),
  incoterm: words,
  placePort: words,
  shipVia: words,
  shipViaName: words,
  freightTotal: Money,
  ...notesOfOrder,
  status: z.enum(salesOrderMoves.states),
  shipStatus: z.string(),
  soStatus: ListStatus,
  holdReason: words,
  ...moneyOfOrder,
  terms: z.string(),
  arrivalDate: day,
  shipDate: day,
  reviewBy: z.nullable(Person),
  reviewDate: z.nullable(InstantText),
  qoNumber: words,
  items: z.array(SalesOrderItem),
  shippers: z.array(RelatedDocument),
  proformaShippers: z.array(RelatedDocument),
  workOrders: z.array(RelatedDocument),
  rmas: z.array(RelatedDocument),
  documents: z.array(OrderDocument),
  changes: ChangeCount,
  ...decidable,
});
export type SalesOrder = z.infer<typeof SalesOrder>;

export const getSalesOrder = defineCall({
  name: 'getSalesOrder',
  method: 'GET',
  path: '/salesOrders/:soNumber',
  summary: "One sales order with its items, the customer's credit, its history and what belongs to it",
  access: ['FIND_SALES_ORDER'],
  params: z.strictObject({ soNumber: OrderNumber }),
  reply: SalesOrder,
  refusals: ['SALES_ORDER_NOT_EXIST'],
});
