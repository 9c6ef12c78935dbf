const pair = (column: string, name: string) =>
  `json_build_object('old', old_${column}::text, 'new', new_${column}::text) as "${name}"`;

/** A row of the log. Decimals inside JSON are text, so that nobody parses them as floats. */
export const LOG_ROW = `
  log.part_number, log.location, log.seq, log.posted_at, person.display_name as posted_by,
  log.movement, log.document_kind, log.document_number,
  log.document_item,
  case when log.location = moved.from_location then moved.to_location else moved.from_location end as other_location,
  log.order_kind, log.order_number,
  log.lot_number, log.reason, log.in_qty, log.in_cost, log.in_tax,
  log.out_qty, log.out_cost, log.out_tax,
  ${pair('on_hand', 'onhand')}, ${pair('in_qa', 'inQA')}, ${pair('in_sip', 'sip')}, ${pair('in_sit', 'sit')},
  ${pair('in_wip', 'wip')}, ${pair('in_to', 'inTO')}, ${pair('cost', 'cost')}, ${pair('avg_tax', 'avgTax')}`;

export const LOG = `
  inventory_log log join app_user person on person.company_id = log.company_id and person.user_id = log.posted_by
    left join transfer_item moved on log.document_kind = 'transfer' and moved.company_id = log.company_id
     and moved.transfer_number = log.document_number and moved.item_number = log.document_item`;
