/** Whether goods of the part have moved. `part` is its row in the statement. */
export const hasMoved = (part: string) =>
  `exists (select from inventory_log as moved where moved.company_id = ${part}.company_id and moved.part_number = ${part}.part_number)`;

/**
 * Where quantities of a part are open: each row the order or document behind it, whom it concerns, when, and how much.
 * The part is :partNumber of the company :companyId.
 */
export const demand = `
  select 'so' as kind, item.so_number as number, item.item_number, customer.customer_name as party,
         coalesce(item.promised_date, item.date_required) as date, sales_order.status,
         item.quantity_ordered - item.quantity_shipped as quantity
    from sales_order_item item join sales_order using (company_id, so_number) join customer using (company_id, customer_id)
   where item.company_id = :companyId and item.part_number = :partNumber and sales_order.list_status = 'open' and not item.closed
     and item.quantity_shipped < item.quantity_ordered
   union all
  select 'wo', component.wo_number, component.item_number, work_order.part_number, work_order.start_date, work_order.status,
         component.quantity_required - component.quantity_issued
    from work_order_component component join work_order using (company_id, wo_number)
   where component.company_id = :companyId and component.part_number = :partNumber and work_order.list_status = 'open'
     and component.make_buy <> 'X' and component.quantity_issued < component.quantity_required`;

export const supply = `
  select 'po' as kind, item.po_number as number, item.item_number, vendor.vendor_name as party,
         coalesce(item.arrival_date, item.date_required) as date, purchase_order.status,
         item.quantity_ordered - item.quantity_received as quantity
    from purchase_order_item item join purchase_order using (company_id, po_number) join vendor using (company_id, vendor_id)
   where item.company_id = :companyId and item.part_number = :partNumber and purchase_order.list_status = 'open' and not item.closed
     and item.quantity_received < item.quantity_ordered
   union all
  select 'wo', wo_number, null, null, due_date, status, quantity_ordered - quantity_received
    from work_order
   where company_id = :companyId and part_number = :partNumber and list_status = 'open' and quantity_received < quantity_ordered`;

export const onTheWay = `
  select 'proformaReceiver' as kind, item.pr_number as number, item.item_number, vendor.vendor_name as party,
         coalesce(proforma.expected_date, proforma.pr_date) as date, proforma.status,
         item.quantity - item.quantity_received - item.quantity_short as quantity
    from proforma_receiver_item item join proforma_receiver proforma using (company_id, pr_number)
    join vendor using (company_id, vendor_id)
   where item.company_id = :companyId and item.part_number = :partNumber and proforma.status = 'OPEN'
     and item.quantity_received + item.quantity_short < item.quantity`;

/** Changes of a part that are not closed yet; `part` is the alias of the row beside it. */
export const openEcns = `
  coalesce((select json_agg(json_build_object('ecnNumber', ecn_number, 'newRevision', new_revision, 'dueDate', due_date)
                            order by due_date, ecn_number)
              from ecn_part join ecn using (company_id, ecn_number)
             where ecn_part.company_id = part.company_id and ecn_part.part_number = part.part_number and ecn.status = 'OPEN'),
           '[]')`;

/** The revision of the BOM in force: that of the part's own revision, or else the newest. `part` is the alias of its row. */
export const currentBom = `
  (select revision from bom where bom.company_id = part.company_id and bom.part_number = part.part_number
    order by revision = part.revision desc, created_at desc, revision desc limit 1)`;
