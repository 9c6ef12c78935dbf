import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import { checkLicence, companyFacts, costText, quantityText, quantityUnits } from '../../postings/index.ts';
import type { Carried } from './carry.ts';

interface NewTransfer {
  transferNumber: string;
  fromWarehouse: string;
  toWarehouse: string;
  arrived: boolean;
  reason: string | null;
  reverses: string | null;
}

/** `costOf` answers the unit cost of an item at the moment it left, by its index. */
export const itemRows = (items: readonly Carried[], costOf: (index: number) => bigint) =>
  items.map((item, index) => ({
    item_number: item.itemNumber,
    part_number: item.partNumber,
    from_location: item.fromLocation,
    to_location: item.toLocation,
    quantity: quantityText(item.quantity),
    serials: item.serials,
    unit_cost: costText(costOf(index)),
  }));

const insertHead = statement<NewTransfer & { companyId: number; userId: number }>(
  `insert into transfer (company_id, transfer_number, status, from_warehouse, to_warehouse, moved_by, arrived_by, arrived_at, reason, reverses)
   values (:companyId, :transferNumber, case when :arrived then 'ARRIVED' else 'IN_TRANSFER' end, :fromWarehouse, :toWarehouse, :userId, case when :arrived then :userId::integer end,
           case when :arrived then now() end, :reason, :reverses)`,
);

const insertItems = statement<{ companyId: number; transferNumber: string; items: string }>(
  `insert into transfer_item (company_id, transfer_number, item_number, part_number, from_location, to_location, quantity, serials, unit_cost)
   select :companyId, :transferNumber, item_number, part_number, from_location, to_location, quantity,
          array(select jsonb_array_elements_text(given.serials)), unit_cost
     from jsonb_to_recordset(:items::jsonb) as given (item_number integer, part_number text, from_location text, to_location text,
            quantity numeric, serials jsonb, unit_cost numeric)`,
);

export const insertTransfer = (
  tx: Tx,
  companyId: number,
  userId: number,
  transfer: NewTransfer,
  items: ReturnType<typeof itemRows>,
) =>
  Promise.all([
    tx.run(insertHead({ ...transfer, companyId, userId })),
    tx.run(insertItems({ companyId, transferNumber: transfer.transferNumber, items: JSON.stringify(items) })),
  ]);

const updateTransfer = statement<{ companyId: number; transferNumber: string; userId: number }>(
  `update transfer set status = 'ARRIVED', arrived_by = :userId, arrived_at = now()
    where company_id = :companyId and transfer_number = :transferNumber and status = 'IN_TRANSFER'`,
);

export const markArrived = (tx: Tx, companyId: number, userId: number, transferNumber: string) =>
  tx.run(updateTransfer({ companyId, transferNumber, userId }));

interface TransferFacts {
  status: 'IN_TRANSFER' | 'ARRIVED';
  fromWarehouse: string;
  toWarehouse: string;
  reverses: string | null;
  reversedBy: string | null;
}

const lockHead = statement<{ companyId: number; transferNumber: string }, object>(
  'select 1 from transfer where company_id = :companyId and transfer_number = :transferNumber for update',
);

const selectTransfer = statement<{ companyId: number; transferNumber: string }, TransferFacts>(
  `select status, from_warehouse, to_warehouse, reverses,
    (select other.transfer_number from transfer other where other.company_id = :companyId and other.reverses = :transferNumber) as reversed_by
  from transfer where company_id = :companyId and transfer_number = :transferNumber`,
);

const selectItems = statement<{ companyId: number; transferNumber: string }, TransferItem>(
  `select item_number, part_number, from_location,
    to_location, quantity, serials
  from transfer_item where company_id = :companyId and transfer_number = :transferNumber order by item_number`,
);

interface TransferItem {
  itemNumber: number;
  partNumber: string;
  fromLocation: string;
  toLocation: string;
  quantity: string;
  serials: string[];
}

/** One statement locks and the next one reads, so it sees what the previous holder of the lock has written. */
export async function lockTransfer(tx: Tx, companyId: number, transferNumber: string) {
  const key = { companyId, transferNumber };
  const [company, , transfer, items] = await Promise.all([
    companyFacts(tx, companyId),
    tx.all(lockHead(key)),
    tx.first(selectTransfer(key)),
    tx.all(selectItems(key)),
  ]);
  checkLicence(company, 'WAREHOUSE');
  if (!transfer) return refuse('TRANSFER_NOT_EXIST', { transferNumber });
  return { company, transfer, items: items.map((item) => ({ ...item, quantity: quantityUnits(item.quantity) })) };
}
