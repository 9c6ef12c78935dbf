import { inFile, type OrderSql } from './order-sql.ts';

/** The shares of the parts of a file's orders in what is on order and on demand: SQL that answers part_number, on_order, on_demand. */
type Shares = (order: OrderSql) => string;

// sql: names and conditions of the declared tables only
export const purchased: Shares = (order) => `
  select i.part_number, i.quantity_ordered - i.quantity_received as on_order, 0 as on_demand
    from purchase_order_item as i join purchase_order as o using (company_id, po_number)
   where company_id = $1 and o.list_status = 'open' and not i.closed and i.part_number is not null and ${inFile(order)}`;

// sql: names and conditions of the declared tables only
export const sold: Shares = (order) => `
  select i.part_number, 0 as on_order, i.quantity_ordered - i.quantity_shipped as on_demand
    from sales_order_item as i join sales_order as o using (company_id, so_number)
   where company_id = $1 and o.list_status = 'open' and not i.closed and i.part_number is not null and ${inFile(order)}`;

// sql: names and conditions of the declared tables only
export const worked: Shares = (order) => `
  select part_number, quantity_ordered - quantity_received as on_order, 0 as on_demand
    from work_order where company_id = $1 and list_status = 'open' and ${inFile(order)}
   union all
  select i.part_number, 0, greatest(i.quantity_required - i.quantity_issued, 0)
    from work_order_component as i join work_order as o using (company_id, wo_number)
   where company_id = $1 and o.list_status = 'open' and i.make_buy <> 'X' and ${inFile(order)}`;

// sql: names and conditions of the declared tables only
const addShares = (shares: string, sign: '+' | '-') => `
  update part_stock as stock set on_order = stock.on_order ${sign} share.on_order, on_demand = stock.on_demand ${sign} share.on_demand
    from (select part_number, sum(on_order) as on_order, sum(on_demand) as on_demand from (${shares}) as shares group by 1) as share
   where stock.company_id = $1 and stock.part_number = share.part_number and (share.on_order <> 0 or share.on_demand <> 0)`;

/** Parts that the rows of the file name. */
export const PARTS_OF_FILE = 'select part_number from import_row where part_number is not null';

/**
 * Takes the open quantities of the orders out of the totals of their parts before the rows are written, and adds them after
 * that. The totals are locked in the order that every posting keeps. `newParts` is SQL of parts that the rows of the file bring.
 */
export const countOpen = (order: OrderSql, shares: Shares, newParts?: string) => {
  // sql: names and conditions of the declared tables only
  const parts = `select part_number from (${shares(order)}) as share`;
  const named = newParts ? ` union ${newParts}` : '';
  return {
    before: [
      // sql: names and conditions of the declared tables only
      `insert into part_stock (company_id, part_number) select $1::integer, part_number from (${parts}${named}) as part order by 2
       on conflict do nothing`,
      // sql: names and conditions of the declared tables only
      `select from part_stock where company_id = $1 and part_number in (${parts}${named}) order by part_number for update`,
      addShares(shares(order), '-'),
    ],
    after: addShares(shares(order), '+'),
  };
};
