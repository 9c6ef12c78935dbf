-- Purchase, sales and work orders, quotes, customer and vendor returns.
--
-- list_status is the filter of the lists (open, closed, cancelled, notApproved): one value each, so that any filter is
-- one range of one index; all of them together are four ranges, merged by date. A part number of null is an NA item.

create table purchase_order (
  company_id     integer not null default current_company(),
  po_number      text collate "C" not null,
  po_date        date not null,
  vendor_id      text collate "C" not null,
  bill_to        text collate "C" not null,
  ship_to        text collate "C" not null,
  requester      integer not null,
  buyer_code     text collate "C" not null,
  -- Who entered it. Neither this person nor requester nor buyer approves it.
  owner          integer not null,
  change_order   integer not null default 0,
  project        text,
  related_doc    text,
  message        text,
  status         text not null default 'NOT_APPROVED' check (status in ('NOT_APPROVED', 'APPROVED', 'PARTIAL', 'RECEIVED', 'CLOSED', 'REJECTED', 'CANCELLED', 'HOLD', 'PARTIAL_HOLD')),
  list_status    text collate "C" not null generated always as (case
    when status in ('APPROVED', 'PARTIAL', 'HOLD', 'PARTIAL_HOLD') then 'open' when status in ('NOT_APPROVED', 'REJECTED') then 'notApproved'
    when status = 'CANCELLED' then 'cancelled' else 'closed' end) stored,
  ship_status    text not null default 'WAITING' check (ship_status in ('WAITING', 'PARTIAL', 'SHIPPED')),
  hold_reason    text,
  currency       text collate "C" not null,
  exchange_rate  numeric(18,8) not null default 1 check (exchange_rate > 0),
  terms          text not null,
  terms_days     integer not null default 30,
  incoterm       text,
  carrier_code   text collate "C",
  prepay         numeric(18,2) not null default 0,
  -- The earliest dates of the items, for the lists.
  arrival_date   date,
  ship_date      date,
  approve_by     integer,
  approve_date   timestamptz,
  -- In the order's currency, and what an approval limit is compared with: positive lines with tax, in base currency.
  total          numeric(18,2) not null default 0,
  tax_total      numeric(18,2) not null default 0,
  approval_total numeric(18,2) not null default 0,
  version        integer not null default 1,
  created_at     timestamptz not null default now(),
  primary key (company_id, po_number),
  foreign key (company_id, vendor_id) references vendor,
  foreign key (company_id, bill_to) references department,
  foreign key (company_id, ship_to) references warehouse,
  foreign key (company_id, requester) references app_user,
  foreign key (company_id, owner) references app_user,
  foreign key (company_id, buyer_code) references buyer,
  foreign key (company_id, carrier_code) references carrier,
  foreign key (company_id, approve_by) references app_user
);
create index purchase_order_by_date on purchase_order (company_id, po_date, po_number);
create index purchase_order_by_status on purchase_order (company_id, list_status, po_date, po_number);
create index purchase_order_by_arrival on purchase_order (company_id, list_status, arrival_date, po_number);
create index purchase_order_by_ship on purchase_order (company_id, list_status, ship_date, po_number);
create index purchase_order_of_vendor on purchase_order (company_id, vendor_id, list_status, po_date, po_number) include (buyer_code);
create index purchase_order_of_vendor_by_arrival on purchase_order (company_id, vendor_id, list_status, arrival_date, po_number) include (buyer_code);
create index purchase_order_of_vendor_by_ship on purchase_order (company_id, vendor_id, list_status, ship_date, po_number) include (buyer_code);
create index purchase_order_of_buyer on purchase_order (company_id, buyer_code, list_status, po_date, po_number);
create index purchase_order_of_buyer_by_arrival on purchase_order (company_id, buyer_code, list_status, arrival_date, po_number);
create index purchase_order_of_buyer_by_ship on purchase_order (company_id, buyer_code, list_status, ship_date, po_number);

