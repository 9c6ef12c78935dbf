/** A part as its label names it, and what day it is where the company is. */
export const PART = `select part.part_number as "partNumber", part.description, part.description_zh as "descriptionZh",
    part.description_es as "descriptionEs", part.revision, part.uom, (now() at time zone c.time_zone)::date as date
  from part join company c on c.company_id = part.company_id
 where part.company_id = $1 and part.part_number = $2`;

export const SALE = `select o.so_number as "soNumber", o.customer_po as "customerPo", (now() at time zone c.time_zone)::date as date,
    coalesce(ship_to.ship_to_name, customer.customer_name) as "to"
  from sales_order o
  join company c on c.company_id = o.company_id
  join customer on customer.company_id = o.company_id and customer.customer_id = o.customer_id
  left join customer_ship_to ship_to on ship_to.company_id = o.company_id and ship_to.customer_id = o.customer_id
   and ship_to.ship_to_id = o.ship_to_id
 where o.company_id = $1 and o.so_number = $2`;

/** Lines of stocked parts; what is still to be shipped, or all of it where nothing is. */
export const SOLD = `select item.item_number as "itemNumber", item.part_number as "partNumber", part.description,
    part.description_zh as "descriptionZh", part.description_es as "descriptionEs", item.revision, part.uom,
    case when item.quantity_shipped < item.quantity_ordered and not item.closed
         then item.quantity_ordered - item.quantity_shipped else item.quantity_ordered end as quantity
  from sales_order_item item join part on part.company_id = item.company_id and part.part_number = item.part_number
 where item.company_id = $1 and item.so_number = $2 order by item.item_number`;
