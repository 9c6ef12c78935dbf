import {
  type BalanceState,
  BUCKETS,
  type Buckets,
  held,
  isEmpty,
  type Movement,
  type Place,
  placeKey,
} from './movement.ts';
import { OtherOrigin, ShortOfStock } from './short-of-stock.ts';
import { weighted, worth } from './worth.ts';

/** One row of the log: a balance before and after one movement. */
export interface Step {
  readonly movement: Movement;
  readonly before: BalanceState;
  readonly after: BalanceState;
  /** By how much we hold more than before; below zero where goods left. */
  readonly incoming: bigint;
  /** By how much the value of the balance changed, in cents. */
  readonly valueChange: bigint;
}

export interface Moved {
  readonly steps: readonly Step[];
  /** The balances that were touched, as they are afterwards. */
  readonly balances: ReadonlyMap<string, BalanceState>;
}

/**
 * Applies movements one after the other to balances that are locked. What goes below zero at any row is refused: a request
 * that takes twice from one place is seen as a whole. Goods that come in move the average, goods that leave keep it.
 */
export function applyMovements(locked: ReadonlyMap<string, BalanceState>, movements: readonly Movement[]): Moved {
  const balances = new Map<string, BalanceState>();
  const steps = movements.map((movement): Step => {
    const key = placeKey(movement);
    const before = balances.get(key) ?? locked.get(key);
    if (!before) throw new Error(`${key} was not locked before it was moved`);
    const after = afterMovement(before, movement, locked.get(key) ?? before);
    balances.set(key, after);
    const valueChange = worth(held(after), after.cost) - worth(held(before), before.cost);
    return { movement, before, after, incoming: held(after) - held(before), valueChange };
  });
  return { steps, balances };
}

function afterMovement(before: BalanceState, movement: Movement, first: BalanceState): BalanceState {
  const { onHand, inQa, inSip, inSit, inWip, inTo } = before;
  const quantities: Buckets = { onHand, inQa, inSip, inSit, inWip, inTo };
  for (const bucket of BUCKETS) {
    quantities[bucket] += movement[bucket] ?? 0n;
    if (quantities[bucket] < 0n) throw new ShortOfStock(placeOf(before), bucket, first[bucket], -quantities[bucket]);
  }
  const incoming = held(quantities) - held(before);
  const { unitCost = 0n, unitTax = 0n } = movement;
  return {
    ...before,
    ...quantities,
    partFrom: originAfter(before, movement),
    cost: incoming > 0n ? weighted(held(before), before.cost, incoming, unitCost) : before.cost,
    tax: incoming > 0n ? weighted(held(before), before.tax, incoming, unitTax) : before.tax,
    seq: before.seq + 1,
  };
}

const placeOf = ({ partNumber, location }: BalanceState): Place => ({ partNumber, location });

function originAfter(before: BalanceState, { partFrom }: Movement) {
  if (partFrom === undefined || partFrom === before.partFrom) return before.partFrom;
  if (!isEmpty(before)) throw new OtherOrigin(placeOf(before));
  return partFrom;
}
