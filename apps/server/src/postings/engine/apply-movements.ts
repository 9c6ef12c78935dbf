import { weighted, worth } from './figures.ts';
import {
  type BalanceState,
  type Balances,
  BUCKETS,
  type Bucket,
  type Buckets,
  held,
  isEmpty,
  type Movement,
  type Place,
  placeKey,
} from './movement.ts';

/** One row of the log: a balance before and after one movement. */
export interface Step {
  readonly movement: Movement;
  readonly before: BalanceState;
  readonly after: BalanceState;
  /** The change of the quantity we hold; below zero when goods leave. */
  readonly incoming: bigint;
  /** The change of the value of the balance, in cents. */
  readonly valueChange: bigint;
}

/** A bucket would go below zero. */
export class ShortOfStock extends Error {
  readonly place: Place;
  readonly bucket: Bucket;
  /** The quantity that was there before the first movement, and how much more is needed. */
  readonly available: bigint;
  readonly missing: bigint;

  constructor(place: Place, bucket: Bucket, available: bigint, missing: bigint) {
    super(`${place.partNumber} at ${place.location} is short of ${bucket}`);
    this.place = place;
    this.bucket = bucket;
    this.available = available;
    this.missing = missing;
  }
}

/** Goods of different origin would meet at one place. */
export class OtherOrigin extends Error {
  readonly place: Place;

  constructor(place: Place) {
    super(`${place.partNumber} at ${place.location} is of another origin`);
    this.place = place;
  }
}

/**
 * Applies movements one after the other to locked balances. Throws where a bucket goes below zero at any step, so a request
 * that takes twice from one place is judged as a whole. Incoming goods move the average, leaving goods keep it.
 */
export function applyMovements(locked: Balances, movements: readonly Movement[]): Step[] {
  const balances = new Map(locked);
  const steps: Step[] = [];
  for (const asked of movements) {
    const key = placeKey(asked);
    const before = balances.get(key);
    if (!before) throw new Error(`${key} was not locked before it was moved`);
    const movement = asked.carried ? carry(asked, steps.at(-1)) : asked;
    const after = afterMovement(before, movement, locked.get(key) ?? before);
    balances.set(key, after);
    const valueChange = worth(held(after), after.cost) - worth(held(before), before.cost);
    steps.push({ movement, before, after, incoming: held(after) - held(before), valueChange });
  }
  return steps;
}

/** The change of the value of the stock, in cents. */
export const valueOf = (steps: readonly Step[]) => steps.reduce((sum, { valueChange }) => sum + valueChange, 0n);

function carry(movement: Movement, left: Step | undefined): Movement {
  if (!left) throw new Error(`nothing left before ${placeKey(movement)} was carried to`);
  const { cost: unitCost, tax: unitTax, partFrom } = left.before;
  return { ...movement, unitCost, unitTax, partFrom };
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
