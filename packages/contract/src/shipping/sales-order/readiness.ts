import { compare, isZero } from '../../kit/fixed-point.ts';
import { subtractQuantity, sumQuantities } from '../../kit/quantity.ts';
import { type PickedPart, partRules } from '../picked-item-rules.ts';

/** Whether the goods that an order still needs are on hand: all of them, a part of them, or none. */
export const READINESS = ['ready', 'part', 'none'] as const;
export type Readiness = (typeof READINESS)[number];

export const SHORT_REASONS = ['STOCK', 'HOLD', 'REVISION'] as const;
export type ShortReason = (typeof SHORT_REASONS)[number];

/** A line of an order with something left to ship. */
export type OpenLine = {
  /** Null: an NA line lies nowhere and can always be shipped. */
  readonly part: PickedPart | null;
  /** The revision that the order asks for; null where any will do. */
  readonly revision: string | null;
  /** The origin that the order asks for. */
  readonly partFrom: string;
  readonly left: string;
  /** Stock of this part and origin at all locations that goods can be taken from. */
  readonly onHand: string;
};

const reasonOf = ({ part, revision }: OpenLine): ShortReason => {
  const [violation] = part ? partRules(part, revision, '') : [];
  if (!violation) return 'STOCK';
  return violation.code === 'PART_IS_HOLD' ? 'HOLD' : 'REVISION';
};

const NOTHING = sumQuantities([]);
const least = (quantity: string, other: string) => (compare(quantity, other) < 0 ? quantity : other);

/** The quantity of each line that shipping accepts now. Lines of one part and origin share its stock, the first line first. */
export const coverLines = <Line extends OpenLine>(lines: readonly Line[]) => {
  const stock = new Map<string, string>();
  return lines.map((line) => {
    const { part, partFrom, left, onHand } = line;
    const reason = reasonOf(line);
    if (!part) return { line, reason, covered: left };
    if (reason !== 'STOCK') return { line, reason, covered: NOTHING };
    const key = JSON.stringify([part.partNumber, partFrom]);
    const available = stock.get(key) ?? onHand;
    const covered = least(left, available);
    stock.set(key, subtractQuantity(available, covered));
    return { line, reason, covered };
  });
};

/** Judges an order by its open lines, each order as if it were the only one. */
export const judgeReadiness = <Line extends OpenLine>(lines: readonly Line[]) => {
  const covered = coverLines(lines);
  const short = covered.filter((each) => compare(each.covered, each.line.left) < 0);
  const nothing = isZero(sumQuantities(covered.map((each) => each.covered)));
  const readiness: Readiness = short.length === 0 ? 'ready' : nothing ? 'none' : 'part';
  return { readiness, readyCount: lines.length - short.length, short };
};
