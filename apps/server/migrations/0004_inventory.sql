-- Stock: what lies where, and the log of everything that ever moved it.
--
-- The stock that we hold at a location is on hand + in QA + in SIP + in TO; it is worth that quantity at the location's
-- average cost, in cents. SIT is not ours yet, and WIP is carried by the work order at what was issued to it.

create table inventory_balance (
  company_id  integer not null default current_company(),
  part_number text collate "C" not null,
  location    text collate "C" not null,
  part_from   text collate "C" not null default 'OWN',
  on_hand     numeric(18,4) not null default 0 check (on_hand >= 0),
  in_qa       numeric(18,4) not null default 0 check (in_qa >= 0),
  in_sip      numeric(18,4) not null default 0 check (in_sip >= 0),
  in_sit      numeric(18,4) not null default 0 check (in_sit >= 0),
  in_wip      numeric(18,4) not null default 0 check (in_wip >= 0),
  in_to       numeric(18,4) not null default 0 check (in_to >= 0),
  avg_cost    numeric(18,6) not null default 0 check (avg_cost >= 0),
  avg_tax     numeric(18,6) not null default 0 check (avg_tax >= 0),
  -- Of what is on hand, so much is lent out. Said by people, not moved by postings.
  on_loan     numeric(18,4) not null default 0 check (on_loan >= 0),
  loaned_to   text,
  last_in     timestamptz,
  last_out    timestamptz,
  ref_doc1    text,
  ref_doc2    text,
  -- The number of the newest log row: raised by every posting, in the transaction that holds this row.
  seq         bigint not null default 0,
  value       numeric(18,2) not null generated always as (round((on_hand + in_qa + in_sip + in_to) * avg_cost, 2)) stored,
  primary key (company_id, part_number, location),
  foreign key (company_id, part_number) references part,
  foreign key (company_id, location) references location,
  foreign key (company_id, part_from) references part_from
) with (fillfactor = 80);
create index inventory_of_location on inventory_balance (company_id, location, part_number);

-- Totals of a part over all locations. Apart from the part itself, so that a posting rewrites a narrow row without indexes.
create table part_stock (
  company_id  integer not null default current_company(),
  part_number text collate "C" not null,
  on_hand     numeric(18,4) not null default 0 check (on_hand >= 0),
  in_qa       numeric(18,4) not null default 0 check (in_qa >= 0),
  in_sip      numeric(18,4) not null default 0 check (in_sip >= 0),
  in_sit      numeric(18,4) not null default 0 check (in_sit >= 0),
  in_wip      numeric(18,4) not null default 0 check (in_wip >= 0),
  in_to       numeric(18,4) not null default 0 check (in_to >= 0),
  on_demand   numeric(18,4) not null default 0 check (on_demand >= 0),
  on_order    numeric(18,4) not null default 0 check (on_order >= 0),
  value       numeric(18,2) not null default 0 check (value >= 0),
  avg_cost    numeric(18,6) generated always as (round(value / nullif(on_hand + in_qa + in_sip + in_to, 0), 6)) stored,
  last_in     timestamptz,
  last_out    timestamptz,
  primary key (company_id, part_number),
  foreign key (company_id, part_number) references part
) with (fillfactor = 80);

create table inventory_log (
  company_id      integer not null default current_company(),
  part_number     text collate "C" not null,
  location        text collate "C" not null,
  seq             bigint not null check (seq > 0),
  posted_at       timestamptz not null default now(),
  posted_by       integer not null,
  movement        text not null check (movement in (
    'OPENING', 'RECEIVE', 'TO_QA', 'RELEASE', 'REJECT', 'RECEIVE_WO', 'PICK', 'UNPICK', 'SHIP', 'ISSUE', 'RETURN_WIP', 'CONSUME',
    'TRANSIT', 'ARRIVE', 'SHORT', 'MOVE_OUT', 'MOVE_IN', 'SEND', 'TAKE_IN', 'COUNT', 'RETURN', 'RETURN_TO_VENDOR', 'ADJUST_COST', 'REVERSE')),
  document_kind   text collate "C" not null,
  document_number text collate "C" not null,
  document_item   integer,
  -- The order behind the document, as people name the movement: PO 48164, WO 70418.
  order_kind      text collate "C",
  order_number    text collate "C",
  entry_number    bigint,
  lot_number      text,
  reason          text,
  in_qty          numeric(18,4) not null default 0 check (in_qty >= 0),
  in_cost         numeric(18,6) not null default 0 check (in_cost >= 0),
  in_tax          numeric(18,6) not null default 0,
  out_qty         numeric(18,4) not null default 0 check (out_qty >= 0),
  out_cost        numeric(18,6) not null default 0,
  out_tax         numeric(18,6) not null default 0,
  old_on_hand     numeric(18,4) not null,
  new_on_hand     numeric(18,4) not null check (new_on_hand >= 0),
  old_in_qa       numeric(18,4) not null,
  new_in_qa       numeric(18,4) not null check (new_in_qa >= 0),
  old_in_sip      numeric(18,4) not null,
  new_in_sip      numeric(18,4) not null check (new_in_sip >= 0),
  old_in_sit      numeric(18,4) not null,
  new_in_sit      numeric(18,4) not null check (new_in_sit >= 0),
  old_in_wip      numeric(18,4) not null,
  new_in_wip      numeric(18,4) not null check (new_in_wip >= 0),
  old_in_to       numeric(18,4) not null,
  new_in_to       numeric(18,4) not null check (new_in_to >= 0),
  old_cost        numeric(18,6) not null,
  new_cost        numeric(18,6) not null check (new_cost >= 0),
  old_avg_tax     numeric(18,6) not null,
  new_avg_tax     numeric(18,6) not null,
  primary key (company_id, part_number, location, seq),
  -- To the balance and not to part and location: one look-up, of a row the posting holds anyway.
  foreign key (company_id, part_number, location) references inventory_balance,
  foreign key (company_id, posted_by) references app_user,
  check (new_on_hand = old_on_hand + in_qty - out_qty)
);
create index inventory_log_of_part on inventory_log (company_id, part_number, posted_at, location, seq);

