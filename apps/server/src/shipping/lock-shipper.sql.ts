import type { ShipperStatus } from '@gemba/contract/shipping/shipper-moves';
import { quantityUnits } from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';

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

/** What lies ready of one line, or left. */
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

const LOCK = `select shipper_number as "shipperNumber", so_number as "soNumber", customer_id as "customerId", status,
    pf_number as "pfNumber", amount, reverses,
    (select other.shipper_number from shipper other where other.company_id = $1 and other.reverses = $2) as "reversedBy"
  from shipper where company_id = $1 and shipper_number = $2 for update of shipper`;

const LINES = `select item.item_number as "itemNumber", item.so_item_number as "soItemNumber", item.part_number as "partNumber",
    item.revision, item.quantity, item.pf_item as "pfItem", pick.pick_number as "pickNumber", pick.location,
    pick.quantity as "pickQuantity", pick.box, pick.serial_number as serial, pick.unit_cost as "unitCost", pick.value
  from shipper_item item
  left join shipper_pick pick on pick.company_id = item.company_id and pick.shipper_number = item.shipper_number
   and pick.item_number = item.item_number
 where item.company_id = $1 and item.shipper_number = $2 order by item.item_number, pick.pick_number`;

type LineRow = Omit<PickedLine, 'quantity' | 'picks'> &
  Omit<Picked, 'quantity' | 'pickNumber'> & { quantity: string; pickNumber: number | null; pickQuantity: string };

/** The order that a shipper is for, which never changes: it is locked before the shipper. */
export const orderOfShipper = async (tx: Tx, companyId: number, shipperNumber: string) =>
  (
    await tx.query<{ soNumber: string }>(
      'select so_number as "soNumber" from shipper where company_id = $1 and shipper_number = $2',
      [companyId, shipperNumber],
    )
  )[0]?.soNumber;

export async function lockShipper(tx: Tx, companyId: number, shipperNumber: string) {
  const key = [companyId, shipperNumber];
  const [[shipper], rows] = await Promise.all([tx.query<ShipperFacts>(LOCK, key), tx.query<LineRow>(LINES, key)]);
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
      pickNumber === null
        ? []
        : [{ pickNumber, location, quantity: quantityUnits(pickQuantity), box, serial, unitCost, value }],
    );
    const quantity = quantityUnits(first.quantity);
    return [{ itemNumber, soItemNumber, partNumber, revision, pfItem, quantity, picks }];
  });
}
