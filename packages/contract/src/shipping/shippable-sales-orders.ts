import * as z from 'zod/mini';
import { OrderNumber } from '../approvals/kinds.ts';
import { defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { DateText } from '../kit/dates.ts';
import { Money } from '../kit/money.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { Quantity } from '../kit/quantity.ts';
import { day, words } from '../orders/order-shapes.ts';
import { salesOrderMoves } from '../orders/sales-order-moves.ts';
import { PartToPick } from './shipping-shapes.ts';

const head = {
  soNumber: z.string(),
  soDate: DateText,
  customerId: z.string(),
  customerName: z.string(),
  status: z.enum(salesOrderMoves.states),
  warehouse: z.string(),
  warehouseName: z.string(),
  shipDate: day,
};

export const ShippableSalesOrderRow = z.strictObject({
  ...head,
  customerLocked: z.boolean(),
  itemCount: z.int(),
  /** Items with something left to ship. */
  openItemCount: z.int(),
});
export type ShippableSalesOrderRow = z.infer<typeof ShippableSalesOrderRow>;

/** By ship day, the earliest first. `q`: the beginning of the number, or a part of the customer's id, name or city. */
export const listShippableSalesOrders = defineCall({
  name: 'listShippableSalesOrders',
  method: 'GET',
  path: '/shipping/salesOrders',
  summary: 'Sales orders that can be shipped: reviewed, not on hold, with something left',
  access: ['FIND_SHIPPER'],
  query: z.strictObject({ q: z.optional(freeText(80)), ...pageQuery }),
  reply: pageOf(ShippableSalesOrderRow),
  refusals: ['SEARCH_TOO_SHORT', 'NO_RECORDS_TO_SHIP'],
});

/** `part` is `NA` on a line without a stocked part: it takes a quantity and no location. */
export const ShippableItem = z.strictObject({
  itemNumber: z.int(),
  part: z.string(),
  revision: words,
  description: z.string(),
  quantityOrdered: Quantity,
  quantityShipped: Quantity,
  /** In SIP for open shippers. */
  quantityPicked: Quantity,
  /** Most that can be picked now: ordered, less shipped and picked. */
  max: Quantity,
  dateRequired: DateText,
  promisedDate: day,
  partFrom: z.string(),
  stock: z.nullable(PartToPick),
});
export type ShippableItem = z.infer<typeof ShippableItem>;

/** In base currency. `used` is open receivables, what was shipped and not billed, and what is picked for open shippers. */
export const Credit = z.strictObject({
  currency: z.string(),
  limit: Money,
  used: Money,
  /** What all that is left of the order would add. */
  orderLeft: Money,
  wouldExceed: z.boolean(),
  /** Over the limit asks instead of refusing. */
  warns: z.boolean(),
});

export const ShippableSalesOrder = z.strictObject({
  ...head,
  customerPo: words,
  revision: z.int(),
  incoterm: words,
  placePort: words,
  shipVia: words,
  freightTotal: Money,
  currency: z.string(),
  message: words,
  shipTo: words,
  customer: z.strictObject({ locked: z.boolean(), lockReason: words, credit: Credit }),
  items: z.array(ShippableItem),
  /** Shippers of this order that still take goods. */
  openShippers: z.array(z.strictObject({ shipperNumber: z.string(), pickedAt: z.string() })),
  today: DateText,
});
export type ShippableSalesOrder = z.infer<typeof ShippableSalesOrder>;

export const getShippableSalesOrder = defineCall({
  name: 'getShippableSalesOrder',
  method: 'GET',
  path: '/shipping/salesOrders/:soNumber',
  summary: 'One sales order as whoever picks it needs it',
  access: ['FIND_SHIPPER'],
  params: z.strictObject({ soNumber: OrderNumber }),
  reply: ShippableSalesOrder,
  refusals: [
    ...['SALES_ORDER_NOT_EXIST', 'SALES_ORDER_IS_CLOSED', 'NOT_OPEN_SO', 'ORDER_IS_HOLD', 'NOT_OPEN_SO_ITEM_TO_SHIP'],
  ] as const,
});
