-- The documents of everything that moves goods. A posting is reversed by a document that names the one it reverses
-- and carries negative quantities: the sum over the documents is always the quantity of the order. Two are different:
-- a line of an issue keeps how much of it came back, and a transfer is reversed by one the other way.

create table proforma_receiver (
  company_id            integer not null default current_company(),
  pr_number             text collate "C" not null,
  pr_date               date not null,
  vendor_id             text collate "C" not null,
  shipped_via           text collate "C",
  transit_time          integer,
  expected_date         date,
  bill_of_lading        text,
  container_number      text,
  container_seal_number text,
  shipping_mark         text,
  is_bond               boolean not null default false,
  status                text not null default 'OPEN' check (status in ('OPEN', 'CLOSED')),
  created_by            integer not null,
  version               integer not null default 1,
  created_at            timestamptz not null default now(),
  primary key (company_id, pr_number),
  foreign key (company_id, vendor_id) references vendor,
  foreign key (company_id, shipped_via) references carrier,
  foreign key (company_id, created_by) references app_user
);
create index proforma_receiver_by_status on proforma_receiver (company_id, status, pr_date, pr_number);

create table proforma_receiver_item (
  company_id        integer not null default current_company(),
  pr_number         text collate "C" not null,
  item_number       integer not null check (item_number > 0),
  po_number         text collate "C" not null,
  po_item_number    integer not null,
  part_number       text collate "C" not null,
  -- Whose SIT it fills until it arrives.
  location          text collate "C" not null,
  quantity          numeric(18,4) not null check (quantity > 0),
  quantity_received numeric(18,4) not null default 0 check (quantity_received >= 0),
  -- Closed short: what never came is no longer on the way.
  quantity_short    numeric(18,4) not null default 0 check (quantity_short >= 0),
  primary key (company_id, pr_number, item_number),
  foreign key (company_id, pr_number) references proforma_receiver,
  foreign key (company_id, po_number, po_item_number) references purchase_order_item,
  foreign key (company_id, part_number) references part,
  foreign key (company_id, location) references location,
  check (quantity_received + quantity_short <= quantity)
);
create index proforma_receiver_item_of_order on proforma_receiver_item (company_id, po_number, po_item_number);
create index proforma_receiver_item_of_part on proforma_receiver_item (company_id, part_number, pr_number);

create table inspection_report (
  company_id         integer not null default current_company(),
  ir_number          text collate "C" not null,
  ir_date            date not null,
  part_number        text collate "C" not null,
  revision           text collate "C",
  vendor_id          text collate "C",
  po_number          text collate "C",
  quantity_inspected numeric(18,4) not null check (quantity_inspected >= 0),
  quantity_qualified numeric(18,4) not null default 0 check (quantity_qualified >= 0),
  quantity_rejected  numeric(18,4) not null default 0 check (quantity_rejected >= 0),
  result             text not null default 'WAITING' check (result in ('WAITING', 'OK', 'PARTIAL', 'REJECT')),
  finding            text,
  inspected_by       integer,
  inspected_at       timestamptz,
  primary key (company_id, ir_number),
  foreign key (company_id, part_number) references part,
  foreign key (company_id, vendor_id) references vendor,
  foreign key (company_id, po_number) references purchase_order,
  foreign key (company_id, inspected_by) references app_user
);
create index inspection_report_by_date on inspection_report (company_id, ir_date, ir_number);
create index inspection_report_of_vendor on inspection_report (company_id, vendor_id, ir_date);

