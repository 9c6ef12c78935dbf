/** Rules of the journal and of the accounts that must equal something else. Each counts what breaks it in company $1. */
// sql: the uses and statements below
const account = (use: string, other: string) => `
  select count(*) from account_use u
   where u.company_id = $1 and u.use = '${use}'
     and (select coalesce(sum(debit - credit), 0) from journal_line line where line.company_id = $1 and line.account_number = u.account_number)
         <> (select coalesce(sum(amount), 0) from (${other}) as other (amount))`;

const now = '(new_on_hand + new_in_qa + new_in_sip + new_in_to) * new_cost';
const old = '(old_on_hand + old_in_qa + old_in_sip + old_in_to) * old_cost';

export const journalRules: Readonly<Record<string, string>> = {
  entry_out_of_balance: `
    select count(*) from (
      select entry.entry_number from journal_entry entry left join journal_line line using (company_id, entry_number)
       where company_id = $1 group by 1 having sum(debit) is distinct from sum(credit) or count(line.line_number) < 2) entry`,

  inventory_account_is_not_stock_value: account(
    'INVENTORY',
    'select sum(value) from inventory_balance where company_id = $1',
  ),

  entry_is_not_what_its_log_rows_moved: `
    select count(*) from (
      select entry_number, sum(round(${now}, 2) - round(${old}, 2)) as moved
        from inventory_log where company_id = $1 group by 1) log
      full join (select entry_number, sum(debit - credit) as booked
                   from journal_line join account_use u using (company_id, account_number)
                  where company_id = $1 and u.use = 'INVENTORY' group by 1) line using (entry_number)
     where coalesce(moved, 0) <> coalesce(booked, 0)`,

  wip_account_is_not_open_issues_and_labour: account(
    'WIP',
    `
    select sum(value - value_consumed - value_returned) from work_order_issue_item where company_id = $1
    union all
    select sum(labour - labour_used) from work_order where company_id = $1`,
  ),

  not_invoiced_account_is_not_open_receivers: account(
    'GOODS_RECEIVED_NOT_INVOICED',
    `
    select -sum(amount) from receiver join receiver_item using (company_id, receiver_number)
     where company_id = $1 and kind = 'po' and account_payable_number is null
    union all
    select sum(value) from rtv_shipper_item item
     where company_id = $1 and not exists (select from payable note where note.company_id = $1 and note.debits_rtv = item.rtv_number)`,
  ),

  receivable_account_is_not_open_invoices: account(
    'RECEIVABLE',
    'select sum(base_total - base_paid) from invoice where company_id = $1',
  ),
  payable_account_is_not_open_payables: account(
    'PAYABLE',
    'select -sum(base_total - base_paid) from payable where company_id = $1',
  ),

  account_day_is_not_the_journal: `
    select count(*) from (select account_number, day, sum(debit) as debit, sum(credit) as credit
                            from account_day where company_id = $1 group by 1, 2) total
      full join (select account_number, entry_date as day, sum(debit) as debit, sum(credit) as credit
                   from journal_line join journal_entry using (company_id, entry_number)
                  where company_id = $1 group by 1, 2) line using (account_number, day)
     where coalesce(total.debit, 0) <> coalesce(line.debit, 0) or coalesce(total.credit, 0) <> coalesce(line.credit, 0)`,

  paid_is_not_sum_of_payments: `
    select (select count(*) from invoice
              left join (select invoice_number, sum(amount) as paid, sum(base_amount) as base_paid
                           from payment_item where company_id = $1 group by 1) got using (invoice_number)
             where invoice.company_id = $1 and (invoice.paid <> coalesce(got.paid, 0) or invoice.base_paid <> coalesce(got.base_paid, 0)))
         + (select count(*) from payable
              left join (select account_payable_number, sum(amount) as paid, sum(base_amount) as base_paid
                           from payment_item where company_id = $1 group by 1) gave using (account_payable_number)
             where payable.company_id = $1 and (payable.paid <> coalesce(gave.paid, 0) or payable.base_paid <> coalesce(gave.base_paid, 0)))`,

  credit_used_is_not_what_is_open: `
    select count(*) from customer
      left join (select customer_id, sum(base_total - base_paid) as open from invoice where company_id = $1 group by 1) owed using (customer_id)
      left join (select customer_id, sum(amount) as amount from shipper where company_id = $1 and status = 'SHIPPED' group by 1) sent using (customer_id)
     where customer.company_id = $1
       and (customer.open_receivable <> coalesce(owed.open, 0) or customer.unbilled <> coalesce(sent.amount, 0))`,
};
