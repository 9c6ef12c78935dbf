import type { ProformaStatus } from '@gemba/contract/receiving/proforma/proforma-moves';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

export interface ProformaItemFacts {
  itemNumber: number;
  poNumber: string;
  poItemNumber: number;
  location: string;
  quantity: string;
  received: string;
  short: string;
}

const selectOrders = statement<{ companyId: number; prNumber: string }, { poNumber: string }>(
  `select distinct po_number from proforma_receiver_item where company_id = :companyId and pr_number = :prNumber`,
);

/** The orders of goods on the way. They are locked before the proforma receiver. */
export const ordersOf = async (tx: Tx, companyId: number, prNumber: string) =>
  (await tx.all(selectOrders({ companyId, prNumber }))).map(({ poNumber }) => poNumber);

const lockProformaReceiver = statement<{ companyId: number; prNumber: string }, { status: ProformaStatus }>(
  'select status from proforma_receiver where company_id = :companyId and pr_number = :prNumber for update',
);
const selectItems = statement<{ companyId: number; prNumber: string }, ProformaItemFacts>(
  `select item_number, po_number, po_item_number, location, quantity,
    quantity_received as received, quantity_short as short
  from proforma_receiver_item where company_id = :companyId and pr_number = :prNumber order by item_number`,
);

export async function lockProforma(tx: Tx, companyId: number, prNumber: string) {
  const [head, items] = await Promise.all([
    tx.first(lockProformaReceiver({ companyId, prNumber })),
    tx.all(selectItems({ companyId, prNumber })),
  ]);
  return head && { status: head.status, items };
}

const updateItems = statement<{ companyId: number; prNumber: string; came: string }>(
  `update proforma_receiver_item item set quantity_received = quantity_received + given.quantity, quantity_short = quantity_short + given.short
    from (select "itemNumber", sum(quantity) as quantity, sum(short) as short
            from jsonb_to_recordset(:came::jsonb) as change ("itemNumber" integer, quantity numeric, short numeric) group by 1) given
   where item.company_id = :companyId and item.pr_number = :prNumber and item.item_number = given."itemNumber"`,
);

// Runs after its items: it is closed when nothing is still to come.
const updateStatus = statement<{ companyId: number; prNumber: string }, { status: ProformaStatus }>(
  `update proforma_receiver p set version = version + 1,
    status = case when exists (select from proforma_receiver_item item where item.company_id = p.company_id and item.pr_number = p.pr_number
                                  and item.quantity_received + item.quantity_short < item.quantity) then 'OPEN' else 'CLOSED' end
  where company_id = :companyId and pr_number = :prNumber returning status`,
);

/** Adds the quantities of each item that came or will not come; below zero for a reversal. */
export async function addArrived(
  tx: Tx,
  companyId: number,
  prNumber: string,
  came: readonly { itemNumber: number; quantity: string; short: string }[],
) {
  const [, head] = await Promise.all([
    tx.run(updateItems({ companyId, prNumber, came: JSON.stringify(came) })),
    tx.first(updateStatus({ companyId, prNumber })),
  ]);
  if (!head) throw new Error(`proforma receiver ${prNumber} is gone`);
  return head.status;
}
