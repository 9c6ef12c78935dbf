import type { TrackableLevel } from '@gemba/contract/parts/part-shapes';
import { owedBy, pickedFor } from '../../addresses/index.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

export interface Sale {
  soNumber: string;
  date: string;
  status: string;
  customerId: string;
  warehouse: string;
  exchangeRate: string;
  /** The amount in the history of decisions. */
  amount: string;
}

export interface Buyer {
  locked: boolean;
  creditLimit: string;
  /** Open receivables and shipments that are not billed. */
  owed: string;
  /** Value of other open shippers. */
  picked: string;
}

export interface SaleItem {
  itemNumber: number;
  /** Null for a line without a stocked part. */
  partNumber: string | null;
  revision: string | null;
  ordered: string;
  shipped: string;
  picked: string;
  price: string;
  discount: string;
  taxCode: string | null;
  taxRate: string;
  taxSettled: boolean;
  partFrom: string;
  closed: boolean;
  partRevision: string | null;
  hold: boolean;
  trackableLevel: TrackableLevel;
}

const lockOrder = statement<{ companyId: number; soNumber: string }, Sale>(
  `select so_number, so_date as date, status, customer_id, warehouse_code as warehouse,
    exchange_rate, approval_total as amount
  from sales_order where company_id = :companyId and so_number = :soNumber for update`,
);

// Two shipments to one customer meet at this lock, so that both together keep its credit limit.
// sql: a sum that the addresses name
const lockCustomer = statement<{ companyId: number; soNumber: string }, Omit<Buyer, 'picked'>>(
  `select lock_status = 'LOCKED' as locked, credit_limit, ${owedBy('customer')} as owed
  from customer where company_id = :companyId
   and customer_id = (select customer_id from sales_order where company_id = :companyId and so_number = :soNumber) for no key update`,
);

// sql: a sum that the addresses name
const selectPicked = statement<
  { companyId: number; soNumber: string; shipperNumber: string | null },
  { picked: string }
>(
  `select ${pickedFor('(select customer_id from sales_order where company_id = :companyId and so_number = :soNumber)', ':shipperNumber')} as picked`,
);

const selectItems = statement<{ companyId: number; soNumber: string }, SaleItem>(
  `select item.item_number, item.part_number, item.revision,
    item.quantity_ordered as ordered, item.quantity_shipped as shipped, item.quantity_picked as picked,
    item.list_price as price, item.discount, item.tax_code, item.tax_rate,
    item.tax_code is null or tax.account_number is not null as tax_settled, item.part_from, item.closed,
    part.revision as part_revision, coalesce(part.hold, false) as hold, coalesce(part.trackable_level, 'NONE') as trackable_level
  from sales_order_item item
  left join part on part.company_id = item.company_id and part.part_number = item.part_number
  left join tax_rate tax on tax.company_id = item.company_id and tax.tax_code = item.tax_code
 where item.company_id = :companyId and item.so_number = :soNumber order by item.item_number`,
);

/** Locks an order and its customer, and reads its items. `shipperNumber` does not count against its own limit. */
export async function lockSale(tx: Tx, companyId: number, soNumber: string, shipperNumber: string | null) {
  const key = { companyId, soNumber };
  const [sale, customer, open, items] = await Promise.all([
    tx.first(lockOrder(key)),
    tx.first(lockCustomer(key)),
    tx.one(selectPicked({ ...key, shipperNumber })),
    tx.all(selectItems(key)),
  ]);
  if (!sale || !customer) return undefined;
  return { sale, buyer: { ...customer, ...open } satisfies Buyer, items };
}

export type LockedSale = NonNullable<Awaited<ReturnType<typeof lockSale>>>;
