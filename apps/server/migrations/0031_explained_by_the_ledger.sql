-- Figures of the journal and of the stock, as the rows that explain them. The columns are those of the other figures. Totals of
-- stock are kept by day already (stock_day).

-- The value of stock that waits for inspection, is picked or in a transfer: changes by day, of which the value is the sum.
alter table stock_day
  add qa_value  numeric(18,2) not null default 0,
  add sip_value numeric(18,2) not null default 0,
  add to_value  numeric(18,2) not null default 0;

create or replace function add_to_stock_day() returns trigger
  language plpgsql as $$
begin
  insert into stock_day as total (company_id, day, slot, log_rows, value_in, value_out, qa_value, sip_value, to_value)
  select company_id, day, pg_backend_pid() % 16, count(*), sum(greatest(change, 0)), sum(greatest(-change, 0)), sum(qa), sum(sip), sum(under_way)
    from (select row.company_id, (row.posted_at at time zone company.time_zone)::date as day,
                 round((new_on_hand + new_in_qa + new_in_sip + new_in_to) * new_cost, 2)
                 - round((old_on_hand + old_in_qa + old_in_sip + old_in_to) * old_cost, 2) as change,
                 round(new_in_qa * new_cost, 2) - round(old_in_qa * old_cost, 2) as qa,
                 round(new_in_sip * new_cost, 2) - round(old_in_sip * old_cost, 2) as sip,
                 round(new_in_to * new_cost, 2) - round(old_in_to * old_cost, 2) as under_way
            from written row join company on company.company_id = row.company_id) as moved
   group by 1, 2 order by 1, 2
  on conflict (company_id, day, slot) do update
     set log_rows = total.log_rows + excluded.log_rows, value_in = total.value_in + excluded.value_in,
         value_out = total.value_out + excluded.value_out, qa_value = total.qa_value + excluded.qa_value,
         sip_value = total.sip_value + excluded.sip_value, to_value = total.to_value + excluded.to_value;
  return null;
end $$;

create or replace procedure rebuild_stock_day()
  language sql
  begin atomic
    delete from stock_day where company_id = current_company();
    insert into stock_day (company_id, day, log_rows, value_in, value_out, qa_value, sip_value, to_value)
    select company_id, day, count(*), sum(greatest(change, 0)), sum(greatest(-change, 0)), sum(qa), sum(sip), sum(under_way)
      from (select log.company_id, (log.posted_at at time zone company.time_zone)::date as day,
                   round((new_on_hand + new_in_qa + new_in_sip + new_in_to) * new_cost, 2)
                   - round((old_on_hand + old_in_qa + old_in_sip + old_in_to) * old_cost, 2) as change,
                   round(new_in_qa * new_cost, 2) - round(old_in_qa * old_cost, 2) as qa,
                   round(new_in_sip * new_cost, 2) - round(old_in_sip * old_cost, 2) as sip,
                   round(new_in_to * new_cost, 2) - round(old_in_to * old_cost, 2) as under_way
              from inventory_log log join company on company.company_id = log.company_id
             where log.company_id = current_company()) as moved
     group by 1, 2;
  end;

-- Lines of the journal: the rows that explain a figure, each told from the other lines of its document by its entry, and the rows
-- of which its totals are kept.
do $views$
declare
  one record;
  lines text := $sql$
    select l.company_id, e.entry_date as day, e.document_kind as document_kind, e.document_number as document_number, l.line_number as item_number,
           l.account_number as party_id, null::text as part_number, %1$s as amount, %2$s as base,
           null::text as by1, %3$s as by2, null::text as by3
      from journal_line l
      join journal_entry e on e.company_id = l.company_id and e.entry_number = l.entry_number
      join %4$s$sql$;
  of_account text := $sql$account a on a.company_id = l.company_id and a.account_number = l.account_number where a.%s$sql$;
  of_use text := $sql$account_use u on u.company_id = l.company_id and u.account_number = l.account_number where u.use = %L$sql$;
  debit text := 'l.debit - l.credit';
  credit text := 'l.credit - l.debit';
begin
  for one in
    select * from (values
      ('cash', debit, '0::numeric', format(of_account, $$statement_line = 'CASH'$$), true),
      ('revenue', credit, '0::numeric', format(of_account, $$statement_line = 'REVENUE'$$), true),
      ('margin', credit, format($$case when a.statement_line = 'REVENUE' then %s else 0 end$$, credit),
        format(of_account, $$statement_line in ('REVENUE', 'COST_OF_SALES')$$), true),
      ('result', credit, '0::numeric', format(of_account, $$kind in ('REVENUE', 'EXPENSE')$$), true),
      ('sold', debit, '0::numeric', format(of_use, 'COST_OF_GOODS_SOLD'), false),
      ('wip', debit, '0::numeric', format(of_use, 'WIP'), false)) as figures (name, amount, base, of_figure, explains)
  loop
    execute format('create view figure_%s with (security_invoker = true) as ', one.name)
      || format(lines, one.amount, one.base, 'null::text', one.of_figure);
    if one.explains then
      execute format('create view explained_%s with (security_invoker = true) as ', one.name)
        || format(lines, one.amount, one.base, 'e.entry_number::text', one.of_figure);
    end if;
  end loop;
end $views$;

-- Most postings only move goods between accounts that no figure reads.
call follow_rows_if('journal_line', $$
  exists (select from new_rows l join account a on a.company_id = l.company_id and a.account_number = l.account_number
           where a.statement_line in ('CASH', 'REVENUE', 'COST_OF_SALES') or a.kind in ('REVENUE', 'EXPENSE'))
  or exists (select from new_rows l join account_use u on u.company_id = l.company_id and u.account_number = l.account_number
              where u.use in ('COST_OF_GOODS_SOLD', 'WIP'))$$,
  'cash', 'revenue', 'margin', 'result', 'sold', 'wip');
