import { owedBy, pickedFor } from '../addresses/index.ts';
import type { Tx } from '../kit/database/database.ts';

export interface Sale {
  soNumber: string;
  date: string;
  status: string;
  customerId: string;
  warehouse: string;
  exchangeRate: string;
  /** What the history of decisions calls its amount. */
  amount: string;
}

export interface Buyer {
  locked: boolean;
  creditLimit: string;
  /** Open receivables and what was shipped and not billed. */
  owed: string;
  /** What is picked for other open shippers. */
  picked: string;
}

export interface SaleItem {
  itemNumber: number;
  /** None: a line without a stocked part. */
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
  trackableLevel: string;
}

const LOCK_ORDER = `select so_number as "soNumber", so_date as date, status, customer_id as "customerId", warehouse_code as warehouse,
    exchange_rate as "exchangeRate", approval_total as amount
  from sales_order where company_id = $1 and so_number = $2 for update`;

// Two shipments to one customer meet here, so that both together keep its credit limit.
// sql: a sum that the addresses name
const LOCK_CUSTOMER = `select lock_status = 'LOCKED' as locked, credit_limit as "creditLimit", ${owedBy('customer')} as owed
  from customer where company_id = $1
   and customer_id = (select customer_id from sales_order where company_id = $1 and so_number = $2) for no key update`;

// sql: a sum that the addresses name
const PICKED = `select ${pickedFor('(select customer_id from sales_order where company_id = $1 and so_number = $2)', '$3')} as picked`;

const ITEMS = `select item.item_number as "itemNumber", item.part_number as "partNumber", item.revision,
    item.quantity_ordered as ordered, item.quantity_shipped as shipped, item.quantity_picked as picked,
    item.list_price as price, item.discount, item.tax_code as "taxCode", item.tax_rate as "taxRate",
    item.tax_code is null or tax.account_number is not null as "taxSettled", item.part_from as "partFrom", item.closed,
    part.revision as "partRevision", coalesce(part.hold, false) as hold, coalesce(part.trackable_level, 'NONE') as "trackableLevel"
  from sales_order_item item
  left join part on part.company_id = item.company_id and part.part_number = item.part_number
  left join tax_rate tax on tax.company_id = item.company_id and tax.tax_code = item.tax_code
 where item.company_id = $1 and item.so_number = $2 order by item.item_number`;

/** Locks an order and its customer, and reads what is left of it. `shipperNumber` does not count against its own limit. */
export async function lockSale(tx: Tx, companyId: number, soNumber: string, shipperNumber: string | null) {
  const key = [companyId, soNumber];
  const [[sale], [customer], [open], items] = await Promise.all([
    tx.query<Sale>(LOCK_ORDER, key),
    tx.query<Omit<Buyer, 'picked'>>(LOCK_CUSTOMER, key),
    tx.query<{ picked: string }>(PICKED, [...key, shipperNumber]),
    tx.query<SaleItem>(ITEMS, key),
  ]);
  if (!sale || !customer || !open) return undefined;
  return { sale, buyer: { ...customer, ...open } satisfies Buyer, items };
}

export type LockedSale = NonNullable<Awaited<ReturnType<typeof lockSale>>>;
