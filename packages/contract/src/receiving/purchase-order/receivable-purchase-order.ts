import * as z from 'zod/mini';
import { DateText } from '../../kit/dates.ts';
import { Rate, UnitCost } from '../../kit/money.ts';
import { nullableDate, nullableText } from '../../kit/nullable.ts';
import { Quantity } from '../../kit/quantity.ts';
import { purchaseOrderMoves } from '../../orders/purchase-order/purchase-order-moves.ts';
import { PartToPutAway } from '../receiving-shapes.ts';

const head = {
  poNumber: z.string(),
  poDate: DateText,
  vendorId: z.string(),
  vendorName: z.string(),
  buyerCode: z.string(),
  status: z.enum(purchaseOrderMoves.states),
  shipTo: z.string(),
  shipToName: z.string(),
  arrivalDate: nullableDate,
};

export const ReceivablePurchaseOrderRow = z.strictObject({
  ...head,
  itemCount: z.int(),
  /** Items with something left to receive. */
  openItemCount: z.int(),
});
export type ReceivablePurchaseOrderRow = z.infer<typeof ReceivablePurchaseOrderRow>;

/** `part` is `NA` on a line without a stocked part: it takes a quantity and no location. */
export const ReceivableItem = z.strictObject({
  itemNumber: z.int(),
  part: z.string(),
  revision: nullableText,
  description: z.string(),
  quantityOrdered: Quantity,
  quantityReceived: Quantity,
  quantityInTransit: Quantity,
  /** Ordered and not yet received, on the way or not. */
  left: Quantity,
  /** Least and most that can be received now; `max` leaves out what is on the way. */
  min: Quantity,
  max: Quantity,
  poUnit: z.string(),
  poUnitQty: Quantity,
  /** In the order's currency, net of discount. */
  costPerUnit: UnitCost,
  discount: Rate,
  costIsZero: z.boolean(),
  dateRequired: DateText,
  arrivalDate: nullableDate,
  partFrom: z.string(),
  /** An IR number and a qualified quantity must be entered. */
  needsInspection: z.boolean(),
  stock: z.nullable(PartToPutAway),
});
export type ReceivableItem = z.infer<typeof ReceivableItem>;

export const ReceivablePurchaseOrder = z.strictObject({
  ...head,
  currency: z.string(),
  carrier: nullableText,
  message: nullableText,
  items: z.array(ReceivableItem),
  /** Receivers of this order that still take goods. */
  openReceivers: z.array(z.strictObject({ receiverNumber: z.string(), receivedDate: DateText, hasNa: z.boolean() })),
  /** Quantity in transit, which is received through its proforma receiver. */
  proformaReceivers: z.array(z.strictObject({ prNumber: z.string(), expectedDate: nullableDate })),
  receiveNeedIr: z.boolean(),
  receivingPOZeroCost: z.boolean(),
  today: DateText,
});
export type ReceivablePurchaseOrder = z.infer<typeof ReceivablePurchaseOrder>;
