const COMING = `coalesce((
    select before.qualified_quantity from work_order_operation before
     where before.company_id = op.company_id and before.wo_number = op.wo_number and before.sequence < op.sequence
     order by before.sequence desc limit 1), o.quantity_ordered)`;

/** Most that can be reported: what the sequence before qualified, or was ordered, less what is qualified here. `op`, `o`. */
export const MAXIMUM = `greatest(${COMING} - op.qualified_quantity, 0)`;

/** The same once the report `r` is taken back. */
export const MAXIMUM_ANEW = `greatest(${COMING} - op.qualified_quantity + r.qualified_qty, 0)`;

export const IS_LAST = `not exists (select from work_order_operation later where later.company_id = op.company_id
    and later.wo_number = op.wo_number and later.sequence > op.sequence)`;

/** Defect items of the work centre of `op`, as JSON. */
export const DEFECT_ITEMS = `(
    select coalesce(jsonb_agg(jsonb_build_object('item', d.defect_code, 'name', d.defect_name) order by d.defect_code), '[]')
      from defect_item d where d.company_id = op.company_id and d.wc = op.wc and d.active)`;
