import { divideHalfAway } from '@gemba/contract/kit/fixed-point';

/** Quantity (4 decimals) times unit cost (6) is ten decimals; money has two. */
const TO_CENTS = 10n ** 8n;

/** What a quantity is worth at a unit cost, in cents. */
export const worth = (quantity: bigint, unitCost: bigint) => divideHalfAway(quantity * unitCost, TO_CENTS);

/** The average after `incoming` came to `before`, rounded once; with nothing to average the old one stays. */
export const weighted = (before: bigint, average: bigint, incoming: bigint, unitCost: bigint) =>
  before + incoming === 0n ? average : divideHalfAway(before * average + incoming * unitCost, before + incoming);

/** The part of a value that belongs to `quantity` of `whole`, in cents. */
export const share = (value: bigint, quantity: bigint, whole: bigint) => divideHalfAway(value * quantity, whole);
