-- An overdue bill is not hidden by a note of another document: notes are figures of their own. And an invoice is worth to the cent
-- what the journal says: net and freight are converted each by itself, as they are posted.

drop function figures_invoice_insert() cascade;
drop function figures_invoice_delete() cascade;
drop function figures_invoice_change() cascade;
drop function figures_payable_insert() cascade;
drop function figures_payable_delete() cascade;
drop function figures_payable_change() cascade;

create or replace view figure_sales_invoiced with (security_invoker = true) as
select v.company_id, v.invoice_date as day, 'invoice' as document_kind, v.invoice_number as document_number, 0 as item_number,
       v.customer_id as party_id, null::text as part_number,
       round(v.net * v.exchange_rate, 2) + round(v.freight * v.exchange_rate, 2) as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from invoice v;

create or replace view figure_accounting_receivable with (security_invoker = true) as
select v.company_id, v.due_date as day, 'invoice' as document_kind, v.invoice_number as document_number, 0 as item_number,
       v.customer_id as party_id, null::text as part_number, v.base_total - v.base_paid as amount, 0::numeric as base,
       v.customer_id as by1, null::text as by2, null::text as by3
  from invoice v where v.kind = 'INVOICE' and v.base_total <> v.base_paid;

create view figure_accounting_customer_credits with (security_invoker = true) as
select v.company_id, v.invoice_date as day, 'invoice' as document_kind, v.invoice_number as document_number, 0 as item_number,
       v.customer_id as party_id, null::text as part_number, v.base_paid - v.base_total as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from invoice v where v.kind = 'CREDIT_NOTE' and v.base_total <> v.base_paid;

create or replace view figure_accounting_payable with (security_invoker = true) as
select b.company_id, b.due_date as day, 'payable' as document_kind, b.account_payable_number as document_number, 0 as item_number,
       b.vendor_id as party_id, null::text as part_number, b.base_total - b.base_paid as amount, 0::numeric as base,
       b.vendor_id as by1, null::text as by2, null::text as by3
  from payable b where b.kind = 'BILL' and b.base_total <> b.base_paid;

create view figure_accounting_vendor_credits with (security_invoker = true) as
select b.company_id, b.bill_date as day, 'payable' as document_kind, b.account_payable_number as document_number, 0 as item_number,
       b.vendor_id as party_id, null::text as part_number, b.base_paid - b.base_total as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from payable b where b.kind = 'DEBIT_NOTE' and b.base_total <> b.base_paid;

call follow_rows('invoice', 'sales_invoiced', 'accounting_receivable', 'accounting_customer_credits');
call follow_changes('invoice',
  any_changes('kind', 'invoice_date', 'due_date', 'net', 'freight', 'exchange_rate', 'customer_id', 'base_total', 'base_paid'),
  'sales_invoiced', 'accounting_receivable', 'accounting_customer_credits');
call follow_rows('payable', 'accounting_payable', 'accounting_vendor_credits');
call follow_changes('payable', any_changes('kind', 'bill_date', 'due_date', 'vendor_id', 'base_total', 'base_paid'),
  'accounting_payable', 'accounting_vendor_credits');

do $$
declare
  changed text[] := '{sales_invoiced,accounting_receivable,accounting_customer_credits,accounting_payable,accounting_vendor_credits}';
  company integer;
  one text;
begin
  for company in select company_id from company order by 1 loop
    perform set_config('app.company_id', company::text, true);
    delete from figure_total where company_id = company and figure = any (changed);
    foreach one in array changed loop
      execute add_figure_sums(rows_of_figure(one), '0::smallint');
    end loop;
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
