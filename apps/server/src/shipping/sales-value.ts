import { divideHalfAway, units } from '@gemba/contract/kit/fixed-point';
import { RATE_SCALE, UNIT_COST_SCALE } from '@gemba/contract/kit/money';

export interface Sold {
  readonly quantity: bigint;
  readonly price: string;
  readonly discount: string;
  readonly taxRate: string;
}

const HUNDRED = 100n * 10n ** BigInt(RATE_SCALE);
const EXCHANGE_SCALE = 8;
/** Quantity times price is ten decimals, money has two. */
const TO_CENTS = 10n ** 8n;

/** What goods are sold for, in cents of base currency with tax. Every line is rounded, the tax of a rate once. */
export function salesValue(sold: readonly Sold[], exchangeRate: string): bigint {
  const byRate = new Map<string, bigint>();
  for (const { quantity, price, discount, taxRate } of sold) {
    const full = quantity * units(price, UNIT_COST_SCALE);
    const net = divideHalfAway(full * (HUNDRED - units(discount, RATE_SCALE)), TO_CENTS * HUNDRED);
    byRate.set(taxRate, (byRate.get(taxRate) ?? 0n) + net);
  }
  const total = [...byRate].reduce(
    (sum, [rate, net]) => sum + net + divideHalfAway(net * units(rate, RATE_SCALE), HUNDRED),
    0n,
  );
  return divideHalfAway(total * units(exchangeRate, EXCHANGE_SCALE), 10n ** BigInt(EXCHANGE_SCALE));
}
