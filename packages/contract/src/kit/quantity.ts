import { decimalText } from './decimal-text.ts';
import { subtract, sum } from './fixed-point.ts';

export const QUANTITY_SCALE = 4;

/** numeric(18,4), zero or more. */
export const Quantity = decimalText(18, QUANTITY_SCALE, 'notNegative');
/** A quantity that somebody moves: never zero. */
export const PositiveQuantity = decimalText(18, QUANTITY_SCALE, 'positive');
/** A difference, as a count or a log shows it. */
export const SignedQuantity = decimalText(18, QUANTITY_SCALE, 'signed');

export const sumQuantities = (quantities: readonly string[]) => sum(quantities, QUANTITY_SCALE);
export const subtractQuantity = (from: string, quantity: string) => subtract(from, quantity, QUANTITY_SCALE);
