import { compare, divide, multiply, subtract } from '@gemba/contract/kit/fixed-point';

type PricedLine = { price: string | null; lastPoCost: string | null };

/** In per cent; a smaller change in either direction is not shown. */
const NOTABLE = '5';

/** The change from the last cost to the requested price, in per cent; undefined where there is no last cost. */
const priceChange = ({ price, lastPoCost }: PricedLine): string | undefined => {
  if (price === null || lastPoCost === null || compare(lastPoCost, '0') <= 0) return undefined;
  return divide(multiply(subtract(price, lastPoCost, 6), '100', 8), lastPoCost, 1);
};

/** The price change, if it is large enough to show. */
export const notableChange = (line: PricedLine): string | undefined => {
  const change = priceChange(line);
  return change && compare(change.replace('-', ''), NOTABLE) >= 0 ? change : undefined;
};

/** The steepest rise among the lines, if it is large enough to show. */
export const steepestRise = (lines: readonly PricedLine[]): string | undefined =>
  lines
    .flatMap((line) => notableChange(line) ?? [])
    .filter((change) => compare(change, '0') > 0)
    .sort((change, other) => compare(other, change))[0];
