/**
 * Rules of the stock ledger. Each statement counts the rows of company $1 that break its rule.
 * We hold on hand + in QA + in SIP + in TO at a location; the moving average is weighted with all of it.
 */
const CHAIN = ['on_hand', 'in_qa', 'in_sip', 'in_sit', 'in_wip', 'in_to', 'cost', 'avg_tax'];
const BUCKETS = CHAIN.slice(0, 6);

const old = 'old_on_hand + old_in_qa + old_in_sip + old_in_to';
const now = 'new_on_hand + new_in_qa + new_in_sip + new_in_to';
// sql: the names of columns, given below
const average = (what: 'cost' | 'avg_tax', incoming: 'in_cost' | 'in_tax') => `
  select count(*) from inventory_log where company_id = $1 and new_${what} <> case
    when (${now}) > (${old}) then round(((${old}) * old_${what} + ((${now}) - (${old})) * ${incoming}) / (${now}), 6)
    else old_${what} end`;

// sql: the names of columns and the statements below
const bucket = (column: string, source: string) => `
  select count(*) from (select part_number, location, ${column} as quantity from inventory_balance where company_id = $1) balance
    full join (${source}) open using (part_number, location)
   where coalesce(balance.quantity, 0) <> coalesce(open.quantity, 0)`;

export const stockRules: Readonly<Record<string, string>> = {
  log_has_gaps: `
    select count(*) from (
      select seq, row_number() over (partition by part_number, location order by seq) as expected
        from inventory_log where company_id = $1) log where seq <> expected`,

  log_chain_broken: `
    select count(*) from (
      select ${CHAIN.map((column) => `old_${column}, lag(new_${column}, 1, 0) over chain as before_${column}`).join(', ')}
        from inventory_log where company_id = $1 window chain as (partition by part_number, location order by seq)) log
     where ${CHAIN.map((column) => `old_${column} <> before_${column}`).join(' or ')}`,

  log_goes_back_in_time: `
    select count(*) from (
      select posted_at, lag(posted_at) over (partition by part_number, location order by seq) as before
        from inventory_log where company_id = $1) log where posted_at < before`,

  log_new_is_not_old_plus_in_minus_out: `
    select count(*) from inventory_log where company_id = $1 and new_on_hand <> old_on_hand + in_qty - out_qty`,

  log_average_cost_wrong: average('cost', 'in_cost'),
  log_average_tax_wrong: average('avg_tax', 'in_tax'),

  below_zero: `
    select (select count(*) from inventory_balance where company_id = $1 and least(${BUCKETS.join(', ')}, avg_cost) < 0)
         + (select count(*) from inventory_log where company_id = $1 and least(${BUCKETS.map((column) => `new_${column}`).join(', ')}, new_cost) < 0)`,

  balance_is_not_last_log_row: `
    select count(*) from inventory_balance b
      left join inventory_log log using (company_id, part_number, location, seq)
     where b.company_id = $1
       and (${BUCKETS.map((column) => `b.${column} <> coalesce(log.new_${column}, 0)`).join(' or ')}
            or b.avg_cost <> coalesce(log.new_cost, 0) or b.avg_tax <> coalesce(log.new_avg_tax, 0)
            or b.seq <> (select coalesce(max(seq), 0) from inventory_log l
                          where l.company_id = b.company_id and l.part_number = b.part_number and l.location = b.location))`,

  on_hand_is_not_in_minus_out: `
    select count(*) from inventory_balance b
      left join (select part_number, location, sum(in_qty) - sum(out_qty) as moved
                   from inventory_log where company_id = $1 group by 1, 2) log using (part_number, location)
     where b.company_id = $1 and b.on_hand <> coalesce(moved, 0)`,

  part_total_is_not_sum_of_balances: `
    select count(*) from (select * from part_stock where company_id = $1) stock
      full join (select part_number, ${BUCKETS.map((column) => `sum(${column}) as ${column}`).join(', ')}, sum(value) as value
                   from inventory_balance where company_id = $1 group by 1) total using (part_number)
     where ${BUCKETS.concat('value')
       .map((column) => `coalesce(stock.${column}, 0) <> coalesce(total.${column}, 0)`)
       .join(' or ')}`,

  wip_is_not_what_was_issued: bucket(
    'in_wip',
    `
    select part_number, location, sum(quantity - quantity_consumed - quantity_returned) as quantity
      from work_order_issue_item where company_id = $1 group by 1, 2`,
  ),

  sit_is_not_what_is_on_the_way: bucket(
    'in_sit',
    `
    select part_number, location, sum(quantity - quantity_received - quantity_short) as quantity
      from proforma_receiver_item where company_id = $1 group by 1, 2`,
  ),

  sip_is_not_what_was_picked: bucket(
    'in_sip',
    `
    select item.part_number, pick.location, sum(pick.quantity) as quantity
      from shipper join shipper_item item using (company_id, shipper_number) join shipper_pick pick using (company_id, shipper_number, item_number)
     where company_id = $1 and status = 'OPEN' group by 1, 2`,
  ),

  qa_is_not_what_waits: bucket(
    'in_qa',
    `select part_number, location, sum(waiting + to_return) as quantity from qa_goods where company_id = $1 group by 1, 2`,
  ),

  to_is_not_what_is_in_transfer: bucket(
    'in_to',
    `
    select part_number, from_location as location, sum(quantity) as quantity
      from transfer join transfer_item using (company_id, transfer_number)
     where company_id = $1 and status = 'IN_TRANSFER' group by 1, 2`,
  ),

  serials_are_not_the_quantity: `
    select count(*) from (
      select part_number, location, sum(on_hand + in_qa + in_sip + in_to) as pieces
        from inventory_balance join part using (company_id, part_number)
       where company_id = $1 and trackable_level = 'SERIAL' group by 1, 2) stock
      full join (select part_number, location, count(*) as serials from serial
                  where company_id = $1 and location is not null group by 1, 2) known using (part_number, location)
     where coalesce(pieces, 0) <> coalesce(serials, 0)`,

  stock_day_is_not_the_log: `
    select count(*) from (select day, sum(log_rows) as log_rows, sum(value_in) - sum(value_out) as change
                            from stock_day where company_id = $1 group by 1) total
      full join (select (posted_at at time zone company.time_zone)::date as day, count(*) as log_rows,
                        sum(round((${now}) * new_cost, 2) - round((${old}) * old_cost, 2)) as change
                   from inventory_log join company using (company_id) where company_id = $1 group by 1) log using (day)
     where total.log_rows is distinct from log.log_rows or total.change is distinct from log.change`,
};