create table purchase_order_item (
  company_id            integer not null default current_company(),
  po_number             text collate "C" not null,
  item_number           integer not null check (item_number > 0),
  part_number           text collate "C",
  revision              text collate "C",
  description           text not null,
  quantity_ordered      numeric(18,4) not null check (quantity_ordered > 0),
  quantity_received     numeric(18,4) not null default 0 check (quantity_received >= 0),
  -- What the vendor has sent so far, and of that, what is still on the way under a proforma receiver.
  quantity_shipped      numeric(18,4) not null default 0 check (quantity_shipped >= 0),
  quantity_in_transit   numeric(18,4) not null default 0 check (quantity_in_transit >= 0),
  po_unit               text not null default 'EA',
  po_unit_qty           numeric(18,4) not null default 1 check (po_unit_qty > 0),
  cost_per_unit         numeric(18,6) not null,
  discount              numeric(9,4) not null default 0 check (discount between 0 and 100),
  tax_code              text collate "C",
  tax_rate              numeric(9,4) not null default 0 check (tax_rate >= 0),
  cost_per_unit_with_tax numeric(18,6) not null generated always as (round(cost_per_unit * (100 - discount) * (100 + tax_rate) / 10000, 6)) stored,
  ext_price             numeric(18,2) not null generated always as (round(quantity_ordered * cost_per_unit * (100 - discount) / 100, 2)) stored,
  -- The last cost before this order, kept for the comparison that the approver sees.
  last_po_cost          numeric(18,6),
  date_required         date not null,
  arrival_date          date,
  ship_date             date,
  part_from             text collate "C" not null default 'OWN',
  account_number        text collate "C",
  closed                boolean not null default false,
  primary key (company_id, po_number, item_number),
  foreign key (company_id, po_number) references purchase_order,
  foreign key (company_id, part_number) references part,
  foreign key (company_id, tax_code) references tax_rate,
  foreign key (company_id, part_from) references part_from,
  foreign key (company_id, account_number) references account,
  check (quantity_received + quantity_in_transit <= quantity_ordered)
);
create index purchase_order_item_of_part on purchase_order_item (company_id, part_number, po_number, item_number);
create index purchase_order_item_by_date on purchase_order_item (company_id, date_required, po_number, item_number);
create index purchase_order_item_open on purchase_order_item (company_id, arrival_date, po_number) where quantity_received < quantity_ordered and not closed;

create table sales_order (
  company_id     integer not null default current_company(),
  so_number      text collate "C" not null,
  so_date        date not null,
  customer_id    text collate "C" not null,
  bill_to        text,
  ship_to_id     text collate "C",
  customer_po    text,
  sales_code     text collate "C",
  owner          integer not null,
  revision       integer not null default 0,
  warehouse_code text collate "C" not null,
  incoterm       text,
  place_port     text,
  ship_via       text collate "C",
  freight_total  numeric(18,2) not null default 0,
  project        text,
  related_doc    text,
  message        text,
  status         text not null default 'NOT_REVIEWED' check (status in ('NOT_REVIEWED', 'OPEN', 'PARTIAL', 'FINISHED', 'REJECTED', 'CANCELLED', 'HOLD', 'PARTIAL_HOLD')),
  list_status    text collate "C" not null generated always as (case
    when status in ('OPEN', 'PARTIAL', 'HOLD', 'PARTIAL_HOLD') then 'open' when status in ('NOT_REVIEWED', 'REJECTED') then 'notApproved'
    when status = 'CANCELLED' then 'cancelled' else 'closed' end) stored,
  hold_reason    text,
  currency       text collate "C" not null,
  exchange_rate  numeric(18,8) not null default 1 check (exchange_rate > 0),
  terms          text not null,
  terms_days     integer not null default 30,
  arrival_date   date,
  ship_date      date,
  review_by      integer,
  review_date    timestamptz,
  qo_number      text collate "C",
  total          numeric(18,2) not null default 0,
  tax_total      numeric(18,2) not null default 0,
  approval_total numeric(18,2) not null default 0,
  version        integer not null default 1,
  created_at     timestamptz not null default now(),
  primary key (company_id, so_number),
  foreign key (company_id, customer_id) references customer,
  foreign key (company_id, customer_id, ship_to_id) references customer_ship_to,
  foreign key (company_id, sales_code) references sales_code,
  foreign key (company_id, owner) references app_user,
  foreign key (company_id, warehouse_code) references warehouse,
  foreign key (company_id, ship_via) references carrier,
  foreign key (company_id, review_by) references app_user
);
create index sales_order_by_date on sales_order (company_id, so_date, so_number);
create index sales_order_by_status on sales_order (company_id, list_status, so_date, so_number);
create index sales_order_by_arrival on sales_order (company_id, list_status, arrival_date, so_number);
create index sales_order_by_ship on sales_order (company_id, list_status, ship_date, so_number);
create index sales_order_of_customer on sales_order (company_id, customer_id, list_status, so_date, so_number);
create index sales_order_of_customer_by_arrival on sales_order (company_id, customer_id, list_status, arrival_date, so_number);
create index sales_order_of_customer_by_ship on sales_order (company_id, customer_id, list_status, ship_date, so_number);

