import { NON_STOCK } from '@gemba/contract/parts/part-number';
import type { ShippableItem, ShippableSalesOrder } from '@gemba/contract/shipping/shippable-sales-orders';
import { creditUsedBy } from '../addresses/index.ts';
import { companyFacts, moneyText, moneyUnits, quantityText } from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import { leftOf, refuseClosedSale } from './check-sale.ts';
import type { SaleItem } from './lock-sale.sql.ts';
import { partsToPick } from './parts-to-pick.ts';
import { salesValue } from './sales-value.ts';

type Head = Omit<ShippableSalesOrder, 'customer' | 'items' | 'openShippers' | 'today'> & {
  exchangeRate: string;
  customerLocked: boolean;
  lockReason: string | null;
  creditLimit: string;
  used: string;
};

// sql: a sum that the addresses name
const HEAD = `select o.so_number as "soNumber", o.so_date as "soDate", o.customer_id as "customerId", c.customer_name as "customerName",
    o.status, o.warehouse_code as warehouse, w.warehouse_name as "warehouseName", o.ship_date as "shipDate",
    o.customer_po as "customerPo", o.revision, o.incoterm, o.place_port as "placePort", o.ship_via as "shipVia",
    o.freight_total as "freightTotal", o.currency, o.message, place.ship_to_name as "shipTo", o.exchange_rate as "exchangeRate",
    c.lock_status = 'LOCKED' as "customerLocked", c.lock_reason as "lockReason", c.credit_limit as "creditLimit",
    ${creditUsedBy('c')} as used
  from sales_order o
  join customer c on c.company_id = o.company_id and c.customer_id = o.customer_id
  join warehouse w on w.company_id = o.company_id and w.warehouse_code = o.warehouse_code
  left join customer_ship_to place on place.company_id = o.company_id and place.customer_id = o.customer_id
   and place.ship_to_id = o.ship_to_id
 where o.company_id = $1 and o.so_number = $2`;

type Item = Omit<ShippableItem, 'max' | 'stock' | 'part'> &
  Pick<SaleItem, 'partNumber' | 'price' | 'discount' | 'taxRate' | 'closed'>;

const ITEMS = `select item_number as "itemNumber", part_number as "partNumber", revision, description, quantity_ordered as "quantityOrdered",
    quantity_shipped as "quantityShipped", quantity_picked as "quantityPicked", date_required as "dateRequired",
    promised_date as "promisedDate", part_from as "partFrom", closed, list_price as price, discount, tax_rate as "taxRate"
  from sales_order_item where company_id = $1 and so_number = $2 order by item_number`;

const OPEN_SHIPPERS = `select shipper_number as "shipperNumber", picked_at as "pickedAt" from shipper
  where company_id = $1 and so_number = $2 and status = 'OPEN' order by picked_at, shipper_number`;

/** One sales order as whoever picks it needs it: what is left, where it lies, and what would stop the shipment. */
export async function shippableOrder(tx: Tx, companyId: number, soNumber: string): Promise<ShippableSalesOrder> {
  const key = [companyId, soNumber];
  const [company, [head], items, openShippers] = await Promise.all([
    companyFacts(tx, companyId),
    tx.query<Head>(HEAD, key),
    tx.query<Item>(ITEMS, key),
    tx.query<{ shipperNumber: string; pickedAt: string }>(OPEN_SHIPPERS, key),
  ]);
  if (!head) return refuse('SALES_ORDER_NOT_EXIST', { soNumber });
  refuseClosedSale(head);
  const left = items.map((item) => ({ item, quantity: leftIn(item) }));
  if (left.every(({ quantity }) => quantity === 0n) && openShippers.length === 0)
    refuse('NOT_OPEN_SO_ITEM_TO_SHIP', { soNumber });
  const stock = await partsToPick(
    tx,
    companyId,
    items.map(({ partNumber }) => partNumber),
    head.warehouse,
  );
  const { exchangeRate, customerLocked, lockReason, creditLimit, used, ...told } = head;
  const orderLeft = salesValue(
    left.map(({ item, quantity }) => ({ ...item, quantity })),
    exchangeRate,
  );
  const credit = {
    ...{ currency: company.currency, limit: creditLimit, used, orderLeft: moneyText(orderLeft) },
    ...{ wouldExceed: moneyUnits(used) + orderLeft > moneyUnits(creditLimit), warns: company.creditLimitWarns },
  };
  return {
    ...told,
    customer: { locked: customerLocked, lockReason, credit },
    items: left.map(({ item, quantity }) => {
      const { partNumber, closed: _closed, price: _price, discount: _discount, taxRate: _taxRate, ...line } = item;
      const part = partNumber ?? NON_STOCK;
      return { ...line, part, max: quantityText(quantity), stock: stock.get(part) ?? null };
    }),
    openShippers,
    today: company.today,
  };
}

const leftIn = ({ quantityOrdered, quantityShipped, quantityPicked, closed }: Item) =>
  leftOf({ ordered: quantityOrdered, shipped: quantityShipped, picked: quantityPicked, closed });
