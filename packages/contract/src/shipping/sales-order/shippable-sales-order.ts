import * as z from 'zod/mini';
import { DateText } from '../../kit/dates.ts';
import { Money } from '../../kit/money.ts';
import { nullableDate, nullableText } from '../../kit/nullable.ts';
import { Quantity } from '../../kit/quantity.ts';
import { salesOrderMoves } from '../../orders/sales-order/sales-order-moves.ts';
import { PartToPick } from '../shipping-shapes.ts';
import { READINESS, SHORT_REASONS } from './readiness.ts';

const head = {
  soNumber: z.string(),
  soDate: DateText,
  customerId: z.string(),
  customerName: z.string(),
  status: z.enum(salesOrderMoves.states),
  warehouse: z.string(),
  warehouseName: z.string(),
  shipDate: nullableDate,
};

/** The first open item that cannot be shipped whole. */
const ShortItem = z.strictObject({
  part: z.string(),
  uom: z.string(),
  left: Quantity,
  /** The part of `left` that can be shipped now. */
  covered: Quantity,
  shortQuantity: Quantity,
  reason: z.enum(SHORT_REASONS),
  /** The order that is due to bring more of it first: a purchase order or a work order. */
  expected: z.nullable(z.strictObject({ kind: z.enum(['po', 'wo']), number: z.string(), date: DateText })),
});

export const ShippableSalesOrderRow = z.strictObject({
  ...head,
  customerLocked: z.boolean(),
  itemCount: z.int(),
  /** Items with something left to ship. */
  openItemCount: z.int(),
  readiness: z.enum(READINESS),
  /** Open items that can be shipped whole. */
  readyItemCount: z.int(),
  short: z.nullable(ShortItem),
});
export type ShippableSalesOrderRow = z.infer<typeof ShippableSalesOrderRow>;

/** `part` is `NA` on a line without a stocked part: it takes a quantity and no location. */
export const ShippableItem = z.strictObject({
  itemNumber: z.int(),
  part: z.string(),
  revision: nullableText,
  description: z.string(),
  quantityOrdered: Quantity,
  quantityShipped: Quantity,
  /** In SIP for open shippers. */
  quantityPicked: Quantity,
  /** Most that can be picked now: ordered, less shipped and picked. */
  max: Quantity,
  dateRequired: DateText,
  promisedDate: nullableDate,
  partFrom: z.string(),
  stock: z.nullable(PartToPick),
});
export type ShippableItem = z.infer<typeof ShippableItem>;

/** In base currency. `used` is open receivables, what was shipped and not billed, and what is picked for open shippers. */
export const Credit = z.strictObject({
  currency: z.string(),
  limit: Money,
  used: Money,
  /** The amount that shipping the rest of the order would add. */
  orderLeft: Money,
  wouldExceed: z.boolean(),
  /** Over the limit asks instead of refusing. */
  warns: z.boolean(),
});

export const ShippableSalesOrder = z.strictObject({
  ...head,
  customerPo: nullableText,
  revision: z.int(),
  incoterm: nullableText,
  placePort: nullableText,
  shipVia: nullableText,
  freightTotal: Money,
  currency: z.string(),
  message: nullableText,
  shipToId: nullableText,
  shipTo: nullableText,
  /** The places of the customer that goods can go to. */
  shipTos: z.array(z.strictObject({ shipToId: z.string(), shipToName: z.string() })),
  customer: z.strictObject({ locked: z.boolean(), lockReason: nullableText, credit: Credit }),
  items: z.array(ShippableItem),
  /** Shippers of this order that still take goods. */
  openShippers: z.array(z.strictObject({ shipperNumber: z.string(), pickedAt: z.string() })),
  today: DateText,
});
export type ShippableSalesOrder = z.infer<typeof ShippableSalesOrder>;
