import * as z from 'zod/mini';
import { Reversal } from '../../inventory/posting-shapes.ts';
import { InstantText } from '../../kit/dates.ts';
import { Money } from '../../kit/money.ts';
import { names } from '../../kit/names.ts';
import { nullableText } from '../../kit/nullable.ts';
import { OrderNumber } from '../../kit/order-number.ts';
import { Person } from '../../kit/person.ts';
import { Quantity, SignedQuantity } from '../../kit/quantity.ts';
import { TRACKABLE_LEVELS } from '../../parts/part-shapes.ts';
import { countMoves } from './count-moves.ts';

const head = {
  countNumber: z.string(),
  location: z.string(),
  locationName: z.string(),
  warehouse: z.string(),
  status: z.enum(countMoves.states),
  countedBy: Person,
  startedAt: InstantText,
  postedAt: z.nullable(InstantText),
  reverses: nullableText,
  reversedBy: nullableText,
};

export const CountRow = z.strictObject({ ...head, itemCount: z.int(), differenceCount: z.int() });
export type CountRow = z.infer<typeof CountRow>;

/** Blind: while it is open nobody is told what is expected. Afterwards it says what was, and what the difference was worth. */
export const Count = z.strictObject({
  ...head,
  /** Started by the caller. */
  mine: z.boolean(),
  items: z.array(
    z.strictObject({
      partNumber: z.string(),
      ...names,
      uom: z.string(),
      trackableLevel: z.enum(TRACKABLE_LEVELS),
      counted: z.nullable(Quantity),
      expected: z.nullable(Quantity),
      difference: z.nullable(SignedQuantity),
      value: z.nullable(Money),
      reason: nullableText,
    }),
  ),
  reversal: Reversal,
});
export type Count = z.infer<typeof Count>;

export const countParams = z.strictObject({ countNumber: OrderNumber });