create table sales_order_item (
  company_id       integer not null default current_company(),
  so_number        text collate "C" not null,
  item_number      integer not null check (item_number > 0),
  part_number      text collate "C",
  revision         text collate "C",
  description      text not null,
  quantity_ordered numeric(18,4) not null check (quantity_ordered > 0),
  quantity_shipped numeric(18,4) not null default 0 check (quantity_shipped >= 0),
  -- Picked for open shippers: in SIP, not gone.
  quantity_picked  numeric(18,4) not null default 0 check (quantity_picked >= 0),
  list_price       numeric(18,6) not null,
  discount         numeric(9,4) not null default 0 check (discount between 0 and 100),
  tax_code         text collate "C",
  tax_rate         numeric(9,4) not null default 0 check (tax_rate >= 0),
  ext_price        numeric(18,2) not null generated always as (round(quantity_ordered * list_price * (100 - discount) / 100, 2)) stored,
  date_required    date not null,
  promised_date    date,
  part_from        text collate "C" not null default 'OWN',
  closed           boolean not null default false,
  primary key (company_id, so_number, item_number),
  foreign key (company_id, so_number) references sales_order,
  foreign key (company_id, part_number) references part,
  foreign key (company_id, tax_code) references tax_rate,
  foreign key (company_id, part_from) references part_from,
  check (quantity_shipped + quantity_picked <= quantity_ordered)
);
create index sales_order_item_of_part on sales_order_item (company_id, part_number, so_number, item_number);
create index sales_order_item_open on sales_order_item (company_id, promised_date, so_number) where quantity_shipped < quantity_ordered and not closed;