create table receiver (
  company_id             integer not null default current_company(),
  receiver_number        text collate "C" not null,
  kind                   text not null check (kind in ('po', 'wo', 'rma')),
  po_number              text collate "C",
  wo_number              text collate "C",
  rma_number             text collate "C",
  pr_number              text collate "C",
  vendor_id              text collate "C",
  buyer_code             text collate "C",
  warehouse_code         text collate "C" not null,
  received_date          date not null,
  received_at            timestamptz not null default now(),
  received_by            integer not null,
  vendor_ship_date       date,
  vendor_invoice_num     text,
  vendor_shipper_num     text,
  freight_cost           numeric(18,2) not null default 0 check (freight_cost >= 0),
  carrier_code           text collate "C",
  tracking_number        text,
  account_payable_number text collate "C",
  condition              text,
  log_number             text,
  status                 text not null default 'RECEIVED' check (status in ('RECEIVED', 'CLOSED')),
  reverses               text collate "C",
  -- Why it takes another one back.
  reason                 text,
  version                integer not null default 1,
  primary key (company_id, receiver_number),
  foreign key (company_id, po_number) references purchase_order,
  foreign key (company_id, wo_number) references work_order,
  foreign key (company_id, rma_number) references rma,
  foreign key (company_id, pr_number) references proforma_receiver,
  foreign key (company_id, vendor_id) references vendor,
  foreign key (company_id, buyer_code) references buyer,
  foreign key (company_id, warehouse_code) references warehouse,
  foreign key (company_id, received_by) references app_user,
  foreign key (company_id, carrier_code) references carrier,
  foreign key (company_id, reverses) references receiver,
  check ((kind = 'po') = (po_number is not null) and (kind = 'wo') = (wo_number is not null) and (kind = 'rma') = (rma_number is not null))
);
create index receiver_by_date on receiver (company_id, received_date, receiver_number);
create index receiver_unpaid on receiver (company_id, received_date, receiver_number) where kind = 'po' and status = 'RECEIVED';
create index receiver_of_buyer on receiver (company_id, buyer_code, received_date, receiver_number);
create index receiver_of_vendor on receiver (company_id, vendor_id, received_date, receiver_number);
create index receiver_of_order on receiver (company_id, po_number) where po_number is not null;
create index receiver_of_work_order on receiver (company_id, wo_number) where wo_number is not null;
create index receiver_of_rma on receiver (company_id, rma_number) where rma_number is not null;
create unique index receiver_reversed on receiver (company_id, reverses) where reverses is not null;

create table receiver_item (
  company_id      integer not null default current_company(),
  receiver_number text collate "C" not null,
  item_number     integer not null check (item_number > 0),
  po_number       text collate "C",
  order_item      integer,
  part_number     text collate "C",
  revision        text collate "C",
  quantity        numeric(18,4) not null,
  -- What did not come with it and will not; that of a proforma receiver is no longer on the way.
  quantity_short  numeric(18,4) not null default 0,
  ir_number       text collate "C",
  qty_qualified   numeric(18,4),
  -- Base currency, net of discount; the amount is what a payable will take over.
  unit_cost       numeric(18,6) not null,
  unit_tax        numeric(18,6) not null default 0,
  amount          numeric(18,2) not null default 0,
  lot_number      text,
  condition       text,
  -- The item of the receiver's proforma receiver that it arrived by: taken back, it is on the way again.
  pr_item         integer,
  -- The NCR whose goods these replace.
  ncr_number      text collate "C",
  primary key (company_id, receiver_number, item_number),
  foreign key (company_id, receiver_number) references receiver,
  foreign key (company_id, po_number, order_item) references purchase_order_item,
  foreign key (company_id, part_number) references part,
  foreign key (company_id, ir_number) references inspection_report,
  check (quantity <> 0 or quantity_short <> 0)
);
create index receiver_item_of_order on receiver_item (company_id, po_number, order_item) where po_number is not null;
create index receiver_item_of_part on receiver_item (company_id, part_number, receiver_number);

create table receiver_putaway (
  company_id      integer not null default current_company(),
  receiver_number text collate "C" not null,
  item_number     integer not null,
  location        text collate "C" not null,
  quantity        numeric(18,4) not null,
  quantity_qa     numeric(18,4) not null default 0,
  serials         text[] not null default '{}',
  primary key (company_id, receiver_number, item_number, location),
  foreign key (company_id, receiver_number, item_number) references receiver_item,
  foreign key (company_id, location) references location
);

create table receiver_photo (
  company_id      integer not null default current_company(),
  photo_id        uuid not null default gen_random_uuid(),
  receiver_number text collate "C" not null,
  item_number     integer,
  file_type       text not null,
  byte_count      bigint not null,
  taken_by        integer not null,
  taken_at        timestamptz not null default now(),
  primary key (company_id, photo_id),
  foreign key (company_id, receiver_number) references receiver,
  foreign key (company_id, taken_by) references app_user
);
create index receiver_photo_of_receiver on receiver_photo (company_id, receiver_number);

create table proforma_shipper (
  company_id  integer not null default current_company(),
  pf_number   text collate "C" not null,
  pf_date     date not null,
  customer_id text collate "C" not null,
  bill_to_id  text collate "C",
  ship_to_id  text collate "C",
  so_number   text collate "C" not null,
  customer_po text,
  language    text not null default 'en' check (language in ('en', 'zh')),
  status      text not null default 'OPEN' check (status in ('OPEN', 'CLOSED')),
  created_by  integer not null,
  version     integer not null default 1,
  created_at  timestamptz not null default now(),
  primary key (company_id, pf_number),
  foreign key (company_id, customer_id) references customer,
  foreign key (company_id, bill_to_id) references customer,
  foreign key (company_id, customer_id, ship_to_id) references customer_ship_to,
  foreign key (company_id, so_number) references sales_order,
  foreign key (company_id, created_by) references app_user
);
create index proforma_shipper_by_status on proforma_shipper (company_id, status, pf_date, pf_number);
create index proforma_shipper_of_order on proforma_shipper (company_id, so_number);

