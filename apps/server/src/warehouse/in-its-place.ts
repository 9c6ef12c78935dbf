import { type Moved, OtherOrigin, plainQuantity, ShortOfStock } from '../inventory/index.ts';
import { refuse } from '../kit/refuse.ts';

/** What a document moves later on must still lie where it left it. */
export function inItsPlace(apply: () => Moved): Moved {
  try {
    return apply();
  } catch (error) {
    if (error instanceof OtherOrigin) return refuse('NOT_SAME_PART_FROM', { ...error.place });
    if (error instanceof ShortOfStock)
      return refuse('STOCK_ALREADY_USED', { ...error.place, missing: plainQuantity(error.missing) });
    throw error;
  }
}
