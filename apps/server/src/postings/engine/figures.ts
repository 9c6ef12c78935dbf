import { divideHalfAway, plain, text, units } from '@gemba/contract/kit/fixed-point';
import { MONEY_SCALE, UNIT_COST_SCALE } from '@gemba/contract/kit/money';
import { QUANTITY_SCALE } from '@gemba/contract/kit/quantity';

// Inside a posting every figure is a whole number of its smallest unit: quantities have four decimals, costs six, money two.
export const quantityUnits = (decimal: string) => units(decimal, QUANTITY_SCALE);
export const costUnits = (decimal: string) => units(decimal, UNIT_COST_SCALE);
export const moneyUnits = (decimal: string) => units(decimal, MONEY_SCALE);

// Most figures of a log row are zero, and the demo company has millions of them.
const [NO_QUANTITY, NO_COST] = [text(0n, QUANTITY_SCALE), text(0n, UNIT_COST_SCALE)];
export const quantityText = (value: bigint) => (value === 0n ? NO_QUANTITY : text(value, QUANTITY_SCALE));
/** A quantity for a sentence: 5, not 5.0000. */
export const plainQuantity = (value: bigint) => plain(quantityText(value));
export const costText = (value: bigint) => (value === 0n ? NO_COST : text(value, UNIT_COST_SCALE));
export const moneyText = (value: bigint) => text(value, MONEY_SCALE);

/** Quantity times unit cost has ten decimals, money two. */
export const TO_CENTS = 10n ** 8n;

/** The worth of a quantity at a unit cost, in cents. */
export const worth = (quantity: bigint, unitCost: bigint) => divideHalfAway(quantity * unitCost, TO_CENTS);

/** The average after `incoming` was added to `before`, rounded once; with nothing to average the old one stays. */
export const weighted = (before: bigint, average: bigint, incoming: bigint, unitCost: bigint) =>
  before + incoming === 0n ? average : divideHalfAway(before * average + incoming * unitCost, before + incoming);

/** The part of a value that belongs to `quantity` of `whole`, in cents. */
export const share = (value: bigint, quantity: bigint, whole: bigint) => divideHalfAway(value * quantity, whole);
