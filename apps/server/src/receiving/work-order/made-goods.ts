import { divideHalfAway } from '@gemba/contract/kit/fixed-point';
import { QUANTITY_SCALE } from '@gemba/contract/kit/quantity';
import { type Booking, type Movement, quantityUnits, type Step, share, valueOf } from '../../postings/index.ts';
import type { ComponentFacts } from './work-order.sql.ts';

const ONE = 10n ** BigInt(QUANTITY_SCALE);

/** The quantity of a component that so many pieces need. */
export const neededFor = (per: bigint, pieces: bigint) => divideHalfAway(per * pieces, ONE);

export interface ComponentUnits {
  readonly itemNumber: number;
  readonly per: bigint;
  readonly issued: bigint;
  readonly consumed: bigint;
}

/** A line of an issue. The quantity and value that were used up or returned have left WIP. */
export interface IssuedUnits {
  readonly component: number;
  readonly partNumber: string;
  readonly location: string;
  readonly quantity: bigint;
  readonly used: bigint;
  readonly returned: bigint;
  readonly value: bigint;
  readonly valueUsed: bigint;
  readonly valueReturned: bigint;
}

/** A quantity that a receipt uses up of one line of an issue. */
export interface Used<Line extends IssuedUnits = IssuedUnits> {
  readonly issued: Line;
  readonly quantity: bigint;
  readonly value: bigint;
}

/**
 * Takes a component out of WIP, the oldest issue first, or answers undefined where there is too little. `made` counts all
 * receipts so far, so that roundings of a fraction per piece never add up; the last receipt uses up the rest.
 */
export function useUp<Line extends IssuedUnits>(
  { itemNumber, per, issued, consumed }: ComponentUnits,
  lines: readonly Line[],
  made: bigint,
  last: boolean,
): Used<Line>[] | undefined {
  const needed = neededFor(per, made) - consumed;
  const available = issued - consumed;
  if (needed > available) return undefined;
  let left = last ? available : needed > 0n ? needed : 0n;
  const used: Used<Line>[] = [];
  for (const line of lines.filter(({ component }) => component === itemNumber)) {
    const lies = line.quantity - line.used - line.returned;
    const quantity = lies < left ? lies : left;
    if (quantity === 0n) continue;
    // The last piece takes the cents that roundings left over.
    const value = line.value - line.valueUsed - line.valueReturned;
    used.push({ issued: line, quantity, value: quantity === lies ? value : share(value, quantity, lies) });
    left -= quantity;
  }
  return used;
}

interface Made {
  readonly partNumber: string;
  readonly unitCost: bigint;
  readonly lotNumber: string | null;
  readonly putAways: readonly { readonly location: string; readonly quantity: bigint }[];
  readonly used: readonly Used[];
}

/** Finished goods come in, and their components leave WIP. */
export const madeMovements = ({ partNumber, unitCost, lotNumber, putAways, used }: Made): Movement[] => [
  ...putAways.map(
    ({ location, quantity }): Movement => ({
      partNumber,
      location,
      movement: 'RECEIVE_WO',
      onHand: quantity,
      unitCost,
      partFrom: 'OWN',
      item: 1,
      lotNumber,
    }),
  ),
  ...used.map(
    ({ issued, quantity }): Movement => ({
      partNumber: issued.partNumber,
      location: issued.location,
      movement: 'CONSUME',
      inWip: -quantity,
      item: issued.component,
    }),
  ),
];

/** The share of the labour in WIP that goes with so many of the pieces that are left; the last ones take the rest. */
export const relievedLabour = (labour: bigint, used: bigint, pieces: bigint, left: bigint) =>
  share(labour - used, pieces, left);

/** The work order is relieved of components and labour; the difference to the standard cost is the variance. */
export function madeBookings(used: readonly Used[], labour: bigint, steps: readonly Step[]): Booking[] {
  const fromWip = used.reduce((sum, { value }) => sum + value, labour);
  return [
    { use: 'WIP', amount: -fromWip },
    { use: 'PRODUCTION_VARIANCE', amount: fromWip - valueOf(steps) },
  ];
}

/** A finished order has no demand any more, even if less than planned was issued to it. */
export function endDemand({ partNumber, required, issued }: ComponentFacts) {
  const open = quantityUnits(required) - quantityUnits(issued);
  return { partNumber, onDemand: open > 0n ? -open : 0n };
}