create table quote (
  company_id     integer not null default current_company(),
  qo_number      text collate "C" not null,
  qo_date        date not null,
  customer_id    text collate "C" not null,
  ship_to_id     text collate "C",
  sales_code     text collate "C",
  owner          integer not null,
  valid_until    date not null,
  revision       integer not null default 0,
  warehouse_code text collate "C" not null,
  incoterm       text,
  project        text,
  related_doc    text,
  message        text,
  status         text not null default 'NOT_APPROVED' check (status in ('NOT_APPROVED', 'REJECTED', 'APPROVED', 'COMMITTED', 'EXPIRED', 'CANCELLED')),
  list_status    text collate "C" not null generated always as (case
    when status = 'APPROVED' then 'open' when status in ('NOT_APPROVED', 'REJECTED') then 'notApproved'
    when status = 'CANCELLED' then 'cancelled' else 'closed' end) stored,
  currency       text collate "C" not null,
  exchange_rate  numeric(18,8) not null default 1 check (exchange_rate > 0),
  terms          text not null,
  terms_days     integer not null default 30,
  arrival_date   date,
  ship_date      date,
  approve_by     integer,
  approve_date   timestamptz,
  so_number      text collate "C",
  committed_at   timestamptz,
  total          numeric(18,2) not null default 0,
  tax_total      numeric(18,2) not null default 0,
  approval_total numeric(18,2) not null default 0,
  version        integer not null default 1,
  created_at     timestamptz not null default now(),
  primary key (company_id, qo_number),
  foreign key (company_id, customer_id) references customer,
  foreign key (company_id, customer_id, ship_to_id) references customer_ship_to,
  foreign key (company_id, sales_code) references sales_code,
  foreign key (company_id, owner) references app_user,
  foreign key (company_id, warehouse_code) references warehouse,
  foreign key (company_id, approve_by) references app_user,
  foreign key (company_id, so_number) references sales_order,
  check ((status = 'COMMITTED') = (so_number is not null))
);
-- Each names the other: deferrable, so that a load can write both.
alter table sales_order add foreign key (company_id, qo_number) references quote deferrable;
create index quote_by_date on quote (company_id, qo_date, qo_number);
create index quote_by_status on quote (company_id, list_status, qo_date, qo_number);
create index quote_by_arrival on quote (company_id, list_status, arrival_date, qo_number);
create index quote_by_ship on quote (company_id, list_status, ship_date, qo_number);
create index quote_of_customer on quote (company_id, customer_id, list_status, qo_date, qo_number);
create index quote_of_customer_by_arrival on quote (company_id, customer_id, list_status, arrival_date, qo_number);
create index quote_of_customer_by_ship on quote (company_id, customer_id, list_status, ship_date, qo_number);

create table quote_item (
  company_id    integer not null default current_company(),
  qo_number     text collate "C" not null,
  item_number   integer not null check (item_number > 0),
  part_number   text collate "C",
  revision      text collate "C",
  description   text not null,
  quantity      numeric(18,4) not null check (quantity > 0),
  list_price    numeric(18,6) not null,
  discount      numeric(9,4) not null default 0 check (discount between 0 and 100),
  tax_code      text collate "C",
  tax_rate      numeric(9,4) not null default 0 check (tax_rate >= 0),
  ext_price     numeric(18,2) not null generated always as (round(quantity * list_price * (100 - discount) / 100, 2)) stored,
  date_required date not null,
  primary key (company_id, qo_number, item_number),
  foreign key (company_id, qo_number) references quote,
  foreign key (company_id, part_number) references part,
  foreign key (company_id, tax_code) references tax_rate
);

create table work_centre (
  company_id    integer not null default current_company() references company,
  wc            text collate "C" not null,
  wc_name       text not null,
  department_id text collate "C",
  online        smallint not null default 1 check (online in (0, 1)),
  hourly_cost   numeric(18,2) not null default 0,
  -- Hours a day that can be planned, for the load by week.
  day_hours     numeric(9,4) not null default 8,
  primary key (company_id, wc),
  foreign key (company_id, department_id) references department
);

