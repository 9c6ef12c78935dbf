import { costText, quantityText } from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import type { Carried } from './carry.ts';

export const nextTransferNumber = async (tx: Tx) =>
  (await tx.query<{ number: string }>(`select next_number('transfer')::text as number`))[0]?.number as string;

export interface NewTransfer {
  transferNumber: string;
  fromWarehouse: string;
  toWarehouse: string;
  arrived: boolean;
  reason: string | null;
  reverses: string | null;
}

export const itemRows = <Item extends Carried & { serials: readonly string[] }>(
  items: readonly Item[],
  costOf: (item: Item, at: number) => bigint,
) =>
  items.map((item, at) => ({
    ...{ item_number: item.itemNumber, part_number: item.partNumber, from_location: item.fromLocation },
    ...{ to_location: item.toLocation, quantity: quantityText(item.quantity), serials: item.serials },
    unit_cost: costText(costOf(item, at)),
  }));

export const insertTransfer = (
  tx: Tx,
  companyId: number,
  userId: number,
  { transferNumber, fromWarehouse, toWarehouse, arrived, reason, reverses }: NewTransfer,
  items: ReturnType<typeof itemRows>,
) =>
  Promise.all([
    tx.query(
      `insert into transfer (company_id, transfer_number, status, from_warehouse, to_warehouse, moved_by, arrived_by, arrived_at, reason, reverses)
       values ($1, $2, case when $6 then 'ARRIVED' else 'IN_TRANSFER' end, $3, $4, $5, case when $6 then $5::integer end,
               case when $6 then now() end, $7, $8)`,
      [companyId, transferNumber, fromWarehouse, toWarehouse, userId, arrived, reason, reverses],
    ),
    tx.query(
      `insert into transfer_item (company_id, transfer_number, item_number, part_number, from_location, to_location, quantity, serials, unit_cost)
       select $1, $2, item_number, part_number, from_location, to_location, quantity,
              array(select jsonb_array_elements_text(given.serials)), unit_cost
         from jsonb_to_recordset($3::jsonb) as given (item_number integer, part_number text, from_location text, to_location text,
                quantity numeric, serials jsonb, unit_cost numeric)`,
      [companyId, transferNumber, JSON.stringify(items)],
    ),
  ]);

export const markArrived = (tx: Tx, companyId: number, userId: number, transferNumber: string) =>
  tx.query(
    `update transfer set status = 'ARRIVED', arrived_by = $3, arrived_at = now()
      where company_id = $1 and transfer_number = $2 and status = 'IN_TRANSFER'`,
    [companyId, transferNumber, userId],
  );

export interface TransferFacts {
  status: 'IN_TRANSFER' | 'ARRIVED';
  fromWarehouse: string;
  toWarehouse: string;
  reverses: string | null;
  reversedBy: string | null;
}

const LOCK = 'select 1 from transfer where company_id = $1 and transfer_number = $2 for update';

const TRANSFER = `select status, from_warehouse as "fromWarehouse", to_warehouse as "toWarehouse", reverses,
    (select other.transfer_number from transfer other where other.company_id = $1 and other.reverses = $2) as "reversedBy"
  from transfer where company_id = $1 and transfer_number = $2`;

const ITEMS = `select item_number as "itemNumber", part_number as "partNumber", from_location as "fromLocation",
    to_location as "toLocation", quantity, serials
  from transfer_item where company_id = $1 and transfer_number = $2 order by item_number`;

export interface TransferItem {
  itemNumber: number;
  partNumber: string;
  fromLocation: string;
  toLocation: string;
  quantity: string;
  serials: string[];
}

/** Locked by one statement and read by the next, which sees what the holder of the lock has left behind. */
export async function lockTransfer(tx: Tx, companyId: number, transferNumber: string) {
  const key = [companyId, transferNumber];
  const [, [transfer], items] = await Promise.all([
    tx.query(LOCK, key),
    tx.query<TransferFacts>(TRANSFER, key),
    tx.query<TransferItem>(ITEMS, key),
  ]);
  return transfer && { transfer, items };
}
