import { moves } from '@gemba/contract/kit/moves';
import { shipperMoves } from '@gemba/contract/shipping/shippers/shipper-moves';
import type { Tx } from '../../kit/database/database.ts';
import { Refusal, refuse } from '../../kit/refuse.ts';
import { checkLicence, companyFacts, quantityText, type SerialMove } from '../../postings/index.ts';
import { lockSale, type SaleItem } from './lock-sale.sql.ts';
import { lockShipper, orderOfShipper, type Picked, type PickedLine, type ShipperFacts } from './lock-shipper.sql.ts';
import type { WantedLine, WantedPick } from './wanted-lines.ts';
import { changeProformaItems } from './write-sale.sql.ts';

/** A line of a shipper with its item of the order. `fields` are the paths of its new picks in the request. */
export interface ShipLine extends PickedLine {
  readonly item: SaleItem;
  readonly fields: readonly string[];
}

/** Locks a shipper that exists, after its order. */
export async function lockShipment(tx: Tx, companyId: number, shipperNumber: string) {
  const soNumber = await orderOfShipper(tx, companyId, shipperNumber);
  const [company, locked, found] = await Promise.all([
    companyFacts(tx, companyId),
    soNumber === undefined ? undefined : lockSale(tx, companyId, soNumber, shipperNumber),
    lockShipper(tx, companyId, shipperNumber),
  ]);
  checkLicence(company, 'WAREHOUSE');
  if (!locked || !found) return refuse('SHIPPER_NOT_EXIST', { shipperNumber });
  return { company, locked, shipper: found.shipper, lines: heldLines(found.lines, locked.items) };
}

const { refusal } = moves(shipperMoves);

export function checkShipper({ shipperNumber, status }: ShipperFacts, event: 'add' | 'ship' | 'cancel' | 'reverse') {
  const code = refusal(status, event);
  if (code) throw new Refusal(code, { shipperNumber });
}

export const heldLines = (lines: readonly PickedLine[], items: readonly SaleItem[]): ShipLine[] =>
  lines.map((line) => {
    const item = items.find(({ itemNumber }) => itemNumber === line.soItemNumber);
    if (!item) throw new Error(`no item ${line.soItemNumber} of the order of a shipper`);
    return { ...line, item, fields: [] };
  });

/** Each item of the order, or of a proforma shipper, becomes one line after the lines that are there. */
export function addedLines(wanted: readonly WantedLine[], last: number): ShipLine[] {
  const keyOf = ({ item, pfItem }: WantedLine) => `${item.itemNumber} ${pfItem}`;
  return [...new Set(wanted.map(keyOf))].map((key, index) => {
    const own = wanted.filter((line) => keyOf(line) === key);
    const { item, pfItem } = own[0] as WantedLine;
    const picks = own.flatMap((line) => line.picks);
    return {
      itemNumber: last + index + 1,
      soItemNumber: item.itemNumber,
      partNumber: item.partNumber,
      item,
      pfItem,
      revision: item.revision,
      quantity: own.reduce((sum, { quantity }) => sum + quantity, 0n),
      picks: picks.map(toPicked),
      fields: picks.map(({ field }) => field),
    };
  });
}

const toPicked = ({ location, quantity, box, serial }: WantedPick, index: number): Picked => ({
  pickNumber: index + 1,
  location,
  quantity,
  box,
  serial,
  unitCost: null,
  value: null,
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
    line.picks.map((pick, index) => ({
      line,
      pick,
      partNumber: line.partNumber ?? '',
      location: pick.location,
      field: line.fields[index] ?? '',
    })),
  );

/** The goods of a pick, for their movement. */
export const goodsOf = ({ line: { itemNumber }, pick: { quantity }, partNumber, location }: LinePick) => ({
  partNumber,
  location,
  quantity,
  item: itemNumber,
});

type Whereabouts = 'STOCK' | 'PICKED' | 'SHIPPED';

/** Moves the serial numbers of picks. A shipped piece has no location. */
export const moveSerials = (picks: readonly LinePick[], from: Whereabouts, to: Whereabouts): SerialMove[] =>
  picks.flatMap(({ pick: { serial }, partNumber, location, field }) =>
    serial === null
      ? []
      : [
          {
            partNumber,
            serial,
            ...(field && { field: `${field}.serial` }),
            from: { place: from, location },
            to: { place: to, location: to === 'SHIPPED' ? null : location },
          },
        ],
  );

/** Picks more of a proforma shipper, or less where goods come back. Does nothing without a number. */
export async function changeProforma(
  tx: Tx,
  companyId: number,
  pfNumber: string | null,
  lines: readonly ShipLine[],
  change: 'more' | 'less',
) {
  const changes = lines.flatMap(({ pfItem, quantity }) =>
    pfItem === null ? [] : [{ item_number: pfItem, quantity: quantityText(change === 'more' ? quantity : -quantity) }],
  );
  if (pfNumber !== null && changes.length > 0) await changeProformaItems(tx, companyId, pfNumber, changes);
}