create table work_order (
  company_id        integer not null default current_company(),
  wo_number         text collate "C" not null,
  wo_date           date not null,
  part_number       text collate "C" not null,
  revision          text collate "C" not null,
  quantity_ordered  numeric(18,4) not null check (quantity_ordered > 0),
  quantity_received numeric(18,4) not null default 0 check (quantity_received >= 0),
  warehouse_code    text collate "C" not null,
  owner             integer not null,
  requester         integer not null,
  start_date        date not null,
  due_date          date not null,
  finished_at       timestamptz,
  so_number         text collate "C",
  so_item_number    integer,
  project           text,
  related_doc       text,
  message           text,
  status            text not null default 'NOT_APPROVED' check (status in ('NOT_APPROVED', 'REJECTED', 'APPROVED', 'RUN', 'FINISHED', 'CANCELLED')),
  list_status       text collate "C" not null generated always as (case
    when status in ('APPROVED', 'RUN') then 'open' when status in ('NOT_APPROVED', 'REJECTED') then 'notApproved'
    when status = 'CANCELLED' then 'cancelled' else 'closed' end) stored,
  approve_by        integer,
  approve_date      timestamptz,
  approval_total    numeric(18,2) not null default 0,
  version           integer not null default 1,
  created_at        timestamptz not null default now(),
  primary key (company_id, wo_number),
  foreign key (company_id, part_number) references part,
  foreign key (company_id, warehouse_code) references warehouse,
  foreign key (company_id, owner) references app_user,
  foreign key (company_id, requester) references app_user,
  foreign key (company_id, so_number, so_item_number) references sales_order_item,
  foreign key (company_id, approve_by) references app_user,
  check (quantity_received <= quantity_ordered)
);
create index work_order_by_date on work_order (company_id, wo_date, wo_number);
create index work_order_by_status on work_order (company_id, list_status, wo_date, wo_number);
create index work_order_by_start on work_order (company_id, list_status, start_date, wo_number);
create index work_order_by_due on work_order (company_id, list_status, due_date, wo_number);
create index work_order_of_part on work_order (company_id, part_number, list_status, wo_date, wo_number);
create index work_order_of_part_by_start on work_order (company_id, part_number, list_status, start_date, wo_number);
create index work_order_of_part_by_due on work_order (company_id, part_number, list_status, due_date, wo_number);
create index work_order_of_sales_order on work_order (company_id, so_number) where so_number is not null;

create table work_order_component (
  company_id        integer not null default current_company(),
  wo_number         text collate "C" not null,
  item_number       integer not null check (item_number > 0),
  part_number       text collate "C" not null,
  make_buy          text not null check (make_buy in ('BUY', 'MAKE', 'X')),
  quantity_per      numeric(18,4) not null check (quantity_per > 0),
  quantity_required numeric(18,4) not null check (quantity_required >= 0),
  quantity_issued   numeric(18,4) not null default 0 check (quantity_issued >= 0),
  quantity_consumed numeric(18,4) not null default 0 check (quantity_consumed >= 0),
  spare_part        boolean not null default false,
  primary key (company_id, wo_number, item_number),
  foreign key (company_id, wo_number) references work_order,
  foreign key (company_id, part_number) references part,
  check (quantity_consumed <= quantity_issued)
);
create index work_order_component_of_part on work_order_component (company_id, part_number, wo_number, item_number);

create table work_order_operation (
  company_id         integer not null default current_company(),
  wo_number          text collate "C" not null,
  sequence           integer not null check (sequence > 0),
  wc                 text collate "C" not null,
  description        text not null,
  status             text not null default 'WAITING' check (status in ('WAITING', 'NOT_SETUP', 'SETUP', 'RUN', 'OK')),
  wage_type          smallint not null default 2 check (wage_type in (1, 2)),
  estimated_hours    numeric(9,4) not null default 0 check (estimated_hours >= 0),
  reported_hours     numeric(18,4) not null default 0 check (reported_hours >= 0),
  qualified_quantity numeric(18,4) not null default 0 check (qualified_quantity >= 0),
  defective_quantity numeric(18,4) not null default 0 check (defective_quantity >= 0),
  planned_start      timestamptz,
  planned_end        timestamptz,
  primary key (company_id, wo_number, sequence),
  foreign key (company_id, wo_number) references work_order,
  foreign key (company_id, wc) references work_centre
);
create index work_order_operation_of_wc on work_order_operation (company_id, wc, status, planned_start);

