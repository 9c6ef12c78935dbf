import { serialAmong } from '@gemba/contract/inventory/posting-shapes';
import type { CallParsed } from '@gemba/contract/kit/call';
import type { postCount } from '@gemba/contract/warehouse/counts';
import {
  checkSerials,
  costUnits,
  type LockedStock,
  type Movement,
  placeKey,
  quantityUnits,
  type SerialMove,
} from '../inventory/index.ts';
import { refuse } from '../kit/refuse.ts';
import type { CountedPart } from './counts.sql.ts';

type Asked = CallParsed<typeof postCount>['body']['items'][number];

export interface Counted {
  readonly part: CountedPart;
  readonly counted: bigint;
  readonly found: readonly string[];
  readonly reason: string | null;
  readonly field: string;
}

/** Empty is not zero: a part that nobody looked at is left out. */
export const lookedAt = (items: readonly Asked[]) =>
  items.flatMap(({ counted, ...item }, at) => (counted === null ? [] : [{ ...item, counted, field: `items.${at}` }]));

export function countedParts(items: readonly Asked[], parts: readonly CountedPart[]): Counted[] {
  const seen = lookedAt(items);
  if (seen.length === 0) refuse('NOTHING_COUNTED', { field: 'items' });
  return seen.map(({ partNumber, counted, serials, reason = null, field }, at) => {
    if (seen.findIndex((other) => other.partNumber === partNumber) < at)
      refuse('COUNTED_TWICE', { partNumber, field: `${field}.partNumber` });
    const part =
      parts.find((one) => one.partNumber === partNumber) ??
      refuse('PART_NOT_EXIST', { partNumber, field: `${field}.partNumber` });
    const quantity = quantityUnits(counted);
    if (quantity > 0n || serials?.length) checkSerials(part, quantity, serials, `${field}.serials`);
    return { part, counted: quantity, found: serials ?? [], reason, field };
  });
}

export interface Difference extends Counted {
  readonly expected: bigint;
  /** Its log row, where the quantity differs. */
  readonly movement: Movement | null;
  readonly serials: readonly SerialMove[];
}

/** What was counted against what is on hand at this moment. */
export function differences({ balances }: LockedStock, location: string, counted: readonly Counted[]): Difference[] {
  const compared = counted.map((one, at): Difference => {
    const { part, found, reason } = one;
    const { partNumber } = part;
    const balance = balances.get(placeKey({ partNumber, location }));
    const expected = balance?.onHand ?? 0n;
    const serials = part.trackableLevel === 'SERIAL' ? serialMoves(part, location, found) : [];
    if (one.counted === expected) return { ...one, expected, serials, movement: null };
    const known = balance && (balance.cost > 0n || balance.partFrom !== 'OWN') ? balance.cost : undefined;
    const more = one.counted > expected;
    const unitCost = known ?? (more ? costOf(part) : 0n);
    const movement: Movement = {
      ...{
        partNumber,
        location,
        movement: 'COUNT',
        onHand: one.counted - expected,
        unitCost,
        unitTax: balance?.tax ?? 0n,
      },
      ...{ item: at + 1, reason },
    };
    return { ...one, expected, serials, movement };
  });
  const unexplained = compared.filter(
    ({ movement, serials, reason }) => (movement || serials.length > 0) && reason === null,
  );
  const [first] = unexplained;
  if (first) {
    const partNumbers = unexplained.map(({ part }) => part.partNumber);
    refuse('COUNT_REASON_REQUIRED', { partNumber: first.part.partNumber, partNumbers, field: `${first.field}.reason` });
  }
  return compared;
}

const costOf = ({ partNumber, cost }: CountedPart) =>
  cost === null ? refuse('GET_PART_STANDARD_COST_ERROR', { partNumber }) : costUnits(cost);

/** What is missing is written off, what turned up comes in. */
function serialMoves({ partNumber, serials }: CountedPart, location: string, found: readonly string[]): SerialMove[] {
  const missing = serials.filter((serial) => serialAmong(found, serial) === undefined);
  const extra = found.filter((serial) => serialAmong(serials, serial) === undefined);
  return [
    ...missing.map(
      (serial): SerialMove => ({
        ...{ partNumber, serial, from: { place: 'STOCK', location } },
        to: { place: 'SCRAPPED', location: null },
      }),
    ),
    ...extra.map((serial): SerialMove => ({ partNumber, serial, from: null, to: { place: 'STOCK', location } })),
  ];
}
