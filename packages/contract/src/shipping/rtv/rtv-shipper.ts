import * as z from 'zod/mini';
import { Reversal } from '../../inventory/posting-shapes.ts';
import { DateText, InstantText } from '../../kit/dates.ts';
import { Money, UnitCost } from '../../kit/money.ts';
import { names } from '../../kit/names.ts';
import { nullableText } from '../../kit/nullable.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Person } from '../../kit/person.ts';
import { SignedQuantity } from '../../kit/quantity.ts';
import { rtvMoves } from '../../orders/returns/return-moves.ts';

const head = {
  shipperNumber: z.string(),
  rtvNumber: z.string(),
  vendorId: z.string(),
  vendorName: z.string(),
  shippedDate: DateText,
  shippedAt: InstantText,
  carrier: nullableText,
  trackingNumber: nullableText,
};

export const RtvShipperRow = z.strictObject({
  ...head,
  reverses: nullableText,
  reversedBy: nullableText,
  itemCount: z.int(),
});
export type RtvShipperRow = z.infer<typeof RtvShipperRow>;

/** Goods of one RTV that left. In a reversal every quantity and value is negative. */
export const RtvShipper = z.strictObject({
  ...head,
  shippedBy: Person,
  currency: z.string(),
  orderStatus: z.enum(rtvMoves.states),
  items: z.array(
    z.strictObject({
      itemNumber: z.int(),
      rtvItem: z.int(),
      part: z.string(),
      ...names,
      uom: z.string(),
      location: z.string(),
      quantity: SignedQuantity,
      /** They were rejected and waited in QA; otherwise they were on hand. */
      fromQa: z.boolean(),
      serials: z.array(z.string()),
      /** In base currency. */
      unitCost: UnitCost,
      value: Money,
    }),
  ),
  reversal: Reversal,
});
export type RtvShipper = z.infer<typeof RtvShipper>;

export const rtvShipperParams = z.strictObject({ shipperNumber: OrderNumber });