-- An account that is put elsewhere takes its history along.
call follow_changes('account', any_changes('statement_line', 'kind'), 'cash', 'revenue', 'margin', 'result');
call follow_rows('account_use', 'sold', 'wip');
call follow_changes('account_use', any_changes('account_number', 'use'), 'sold', 'wip');

-- Stock at each location, and what of it is not on the shelf

create view explained_stock with (security_invoker = true) as
select b.company_id, '2000-01-01'::date as day, 'balance' as document_kind, b.part_number as document_number, 0 as item_number,
       b.location as party_id, b.part_number as part_number, b.value as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from inventory_balance b where b.value <> 0;

create view explained_in_qa with (security_invoker = true) as
select b.company_id, '2000-01-01'::date as day, 'balance' as document_kind, b.part_number as document_number, 0 as item_number,
       b.location as party_id, b.part_number as part_number, round(b.in_qa * b.avg_cost, 2) as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from inventory_balance b where b.in_qa <> 0;

create view explained_in_sip with (security_invoker = true) as
select b.company_id, '2000-01-01'::date as day, 'balance' as document_kind, b.part_number as document_number, 0 as item_number,
       b.location as party_id, b.part_number as part_number, round(b.in_sip * b.avg_cost, 2) as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from inventory_balance b where b.in_sip <> 0;

create view explained_in_to with (security_invoker = true) as
select b.company_id, '2000-01-01'::date as day, 'balance' as document_kind, b.part_number as document_number, 0 as item_number,
       b.location as party_id, b.part_number as part_number, round(b.in_to * b.avg_cost, 2) as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from inventory_balance b where b.in_to <> 0;

-- A year's cost of goods sold over the value of the stock, and the other way round

create view explained_turns with (security_invoker = true) as
select l.company_id, e.entry_date as day, e.document_kind as document_kind, e.document_number as document_number, l.line_number as item_number,
       l.account_number as party_id, null::text as part_number, l.debit - l.credit as amount, 0::numeric as base,
       null::text as by1, e.entry_number::text as by2, null::text as by3
  from journal_line l
  join journal_entry e on e.company_id = l.company_id and e.entry_number = l.entry_number
  join account_use u on u.company_id = l.company_id and u.account_number = l.account_number
 where u.use = 'COST_OF_GOODS_SOLD'
union all
select b.company_id, (now() at time zone c.time_zone)::date as day, 'balance' as document_kind, b.part_number as document_number, 0 as item_number,
       b.location as party_id, b.part_number as part_number, 0::numeric as amount, b.value as base,
       null::text as by1, null::text as by2, null::text as by3
  from inventory_balance b join company c on c.company_id = b.company_id where b.value <> 0;

create view explained_stock_days with (security_invoker = true) as
select b.company_id, (now() at time zone c.time_zone)::date as day, 'balance' as document_kind, b.part_number as document_number, 0 as item_number,
       b.location as party_id, b.part_number as part_number, b.value as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from inventory_balance b join company c on c.company_id = b.company_id where b.value <> 0
union all
select l.company_id, e.entry_date as day, e.document_kind as document_kind, e.document_number as document_number, l.line_number as item_number,
       l.account_number as party_id, null::text as part_number, 0::numeric as amount, l.debit - l.credit as base,
       null::text as by1, e.entry_number::text as by2, null::text as by3
  from journal_line l
  join journal_entry e on e.company_id = l.company_id and e.entry_number = l.entry_number
  join account_use u on u.company_id = l.company_id and u.account_number = l.account_number
 where u.use = 'COST_OF_GOODS_SOLD';

-- Movements of stock

create view explained_postings with (security_invoker = true) as
select g.company_id, (g.posted_at at time zone c.time_zone)::date as day, 'log' as document_kind, g.part_number as document_number, g.seq::integer as item_number,
       g.location as party_id, g.part_number as part_number, 1::numeric as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from inventory_log g
  join company c on c.company_id = g.company_id;

-- Issued and worked, not yet received: by work order

create view explained_wip with (security_invoker = true) as
select w.company_id, '2000-01-01'::date as day, 'wo' as document_kind, w.wo_number as document_number, 0 as item_number,
       null::text as party_id, w.part_number as part_number, w.labour - w.labour_used + coalesce(i.value, 0) as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from work_order w
  left join (select company_id, wo_number, sum(value - value_consumed - value_returned) as value
               from work_order_issue_item group by 1, 2) i on i.company_id = w.company_id and i.wo_number = w.wo_number
 where w.labour - w.labour_used + coalesce(i.value, 0) <> 0;

-- Totals of stock by day
create view stock_figure with (security_invoker = true) as
select d.company_id, f.figure, d.day, f.amount
  from stock_day d
 cross join lateral (values
    ('stock', d.value_in - d.value_out), ('in_qa', d.qa_value), ('in_sip', d.sip_value), ('in_to', d.to_value),
    ('postings', d.log_rows)) as f (figure, amount);

-- Companies that are there already
alter table part_stock no force row level security;
alter table part no force row level security;
update part_stock s set min_qty = p.min_qty, max_qty = p.max_qty
  from part p where p.company_id = s.company_id and p.part_number = s.part_number and num_nonnulls(p.min_qty, p.max_qty) > 0;
alter table part_stock force row level security;
alter table part force row level security;

do $$
declare
  one integer;
begin
  for one in select company_id from company loop
    perform set_config('app.company_id', one::text, true);
    call rebuild_stock_day();
    call rebuild_figures();
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
