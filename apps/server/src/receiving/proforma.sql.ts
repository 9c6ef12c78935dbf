import type { ProformaStatus } from '@gemba/contract/receiving/proforma-moves';
import type { Tx } from '../kit/database/database.ts';

export interface ProformaItemFacts {
  itemNumber: number;
  poNumber: string;
  poItemNumber: number;
  location: string;
  quantity: string;
  received: string;
  short: string;
}

const ORDERS = `select distinct po_number as "poNumber" from proforma_receiver_item where company_id = $1 and pr_number = $2`;

/** The orders whose goods are on the way; they are locked before the paper is. */
export const ordersOf = async (tx: Tx, companyId: number, prNumber: string) =>
  (await tx.query<{ poNumber: string }>(ORDERS, [companyId, prNumber])).map(({ poNumber }) => poNumber);

const LOCK = 'select status from proforma_receiver where company_id = $1 and pr_number = $2 for update';
const ITEMS = `select item_number as "itemNumber", po_number as "poNumber", po_item_number as "poItemNumber", location, quantity,
    quantity_received as received, quantity_short as short
  from proforma_receiver_item where company_id = $1 and pr_number = $2 order by item_number`;

export async function lockProforma(tx: Tx, companyId: number, prNumber: string) {
  const [[head], items] = await Promise.all([
    tx.query<{ status: ProformaStatus }>(LOCK, [companyId, prNumber]),
    tx.query<ProformaItemFacts>(ITEMS, [companyId, prNumber]),
  ]);
  return head && { status: head.status, items };
}

const CHANGE = `update proforma_receiver_item item set quantity_received = quantity_received + given.quantity, quantity_short = quantity_short + given.short
    from (select "itemNumber", sum(quantity) as quantity, sum(short) as short
            from jsonb_to_recordset($3::jsonb) as one ("itemNumber" integer, quantity numeric, short numeric) group by 1) given
   where item.company_id = $1 and item.pr_number = $2 and item.item_number = given."itemNumber"`;

// After its items: it is closed when nothing of it is still to come.
const SETTLE = `update proforma_receiver p set version = version + 1,
    status = case when exists (select from proforma_receiver_item item where item.company_id = p.company_id and item.pr_number = p.pr_number
                                  and item.quantity_received + item.quantity_short < item.quantity) then 'OPEN' else 'CLOSED' end
  where company_id = $1 and pr_number = $2 returning status`;

/** What came of each item, and what will not; below zero where it is taken back. */
export async function arriveOf(
  tx: Tx,
  companyId: number,
  prNumber: string,
  came: readonly { itemNumber: number; quantity: string; short: string }[],
) {
  const [, [head]] = await Promise.all([
    tx.query(CHANGE, [companyId, prNumber, JSON.stringify(came)]),
    tx.query<{ status: ProformaStatus }>(SETTLE, [companyId, prNumber]),
  ]);
  if (!head) throw new Error(`proforma receiver ${prNumber} is gone`);
  return head.status;
}
