-- Parts, their prices, documents, bills of materials and engineering changes; warehouses and locations.

create table warehouse (
  company_id     integer not null default current_company() references company,
  warehouse_code text collate "C" not null,
  warehouse_name text not null,
  address        text,
  city           text,
  state          text,
  zip            text,
  country        text,
  phone          text,
  primary key (company_id, warehouse_code)
);

create table location (
  company_id      integer not null default current_company(),
  location        text collate "C" not null check (location ~ '^[A-Z0-9][A-Z0-9./-]{0,19}$'),
  warehouse_code  text collate "C" not null,
  description     text not null default '',
  purpose         text not null default 'STOCK' check (purpose in ('STOCK', 'DOCK', 'QA', 'LINE', 'TRANSIT')),
  active          boolean not null default true,
  last_counted_at timestamptz,
  primary key (company_id, location),
  foreign key (company_id, warehouse_code) references warehouse
);
create index location_of_warehouse on location (company_id, warehouse_code, location);

create table product_line (
  company_id   integer not null default current_company() references company,
  product_code text collate "C" not null,
  product_name text not null,
  primary key (company_id, product_code)
);

-- Where a stocked lot came from. Stock that is not ours is kept at cost 0.
create table part_from (
  company_id  integer not null default current_company() references company,
  part_from   text collate "C" not null,
  kind        text not null check (kind in ('OWN', 'VENDOR', 'CUSTOMER')),
  vendor_id   text collate "C",
  customer_id text collate "C",
  primary key (company_id, part_from),
  foreign key (company_id, vendor_id) references vendor,
  foreign key (company_id, customer_id) references customer,
  check ((kind = 'VENDOR') = (vendor_id is not null) and (kind = 'CUSTOMER') = (customer_id is not null))
);

create table part (
  company_id       integer not null default current_company() references company,
  part_number      text collate "C" not null check (part_number ~ '^[A-Z0-9()./-]{3,20}$'),
  description      text not null,
  description_zh   text,
  description_es   text,
  part_type        text not null check (part_type in ('BUY', 'MAKE', 'RAW', 'SUPPLY', 'DOCUMENT', 'SERVICE')),
  revision         text collate "C" not null default 'A',
  drawing          text,
  bill             boolean not null default false,
  traceable        boolean not null default false,
  trackable_level  text not null default 'NONE' check (trackable_level in ('NONE', 'LOT', 'SERIAL')),
  uom              text not null default 'EA',
  material         text,
  saleable         boolean not null default false,
  model_number     text,
  product_code     text collate "C",
  commodity_code   text collate "C",
  mfg_code         text collate "C",
  weight           numeric(18,4),
  weight_unit      text,
  length           numeric(18,4),
  width            numeric(18,4),
  height           numeric(18,4),
  volume           numeric(18,4),
  min_qty          numeric(18,4) check (min_qty >= 0),
  max_qty          numeric(18,4) check (max_qty >= 0),
  list_price       numeric(18,6),
  std_cost         numeric(18,6),
  last_po_cost     numeric(18,6),
  inventory_class  text check (inventory_class in ('A', 'B', 'C')),
  hs_code          text,
  country_origin   text,
  buyer_code       text collate "C",
  make_lead_time   integer check (make_lead_time >= 0),
  qi_type          text not null default 'NONE' check (qi_type in ('NONE', 'SAMPLE', 'FULL')),
  hold             boolean not null default false,
  hold_reason      text,
  default_location text collate "C",
  active           boolean not null default true,
  version          integer not null default 1,
  created_by       integer,
  created_at       timestamptz not null default now(),
  search_text      text collate "C" generated always as (search_key(part_number || ' ' || description || ' ' || coalesce(description_zh, '') || ' ' || coalesce(description_es, ''))) stored,
  primary key (company_id, part_number),
  foreign key (company_id, product_code) references product_line,
  foreign key (company_id, mfg_code) references manufacturer,
  foreign key (company_id, buyer_code) references buyer,
  foreign key (company_id, default_location) references location,
  foreign key (company_id, created_by) references app_user
);
-- The words first: their lists are short, that of a company is as long as its catalogue.
create index part_search on part using gin (search_text gin_trgm_ops, company_id);
create index part_of_product on part (company_id, product_code, part_number);
create index part_of_type on part (company_id, part_type, part_number);
create index part_on_hold on part (company_id, part_number) where hold;
create index part_by_age on part (company_id, created_at);

create table part_revision (
  company_id     integer not null default current_company(),
  part_number    text collate "C" not null,
  revision       text collate "C" not null,
  effective_date date not null,
  ecn_number     text collate "C",
  note           text,
  primary key (company_id, part_number, revision),
  foreign key (company_id, part_number) references part
);

create table vendor_price (
  company_id     integer not null default current_company(),
  part_number    text collate "C" not null,
  vendor_id      text collate "C" not null,
  effective_date date not null,
  effective_thru date,
  price          numeric(18,6) not null check (price >= 0),
  currency       text collate "C" not null,
  last_po_cost   numeric(18,6),
  lead_time      integer,
  min_qty        numeric(18,4),
  rfq_num        text,
  primary key (company_id, part_number, vendor_id, effective_date),
  foreign key (company_id, part_number) references part,
  foreign key (company_id, vendor_id) references vendor
);
create index vendor_price_of_vendor on vendor_price (company_id, vendor_id, part_number);

create table sales_catalog_item (
  company_id           integer not null default current_company(),
  customer_id          text collate "C" not null,
  part_number          text collate "C" not null,
  customer_part_number text,
  price                numeric(18,6) not null check (price >= 0),
  currency             text collate "C" not null,
  effective_date       date not null,
  effective_thru       date,
  primary key (company_id, customer_id, part_number),
  foreign key (company_id, customer_id) references customer,
  foreign key (company_id, part_number) references part
);