create table proforma_shipper_item (
  company_id     integer not null default current_company(),
  pf_number      text collate "C" not null,
  item_number    integer not null check (item_number > 0),
  so_number      text collate "C" not null,
  so_item_number integer not null,
  part_number    text collate "C",
  quantity       numeric(18,4) not null check (quantity > 0),
  qty_shipped    numeric(18,4) not null default 0 check (qty_shipped >= 0),
  list_price     numeric(18,6) not null,
  discount       numeric(9,4) not null default 0,
  tax_rate       numeric(9,4) not null default 0,
  primary key (company_id, pf_number, item_number),
  foreign key (company_id, pf_number) references proforma_shipper,
  foreign key (company_id, so_number, so_item_number) references sales_order_item,
  foreign key (company_id, part_number) references part,
  check (qty_shipped <= quantity)
);

create table shipper (
  company_id        integer not null default current_company(),
  shipper_number    text collate "C" not null,
  so_number         text collate "C" not null,
  customer_id       text collate "C" not null,
  warehouse_code    text collate "C" not null,
  pf_number         text collate "C",
  status            text not null default 'OPEN' check (status in ('OPEN', 'SHIPPED', 'CLOSED', 'CANCELLED')),
  picked_by         integer not null,
  picked_at         timestamptz not null default now(),
  shipped_by        integer,
  shipped_date      date,
  shipped_at        timestamptz,
  freight_rate_code text,
  freight_total     numeric(18,2) not null default 0 check (freight_total >= 0),
  gross_weight      numeric(18,4),
  carrier_code      text collate "C",
  tracking_number   text,
  invoiced_by       integer,
  date_invoiced     date,
  invoice_number    text collate "C",
  -- Sales value in base currency with tax: what counts against the credit limit until it is invoiced.
  amount            numeric(18,2) not null default 0,
  cancelled_at      timestamptz,
  reverses          text collate "C",
  -- Why it takes another one back.
  reason            text,
  version           integer not null default 1,
  primary key (company_id, shipper_number),
  foreign key (company_id, so_number) references sales_order,
  foreign key (company_id, customer_id) references customer,
  foreign key (company_id, warehouse_code) references warehouse,
  foreign key (company_id, pf_number) references proforma_shipper,
  foreign key (company_id, picked_by) references app_user,
  foreign key (company_id, shipped_by) references app_user,
  foreign key (company_id, carrier_code) references carrier,
  foreign key (company_id, invoiced_by) references app_user,
  foreign key (company_id, reverses) references shipper
);
create index shipper_by_status on shipper (company_id, status, picked_at, shipper_number);
create index shipper_by_date on shipper (company_id, picked_at, shipper_number);
create index shipper_of_order on shipper (company_id, so_number);
create index shipper_of_customer on shipper (company_id, customer_id, picked_at);
-- What is picked for a customer counts against its credit limit.
create index shipper_picked_for on shipper (company_id, customer_id) where status = 'OPEN';
create unique index shipper_reversed on shipper (company_id, reverses) where reverses is not null;

create table shipper_item (
  company_id     integer not null default current_company(),
  shipper_number text collate "C" not null,
  item_number    integer not null check (item_number > 0),
  so_number      text collate "C" not null,
  so_item_number integer not null,
  part_number    text collate "C",
  revision       text collate "C",
  quantity       numeric(18,4) not null check (quantity <> 0),
  -- The item of the shipper's proforma shipper that it was announced by: given back, it is announced again.
  pf_item        integer,
  primary key (company_id, shipper_number, item_number),
  foreign key (company_id, shipper_number) references shipper,
  foreign key (company_id, so_number, so_item_number) references sales_order_item,
  foreign key (company_id, part_number) references part
);
create index shipper_item_of_order on shipper_item (company_id, so_number, so_item_number);

