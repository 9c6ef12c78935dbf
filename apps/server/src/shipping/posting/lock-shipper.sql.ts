import type { ShipperStatus } from '@gemba/contract/shipping/shippers/shipper-moves';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { quantityUnits } from '../../postings/index.ts';

export interface ShipperFacts {
  shipperNumber: string;
  soNumber: string;
  customerId: string;
  status: ShipperStatus;
  pfNumber: string | null;
  amount: string;
  reverses: string | null;
  reversedBy: string | null;
}

/** Goods of one line from one location, picked or shipped. */
export interface Picked {
  readonly pickNumber: number;
  readonly location: string;
  readonly quantity: bigint;
  readonly box: string | null;
  readonly serial: string | null;
  readonly unitCost: string | null;
  readonly value: string | null;
}

export interface PickedLine {
  readonly itemNumber: number;
  readonly soItemNumber: number;
  readonly partNumber: string | null;
  readonly revision: string | null;
  readonly quantity: bigint;
  readonly pfItem: number | null;
  readonly picks: readonly Picked[];
}

const lockHead = statement<{ companyId: number; shipperNumber: string }, ShipperFacts>(
  `select shipper_number, so_number, customer_id, status,
    pf_number, amount, reverses,
    (select other.shipper_number from shipper other where other.company_id = :companyId and other.reverses = :shipperNumber) as reversed_by
  from shipper where company_id = :companyId and shipper_number = :shipperNumber for update of shipper`,
);

const selectLines = statement<{ companyId: number; shipperNumber: string }, LineRow>(
  `select item.item_number, item.so_item_number, item.part_number,
    item.revision, item.quantity, item.pf_item, pick.pick_number, pick.location,
    pick.quantity as pick_quantity, pick.box, pick.serial_number as serial, pick.unit_cost, pick.value
  from shipper_item item
  left join shipper_pick pick on pick.company_id = item.company_id and pick.shipper_number = item.shipper_number
   and pick.item_number = item.item_number
 where item.company_id = :companyId and item.shipper_number = :shipperNumber order by item.item_number, pick.pick_number`,
);

type LineRow = Omit<PickedLine, 'quantity' | 'picks'> &
  Omit<Picked, 'pickNumber' | 'location' | 'quantity'> & {
    quantity: string;
    pickNumber: number | null;
    location: string | null;
    pickQuantity: string | null;
  };

const selectShipper = statement<{ companyId: number; shipperNumber: string }, { soNumber: string }>(
  'select so_number from shipper where company_id = :companyId and shipper_number = :shipperNumber',
);

/** The order of a shipper never changes. It is locked before the shipper. */
export const orderOfShipper = async (tx: Tx, companyId: number, shipperNumber: string) =>
  (await tx.first(selectShipper({ companyId, shipperNumber })))?.soNumber;

export async function lockShipper(tx: Tx, companyId: number, shipperNumber: string) {
  const key = { companyId, shipperNumber };
  const [shipper, rows] = await Promise.all([tx.first(lockHead(key)), tx.all(selectLines(key))]);
  return shipper && { shipper, lines: linesOf(rows) };
}

export type LockedShipper = NonNullable<Awaited<ReturnType<typeof lockShipper>>>;

function linesOf(rows: readonly LineRow[]): PickedLine[] {
  const numbers = [...new Set(rows.map(({ itemNumber }) => itemNumber))];
  return numbers.flatMap((number) => {
    const own = rows.filter(({ itemNumber }) => itemNumber === number);
    const [first] = own;
    if (!first) return [];
    const { itemNumber, soItemNumber, partNumber, revision, pfItem } = first;
    const picks = own.flatMap(({ pickNumber, pickQuantity, location, box, serial, unitCost, value }): Picked[] =>
      pickNumber === null || location === null || pickQuantity === null
        ? []
        : [{ pickNumber, location, quantity: quantityUnits(pickQuantity), box, serial, unitCost, value }],
    );
    const quantity = quantityUnits(first.quantity);
    return [{ itemNumber, soItemNumber, partNumber, revision, pfItem, quantity, picks }];
  });
}
