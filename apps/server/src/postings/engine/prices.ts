import { divideHalfAway, text, units } from '@gemba/contract/kit/fixed-point';
import { RATE_SCALE } from '@gemba/contract/kit/money';
import { TO_CENTS } from './figures.ts';

const EXCHANGE_SCALE = 8;
const HUNDRED_PERCENT = 100n * 10n ** BigInt(RATE_SCALE);
/** The exchange rate of a currency with itself. */
export const PAR = 10n ** BigInt(EXCHANGE_SCALE);

// Tax rates and discounts are per cents with four decimals, exchange rates have eight.
export const rateUnits = (decimal: string) => units(decimal, RATE_SCALE);
export const rateText = (value: bigint) => text(value, RATE_SCALE);
export const exchangeUnits = (decimal: string) => units(decimal, EXCHANGE_SCALE);
export const exchangeText = (value: bigint) => text(value, EXCHANGE_SCALE);

export const toBase = (amount: bigint, exchangeRate: bigint) => divideHalfAway(amount * exchangeRate, PAR);
export const fromBase = (amount: bigint, exchangeRate: bigint) => divideHalfAway(amount * PAR, exchangeRate);

/** The tax on an amount or on a unit cost. */
export const taxOn = (amount: bigint, taxRate: bigint) => divideHalfAway(amount * taxRate, HUNDRED_PERCENT);

/** A price less its discount, in base currency where an exchange rate is given; rounded once. */
export const netPrice = (price: bigint, discount: bigint, exchangeRate = PAR) =>
  divideHalfAway(price * (HUNDRED_PERCENT - discount) * exchangeRate, HUNDRED_PERCENT * PAR);

/** Quantity times price less discount, in cents, rounded once. */
export const netAmount = (quantity: bigint, price: bigint, discount: bigint) =>
  divideHalfAway(quantity * price * (HUNDRED_PERCENT - discount), HUNDRED_PERCENT * TO_CENTS);

export interface PricedLine {
  readonly quantity: bigint;
  readonly price: bigint;
  readonly discount: bigint;
  readonly taxRate: bigint;
}

/** Net amount and tax of the lines of a document, in cents. Every line is rounded, the tax of a rate once. */
export function priceLines(lines: readonly PricedLine[]) {
  const byRate = new Map<bigint, bigint>();
  for (const { quantity, price, discount, taxRate } of lines)
    byRate.set(taxRate, (byRate.get(taxRate) ?? 0n) + netAmount(quantity, price, discount));
  const sums = [...byRate];
  return {
    net: sums.reduce((sum, [, net]) => sum + net, 0n),
    tax: sums.reduce((sum, [rate, net]) => sum + taxOn(net, rate), 0n),
  };
}
