import * as z from 'zod/mini';
import { DateText } from '../../kit/dates.ts';
import { nullableText } from '../../kit/nullable.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Quantity } from '../../kit/quantity.ts';
import { rmaMoves } from '../../orders/returns/return-moves.ts';
import { PartToPutAway } from '../receiving-shapes.ts';

const head = {
  rmaNumber: z.string(),
  rmaDate: DateText,
  customerId: z.string(),
  customerName: z.string(),
  soNumber: nullableText,
  status: z.enum(rmaMoves.states),
  reason: z.string(),
};

export const ReceivableRmaRow = z.strictObject({
  ...head,
  itemCount: z.int(),
  /** Items of which something has not come back yet. */
  openItemCount: z.int(),
});
export type ReceivableRmaRow = z.infer<typeof ReceivableRmaRow>;

export const ReceivableRma = z.strictObject({
  ...head,
  warehouse: z.string(),
  warehouseName: z.string(),
  items: z.array(
    z.strictObject({
      itemNumber: z.int(),
      part: z.string(),
      quantity: Quantity,
      quantityReceived: Quantity,
      /** Most that can come back now. */
      max: Quantity,
      /** The part on the sales order of the return: no more comes back than has left. Null where that is not known. */
      ofOrder: z.nullable(z.strictObject({ shipped: Quantity, returned: Quantity })),
      reason: nullableText,
      stock: PartToPutAway,
    }),
  ),
  today: DateText,
});
export type ReceivableRma = z.infer<typeof ReceivableRma>;

export const params = z.strictObject({ rmaNumber: OrderNumber });