create table shipper_pick (
  company_id     integer not null default current_company(),
  shipper_number text collate "C" not null,
  item_number    integer not null,
  pick_number    integer not null check (pick_number > 0),
  location       text collate "C" not null,
  quantity       numeric(18,4) not null check (quantity <> 0),
  box            text,
  serial_number  text collate "C",
  lot_number     text,
  -- What left the inventory account when it was shipped.
  unit_cost      numeric(18,6),
  value          numeric(18,2),
  primary key (company_id, shipper_number, item_number, pick_number),
  foreign key (company_id, shipper_number, item_number) references shipper_item,
  foreign key (company_id, location) references location
);
create index shipper_pick_in_box on shipper_pick (company_id, box) where box is not null;

create table work_order_issue (
  company_id   integer not null default current_company(),
  issue_number text collate "C" not null,
  wo_number    text collate "C" not null,
  issued_by    integer not null,
  issued_at    timestamptz not null default now(),
  reverses     text collate "C",
  -- Why it takes another one back.
  reason       text,
  primary key (company_id, issue_number),
  foreign key (company_id, wo_number) references work_order,
  foreign key (company_id, issued_by) references app_user,
  foreign key (company_id, reverses) references work_order_issue
);
create index work_order_issue_reversed on work_order_issue (company_id, reverses) where reverses is not null;
create index work_order_issue_of_order on work_order_issue (company_id, wo_number, issue_number);

-- One component from one location. What of it still lies in WIP is quantity - consumed, worth value - value_consumed.
create table work_order_issue_item (
  company_id        integer not null default current_company(),
  issue_number      text collate "C" not null,
  item_number       integer not null check (item_number > 0),
  wo_number         text collate "C" not null,
  component_item    integer not null,
  part_number       text collate "C" not null,
  location          text collate "C" not null,
  quantity          numeric(18,4) not null check (quantity > 0),
  serial_number     text collate "C",
  lot_number        text,
  unit_cost         numeric(18,6) not null,
  value             numeric(18,2) not null check (value >= 0),
  -- Turned into finished goods, or given back to the location.
  quantity_consumed numeric(18,4) not null default 0 check (quantity_consumed >= 0),
  quantity_returned numeric(18,4) not null default 0 check (quantity_returned >= 0),
  value_consumed    numeric(18,2) not null default 0 check (value_consumed >= 0),
  value_returned    numeric(18,2) not null default 0 check (value_returned >= 0),
  primary key (company_id, issue_number, item_number),
  foreign key (company_id, issue_number) references work_order_issue,
  foreign key (company_id, wo_number, component_item) references work_order_component,
  foreign key (company_id, part_number) references part,
  foreign key (company_id, location) references location,
  check (quantity_consumed + quantity_returned <= quantity and value_consumed + value_returned <= value)
);
create index work_order_issue_item_open on work_order_issue_item (company_id, wo_number, component_item, issue_number)
  where quantity_consumed + quantity_returned < quantity;
create index work_order_issue_item_in_wip on work_order_issue_item (company_id, part_number, location)
  where quantity_consumed + quantity_returned < quantity;

-- Which issued components a receipt of finished goods used up.
create table work_order_consumption (
  company_id      integer not null default current_company(),
  receiver_number text collate "C" not null,
  issue_number    text collate "C" not null,
  issue_item      integer not null,
  quantity        numeric(18,4) not null check (quantity <> 0),
  value           numeric(18,2) not null,
  primary key (company_id, receiver_number, issue_number, issue_item),
  foreign key (company_id, receiver_number) references receiver,
  foreign key (company_id, issue_number, issue_item) references work_order_issue_item
);

create table transfer (
  company_id      integer not null default current_company(),
  transfer_number text collate "C" not null,
  -- Within a warehouse a move is one step; between two it is in TO until it arrives.
  status          text not null check (status in ('IN_TRANSFER', 'ARRIVED')),
  from_warehouse  text collate "C" not null,
  to_warehouse    text collate "C" not null,
  moved_by        integer not null,
  moved_at        timestamptz not null default now(),
  arrived_by      integer,
  arrived_at      timestamptz,
  reason          text,
  reverses        text collate "C",
  primary key (company_id, transfer_number),
  foreign key (company_id, from_warehouse) references warehouse,
  foreign key (company_id, to_warehouse) references warehouse,
  foreign key (company_id, moved_by) references app_user,
  foreign key (company_id, arrived_by) references app_user,
  foreign key (company_id, reverses) references transfer
);
create index transfer_by_date on transfer (company_id, moved_at, transfer_number);
create unique index transfer_reversed on transfer (company_id, reverses) where reverses is not null;
create index transfer_under_way on transfer (company_id, moved_at, transfer_number) where status = 'IN_TRANSFER';

