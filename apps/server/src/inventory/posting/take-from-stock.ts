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

type OverOnHand = 'SHIPPED_QTY_OVER_ON_HAND' | 'ISSUED_QTY_OVER_ON_HAND' | 'MOVED_QTY_OVER_ON_HAND';

/** What is too little on a shelf is refused in the words of whoever takes it, at the last line that does. */
export function refusingShort(
  { balances }: LockedStock,
  taken: readonly Taken[],
  [code, at]: readonly [code: OverOnHand, at: string],
  apply: () => Moved,
): Moved {
  try {
    return apply();
  } catch (error) {
    if (error instanceof OtherOrigin) return refuse('NOT_SAME_PART_FROM', { ...error.place });
    if (!(error instanceof ShortOfStock) || error.bucket !== 'onHand') throw error;
    const { place } = error;
    const last = taken.findLast((one) => placeKey(one) === placeKey(place));
    const onHand = balances.get(placeKey(place))?.onHand ?? 0n;
    throw new Refusal(code, { ...place, onHandQuantity: plainQuantity(onHand), field: last && `${last.field}.${at}` });
  }
}

export const applyTaken = (
  stock: LockedStock,
  movements: readonly Movement[],
  taken: readonly Taken[],
  words: Parameters<typeof refusingShort>[2],
) => refusingShort(stock, taken, words, () => applyMovements(stock.balances, movements));
