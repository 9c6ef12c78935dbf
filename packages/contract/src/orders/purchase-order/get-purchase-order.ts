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
  decidable,
  ListStatus,
  moneyOfOrder,
  notesOfOrder,
  OrderDocument,
  PartStock,
  RelatedDocument,
  VendorPriceRow,
} from '../order-shapes.ts';
import { purchaseOrderMoves } from './purchase-order-moves.ts';

/** `part` is `NA` on a line without a stocked part; such a line has no stock and no price row. */
export const PurchaseOrderItem = z.strictObject({
  purchaseOrderItemNumber: z.int(),
  part: z.string(),
  revision: nullableText,
  ...names,
  quantityOrdered: Quantity,
  quantityReceived: Quantity,
  quantityShipped: Quantity,
  quantityInTransit: Quantity,
  /** Quantities and costs are in this unit: that of the stock, or `poUnit` on a line without a part. */
  uom: z.string(),
  poUnit: z.string(),
  poUnitQty: Quantity,
  costPerUnit: UnitCost,
  costPerUnitWithTax: UnitCost,
  discount: Rate,
  taxRate: Rate,
  extPrice: Money,
  dateRequired: DateText,
  arrivalDate: nullableDate,
  shipDate: nullableDate,
  acctNumber: nullableText,
  closed: z.boolean(),
  lastPOCost: z.nullable(UnitCost),
  vendorPrice: z.nullable(VendorPriceRow),
  stock: z.nullable(PartStock),
});
export type PurchaseOrderItem = z.infer<typeof PurchaseOrderItem>;

export const PurchaseOrder = z.strictObject({
  poNumber: z.string(),
  poDate: DateText,
  vendorId: z.string(),
  vendorName: z.string(),
  billTo: z.string(),
  billToName: z.string(),
  shipTo: z.string(),
  shipToName: z.string(),
  requester: Person,
  owner: Person,
  buyerCode: z.string(),
  buyer: z.string(),
  changeOrder: z.int(),
  ...notesOfOrder,
  status: z.enum(purchaseOrderMoves.states),
  shipStatus: z.string(),
  poStatus: ListStatus,
  holdReason: nullableText,
  ...moneyOfOrder,
  prepay: Money,
  terms: z.string(),
  incoterm: nullableText,
  carrier: nullableText,
  carrierName: nullableText,
  arrivalDate: nullableDate,
  shipDate: nullableDate,
  approveBy: z.nullable(Person),
  approveDate: z.nullable(InstantText),
  items: z.array(PurchaseOrderItem),
  receivers: z.array(RelatedDocument),
  proformaReceivers: z.array(RelatedDocument),
  rtvs: z.array(RelatedDocument),
  documents: z.array(OrderDocument),
  changes: ChangeCount,
  ...decidable,
});
export type PurchaseOrder = z.infer<typeof PurchaseOrder>;

export const getPurchaseOrder = defineCall({
  name: 'getPurchaseOrder',
  method: 'GET',
  path: '/purchaseOrders/:poNumber',
  summary: 'One purchase order with its items, what a decision needs, its history and what belongs to it',
  access: ['FIND_PURCHASE_ORDER'],
  params: z.strictObject({ poNumber: OrderNumber }),
  example: { params: { poNumber: '48213' } },
  reply: PurchaseOrder,
  refusals: ['PO_NOT_EXIST'],
});
