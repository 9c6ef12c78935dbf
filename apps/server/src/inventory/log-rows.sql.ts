const pair = (column: string, name: string) =>
  `json_build_object('old', old_${column}::text, 'new', new_${column}::text) as "${name}"`;

/** A row of the log; decimals within JSON as text, so that nothing on the way takes them for floats. */
export const LOG_ROW = `
  log.part_number as "partNumber", log.location, log.seq, log.posted_at as "postedAt", person.display_name as "postedBy",
  log.movement, log.document_kind as "documentKind", log.document_number as "documentNumber",
  log.document_item as "documentItem", log.order_kind as "orderKind", log.order_number as "orderNumber",
  log.lot_number as "lotNumber", log.reason, log.in_qty as "inQty", log.in_cost as "inCost", log.in_tax as "inTax",
  log.out_qty as "outQty", log.out_cost as "outCost", log.out_tax as "outTax",
  ${pair('on_hand', 'onhand')}, ${pair('in_qa', 'inQA')}, ${pair('in_sip', 'sip')}, ${pair('in_sit', 'sit')},
  ${pair('in_wip', 'wip')}, ${pair('in_to', 'inTO')}, ${pair('cost', 'cost')}, ${pair('avg_tax', 'avgTax')}`;

export const LOG = `
  inventory_log log join app_user person on person.company_id = log.company_id and person.user_id = log.posted_by`;
