import { NON_STOCK } from '@gemba/contract/parts/part-number';
import * as contract from '@gemba/contract/shipping/sales-order/get-shippable-sales-order';
import type { ShippableItem, ShippableSalesOrder } from '@gemba/contract/shipping/sales-order/shippable-sales-order';
import { creditUsedBy } from '../../addresses/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { companyFacts, moneyText, moneyUnits, quantityText } from '../../postings/index.ts';
import { partsToPick } from '../parts-to-pick.ts';
import { leftOf, refuseClosedSale } from '../posting/check-sale.ts';
import type { SaleItem } from '../posting/lock-sale.sql.ts';
import { salesValue } from '../posting/sales-value.ts';

type Head = Omit<ShippableSalesOrder, 'customer' | 'items' | 'shipTos' | 'openShippers' | 'today'> & {
  exchangeRate: string;
  customerLocked: boolean;
  lockReason: string | null;
  creditLimit: string;
  used: string;
};

// sql: a sum that the addresses name
const selectHead = statement<{ companyId: number; soNumber: string }, Head>(
  `select o.so_number, o.so_date, o.customer_id, c.customer_name,
    o.status, o.warehouse_code as warehouse, w.warehouse_name, o.ship_date,
    o.customer_po, o.revision, o.incoterm, o.place_port, o.ship_via,
    o.freight_total, o.currency, o.message, o.ship_to_id, place.ship_to_name as ship_to, o.exchange_rate,
    c.lock_status = 'LOCKED' as customer_locked, c.lock_reason, c.credit_limit,
    ${creditUsedBy('c')} as used
  from sales_order o
  join customer c on c.company_id = o.company_id and c.customer_id = o.customer_id
  join warehouse w on w.company_id = o.company_id and w.warehouse_code = o.warehouse_code
  left join customer_ship_to place on place.company_id = o.company_id and place.customer_id = o.customer_id
   and place.ship_to_id = o.ship_to_id
 where o.company_id = :companyId and o.so_number = :soNumber`,
);

type Item = Omit<ShippableItem, 'max' | 'stock' | 'part'> &
  Pick<SaleItem, 'partNumber' | 'price' | 'discount' | 'taxRate' | 'closed'>;

const selectItems = statement<{ companyId: number; soNumber: string }, Item>(
  `select item_number, part_number, revision, description, quantity_ordered,
    quantity_shipped, quantity_picked, date_required,
    promised_date, part_from, closed, list_price as price, discount, tax_rate
  from sales_order_item where company_id = :companyId and so_number = :soNumber order by item_number`,
);

const selectOpenShippers = statement<
  { companyId: number; soNumber: string },
  { shipperNumber: string; pickedAt: string }
>(
  `select shipper_number, picked_at from shipper
  where company_id = :companyId and so_number = :soNumber and status = 'OPEN' order by picked_at, shipper_number`,
);

const selectShipTos = statement<{ companyId: number; soNumber: string }, ShippableSalesOrder['shipTos'][number]>(
  `select place.ship_to_id, place.ship_to_name from customer_ship_to place
    where place.company_id = :companyId
      and place.customer_id = (select customer_id from sales_order where company_id = :companyId and so_number = :soNumber)
    order by place.ship_to_id`,
);

/** A sales order for the person who picks it: what is left, where it lies, and what would stop the shipment. */
export const getShippableSalesOrder = operation(
  contract.getShippableSalesOrder,
  async (tx, { companyId }, { params: { soNumber } }) => {
    const key = { companyId, soNumber };
    const [company, head, items, openShippers, shipTos] = await Promise.all([
      companyFacts(tx, companyId),
      tx.first(selectHead(key)),
      tx.all(selectItems(key)),
      tx.all(selectOpenShippers(key)),
      tx.all(selectShipTos(key)),
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
      currency: company.currency,
      limit: creditLimit,
      used,
      orderLeft: moneyText(orderLeft),
      wouldExceed: moneyUnits(used) + orderLeft > moneyUnits(creditLimit),
      warns: company.creditLimitWarns,
    };
    return {
      ...told,
      customer: { locked: customerLocked, lockReason, credit },
      items: left.map(({ item, quantity }) => {
        const { partNumber, closed: _closed, price: _price, discount: _discount, taxRate: _taxRate, ...line } = item;
        const part = partNumber ?? NON_STOCK;
        return { ...line, part, max: quantityText(quantity), stock: stock.get(part) ?? null };
      }),
      shipTos,
      openShippers,
      today: company.today,
    };
  },
);

const leftIn = ({ quantityOrdered, quantityShipped, quantityPicked, closed }: Item) =>
  leftOf({ ordered: quantityOrdered, shipped: quantityShipped, picked: quantityPicked, closed });
