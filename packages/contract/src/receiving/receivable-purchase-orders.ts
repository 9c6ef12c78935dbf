import * as z from 'zod/mini';
import { OrderNumber } from '../approvals/kinds.ts';
import { defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { DateText } from '../kit/dates.ts';
import { Rate, UnitCost } from '../kit/money.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { Quantity } from '../kit/quantity.ts';
import { day, words } from '../orders/order-shapes.ts';
import { purchaseOrderMoves } from '../orders/purchase-order-moves.ts';
import { PartToPutAway } from './receiving-shapes.ts';

const head = {
  poNumber: z.string(),
  poDate: DateText,
  vendorId: z.string(),
  vendorName: z.string(),
  buyerCode: z.string(),
  status: z.enum(purchaseOrderMoves.states),
  shipTo: z.string(),
  shipToName: z.string(),
  arrivalDate: day,
};

export const ReceivablePurchaseOrderRow = z.strictObject({
  ...head,
  itemCount: z.int(),
  /** Items with something left to receive. */
  openItemCount: z.int(),
});
export type ReceivablePurchaseOrderRow = z.infer<typeof ReceivablePurchaseOrderRow>;

/** By arrival day, the earliest first. `q`: the beginning of the number, or a part of the vendor's id, name or city. */
export const listReceivablePurchaseOrders = defineCall({
  name: 'listReceivablePurchaseOrders',
  method: 'GET',
  path: '/receiving/purchaseOrders',
  summary: 'Purchase orders that can be received: approved, not on hold, with something left',
  access: ['FIND_PURCHASE_ORDER'],
  query: z.strictObject({ q: z.optional(freeText(80)), ...pageQuery }),
  reply: pageOf(ReceivablePurchaseOrderRow),
  refusals: ['SEARCH_TOO_SHORT', 'NO_RECORDS_TO_RECEIVE'],
});

/** `part` is `NA` on a line without a stocked part: it takes a quantity and no location. */
export const ReceivableItem = z.strictObject({
  itemNumber: z.int(),
  part: z.string(),
  revision: words,
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
  arrivalDate: day,
  partFrom: z.string(),
  /** An IR number and a qualified quantity must be entered. */
  needsInspection: z.boolean(),
  stock: z.nullable(PartToPutAway),
});
export type ReceivableItem = z.infer<typeof ReceivableItem>;

export const ReceivablePurchaseOrder = z.strictObject({
  ...head,
  currency: z.string(),
  carrier: words,
  message: words,
  items: z.array(ReceivableItem),
  /** Receivers of this order that still take goods. */
  openReceivers: z.array(z.strictObject({ receiverNumber: z.string(), receivedDate: DateText, hasNa: z.boolean() })),
  /** What is on the way, received through its own paper. */
  proformaReceivers: z.array(z.strictObject({ prNumber: z.string(), expectedDate: day })),
  receiveNeedIr: z.boolean(),
  receivingPOZeroCost: z.boolean(),
  today: DateText,
});
export type ReceivablePurchaseOrder = z.infer<typeof ReceivablePurchaseOrder>;

export const getReceivablePurchaseOrder = defineCall({
  name: 'getReceivablePurchaseOrder',
  method: 'GET',
  path: '/receiving/purchaseOrders/:poNumber',
  summary: 'One purchase order as whoever unloads it needs it',
  access: ['FIND_PURCHASE_ORDER'],
  params: z.strictObject({ poNumber: OrderNumber }),
  reply: ReceivablePurchaseOrder,
  refusals: ['PO_NOT_EXIST', 'CAN_NOT_BE_RECEIVED', 'ORDER_IS_HOLD', 'NO_ITEM_TO_RECEIVE'],
});
