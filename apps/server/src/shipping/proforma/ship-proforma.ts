import { runningSums, sumRules } from '@gemba/contract/inventory/posting-rules';
import { plain } from '@gemba/contract/kit/fixed-point';
import * as contract from '@gemba/contract/shipping/proforma/ship-proforma';
import { shippedQuantity } from '@gemba/contract/shipping/sales-order/ship-sales-order-rules';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import { pickForOrder } from '../posting/pick-for-order.ts';
import type { AskedItem } from '../posting/wanted-lines.ts';
import { readShipper } from '../shippers/get-shipper.ts';
import { selectProformaItems } from './get-proforma-shipper.ts';

/** Ships announced goods as any goods of their order. Picked goods count as shipped until they are given back. */
export const shipProforma = operation(contract.shipProforma, async (tx, actor, { params: { pfNumber }, body }) => {
  const { proforma, items } = await lockProforma(tx, actor.companyId, pfNumber);
  const asked = { ...body, items: itemsOfOrder(pfNumber, items, body.items), pfNumber };
  return readShipper(tx, actor, await pickForOrder(tx, actor, proforma.soNumber, asked));
});

interface Announced {
  itemNumber: number;
  soItemNumber: number;
  max: string;
}

const selectFacts = statement<{ companyId: number; pfNumber: string }, { soNumber: string; status: 'OPEN' | 'CLOSED' }>(
  `select so_number, status from proforma_shipper where company_id = :companyId and pf_number = :pfNumber`,
);

const lockOrder = statement<{ companyId: number; pfNumber: string }, object>(
  `select 1 from sales_order where company_id = :companyId
  and so_number = (select so_number from proforma_shipper where company_id = :companyId and pf_number = :pfNumber) for update`,
);

/** Locks a proforma shipper that is open. Everything that changes one locks its order first. */
export async function lockProforma(tx: Tx, companyId: number, pfNumber: string) {
  const key = { companyId, pfNumber };
  const [, proforma, items] = await Promise.all([
    tx.all(lockOrder(key)),
    tx.first(selectFacts(key)),
    tx.all(selectProformaItems(key)),
  ]);
  if (!proforma) return refuse('PROFORMA_SHIPPER_NOT_EXIST', { pfNumber });
  if (proforma.status === 'CLOSED') refuse('PROFORMA_SHIPPER_IS_CLOSED', { pfNumber });
  return { proforma, items };
}

/** The same request in items of the order. The limit of an item holds for all lines together. */
function itemsOfOrder(number: string, announced: readonly Announced[], asked: readonly AskedItem[]): AskedItem[] {
  const sums = runningSums(
    asked.map((line) => ({ itemNumber: line.itemNumber, quantity: shippedQuantity(line) })),
    ({ itemNumber }) => itemNumber,
  );
  return asked.map((line, index) => {
    const { itemNumber } = line;
    const field = `items.${index}`;
    const item =
      announced.find((known) => known.itemNumber === itemNumber) ??
      refuse('PROFORMA_ITEM_NOT_EXIST', { number, itemNumber, field });
    const sum = sums[index]?.sum ?? '0';
    refuseFirst(sumRules({ itemNumber, sum, max: plain(item.max) }, 'SHIPPED_QTY_IS_OVER', field));
    return { ...line, itemNumber: item.soItemNumber, pfItem: itemNumber };
  });
}
