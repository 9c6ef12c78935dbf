-- Goods on hand are put aside for quality: they come into QA with a report and an NCR of their own. A report whose goods are gone
-- again, because its receipt was taken back or its goods were put back, is withdrawn.

alter table inspection_report drop constraint inspection_report_result_check;
alter table inspection_report add constraint inspection_report_result_check
  check (result in ('WAITING', 'OK', 'PARTIAL', 'REJECT', 'WITHDRAWN'));

-- A withdrawn report is no inspection.
create or replace view figure_quality_inspected with (security_invoker = true) as
select r.company_id, r.ir_date as day, 'inspection' as document_kind, r.ir_number as document_number, 0 as item_number,
       r.vendor_id as party_id, r.part_number as part_number, r.quantity_rejected as amount, r.quantity_inspected as base,
       coalesce(r.vendor_id, '') as by1, null::text as by2, null::text as by3
  from inspection_report r where r.result not in ('WAITING', 'WITHDRAWN');
drop function figures_inspection_report_insert() cascade;
drop function figures_inspection_report_delete() cascade;
drop function figures_inspection_report_change() cascade;
call follow_rows('inspection_report', 'quality_inspected');
call follow_changes('inspection_report', any_changes('result', 'ir_date', 'vendor_id', 'quantity_inspected', 'quantity_rejected'), 'quality_inspected');

alter table qa_decision
  add quantity_put_aside numeric(18,4) not null default 0,
  -- Where the goods lay on hand.
  add put_aside_from     text collate "C",
  add put_aside_serials  text[] not null default '{}',
  add foreign key (company_id, put_aside_from) references location;
alter table qa_decision drop constraint qa_decision_check;
alter table qa_decision
  add constraint qa_decision_moves_goods check (quantity_released <> 0 or quantity_rejected <> 0 or quantity_put_aside <> 0),
  add constraint qa_decision_put_aside_from check ((quantity_put_aside = 0) = (put_aside_from is null));

-- As before, and goods that were put aside wait as well.
create or replace view qa_goods with (security_invoker = true) as
select company_id, ir_number, part_number, location, sum(waiting)::numeric(18,4) as waiting, sum(to_return)::numeric(18,4) as to_return
  from (select put.company_id, item.ir_number, item.part_number, put.location, put.quantity_qa as waiting, 0::numeric as to_return
          from receiver_putaway put
          join receiver_item item on item.company_id = put.company_id and item.receiver_number = put.receiver_number
           and item.item_number = put.item_number
         where put.quantity_qa <> 0 and item.ir_number is not null
         union all
        select d.company_id, d.ir_number, d.part_number, d.location,
               d.quantity_put_aside - d.quantity_released
                 - case when v.status is distinct from 'CANCELLED' then d.quantity_rejected else 0 end,
               case when v.status in ('NOT_APPROVED', 'REJECTED', 'APPROVED') then d.quantity_rejected
                    when v.status = 'PARTIAL' then d.quantity_rejected - (
                      select coalesce(sum(item.quantity_shipped), 0) from rtv_item item
                       where item.company_id = v.company_id and item.rtv_number = v.rtv_number)
                    else 0 end
          from qa_decision d left join rtv v on v.company_id = d.company_id and v.rtv_number = d.rtv_number
           and d.reject_to = 'RTV') as goods
 group by 1, 2, 3, 4;

-- Reports that wait for goods which were taken back.
do $$
declare
  one integer;
begin
  for one in select company_id from company order by 1 loop
    perform set_config('app.company_id', one::text, true);
    update inspection_report r set result = 'WITHDRAWN'
     where r.company_id = one and r.result = 'WAITING'
       and not exists (select from qa_decision d where d.company_id = one and d.ir_number = r.ir_number)
       and 0 = (select sum(item.quantity) from receiver_item item where item.company_id = one and item.ir_number = r.ir_number);
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
