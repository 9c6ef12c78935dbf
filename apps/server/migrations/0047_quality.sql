-- Quality decides about goods in QA: they are released, scrapped, or wait there for their return to the vendor.

create table qa_decision (
  company_id         integer not null default current_company(),
  decision_number    text collate "C" not null,
  ir_number          text collate "C" not null,
  part_number        text collate "C" not null,
  -- Where the goods waited.
  location           text collate "C" not null,
  -- In a reversal every quantity is negative.
  quantity_released  numeric(18,4) not null default 0,
  release_to         text collate "C",
  released_serials   text[] not null default '{}',
  quantity_rejected  numeric(18,4) not null default 0,
  reject_to          text check (reject_to in ('RTV', 'SCRAP')),
  rejected_serials   text[] not null default '{}',
  reject_reason      text check (reject_reason in ('TOLERANCE', 'DAMAGED', 'CORROSION', 'WRONG_PART', 'NO_CERTIFICATE', 'OTHER')),
  note               text,
  -- The change that it made to the figures of its report, which its reversal undoes.
  qualified_change   numeric(18,4) not null default 0,
  rejected_change    numeric(18,4) not null default 0,
  ncr_number         text collate "C",
  rtv_number         text collate "C",
  decided_by         integer not null,
  decided_at         timestamptz not null default now(),
  reverses           text collate "C",
  primary key (company_id, decision_number),
  foreign key (company_id, ir_number) references inspection_report,
  foreign key (company_id, part_number) references part,
  foreign key (company_id, location) references location,
  foreign key (company_id, release_to) references location,
  foreign key (company_id, ncr_number) references ncr,
  foreign key (company_id, rtv_number) references rtv,
  foreign key (company_id, decided_by) references app_user,
  foreign key (company_id, reverses) references qa_decision,
  check (quantity_released <> 0 or quantity_rejected <> 0),
  check ((quantity_released = 0) = (release_to is null)),
  check ((quantity_rejected = 0) = (reject_to is null)),
  check (reject_to is distinct from 'RTV' or rtv_number is not null)
);
create index qa_decision_of_report on qa_decision (company_id, ir_number, decided_at);
create index qa_decision_of_ncr on qa_decision (company_id, ncr_number) where ncr_number is not null;
create index qa_decision_of_rtv on qa_decision (company_id, rtv_number) where rtv_number is not null;
create unique index qa_decision_reversed on qa_decision (company_id, reverses) where reverses is not null;

create table inspection_photo (
  company_id integer not null default current_company(),
  photo_id   uuid not null,
  ir_number  text collate "C" not null,
  file_type  text not null,
  byte_count bigint not null,
  taken_by   integer not null,
  taken_at   timestamptz not null default now(),
  primary key (company_id, photo_id),
  foreign key (company_id, ir_number) references inspection_report,
  foreign key (company_id, taken_by) references app_user
);
create index inspection_photo_of_report on inspection_photo (company_id, ir_number);

call keep_apart('qa_decision', 'inspection_photo');

-- Why goods of the report were rejected, as quality chose it; and why it was closed or opened again.
alter table ncr
  add reason text check (reason in ('TOLERANCE', 'DAMAGED', 'CORROSION', 'WRONG_PART', 'NO_CERTIFICATE', 'OTHER')),
  add note   text;
create index ncr_of_part on ncr (company_id, part_number, status);
create index ncr_of_report on ncr (company_id, ir_number) where ir_number is not null;

create index receiver_putaway_in_qa on receiver_putaway (company_id, receiver_number, item_number) where quantity_qa <> 0;
create index receiver_item_of_report on receiver_item (company_id, ir_number) where ir_number is not null;

-- Every quantity in QA has a report, so that somebody can decide about it. A line that had none gets one of its own.
do $$
declare
  one integer;
begin
  for one in select company_id from company order by 1 loop
    perform set_config('app.company_id', one::text, true);
    insert into inspection_report (company_id, ir_number, ir_date, part_number, revision, vendor_id, po_number, quantity_inspected,
                                   quantity_qualified)
    select one, item.receiver_number || '-' || item.item_number, r.received_date, item.part_number, item.revision, r.vendor_id,
           item.po_number, item.quantity, coalesce(item.qty_qualified, 0)
      from receiver_item item join receiver r using (company_id, receiver_number)
     where company_id = one and item.ir_number is null and item.part_number is not null and r.reverses is null
       and exists (select from receiver_putaway put where put.company_id = one and put.receiver_number = item.receiver_number
                      and put.item_number = item.item_number and put.quantity_qa <> 0)
    on conflict do nothing;
    update receiver_item item set ir_number = coalesce(r.reverses, r.receiver_number) || '-' || item.item_number
      from receiver r
     where item.company_id = one and r.company_id = one and r.receiver_number = item.receiver_number
       and item.ir_number is null and item.part_number is not null
       and exists (select from receiver_putaway put where put.company_id = one and put.receiver_number = item.receiver_number
                      and put.item_number = item.item_number and put.quantity_qa <> 0);
  end loop;
  perform set_config('app.company_id', '', true);
end $$;

-- The goods of each report that are in QA, by location: those that wait for a decision, and those that wait for their return.
-- A return that was cancelled gives its goods back to quality.
create view qa_goods with (security_invoker = true) as
select company_id, ir_number, part_number, location, sum(waiting)::numeric(18,4) as waiting, sum(to_return)::numeric(18,4) as to_return
  from (select put.company_id, item.ir_number, item.part_number, put.location, put.quantity_qa as waiting, 0::numeric as to_return
          from receiver_putaway put
          join receiver_item item on item.company_id = put.company_id and item.receiver_number = put.receiver_number
           and item.item_number = put.item_number
         where put.quantity_qa <> 0 and item.ir_number is not null
         union all
        select d.company_id, d.ir_number, d.part_number, d.location,
               - d.quantity_released - case when v.status is distinct from 'CANCELLED' then d.quantity_rejected else 0 end,
               case when v.status in ('NOT_APPROVED', 'REJECTED', 'APPROVED') then d.quantity_rejected else 0 end
          from qa_decision d left join rtv v on v.company_id = d.company_id and v.rtv_number = d.rtv_number
           and d.reject_to = 'RTV') as goods
 group by 1, 2, 3, 4;
