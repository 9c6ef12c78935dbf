import * as z from 'zod/mini';
import { Reversal } from '../../inventory/posting-shapes.ts';
import { DateText, InstantText } from '../../kit/dates.ts';
import { Money, UnitCost } from '../../kit/money.ts';
import { names } from '../../kit/names.ts';
import { nullableDate, nullableText } from '../../kit/nullable.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Person } from '../../kit/person.ts';
import { Quantity, SignedQuantity } from '../../kit/quantity.ts';
import { OrderDocument } from '../../orders/order-shapes.ts';
import { shipperMoves } from './shipper-moves.ts';

const head = {
  shipperNumber: z.string(),
  soNumber: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  status: z.enum(shipperMoves.states),
  pickedAt: InstantText,
  shippedDate: nullableDate,
  carrier: nullableText,
  trackingNumber: nullableText,
  reverses: nullableText,
  reversedBy: nullableText,
};

export const ShipperRow = z.strictObject({ ...head, itemCount: z.int() });
export type ShipperRow = z.infer<typeof ShipperRow>;

/** In a reversal every quantity is negative. */
export const ShipperItem = z.strictObject({
  itemNumber: z.int(),
  soItemNumber: z.int(),
  part: z.string(),
  ...names,
  revision: nullableText,
  uom: nullableText,
  quantity: SignedQuantity,
  picks: z.array(
    z.strictObject({
      location: z.string(),
      quantity: SignedQuantity,
      box: nullableText,
      serial: nullableText,
      lotNumber: nullableText,
      /** Cost of the goods when they were shipped. */
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
  pfNumber: nullableText,
  pickedBy: Person,
  shippedBy: z.nullable(Person),
  shippedAt: z.nullable(InstantText),
  freightRateCode: nullableText,
  freightTotal: Money,
  grossWeight: z.nullable(Quantity),
  invoicedBy: z.nullable(Person),
  dateInvoiced: nullableDate,
  invoiceNumber: nullableText,
  cancelledAt: z.nullable(InstantText),
  /** Sales value in base currency with tax. */
  amount: Money,
  currency: z.string(),
  /** How the order stands after it. */
  orderStatus: z.string(),
  items: z.array(ShipperItem),
  docs: z.array(OrderDocument),
  /** Events that the machine allows now. */
  events: z.array(z.strictObject({ event: z.enum(SHIPPER_EVENTS), asks: z.boolean() })),
  /** More of its order can be added to it. */
  takesMore: z.boolean(),
  reversal: Reversal,
});
export type Shipper = z.infer<typeof Shipper>;

export const shipperParams = z.strictObject({ shipperNumber: OrderNumber });

export const closed = [
  'SHIPPER_NOT_EXIST',
  'SHIPPER_IS_CLOSED',
  'SHIPPER_IS_CANCELLED',
  'SHIPPER_ITEM_HAS_MADE_UNBILLED',
  'NOT_LICENSED',
] as const;
