/**
 * Fixed point in BigInt: a quantity counts ten-thousandths, a unit cost millionths, money cents, an exchange rate
 * hundred-millionths. The same roundings as the columns have, without texts in between: `large` does millions of them.
 */
import { text } from '@gemba/contract/kit/fixed-point';
import { MONEY_SCALE, UNIT_COST_SCALE } from '@gemba/contract/kit/money';
import { QUANTITY_SCALE } from '@gemba/contract/kit/quantity';

const EXCHANGE_SCALE = 8;

export const quantity = (amount: number) => BigInt(Math.round(amount * 10 ** QUANTITY_SCALE));
export const unitCost = (amount: number) => BigInt(Math.round(amount * 10 ** UNIT_COST_SCALE));
export const money = (amount: number) => BigInt(Math.round(amount * 10 ** MONEY_SCALE));
export const exchangeRate = (rate: number) => BigInt(Math.round(rate * 10 ** EXCHANGE_SCALE));

export const quantityText = (value: bigint) => (value === 0n ? '0' : text(value, QUANTITY_SCALE));
export const costText = (value: bigint) => (value === 0n ? '0' : text(value, UNIT_COST_SCALE));
export const moneyText = (value: bigint) => text(value, MONEY_SCALE);
export const rateText = (value: bigint) => text(value, EXCHANGE_SCALE);

/** Half away from zero, as PostgreSQL's round(numeric). */
export const divide = (dividend: bigint, divisor: bigint): bigint =>
  dividend < 0n ? -((-dividend + divisor / 2n) / divisor) : (dividend + divisor / 2n) / divisor;

/** What a quantity is worth at a unit cost, in cents. */
export const worth = (amount: bigint, cost: bigint) => divide(amount * cost, 100_000_000n);

/** Quantity times price less discount, in cents; discounts are whole per cents here. */
export const extended = (amount: bigint, price: bigint, discount: bigint) =>
  divide(amount * price * (100n - discount), 10_000_000_000n);

export const percent = (amount: bigint, rate: bigint) => divide(amount * rate, 1_000_000n);

export const inBase = (amount: bigint, rate: bigint) => divide(amount * rate, 100_000_000n);

/** The unit cost in base currency, net of discount. */
export const baseCost = (price: bigint, discount: bigint, rate: bigint) =>
  divide(price * (100n - discount) * rate, 10_000_000_000n);

export const movingAverage = (held: bigint, average: bigint, incoming: bigint, cost: bigint) =>
  divide(held * average + incoming * cost, held + incoming);

export const smaller = (a: bigint, b: bigint) => (a < b ? a : b);
export const larger = (a: bigint, b: bigint) => (a > b ? a : b);