create table document (
  company_id    integer not null default current_company(),
  document_id   uuid not null default gen_random_uuid(),
  part_number   text collate "C",
  revision      text collate "C",
  type          text not null check (type in ('DRAWING', 'WORK_INSTRUCTION', 'SPECIFICATION', 'CERTIFICATE', 'QUOTE', 'PHOTO', 'OTHER')),
  title         text not null,
  doc_lang      text not null check (doc_lang in ('cn', 'en')),
  doc_sec_level text not null default 'companyOnly' check (doc_sec_level in ('companyOnly', 'public')),
  doc_rev       integer not null default 1,
  created_at    timestamptz not null default now(),
  created_by    integer not null,
  deleted_at    timestamptz,
  primary key (company_id, document_id),
  foreign key (company_id, part_number) references part,
  foreign key (company_id, created_by) references app_user,
  check ((part_number is null) = (revision is null))
);
-- The same part, revision and language again is a new revision of the document, not another document.
create unique index document_of_part on document (company_id, part_number, revision, doc_lang) where part_number is not null and deleted_at is null;

create table document_revision (
  company_id  integer not null default current_company(),
  document_id uuid not null,
  doc_rev     integer not null,
  file_name   text not null,
  file_type   text not null,
  byte_count  bigint not null check (byte_count >= 0),
  sha256      bytea not null,
  -- The name under which the bytes are stored. A file name never becomes a path.
  storage_id  uuid not null default gen_random_uuid(),
  note        text,
  uploaded_by integer not null,
  uploaded_at timestamptz not null default now(),
  primary key (company_id, document_id, doc_rev),
  foreign key (company_id, document_id) references document,
  foreign key (company_id, uploaded_by) references app_user
);
create index document_revision_of_user on document_revision (company_id, uploaded_by);

create table document_share (
  company_id  integer not null default current_company(),
  share_hash  bytea not null,
  document_id uuid not null,
  shared_by   integer not null,
  expires_at  timestamptz not null,
  revoked_at  timestamptz,
  primary key (company_id, share_hash),
  foreign key (company_id, document_id) references document,
  foreign key (company_id, shared_by) references app_user
);
create index document_share_of_document on document_share (company_id, document_id);

alter table vendor_quality_document add foreign key (company_id, document_id) references document;

-- Documents beside an order, a receiver, a shipper, an ECN …; the number may be of a document that is not ours.
create table document_link (
  company_id  integer not null default current_company(),
  of_kind     text collate "C" not null,
  of_number   text collate "C" not null,
  document_id uuid not null,
  primary key (company_id, of_kind, of_number, document_id),
  foreign key (company_id, document_id) references document
);

create table bom (
  company_id  integer not null default current_company(),
  part_number text collate "C" not null,
  revision    text collate "C" not null,
  created_by  integer,
  created_at  timestamptz not null default now(),
  primary key (company_id, part_number, revision),
  foreign key (company_id, part_number) references part,
  foreign key (company_id, created_by) references app_user
);
create index bom_by_age on bom (company_id, created_at);

create table bom_item (
  company_id       integer not null default current_company(),
  part_number      text collate "C" not null,
  revision         text collate "C" not null,
  item_number      integer not null check (item_number > 0),
  component_number text collate "C" not null,
  make_buy         text not null check (make_buy in ('BUY', 'MAKE', 'X')),
  quantity         numeric(18,4) not null check (quantity > 0),
  spare_part       boolean not null default false,
  replace_item     text collate "C",
  note             text,
  primary key (company_id, part_number, revision, item_number),
  foreign key (company_id, part_number, revision) references bom,
  foreign key (company_id, component_number) references part,
  foreign key (company_id, replace_item) references part,
  check (component_number <> part_number)
);
create index bom_where_used on bom_item (company_id, component_number, part_number);

create table ecn (
  company_id          integer not null default current_company(),
  ecn_number          text collate "C" not null,
  title               text not null,
  description         text not null default '',
  status              text not null default 'OPEN' check (status in ('OPEN', 'CLOSED', 'CANCELLED')),
  old_change_order    text not null,
  new_change_order    text not null,
  engineer            text collate "C" not null,
  originator          text collate "C" not null,
  created_on          date not null,
  due_date            date not null,
  effective_date      date,
  closed_on           date,
  part_on_hold        boolean not null default false,
  draw_revised        boolean not null default false,
  wi_revised          boolean not null default false,
  wi_waits_for        text collate "C",
  on_order_action     text check (on_order_action in ('USE', 'MODIFY', 'SCRAP')),
  in_inventory_action text check (in_inventory_action in ('USE', 'MODIFY', 'SCRAP')),
  version             integer not null default 1,
  primary key (company_id, ecn_number),
  foreign key (company_id, engineer) references employee,
  foreign key (company_id, originator) references employee,
  foreign key (company_id, wi_waits_for) references employee
);
create index ecn_by_status on ecn (company_id, status, due_date, ecn_number);

create table ecn_part (
  company_id   integer not null default current_company(),
  ecn_number   text collate "C" not null,
  part_number  text collate "C" not null,
  old_revision text collate "C" not null,
  new_revision text collate "C" not null,
  primary key (company_id, ecn_number, part_number),
  foreign key (company_id, ecn_number) references ecn,
  foreign key (company_id, part_number) references part
);
create index ecn_of_part on ecn_part (company_id, part_number);

call keep_apart('warehouse', 'location', 'product_line', 'part_from', 'part', 'part_revision', 'vendor_price', 'sales_catalog_item',
  'document', 'document_revision', 'document_share', 'document_link', 'bom', 'bom_item', 'ecn', 'ecn_part');
