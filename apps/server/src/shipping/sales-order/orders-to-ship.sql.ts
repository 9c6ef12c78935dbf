import type { OpenLine } from '@gemba/contract/shipping/sales-order/readiness';
import type { ShippableSalesOrderRow } from '@gemba/contract/shipping/sales-order/shippable-sales-order';
import { LONGEST_PAGE } from '../../kit/database/cursor.ts';
import { statement } from '../../kit/database/statement.ts';
import { beginsAsTyped } from '../../kit/number-keys.ts';
import { CAN_BE_TAKEN, SHELVES } from '../shelves.sql.ts';

interface Asked {
  companyId: number;
  /** The list goes on after this key. Orders without a day come last. */
  day: string | null;
  number: string;
  limit: number;
}

/** Orders that are judged at once, at most. A page of a rare kind is short instead of slow. */
export const LOOKED_AT = 200;

/** A key before that of any order. */
export const FIRST_KEY = ['0001-01-01', ''] as const;

/** An open line with the fields that tell about a short one. */
export type LineToShip = OpenLine & { readonly uom: string };

export type OrderToShip = Omit<ShippableSalesOrderRow, 'openItemCount' | 'readiness' | 'readyItemCount' | 'short'> & {
  lines: LineToShip[];
};

const LEFT = `item.quantity_ordered - item.quantity_shipped - item.quantity_picked`;
const OPEN_ITEM = `not item.closed and ${LEFT} > 0`;
const ITEMS = `sales_order_item item where item.company_id = o.company_id and item.so_number = o.so_number`;

const WANTED = `o.company_id = :companyId and o.list_status = 'open' and o.status in ('OPEN', 'PARTIAL')
  and exists (select from ${ITEMS} and ${OPEN_ITEM})`;

const ON_HAND = `coalesce((select sum(b.on_hand) from ${SHELVES} where b.company_id = item.company_id
  and b.part_number = item.part_number and b.part_from = item.part_from and ${CAN_BE_TAKEN}), 0.0000)`;

const PART = `case when part.part_number is not null then json_build_object('partNumber', part.part_number, 'hold', part.hold,
  'trackableLevel', part.trackable_level, 'revision', part.revision) end`;

const LINES = `(select json_agg(json_build_object('part', ${PART}, 'revision', item.revision, 'partFrom', item.part_from,
      'left', (${LEFT})::text, 'onHand', ${ON_HAND}::text, 'uom', coalesce(part.uom, '')) order by item.item_number)
  from sales_order_item item left join part on part.company_id = item.company_id and part.part_number = item.part_number
 where item.company_id = o.company_id and item.so_number = o.so_number and ${OPEN_ITEM})`;

// Two ranges of one index, each read no further than the page needs. The longest page is a constant of the text: for a limit
// that is a parameter the planner expects a tenth of the table.
// sql: the condition below
const ordersToShip = (typed: string) => `
  with page as materialized (
    select * from (
      (select o.so_number, o.ship_date from sales_order o
        where ${WANTED} and o.ship_date is not null and :day::date is not null
          and (o.ship_date, o.so_number) > (:day::date, :number) ${typed}
        order by o.ship_date, o.so_number limit ${LONGEST_PAGE})
      union all
      (select o.so_number, o.ship_date from sales_order o
        where ${WANTED} and o.ship_date is null and (:day::date is not null or o.so_number > :number) ${typed}
        order by o.so_number limit ${LONGEST_PAGE})) keys
     order by ship_date, so_number limit :limit)
  select o.so_number, o.so_date, o.customer_id, c.customer_name,
         o.status, o.warehouse_code as warehouse, w.warehouse_name, o.ship_date,
         c.lock_status = 'LOCKED' as customer_locked, (select count(*)::int from ${ITEMS}) as item_count,
         ${LINES} as lines
    from page join sales_order o on o.company_id = :companyId and o.so_number = page.so_number
    join customer c on c.company_id = o.company_id and c.customer_id = o.customer_id
    join warehouse w on w.company_id = o.company_id and w.warehouse_code = o.warehouse_code
   order by o.ship_date, o.so_number`;

/** Orders with something left to ship, by ship day. */
export const selectOrdersToShip = statement<Asked, OrderToShip>(ordersToShip(''), { neverNull: ['lines'] });

export const selectTypedOrdersToShip = statement<Asked & { typed: string; keys: string[] }, OrderToShip>(
  ordersToShip(`and (${beginsAsTyped('o.code_key')} or o.customer_id = any(array(select find_customers(:typed))))`),
  { neverNull: ['lines'] },
);
