import type { ChangeStatements } from './change-tables.ts';

/**
 * A work order is changed as a whole: its components follow its quantity, its amount is what it makes at standard cost.
 * It takes the parameters of the others, and leaves aside the item, the price and the tax.
 */
export const WORK_CHANGES: ChangeStatements = {
  readItem: `select o.part_number as part, trim_scale(o.quantity_ordered)::text as quantity, null as price, o.due_date as "dateRequired",
      trim_scale(greatest(o.quantity_received, coalesce((select max(ceil(i.quantity_issued / i.quantity_per * 10000) / 10000)
        from work_order_component i where i.company_id = $1 and i.wo_number = $2), 0)))::text as posted, false as closed
    from work_order o where o.company_id = $1 and o.wo_number = $2 and $3::integer is not null`,
  totals: `select one.amount as total, 0.00 as "taxTotal", one.amount
    from (select round(coalesce($4::numeric, o.quantity_ordered) * coalesce(p.std_cost, 0), 2) as amount
            from work_order o join part p on p.company_id = o.company_id and p.part_number = o.part_number
           where o.company_id = $1 and o.wo_number = $2 and coalesce($3::integer, 0) >= 0 and $5::numeric is null) one`,
  changeItem: `with component as (
      update work_order_component set quantity_required = round(quantity_per * $4::numeric, 4)
       where company_id = $1 and wo_number = $2 and $4::numeric is not null)
    update work_order set quantity_ordered = coalesce($4::numeric, quantity_ordered), due_date = coalesce($6::date, due_date)
     where company_id = $1 and wo_number = $2 and $3::integer is not null and $5::numeric is null`,
  settle: `update work_order set approval_total = $5,
      finished_at = case when quantity_received = quantity_ordered then now() else finished_at end
    where company_id = $1 and wo_number = $2 and $3::numeric >= 0 and $4::numeric >= 0
    returning quantity_received = quantity_ordered as whole`,
};
