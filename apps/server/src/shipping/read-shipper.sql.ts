import { NON_STOCK } from '@gemba/contract/parts/part-number';

/** Fields of a shipper in a list and on its own; the aliases are s and c, its customer. */
export const SHIPPER_ROW = `s.shipper_number as "shipperNumber", s.so_number as "soNumber", s.customer_id as "customerId",
  c.customer_name as "customerName", s.status, s.picked_at as "pickedAt", s.shipped_date as "shippedDate",
  s.carrier_code as carrier, s.tracking_number as "trackingNumber", s.reverses,
  (select other.shipper_number from shipper other where other.company_id = s.company_id and other.reverses = s.shipper_number) as "reversedBy"`;

/** A user under the alias; none where there was nobody. */
const PERSON = {
  picked: `json_build_object('userId', picked.user_id, 'name', picked.display_name)`,
  shipped: `case when shipped.user_id is not null then json_build_object('userId', shipped.user_id, 'name', shipped.display_name) end`,
  invoiced: `case when invoiced.user_id is not null then json_build_object('userId', invoiced.user_id, 'name', invoiced.display_name) end`,
} as const;

export const SHIPPER_HEAD = `select ${SHIPPER_ROW}, s.warehouse_code as warehouse, w.warehouse_name as "warehouseName",
    s.pf_number as "pfNumber", ${PERSON.picked} as "pickedBy", ${PERSON.shipped} as "shippedBy", s.shipped_at as "shippedAt",
    s.freight_rate_code as "freightRateCode", s.freight_total as "freightTotal", s.gross_weight as "grossWeight",
    ${PERSON.invoiced} as "invoicedBy", s.date_invoiced as "dateInvoiced", s.invoice_number as "invoiceNumber",
    s.cancelled_at as "cancelledAt", s.amount, company.base_currency as currency, so.status as "orderStatus", so.so_date as "soDate",
    coalesce(s.reason, (select other.reason from shipper other
                         where other.company_id = s.company_id and other.reverses = s.shipper_number)) as reason,
    s.status = 'OPEN' and so.status in ('OPEN', 'PARTIAL') and exists (
      select from sales_order_item item where item.company_id = s.company_id and item.so_number = s.so_number and not item.closed
         and item.quantity_shipped + item.quantity_picked < item.quantity_ordered) as "takesMore"
  from shipper s
  join company on company.company_id = s.company_id
  join sales_order so on so.company_id = s.company_id and so.so_number = s.so_number
  join customer c on c.company_id = s.company_id and c.customer_id = s.customer_id
  join warehouse w on w.company_id = s.company_id and w.warehouse_code = s.warehouse_code
  join app_user picked on picked.company_id = s.company_id and picked.user_id = s.picked_by
  left join app_user shipped on shipped.company_id = s.company_id and shipped.user_id = s.shipped_by
  left join app_user invoiced on invoiced.company_id = s.company_id and invoiced.user_id = s.invoiced_by
 where s.company_id = $1 and s.shipper_number = $2`;

export const SHIPPER_ITEMS = `select item.item_number as "itemNumber", item.so_item_number as "soItemNumber",
    coalesce(item.part_number, '${NON_STOCK}') as part, sold.description, part.description_zh as "descriptionZh",
    part.description_es as "descriptionEs", item.revision, part.uom, item.quantity
  from shipper_item item
  join sales_order_item sold on sold.company_id = item.company_id and sold.so_number = item.so_number
   and sold.item_number = item.so_item_number
  left join part on part.company_id = item.company_id and part.part_number = item.part_number
 where item.company_id = $1 and item.shipper_number = $2 order by item.item_number`;

export const SHIPPER_PICKS = `select item_number as "itemNumber", location, quantity, box, serial_number as serial,
    lot_number as "lotNumber", unit_cost as "unitCost", value
  from shipper_pick where company_id = $1 and shipper_number = $2 order by item_number, pick_number`;
