import {
  applyMovements,
  type LockedStock,
  type Moved,
  type Movement,
  placeKey,
  type Step,
} from '../inventory/index.ts';

/** So much of a part goes from one location to another. */
export interface Carried {
  readonly partNumber: string;
  readonly fromLocation: string;
  readonly toLocation: string;
  readonly quantity: bigint;
  readonly itemNumber: number;
  readonly reason?: string | null;
}

interface Way {
  /** What it leaves, and how the log calls leaving and coming. */
  readonly bucket: 'onHand' | 'inTo';
  readonly out: Movement['movement'];
  readonly into: Movement['movement'];
}

/** Goods take their cost, tax and origin along, as they are at the moment they leave. */
export function carry({ balances }: LockedStock, items: readonly Carried[], { bucket, out, into }: Way): Moved {
  const now = new Map(balances);
  const touched = new Map<string, Step['after']>();
  const apply = (movement: Movement): Step => {
    const [step] = applyMovements(now, [movement]).steps;
    if (!step) throw new Error('one movement is one step');
    now.set(placeKey(movement), step.after);
    touched.set(placeKey(movement), step.after);
    return step;
  };
  const steps = items.flatMap(({ partNumber, fromLocation, toLocation, quantity, itemNumber: item, reason = null }) => {
    const left = apply({ partNumber, location: fromLocation, movement: out, [bucket]: -quantity, item, reason });
    const { cost: unitCost, tax: unitTax, partFrom } = left.before;
    const came = { partNumber, location: toLocation, movement: into, onHand: quantity, item, reason };
    return [left, apply({ ...came, unitCost, unitTax, partFrom })];
  });
  return { steps, balances: touched };
}

export const placesOf = (items: readonly Carried[]) =>
  items.flatMap(({ partNumber, fromLocation, toLocation }) => [
    { partNumber, location: fromLocation },
    { partNumber, location: toLocation },
  ]);