create table transfer_item (
  company_id      integer not null default current_company(),
  transfer_number text collate "C" not null,
  item_number     integer not null check (item_number > 0),
  part_number     text collate "C" not null,
  from_location   text collate "C" not null,
  to_location     text collate "C" not null,
  quantity        numeric(18,4) not null check (quantity > 0),
  serials         text[] not null default '{}',
  lot_number      text,
  unit_cost       numeric(18,6) not null,
  primary key (company_id, transfer_number, item_number),
  foreign key (company_id, transfer_number) references transfer,
  foreign key (company_id, part_number) references part,
  foreign key (company_id, from_location) references location,
  foreign key (company_id, to_location) references location,
  check (from_location <> to_location)
);

create table cycle_count (
  company_id   integer not null default current_company(),
  count_number text collate "C" not null,
  location     text collate "C" not null,
  status       text not null default 'OPEN' check (status in ('OPEN', 'POSTED', 'CANCELLED')),
  counted_by   integer not null,
  started_at   timestamptz not null default now(),
  posted_at    timestamptz,
  -- A counter-posting: which count it takes back, and why.
  reverses     text collate "C",
  reason       text,
  primary key (company_id, count_number),
  foreign key (company_id, location) references location,
  foreign key (company_id, counted_by) references app_user,
  foreign key (company_id, reverses) references cycle_count
);
create unique index cycle_count_reversed on cycle_count (company_id, reverses) where reverses is not null;
create index cycle_count_by_date on cycle_count (company_id, started_at, count_number);
create index cycle_count_of_location on cycle_count (company_id, location, started_at);

create table cycle_count_item (
  company_id   integer not null default current_company(),
  count_number text collate "C" not null,
  part_number  text collate "C" not null,
  -- Empty is not zero: a part that nobody looked at has no counted quantity.
  counted      numeric(18,4) check (counted >= 0),
  expected     numeric(18,4),
  -- What the difference was worth.
  value        numeric(18,2),
  reason       text,
  -- Of a part that is traced by them: which were written off, and which turned up.
  serials_lost  text[] not null default '{}',
  serials_found text[] not null default '{}',
  primary key (company_id, count_number, part_number),
  foreign key (company_id, count_number) references cycle_count,
  foreign key (company_id, part_number) references part
);

create table ncr (
  company_id      integer not null default current_company(),
  ncr_number      text collate "C" not null,
  ncr_date        date not null,
  status          text not null default 'OPEN' check (status in ('OPEN', 'CLOSED')),
  source          text not null check (source in ('RECEIVER', 'WORK_ORDER', 'RMA', 'STOCK')),
  part_number     text collate "C" not null,
  location        text collate "C",
  vendor_id       text collate "C",
  ir_number       text collate "C",
  receiver_number text collate "C",
  wo_number       text collate "C",
  rma_number      text collate "C",
  quantity        numeric(18,4) not null check (quantity > 0),
  description     text not null,
  disposition     text check (disposition in ('USE', 'REWORK', 'SCRAP', 'RETURN_TO_VENDOR')),
  rtv_number      text collate "C",
  raised_by       integer not null,
  raised_at       timestamptz not null default now(),
  closed_by       integer,
  closed_at       timestamptz,
  version         integer not null default 1,
  primary key (company_id, ncr_number),
  foreign key (company_id, part_number) references part,
  foreign key (company_id, location) references location,
  foreign key (company_id, vendor_id) references vendor,
  foreign key (company_id, ir_number) references inspection_report,
  foreign key (company_id, receiver_number) references receiver,
  foreign key (company_id, wo_number) references work_order,
  foreign key (company_id, rma_number) references rma,
  foreign key (company_id, rtv_number) references rtv,
  foreign key (company_id, raised_by) references app_user,
  foreign key (company_id, closed_by) references app_user
);
alter table receiver_item add foreign key (company_id, ncr_number) references ncr;
create index ncr_by_status on ncr (company_id, status, ncr_date, ncr_number);
create index ncr_of_rtv on ncr (company_id, rtv_number) where rtv_number is not null;

call keep_apart('proforma_receiver', 'proforma_receiver_item', 'inspection_report', 'receiver', 'receiver_item', 'receiver_putaway',
  'receiver_photo', 'proforma_shipper', 'proforma_shipper_item', 'shipper', 'shipper_item', 'shipper_pick', 'work_order_issue',
  'work_order_issue_item', 'work_order_consumption', 'transfer', 'transfer_item', 'cycle_count', 'cycle_count_item', 'ncr');
