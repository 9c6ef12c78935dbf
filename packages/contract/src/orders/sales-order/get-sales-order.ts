import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { DateText, InstantText } from '../../kit/dates.ts';
import { Money, Rate, UnitCost } from '../../kit/money.ts';
import { names } from '../../kit/names.ts';
import { nullableDate, nullableText } from '../../kit/nullable.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Person } from '../../kit/person.ts';
import { Quantity } from '../../kit/quantity.ts';
import {
  ChangeCount,
  CustomerCredit,
  decidable,
  ListStatus,
  moneyOfOrder,
  notesOfOrder,
  OrderDocument,
  PartStock,
  RelatedDocument,
} from '../order-shapes.ts';
import { salesOrderMoves } from './sales-order-moves.ts';

/** Also what a quote's line is made of. */
export const soldLine = {
  itemNumber: z.int(),
  part: z.string(),
  revision: nullableText,
  ...names,
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
  promisedDate: nullableDate,
  closed: z.boolean(),
  /** The work orders that make this line. */
  workOrders: z.array(z.string()),
});
export type SalesOrderItem = z.infer<typeof SalesOrderItem>;

/** The buyer of a sales order or a quote. */
export const buyingCustomer = {
  customerId: z.string(),
  customerName: z.string(),
  shipToId: nullableText,
  shipToName: nullableText,
  salesCode: nullableText,
  salesName: nullableText,
  owner: Person,
  credit: CustomerCredit,
};

export const SalesOrder = z.strictObject({
  soNumber: z.string(),
  soDate: DateText,
  ...buyingCustomer,
  billTo: nullableText,
  customerPo: nullableText,
  revision: z.int(),
  warehouse: z.string(),
  incoterm: nullableText,
  placePort: nullableText,
  shipVia: nullableText,
  shipViaName: nullableText,
  freightTotal: Money,
  ...notesOfOrder,
  status: z.enum(salesOrderMoves.states),
  shipStatus: z.string(),
  soStatus: ListStatus,
  holdReason: nullableText,
  ...moneyOfOrder,
  terms: z.string(),
  arrivalDate: nullableDate,
  shipDate: nullableDate,
  reviewBy: z.nullable(Person),
  reviewDate: z.nullable(InstantText),
  qoNumber: nullableText,
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
  example: { params: { soNumber: '61207' } },
  reply: SalesOrder,
  refusals: ['SALES_ORDER_NOT_EXIST'],
});