-- Rows and value that moved in a day, for the warehouse's figures. Slots: postings of the same day do not queue for one row.
create table stock_day (
  company_id integer not null default current_company(),
  day        date not null,
  slot       smallint not null default 0,
  log_rows   bigint not null default 0,
  value_in   numeric(18,2) not null default 0,
  value_out  numeric(18,2) not null default 0,
  primary key (company_id, day, slot)
) with (fillfactor = 70);

create function add_to_stock_day() returns trigger
  language plpgsql as $$
begin
  insert into stock_day as total (company_id, day, slot, log_rows, value_in, value_out)
  select company_id, day, pg_backend_pid() % 16, count(*), sum(greatest(change, 0)), sum(greatest(-change, 0))
    from (select row.company_id, (row.posted_at at time zone company.time_zone)::date as day,
                 round((new_on_hand + new_in_qa + new_in_sip + new_in_to) * new_cost, 2)
                 - round((old_on_hand + old_in_qa + old_in_sip + old_in_to) * old_cost, 2) as change
            from written row join company on company.company_id = row.company_id) as moved
   group by 1, 2 order by 1, 2
  on conflict (company_id, day, slot) do update
     set log_rows = total.log_rows + excluded.log_rows, value_in = total.value_in + excluded.value_in,
         value_out = total.value_out + excluded.value_out;
  return null;
end $$;
create trigger add_to_stock_day after insert on inventory_log
  referencing new table as written for each statement execute function add_to_stock_day();

-- For a load that wrote the log without its triggers.
create procedure rebuild_stock_day()
  language sql
  begin atomic
    delete from stock_day where company_id = current_company();
    insert into stock_day (company_id, day, log_rows, value_in, value_out)
    select company_id, day, count(*), sum(greatest(change, 0)), sum(greatest(-change, 0))
      from (select log.company_id, (log.posted_at at time zone company.time_zone)::date as day,
                   round((new_on_hand + new_in_qa + new_in_sip + new_in_to) * new_cost, 2)
                   - round((old_on_hand + old_in_qa + old_in_sip + old_in_to) * old_cost, 2) as change
              from inventory_log log join company on company.company_id = log.company_id
             where log.company_id = current_company()) as moved
     group by 1, 2;
  end;

create table serial (
  company_id      integer not null default current_company(),
  part_number     text collate "C" not null,
  serial_number   text collate "C" not null,
  -- However it is written: sn-1 is SN-1.
  serial_key      text collate "C" not null generated always as (upper(serial_number)) stored,
  place           text not null check (place in ('STOCK', 'PICKED', 'SHIPPED', 'WIP', 'SCRAPPED')),
  location        text collate "C",
  document_kind   text collate "C",
  document_number text collate "C",
  lot_number      text,
  version         integer not null default 1,
  primary key (company_id, part_number, serial_key),
  foreign key (company_id, part_number) references part,
  foreign key (company_id, location) references location,
  check ((place in ('STOCK', 'PICKED')) = (location is not null))
);
create index serial_by_number on serial (company_id, serial_key);
create index serial_in_location on serial (company_id, location, part_number) where location is not null;

call keep_apart('inventory_balance', 'part_stock', 'inventory_log', 'stock_day', 'serial');
call append_only('inventory_log');
