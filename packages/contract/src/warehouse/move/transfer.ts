import * as z from 'zod/mini';
import { Reversal } from '../../inventory/posting-shapes.ts';
import { InstantText } from '../../kit/dates.ts';
import { UnitCost } from '../../kit/money.ts';
import { names } from '../../kit/names.ts';
import { nullableText } from '../../kit/nullable.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Person } from '../../kit/person.ts';
import { Quantity } from '../../kit/quantity.ts';
import { transferMoves } from './transfer-moves.ts';

/** People who receive or ship also keep the shelves. */
export const STOCK_KEEPER_ROLES = ['UPDATE_RECEIVER', 'ADD_SHIPPER'] as const;

const transferHead = {
  transferNumber: z.string(),
  status: z.enum(transferMoves.states),
  fromWarehouse: z.string(),
  toWarehouse: z.string(),
  movedBy: Person,
  movedAt: InstantText,
  arrivedBy: z.nullable(Person),
  arrivedAt: z.nullable(InstantText),
  reason: nullableText,
  reverses: nullableText,
  reversedBy: nullableText,
};

export const TransferRow = z.strictObject({ ...transferHead, itemCount: z.int() });
export type TransferRow = z.infer<typeof TransferRow>;

export const Transfer = z.strictObject({
  ...transferHead,
  items: z.array(
    z.strictObject({
      itemNumber: z.int(),
      part: z.string(),
      ...names,
      uom: z.string(),
      fromLocation: z.string(),
      toLocation: z.string(),
      quantity: Quantity,
      serials: z.array(z.string()),
      unitCost: UnitCost,
    }),
  ),
  reversal: Reversal,
});
export type Transfer = z.infer<typeof Transfer>;

export const transferParams = z.strictObject({ transferNumber: OrderNumber });
