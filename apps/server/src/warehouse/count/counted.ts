import { serialAmong } from '@gemba/contract/inventory/posting-shapes';
import type { TrackableLevel } from '@gemba/contract/parts/part-shapes';
import {
  type CountedItem,
  countedItemRules,
  nothingCountedRules,
  reasonRules,
} from '@gemba/contract/warehouse/count/post-count-rules';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import {
  type BalanceState,
  type Balances,
  costUnits,
  type Movement,
  placeKey,
  quantityUnits,
  type SerialMove,
} from '../../postings/index.ts';

export interface CountedPart {
  partNumber: string;
  trackableLevel: TrackableLevel;
  /** Cost of a piece that turns up where none lay: the average of the part, or else its standard cost. */
  cost: string | null;
  /** The serial numbers that should be there. */
  serials: string[];
}

export interface Counted {
  readonly part: CountedPart;
  readonly counted: bigint;
  readonly found: readonly string[];
  readonly reason: string | null;
  readonly field: string;
}

export function checkCounted(items: readonly CountedItem[], parts: readonly CountedPart[]): Counted[] {
  refuseFirst(nothingCountedRules(items));
  return items.map((item) => {
    const { partNumber, counted, serials = [], reason = null, field } = item;
    const part = parts.find((known) => known.partNumber === partNumber);
    refuseFirst(countedItemRules(item, part));
    if (!part) return refuse('PART_NOT_EXIST', { partNumber, field: `${field}.partNumber` });
    return { part, counted: quantityUnits(counted), found: serials, reason, field };
  });
}

export interface Difference extends Counted {
  readonly expected: bigint;
  /** Its log row, where the quantity differs. */
  readonly movement: Movement | null;
  readonly serials: readonly SerialMove[];
}

/** Compares the count with the stock at this moment. Each difference needs a reason. */
export function compareToStock(balances: Balances, location: string, counted: readonly Counted[]): Difference[] {
  const compared = counted.map((line, index): Difference => {
    const { part, reason } = line;
    const { partNumber } = part;
    const balance = balances.get(placeKey({ partNumber, location }));
    const expected = balance?.onHand ?? 0n;
    const serials = serialDifferences(line, location);
    const row = { partNumber, location, item: index + 1, reason };
    const movement = countMovement(row, balance, line.counted, () => costOf(part));
    return { ...line, expected, serials, movement };
  });
  checkReasons(compared);
  return compared;
}

/** The log row of a difference, if there is one. Pieces that turn up where none lay come in at the cost of the part. */
export function countMovement(
  row: Pick<Movement, 'partNumber' | 'location' | 'item' | 'reason'>,
  balance: BalanceState | undefined,
  counted: bigint,
  costOfPart: () => bigint,
): Movement | null {
  const expected = balance?.onHand ?? 0n;
  if (counted === expected) return null;
  const known = balance && (balance.cost > 0n || balance.partFrom !== 'OWN') ? balance.cost : undefined;
  const unitCost = known ?? (counted > expected ? costOfPart() : 0n);
  return { ...row, movement: 'COUNT', onHand: counted - expected, unitCost, unitTax: balance?.tax ?? 0n };
}

/** The answer names all parts that need a reason. */
function checkReasons(compared: readonly Difference[]) {
  const unexplained = reasonRules(
    compared
      .filter(({ movement, serials }) => movement || serials.length > 0)
      .map(({ part: { partNumber }, reason, field }) => ({ partNumber, reason, field })),
  );
  refuseFirst(unexplained, { partNumbers: unexplained.map(({ facts }) => facts['partNumber']) });
}

const costOf = ({ partNumber, cost }: CountedPart) =>
  cost === null ? refuse('GET_PART_STANDARD_COST_ERROR', { partNumber }) : costUnits(cost);

/** Missing pieces are written off, pieces that turned up come in. */
export function serialDifferences({ part, found }: Counted, location: string): SerialMove[] {
  const { partNumber, serials, trackableLevel } = part;
  if (trackableLevel !== 'SERIAL') return [];
  const missing = serials.filter((serial) => serialAmong(found, serial) === undefined);
  const extra = found.filter((serial) => serialAmong(serials, serial) === undefined);
  return [
    ...missing.map(
      (serial): SerialMove => ({
        partNumber,
        serial,
        from: { place: 'STOCK', location },
        to: { place: 'SCRAPPED', location: null },
      }),
    ),
    ...extra.map((serial): SerialMove => ({ partNumber, serial, from: null, to: { place: 'STOCK', location } })),
  ];
}
