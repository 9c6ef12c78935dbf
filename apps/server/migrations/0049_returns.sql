-- Returns move goods: an RMA is received by receivers, an RTV is shipped by documents of its own.

alter table rma drop constraint rma_status_check;
alter table rma add constraint rma_status_check
  check (status in ('NOT_APPROVED', 'REJECTED', 'APPROVED', 'PARTIAL', 'RECEIVED', 'CLOSED', 'CANCELLED'));
alter table rtv drop constraint rtv_status_check;
alter table rtv add constraint rtv_status_check
  check (status in ('NOT_APPROVED', 'REJECTED', 'APPROVED', 'PARTIAL', 'SHIPPED', 'CLOSED', 'CANCELLED'));

-- The document by which goods of an RTV leave. One that takes another one back names it and has negative quantities.
create table rtv_shipper (
  company_id      integer not null default current_company(),
  shipper_number  text collate "C" not null,
  rtv_number      text collate "C" not null,
  shipped_date    date not null,
  shipped_by      integer not null,
  shipped_at      timestamptz not null default now(),
  carrier_code    text collate "C",
  tracking_number text,
  reverses        text collate "C",
  -- Why it takes another one back.
  reason          text,
  primary key (company_id, shipper_number),
  foreign key (company_id, rtv_number) references rtv,
  foreign key (company_id, shipped_by) references app_user,
  foreign key (company_id, carrier_code) references carrier,
  foreign key (company_id, reverses) references rtv_shipper
);
create index rtv_shipper_of_rtv on rtv_shipper (company_id, rtv_number);
create index rtv_shipper_newest on rtv_shipper (company_id, shipped_at, shipper_number);
create unique index rtv_shipper_reversed on rtv_shipper (company_id, reverses) where reverses is not null;

create table rtv_shipper_item (
  company_id     integer not null default current_company(),
  shipper_number text collate "C" not null,
  item_number    integer not null check (item_number > 0),
  rtv_number     text collate "C" not null,
  rtv_item       integer not null,
  part_number    text collate "C" not null,
  location       text collate "C" not null,
  quantity       numeric(18,4) not null check (quantity <> 0),
  -- The goods were rejected and waited in QA; otherwise they were on hand.
  from_qa        boolean not null,
  serials        text[] not null default '{}',
  -- What left the inventory account.
  unit_cost      numeric(18,6) not null,
  value          numeric(18,2) not null,
  primary key (company_id, shipper_number, item_number),
  foreign key (company_id, shipper_number) references rtv_shipper,
  foreign key (company_id, rtv_number, rtv_item) references rtv_item,
  foreign key (company_id, part_number) references part,
  foreign key (company_id, location) references location
);
create index rtv_shipper_item_of_rtv on rtv_shipper_item (company_id, rtv_number, rtv_item);

call keep_apart('rtv_shipper', 'rtv_shipper_item');

-- Pieces that left for their vendor, without those of shipments that were taken back.
create view rtv_piece_away with (security_invoker = true) as
select item.company_id, item.rtv_number, item.part_number, upper(piece collate "C") as serial_key
  from rtv_shipper s join rtv_shipper_item item using (company_id, shipper_number)
 cross join lateral unnest(item.serials) as piece
 where s.reverses is null
   and not exists (select from rtv_shipper later where later.company_id = s.company_id and later.reverses = s.shipper_number);

-- As before, but of an RTV that was shipped in part only the rest waits in QA.
create or replace view qa_goods with (security_invoker = true) as
select company_id, ir_number, part_number, location, sum(waiting)::numeric(18,4) as waiting, sum(to_return)::numeric(18,4) as to_return
  from (select put.company_id, item.ir_number, item.part_number, put.location, put.quantity_qa as waiting, 0::numeric as to_return
          from receiver_putaway put
          join receiver_item item on item.company_id = put.company_id and item.receiver_number = put.receiver_number
           and item.item_number = put.item_number
         where put.quantity_qa <> 0 and item.ir_number is not null
         union all
        select d.company_id, d.ir_number, d.part_number, d.location,
               - d.quantity_released - case when v.status is distinct from 'CANCELLED' then d.quantity_rejected else 0 end,
               case when v.status in ('NOT_APPROVED', 'REJECTED', 'APPROVED') then d.quantity_rejected
                    when v.status = 'PARTIAL' then d.quantity_rejected - (
                      select coalesce(sum(item.quantity_shipped), 0) from rtv_item item
                       where item.company_id = v.company_id and item.rtv_number = v.rtv_number)
                    else 0 end
          from qa_decision d left join rtv v on v.company_id = d.company_id and v.rtv_number = d.rtv_number
           and d.reject_to = 'RTV') as goods
 group by 1, 2, 3, 4;
