import type { LockedStock, SerialMove, Step } from '../inventory/index.ts';
import { type Movement, placeKey } from '../inventory/index.ts';
import { refuse } from '../kit/refuse.ts';
import type { SaleItem } from './lock-sale.sql.ts';
import type { Picked, PickedLine } from './lock-shipper.sql.ts';
import type { WantedLine, WantedPick } from './wanted-lines.ts';

/** A line of a shipper with its item of the order; `fields` are places in the request, of what is picked just now. */
export interface ShipLine extends PickedLine {
  readonly item: SaleItem;
  readonly fields: readonly string[];
}

export const heldLines = (lines: readonly PickedLine[], items: readonly SaleItem[]): ShipLine[] =>
  lines.map((line) => {
    const item = items.find(({ itemNumber }) => itemNumber === line.soItemNumber);
    if (!item) throw new Error(`no item ${line.soItemNumber} of the order of a shipper`);
    return { ...line, item, fields: [] };
  });

/** Each item of the order, and of a proforma shipper, becomes one line behind those that are there. */
export function addedLines(wanted: readonly WantedLine[], last: number): ShipLine[] {
  const keyOf = ({ item, pfItem }: WantedLine) => `${item.itemNumber} ${pfItem}`;
  return [...new Set(wanted.map(keyOf))].map((key, at) => {
    const own = wanted.filter((line) => keyOf(line) === key);
    const { item, pfItem } = own[0] as WantedLine;
    const picks = own.flatMap((line) => line.picks);
    return {
      ...{ itemNumber: last + at + 1, soItemNumber: item.itemNumber, partNumber: item.partNumber, item, pfItem },
      ...{ revision: item.revision, quantity: own.reduce((sum, { quantity }) => sum + quantity, 0n) },
      ...{ picks: picks.map(pickedAs), fields: picks.map(({ field }) => field) },
    };
  });
}

const pickedAs = ({ location, quantity, box, serial }: WantedPick, at: number): Picked => ({
  ...{ pickNumber: at + 1, location, quantity, box, serial, unitCost: null, value: null },
});

export interface LinePick {
  readonly line: ShipLine;
  readonly pick: Picked;
  readonly partNumber: string;
  readonly location: string;
  readonly field: string;
}

export const picksOf = (lines: readonly ShipLine[]): LinePick[] =>
  lines.flatMap((line) =>
    line.picks.map((pick, at) => ({
      ...{ line, pick, partNumber: line.partNumber ?? '', location: pick.location, field: line.fields[at] ?? '' },
    })),
  );

export const pickMovements = (picks: readonly LinePick[]): Movement[] =>
  picks.map(({ line, pick: { quantity }, partNumber, location }) => ({
    ...{ partNumber, location, movement: 'PICK', onHand: -quantity, inSip: quantity, item: line.itemNumber },
  }));

export const shipMovements = (picks: readonly LinePick[]): Movement[] =>
  picks.map(({ line, pick: { quantity }, partNumber, location }) => ({
    ...{ partNumber, location, movement: 'SHIP', inSip: -quantity, item: line.itemNumber },
  }));

export const unpickMovements = (picks: readonly LinePick[]): Movement[] =>
  picks.map(({ line, pick: { quantity }, partNumber, location }) => ({
    ...{ partNumber, location, movement: 'UNPICK', onHand: quantity, inSip: -quantity, item: line.itemNumber },
  }));

type Whereabouts = 'STOCK' | 'PICKED' | 'SHIPPED';

/** What is traced by serial number goes from one place to the next; out of the house it has no location. */
export const serialMoves = (picks: readonly LinePick[], from: Whereabouts, to: Whereabouts): SerialMove[] =>
  picks.flatMap(({ pick: { serial }, partNumber, location, field }) =>
    serial === null
      ? []
      : [
          {
            ...{ partNumber, serial, ...(field && { field: `${field}.serial` }) },
            from: { place: from, location },
            to: { place: to, location: to === 'SHIPPED' ? null : location },
          },
        ],
  );

/** Goods are of the origin that the order asks for, and a line never mixes two. */
export function checkOrigin({ balances }: LockedStock, lines: readonly ShipLine[]) {
  for (const line of lines) {
    const found = picksOf([line]).map((one) => ({ ...one, partFrom: balances.get(placeKey(one))?.partFrom }));
    const other = found.find(({ partFrom }) => partFrom !== line.item.partFrom);
    if (!other) continue;
    const { partNumber, location } = other;
    const facts = { partNumber, location, partFrom: line.item.partFrom, field: `${other.field}.location` };
    if (found.some(({ partFrom }) => partFrom !== other.partFrom)) refuse('NOT_SAME_PART_FROM', facts);
    refuse('PART_FROM_NOT_EXIST', facts);
  }
}

/** What left the stock with each pick, by the rows that the posting wrote for it. */
export const costed = (picks: readonly LinePick[], steps: readonly Step[]) =>
  picks.map((one, at) => ({ ...one, cost: steps[at]?.before.cost ?? 0n, value: -(steps[at]?.valueChange ?? 0n) }));
