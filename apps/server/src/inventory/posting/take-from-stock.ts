import { Refusal, refuse } from '../../kit/refuse.ts';
import { applyMovements, type Moved } from './apply-movements.ts';
import type { LockedStock } from './lock-stock.ts';
import { type Movement, type Place, placeKey, plainQuantity } from './movement.ts';
import { OtherOrigin, ShortOfStock } from './short-of-stock.ts';

/** Something that a request takes from a shelf. */
export interface Taken extends Place {
  /** Where in the request it stands. */
  readonly field: string;
}

/** A part that never lay in a location cannot be taken from it. */
export function checkThere({ balances }: LockedStock, taken: readonly Taken[], at = 'location') {
  for (const { partNumber, location, field } of taken)
    if ((balances.get(placeKey({ partNumber, location }))?.seq ?? 0) === 0)
      refuse('INVENTORY_NOT_EXIST', { partNumber, location, field: `${field}.${at}` });
}

/** Applies movements; what is too little on a shelf is refused in the words of whoever takes it, at the first line that does. */
export function applyTaken(
  { balances }: LockedStock,
  movements: readonly Movement[],
  taken: readonly Taken[],
  code: 'SHIPPED_QTY_OVER_ON_HAND' | 'ISSUED_QTY_OVER_ON_HAND' | 'MOVED_QTY_OVER_ON_HAND',
  at: string,
): Moved {
  try {
    return applyMovements(balances, movements);
  } catch (error) {
    if (error instanceof OtherOrigin) return refuse('NOT_SAME_PART_FROM', { ...error.place });
    if (!(error instanceof ShortOfStock) || error.bucket !== 'onHand') throw error;
    const { place, available } = error;
    const last = taken.findLast((one) => placeKey(one) === placeKey(place));
    const field = last && `${last.field}.${at}`;
    throw new Refusal(code, { ...place, onHandQuantity: plainQuantity(available), field });
  }
}
