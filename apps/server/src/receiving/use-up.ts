import { divideHalfAway } from '@gemba/contract/kit/fixed-point';
import { QUANTITY_SCALE } from '@gemba/contract/kit/quantity';
import { moneyUnits, quantityUnits, share } from '../inventory/index.ts';
import type { ComponentFacts, IssuedFacts } from './work-order.sql.ts';

export interface Used {
  readonly issued: IssuedFacts;
  readonly quantity: bigint;
  readonly value: bigint;
}

const ONE = 10n ** BigInt(QUANTITY_SCALE);

/** How much of a component so many finished pieces need. */
const neededFor = ({ per }: ComponentFacts, pieces: bigint) => divideHalfAway(quantityUnits(per) * pieces, ONE);

const inWip = ({ issued, consumed }: ComponentFacts) => quantityUnits(issued) - quantityUnits(consumed);

/**
 * Takes a component out of WIP, the oldest issue first, or answers nothing where there is too little. Counted over all
 * that was received so far, so that roundings of a fraction per piece never add up; the last receipt uses up the rest.
 */
export function useUp(
  component: ComponentFacts,
  issued: readonly IssuedFacts[],
  made: bigint,
  last: boolean,
): Used[] | undefined {
  const needed = neededFor(component, made) - quantityUnits(component.consumed);
  const there = inWip(component);
  if (needed > there) return undefined;
  let left = last ? there : needed > 0n ? needed : 0n;
  const used: Used[] = [];
  for (const one of issued.filter((line) => line.component === component.itemNumber)) {
    const lies = quantityUnits(one.quantity) - quantityUnits(one.used) - quantityUnits(one.returned);
    const quantity = lies < left ? lies : left;
    if (quantity === 0n) continue;
    // The last piece takes what the roundings left of the value.
    const value = moneyUnits(one.value) - moneyUnits(one.valueUsed) - moneyUnits(one.valueReturned);
    used.push({ issued: one, quantity, value: quantity === lies ? value : share(value, quantity, lies) });
    left -= quantity;
  }
  return used;
}
