import * as z from 'zod/mini';
import { DateText } from '../../kit/dates.ts';
import { nullableText } from '../../kit/nullable.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Quantity } from '../../kit/quantity.ts';
import { rtvMoves } from '../../orders/returns/return-moves.ts';
import { PartToPick } from '../shipping-shapes.ts';

const head = {
  rtvNumber: z.string(),
  rtvDate: DateText,
  vendorId: z.string(),
  vendorName: z.string(),
  poNumber: nullableText,
  status: z.enum(rtvMoves.states),
  reason: z.string(),
};

export const ShippableRtvRow = z.strictObject({
  ...head,
  itemCount: z.int(),
  /** Items of which something has not left yet. */
  openItemCount: z.int(),
});
export type ShippableRtvRow = z.infer<typeof ShippableRtvRow>;

export const ShippableRtv = z.strictObject({
  ...head,
  items: z.array(
    z.strictObject({
      itemNumber: z.int(),
      part: z.string(),
      quantity: Quantity,
      quantityShipped: Quantity,
      /** Most that can leave now. */
      max: Quantity,
      /** Where the return says that the goods lie. */
      location: z.string(),
      /** Quality rejected the goods: they are in QA at their location and leave from there only. */
      fromQa: z.boolean(),
      reason: nullableText,
      /** Rejected goods have one location only; its `onHand` is the quantity in QA that waits for this return. */
      stock: PartToPick,
    }),
  ),
  today: DateText,
});
export type ShippableRtv = z.infer<typeof ShippableRtv>;

export const params = z.strictObject({ rtvNumber: OrderNumber });
