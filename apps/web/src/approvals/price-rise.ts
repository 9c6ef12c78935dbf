import type { ApprovalCard } from '@gemba/contract/approvals/approval-card';
import { compare, divide, multiply, subtract } from '@gemba/contract/kit/fixed-point';

type Line = ApprovalCard['lines'][number];

/** In per cent; less than this is no news, in whichever direction. */
const NOTABLE = '5';

/** By how much per cent the asked price is above or below the last one paid; undefined where there is none to compare. */
const priceChange = ({ price, lastPoCost }: Pick<Line, 'price' | 'lastPoCost'>): string | undefined => {
  if (price === null || lastPoCost === null || compare(lastPoCost, '0') <= 0) return undefined;
  return divide(multiply(subtract(price, lastPoCost, 6), '100', 8), lastPoCost, 1);
};

/** The same, where it is worth telling. */
export const notableChange = (line: Pick<Line, 'price' | 'lastPoCost'>): string | undefined => {
  const change = priceChange(line);
  return change && compare(change.replace('-', ''), NOTABLE) >= 0 ? change : undefined;
};

/** The steepest rise among the lines, where one is worth telling. */
export const steepestRise = (lines: readonly Line[]): string | undefined =>
  lines
    .flatMap((line) => notableChange(line) ?? [])
    .filter((change) => compare(change, '0') > 0)
    .sort((one, other) => compare(other, one))[0];