create table rma (
  company_id     integer not null default current_company(),
  rma_number     text collate "C" not null,
  rma_date       date not null,
  customer_id    text collate "C" not null,
  so_number      text collate "C",
  owner          integer not null,
  status         text not null default 'NOT_APPROVED' check (status in ('NOT_APPROVED', 'REJECTED', 'APPROVED', 'RECEIVED', 'CLOSED', 'CANCELLED')),
  reason         text not null,
  currency       text collate "C" not null,
  exchange_rate  numeric(18,8) not null default 1 check (exchange_rate > 0),
  approve_by     integer,
  approve_date   timestamptz,
  total          numeric(18,2) not null default 0,
  approval_total numeric(18,2) not null default 0,
  version        integer not null default 1,
  created_at     timestamptz not null default now(),
  primary key (company_id, rma_number),
  foreign key (company_id, customer_id) references customer,
  foreign key (company_id, so_number) references sales_order,
  foreign key (company_id, owner) references app_user,
  foreign key (company_id, approve_by) references app_user
);
create index rma_by_status on rma (company_id, status, rma_date, rma_number);
create index rma_of_order on rma (company_id, so_number) where so_number is not null;

create table rma_item (
  company_id        integer not null default current_company(),
  rma_number        text collate "C" not null,
  item_number       integer not null check (item_number > 0),
  part_number       text collate "C" not null,
  so_item_number    integer,
  quantity          numeric(18,4) not null check (quantity > 0),
  quantity_received numeric(18,4) not null default 0 check (quantity_received >= 0),
  unit_price        numeric(18,6) not null,
  reason            text,
  primary key (company_id, rma_number, item_number),
  foreign key (company_id, rma_number) references rma,
  foreign key (company_id, part_number) references part,
  check (quantity_received <= quantity)
);

create table rtv (
  company_id     integer not null default current_company(),
  rtv_number     text collate "C" not null,
  rtv_date       date not null,
  vendor_id      text collate "C" not null,
  po_number      text collate "C",
  owner          integer not null,
  status         text not null default 'NOT_APPROVED' check (status in ('NOT_APPROVED', 'REJECTED', 'APPROVED', 'SHIPPED', 'CLOSED', 'CANCELLED')),
  reason         text not null,
  currency       text collate "C" not null,
  exchange_rate  numeric(18,8) not null default 1 check (exchange_rate > 0),
  approve_by     integer,
  approve_date   timestamptz,
  total          numeric(18,2) not null default 0,
  approval_total numeric(18,2) not null default 0,
  version        integer not null default 1,
  created_at     timestamptz not null default now(),
  primary key (company_id, rtv_number),
  foreign key (company_id, vendor_id) references vendor,
  foreign key (company_id, po_number) references purchase_order,
  foreign key (company_id, owner) references app_user,
  foreign key (company_id, approve_by) references app_user
);
create index rtv_by_status on rtv (company_id, status, rtv_date, rtv_number);
create index rtv_of_order on rtv (company_id, po_number) where po_number is not null;

create table rtv_item (
  company_id       integer not null default current_company(),
  rtv_number       text collate "C" not null,
  item_number      integer not null check (item_number > 0),
  part_number      text collate "C" not null,
  location         text collate "C" not null,
  quantity         numeric(18,4) not null check (quantity > 0),
  quantity_shipped numeric(18,4) not null default 0 check (quantity_shipped >= 0),
  -- What it lies in stock at, in base currency.
  unit_cost        numeric(18,6) not null,
  reason           text,
  primary key (company_id, rtv_number, item_number),
  foreign key (company_id, rtv_number) references rtv,
  foreign key (company_id, part_number) references part,
  foreign key (company_id, location) references location,
  check (quantity_shipped <= quantity)
);

call keep_apart('purchase_order', 'purchase_order_item', 'sales_order', 'sales_order_item', 'quote', 'quote_item', 'work_centre',
  'work_order', 'work_order_component', 'work_order_operation', 'rma', 'rma_item', 'rtv', 'rtv_item');
