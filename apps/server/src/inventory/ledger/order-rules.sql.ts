/** Rules between orders and the documents that fulfil them. Each statement counts the rows of company $1 that break its rule. */
export const orderRules: Readonly<Record<string, string>> = {
  received_is_not_sum_of_receivers: `
    select count(*) from purchase_order_item item
      left join (select po_number, order_item as item_number, sum(quantity) as quantity
                   from receiver_item where company_id = $1 and po_number is not null group by 1, 2) done using (po_number, item_number)
     where item.company_id = $1 and item.quantity_received <> coalesce(done.quantity, 0)`,

  in_transit_is_not_sum_of_proformas: `
    select count(*) from purchase_order_item item
      left join (select po_number, po_item_number as item_number, sum(quantity - quantity_received - quantity_short) as quantity
                   from proforma_receiver_item where company_id = $1 group by 1, 2) way using (po_number, item_number)
     where item.company_id = $1 and item.quantity_in_transit <> coalesce(way.quantity, 0)`,

  short_is_not_sum_of_receivers: `
    select count(*) from proforma_receiver_item item
      left join (select pr_number, pr_item as item_number, sum(quantity_short) as quantity
                   from receiver_item join receiver using (company_id, receiver_number)
                  where company_id = $1 and pr_item is not null group by 1, 2) said using (pr_number, item_number)
     where item.company_id = $1 and item.quantity_short <> coalesce(said.quantity, 0)`,

  proforma_status_does_not_fit_quantities: `
    select count(*) from proforma_receiver p
     where company_id = $1 and (status = 'OPEN') <> exists (
       select from proforma_receiver_item item where item.company_id = p.company_id and item.pr_number = p.pr_number
          and item.quantity_received + item.quantity_short < item.quantity)`,

  more_received_than_ordered: `
    select count(*) from purchase_order_item where company_id = $1 and quantity_received + quantity_in_transit > quantity_ordered`,

  shipped_is_not_sum_of_shippers: `
    select count(*) from sales_order_item item
      left join (select so_number, so_item_number as item_number,
                        sum(quantity) filter (where status in ('SHIPPED', 'CLOSED')) as shipped,
                        sum(quantity) filter (where status = 'OPEN') as picked
                   from (select so_number, so_item_number, quantity, status
                           from shipper_item join shipper using (company_id, shipper_number, so_number) where company_id = $1) line
                  group by 1, 2) done using (so_number, item_number)
     where item.company_id = $1
       and (item.quantity_shipped <> coalesce(done.shipped, 0) or item.quantity_picked <> coalesce(done.picked, 0))`,

  more_shipped_than_ordered: `
    select count(*) from sales_order_item where company_id = $1 and quantity_shipped + quantity_picked > quantity_ordered`,

  issued_is_not_sum_of_issues: `
    select count(*) from work_order_component component
      left join (select wo_number, component_item as item_number, sum(quantity - quantity_returned) as issued, sum(quantity_consumed) as consumed
                   from work_order_issue_item where company_id = $1 group by 1, 2) done using (wo_number, item_number)
     where component.company_id = $1
       and (component.quantity_issued <> coalesce(done.issued, 0) or component.quantity_consumed <> coalesce(done.consumed, 0))`,

  consumed_is_not_sum_of_consumptions: `
    select count(*) from work_order_issue_item item
      left join (select issue_number, issue_item as item_number, sum(quantity) as quantity, sum(value) as value
                   from work_order_consumption where company_id = $1 group by 1, 2) used using (issue_number, item_number)
     where item.company_id = $1
       and (item.quantity_consumed <> coalesce(used.quantity, 0) or item.value_consumed <> coalesce(used.value, 0))`,

  made_is_not_sum_of_receivers: `
    select count(*) from work_order wo
      left join (select wo_number, sum(quantity) as quantity
                   from receiver join receiver_item using (company_id, receiver_number)
                  where company_id = $1 and kind = 'wo' group by 1) done using (wo_number)
     where wo.company_id = $1 and wo.quantity_received <> coalesce(done.quantity, 0)`,

  returned_is_not_sum_of_documents: `
    select (select count(*) from rma_item item
              left join (select rma_number, order_item as item_number, sum(quantity) as quantity
                           from receiver join receiver_item using (company_id, receiver_number)
                          where company_id = $1 and kind = 'rma' group by 1, 2) done using (rma_number, item_number)
             where item.company_id = $1 and item.quantity_received <> coalesce(done.quantity, 0))
         + (select count(*) from rtv_item item
              left join (select rtv_number, rtv_item as item_number, sum(quantity) as quantity
                           from rtv_shipper_item where company_id = $1 group by 1, 2) done using (rtv_number, item_number)
             where item.company_id = $1 and item.quantity_shipped <> coalesce(done.quantity, 0))`,

  reported_is_not_sum_of_reports: `
    select count(*) from work_order_operation op
      left join (select wo_number, sequence, sum(qualified_qty) as qualified, sum(defective_quantity) as defective, sum(hours) as hours
                   from time_report where company_id = $1 group by 1, 2) done using (wo_number, sequence)
     where op.company_id = $1
       and (op.qualified_quantity <> coalesce(done.qualified, 0) or op.defective_quantity <> coalesce(done.defective, 0)
            or op.reported_hours <> coalesce(done.hours, 0))`,

  defects_are_not_the_defective_quantity: `
    select count(*) from time_report report
      left join (select report_id, sum(quantity) as quantity from time_report_defect where company_id = $1 group by 1) named using (report_id)
     where report.company_id = $1 and report.defective_quantity <> coalesce(named.quantity, 0)`,

  labour_is_not_sum_of_reports: `
    select count(*) from work_order wo
      left join (select wo_number, sum(labour) as labour from time_report where company_id = $1 group by 1) done using (wo_number)
     where wo.company_id = $1
       and (wo.labour <> coalesce(done.labour, 0) or (status in ('FINISHED', 'CANCELLED') and labour_used <> wo.labour))`,

  intervals_are_not_the_hours: `
    select count(*) from time_report report
      left join (select report_id, sum(extract(epoch from ended_at - started_at)) / 3600 as hours
                   from work_interval where company_id = $1 and report_id is not null group by 1) worked using (report_id)
     where report.company_id = $1 and kind <> 'COUNTER' and abs(report.hours - coalesce(worked.hours, 0)) > 0.0001`,

  receiver_item_is_not_put_away: `
    select count(*) from receiver_item item
      left join (select receiver_number, item_number, sum(quantity + quantity_qa) as quantity
                   from receiver_putaway where company_id = $1 group by 1, 2) away using (receiver_number, item_number)
     where item.company_id = $1 and item.part_number is not null and item.quantity <> coalesce(away.quantity, 0)`,

  shipper_item_is_not_picked: `
    select count(*) from shipper_item item
      left join (select shipper_number, item_number, sum(quantity) as quantity
                   from shipper_pick where company_id = $1 group by 1, 2) pick using (shipper_number, item_number)
     where item.company_id = $1 and item.part_number is not null and item.quantity <> coalesce(pick.quantity, 0)`,

  order_status_does_not_fit_quantities: `
    select (select count(*) from purchase_order po
             cross join lateral (select sum(quantity_received) > 0 as began, bool_and(quantity_received = quantity_ordered or closed) as whole
                                   from purchase_order_item item where item.company_id = po.company_id and item.po_number = po.po_number) got
             where po.company_id = $1 and not case
               when status in ('PARTIAL', 'PARTIAL_HOLD') then began and not whole
               when status in ('RECEIVED', 'CLOSED') then began and whole
               else not began end)
         + (select count(*) from sales_order so
             cross join lateral (select sum(quantity_shipped) > 0 as began, bool_and(quantity_shipped = quantity_ordered or closed) as whole
                                   from sales_order_item item where item.company_id = so.company_id and item.so_number = so.so_number) gone
             where so.company_id = $1 and not case
               when status in ('PARTIAL', 'PARTIAL_HOLD') then began and not whole
               when status = 'FINISHED' then began and whole
               else not began end)
         + (select count(*) from work_order
             where company_id = $1 and (status = 'FINISHED') <> (quantity_received = quantity_ordered))`,

  return_status_does_not_fit_quantities: `
    select (select count(*) from rma
             cross join lateral (select sum(quantity_received) > 0 as began, bool_and(quantity_received = quantity) as whole
                                   from rma_item item where item.company_id = rma.company_id and item.rma_number = rma.rma_number) back
             where rma.company_id = $1 and not case
               when status = 'PARTIAL' then began and not whole
               when status in ('RECEIVED', 'CLOSED') then began and whole
               else not coalesce(began, false) end)
         + (select count(*) from rtv
             cross join lateral (select sum(quantity_shipped) > 0 as began, bool_and(quantity_shipped = quantity) as whole
                                   from rtv_item item where item.company_id = rtv.company_id and item.rtv_number = rtv.rtv_number) gone
             where rtv.company_id = $1 and not case
               when status = 'PARTIAL' then began and not whole
               when status in ('SHIPPED', 'CLOSED') then began and whole
               else not coalesce(began, false) end)`,

  on_order_is_not_open_orders: `
    select count(*) from part_stock stock
      left join (select part_number, sum(quantity) as quantity from (
                   select part_number, quantity_ordered - quantity_received as quantity
                     from purchase_order_item join purchase_order using (company_id, po_number)
                    where company_id = $1 and list_status = 'open' and not closed
                    union all
                   select part_number, quantity_ordered - quantity_received from work_order where company_id = $1 and list_status = 'open') line
                  group by 1) open using (part_number)
     where stock.company_id = $1 and stock.on_order <> coalesce(open.quantity, 0)`,

  on_demand_is_not_open_orders: `
    select count(*) from part_stock stock
      left join (select part_number, sum(quantity) as quantity from (
                   select part_number, quantity_ordered - quantity_shipped as quantity
                     from sales_order_item join sales_order using (company_id, so_number)
                    where company_id = $1 and list_status = 'open' and not closed
                    union all
                   select component.part_number, greatest(quantity_required - quantity_issued, 0)
                     from work_order_component component join work_order using (company_id, wo_number)
                    where company_id = $1 and list_status = 'open' and make_buy <> 'X') line
                  group by 1) open using (part_number)
     where stock.company_id = $1 and stock.on_demand <> coalesce(open.quantity, 0)`,
};
