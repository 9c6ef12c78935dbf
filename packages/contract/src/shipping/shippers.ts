import * as z from 'zod/mini';
import { OrderNumber } from '../approvals/kinds.ts';
import { Person } from '../approvals/person.ts';
import { Reversal, reversalBody } from '../inventory/posting-shapes.ts';
import { defineCall } from '../kit/call.ts';
import { freeText } from '../kit/codes.ts';
import { DateText, InstantText } from '../kit/dates.ts';
import { Money, UnitCost } from '../kit/money.ts';
import { pageOf, pageQuery } from '../kit/page.ts';
import { Quantity, SignedQuantity } from '../kit/quantity.ts';
import { day, OrderDocument, words } from '../orders/order-shapes.ts';
import { names } from '../parts/part-shapes.ts';
import { SHIPPER_FILTERS } from './shipper-filters.ts';
import { shipperMoves } from './shipper-moves.ts';
import { ShipperHeader } from './shipping-shapes.ts';

const head = {
  shipperNumber: z.string(),
  soNumber: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  status: z.enum(shipperMoves.states),
  pickedAt: InstantText,
  shippedDate: day,
  carrier: words,
  trackingNumber: words,
  reverses: words,
  reversedBy: words,
};

export const ShipperRow = z.strictObject({ ...head, itemCount: z.int() });
export type ShipperRow = z.infer<typeof ShipperRow>;

/** Newest first; days are those of picking. `q`: the beginning of its number or its order's, or a part of the customer's name. */
export const listShippers = defineCall({
  name: 'listShippers',
  method: 'GET',
  path: '/shippers',
  summary: 'Shippers by status, number, customer or day',
  access: ['FIND_SHIPPER'],
  query: z.strictObject({
    status: z._default(z.enum(SHIPPER_FILTERS), 'all'),
    q: z.optional(freeText(80)),
    from: z.optional(DateText),
    to: z.optional(DateText),
    ...pageQuery,
  }),
  reply: pageOf(ShipperRow),
  refusals: ['DATE_RANGE_REVERSED', 'SEARCH_TOO_SHORT'],
});

/** Of a reversal every quantity is below zero. */
export const ShipperItem = z.strictObject({
  itemNumber: z.int(),
  soItemNumber: z.int(),
  part: z.string(),
  ...names,
  revision: words,
  uom: words,
  quantity: SignedQuantity,
  picks: z.array(
    z.strictObject({
      location: z.string(),
      quantity: SignedQuantity,
      box: words,
      serial: words,
      lotNumber: words,
      /** What left the stock when it was shipped. */
      unitCost: z.nullable(UnitCost),
      value: z.nullable(Money),
    }),
  ),
});

export const SHIPPER_EVENTS = ['ship', 'cancel'] as const;

export const Shipper = z.strictObject({
  ...head,
  soDate: DateText,
  warehouse: z.string(),
  warehouseName: z.string(),
  pfNumber: words,
  pickedBy: Person,
  shippedBy: z.nullable(Person),
  shippedAt: z.nullable(InstantText),
  freightRateCode: words,
  freightTotal: Money,
  grossWeight: z.nullable(Quantity),
  invoicedBy: z.nullable(Person),
  dateInvoiced: day,
  invoiceNumber: words,
  cancelledAt: z.nullable(InstantText),
  /** Sales value in base currency with tax. */
  amount: Money,
  currency: z.string(),
  /** How the order stands after it. */
  orderStatus: z.string(),
  items: z.array(ShipperItem),
  docs: z.array(OrderDocument),
  /** What the machine allows now. */
  events: z.array(z.strictObject({ event: z.enum(SHIPPER_EVENTS), asks: z.boolean() })),
  /** More of its order can be added to it. */
  takesMore: z.boolean(),
  reversal: Reversal,
});
export type Shipper = z.infer<typeof Shipper>;

const params = z.strictObject({ shipperNumber: OrderNumber });

export const getShipper = defineCall({
  name: 'getShipper',
  method: 'GET',
  path: '/shippers/:shipperNumber',
  summary: 'One shipper with what was picked for it, what can be done with it, and whether it can be taken back',
  access: ['FIND_SHIPPER'],
  params,
  reply: Shipper,
  refusals: ['SHIPPER_NOT_EXIST'],
});

const closed = [
  ...['SHIPPER_NOT_EXIST', 'SHIPPER_IS_CLOSED', 'SHIPPER_IS_CANCELLED', 'SHIPPER_ITEM_HAS_MADE_UNBILLED'],
  'NOT_LICENSED',
] as const;

/** The order, the customer and its credit are looked at again. */
export const shipShipper = defineCall({
  name: 'shipShipper',
  method: 'POST',
  path: '/shippers/:shipperNumber/ship',
  summary: 'What was picked leaves the house',
  access: ['ADD_SHIPPER'],
  params,
  body: z.strictObject({
    header: z._default(ShipperHeader, {}),
    confirm: z.optional(z.array(z.enum(['CUSTOMER_OVER_CREDIT_LIMIT_WARNING'])).check(z.maxLength(1))),
  }),
  reply: Shipper,
  timeoutMs: 20_000,
  posting: true,
  refusals: [
    ...closed,
    ...['ORDER_IS_HOLD', 'NOT_OPEN_SO', 'CUSTOMER_IS_HOLD', 'CUSTOMER_OVER_CREDIT_LIMIT'],
    ...['CUSTOMER_OVER_CREDIT_LIMIT_WARNING', 'PART_IS_HOLD', 'NOT_FOUND_TAX_RATE_ACCOUNT', 'SHIPPED_DATE_IN_FUTURE'],
    ...['SHIPPED_BEFORE_ORDER', 'CODE_NOT_EXIST', 'ACCOUNT_NOT_SET_UP'],
  ] as const,
});

export const cancelShipper = defineCall({
  name: 'cancelShipper',
  method: 'POST',
  path: '/shippers/:shipperNumber/cancel',
  summary: 'Gives what was picked back to its locations',
  access: ['ADD_SHIPPER'],
  params,
  reply: Shipper,
  posting: true,
  refusals: closed,
});

/** Needs ADD_SHIPPER together with WAREHOUSE_INFO. The goods come back to where they were picked. */
export const reverseShipper = defineCall({
  name: 'reverseShipper',
  method: 'POST',
  path: '/shippers/:shipperNumber/reverse',
  summary: 'Takes a shipment back that has left and is not invoiced, by a new one with negative quantities',
  access: ['WAREHOUSE_INFO'],
  params,
  body: reversalBody,
  reply: Shipper,
  posting: true,
  refusals: [
    ...['LIMITED_PERMISSIONS', 'NOT_LICENSED', 'SHIPPER_NOT_EXIST', 'SHIPPER_IS_CLOSED', 'SHIPPER_NOT_SHIPPED'],
    'SHIPPER_IS_CANCELLED',
    ...['POSTING_IS_REVERSED', 'POSTING_IS_REVERSAL', 'SERIAL_EXISTS', 'NOT_SAME_PART_FROM', 'ORDER_IS_CLOSED'],
  ] as const,
});
