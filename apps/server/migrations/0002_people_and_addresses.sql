-- People, departments, customers and vendors, and the money terms that orders take from them.
--
-- Only tables without another parent refer to the company itself: every such check locks the company's one row for a moment,
-- and all postings of a company would meet there. The others are tied to it through their parents.

create extension if not exists btree_gist;

-- What a substring search looks through: lower case, accents of Spanish folded, and every other character beyond ASCII
-- spelled as its code point. Trigrams then work the same in any locale, and a two-character Chinese word has enough of them.
create function search_key(words text) returns text
  language sql immutable parallel safe
  return case
    when words ~ '^[ -~]*$' then lower(words collate "C")
    else (
      select string_agg(case when ascii(one) < 128 then one else 'u' || to_hex(ascii(one)) end, '' order by at)
        from unnest(string_to_array(
               lower(translate(words, 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunAEIOUUN') collate "C"), null)) with ordinality as letters(one, at))
  end;

create function refuse_change() returns trigger
  language plpgsql as $$
begin
  raise '% is append-only: corrections are new rows', tg_table_name using errcode = '42501';
end $$;

-- A ledger is corrected by a reverse row. The role has no right to change it, and the trigger refuses the owner too.
create procedure append_only(variadic tables text[])
  language plpgsql as $$
declare
  one text;
begin
  foreach one in array tables loop
    execute format('revoke update, delete, truncate on %I from gemba_app', one);
    execute format('create trigger append_only before update or delete or truncate on %I for each statement execute function refuse_change()', one);
  end loop;
end $$;

-- What an address is searched by: also as its name is sorted, so that pinyin finds a Chinese name. No longer than an
-- index takes: it lies in that of the names, so that a walk in their order reads no rows.
create function address_search_key(id text, name text, sort_name text, city text) returns text
  language sql immutable parallel safe
  return left(search_key(id || ' ' || name || ' ' || case when name ~ '^[ -~]*$' then '' else sort_name || ' ' end || coalesce(city, '')), 1000);

-- The name as it is sorted and found under a letter: lower-case ASCII, pinyin for Chinese names, after all letters ('~')
-- where it begins with none. Whoever writes a name makes it with `sortNameOf`.
create function is_sort_name(name text) returns boolean
  language sql immutable parallel safe
  return name ~ '^[a-z~][ -~]{0,79}$';

create table department (
  company_id      integer not null default current_company() references company,
  department_id   text collate "C" not null,
  department_name text not null,
  sort_name       text collate "C" not null check (is_sort_name(sort_name)),
  address         text,
  city            text,
  state           text,
  zip             text,
  country         text,
  phone           text,
  fax             text,
  email           text,
  language        text not null default 'en-US',
  search_text     text collate "C" generated always as (address_search_key(department_id, department_name, sort_name, city)) stored,
  primary key (company_id, department_id)
);
create index department_by_name on department (company_id, sort_name, department_id) include (search_text);
create index department_search on department using gin (company_id, search_text gin_trgm_ops);

create table employee (
  company_id    integer not null default current_company(),
  employee_id   text collate "C" not null,
  employee_name text not null,
  department_id text collate "C" not null,
  job_title     text,
  phone         text,
  email         text,
  hourly_rate   numeric(18,2) not null default 0 check (hourly_rate >= 0),
  active        boolean not null default true,
  primary key (company_id, employee_id),
  foreign key (company_id, department_id) references department
);
-- A user who is an employee names a real one. Deferred: a load writes users before people.
alter table app_user add foreign key (company_id, ref_id) references employee deferrable initially deferred;

create table currency_rate (
  company_id     integer not null default current_company() references company,
  currency       text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  effective_date date not null,
  -- Base currency for one unit. Eight decimals: four would lose a whole percent of a yen.
  rate           numeric(18,8) not null check (rate > 0),
  primary key (company_id, currency, effective_date)
);

create table account (
  company_id     integer not null default current_company() references company,
  account_number text collate "C" not null,
  account_name   text not null,
  kind           text not null check (kind in ('ASSET', 'LIABILITY', 'EQUITY', 'REVENUE', 'EXPENSE')),
  -- The line of the statements that the account is shown under.
  statement_line text not null check (statement_line in (
    'CASH', 'RECEIVABLE', 'INVENTORY', 'PREPAID', 'FIXED_ASSET', 'PAYABLE', 'ACCRUED', 'TAX', 'LONG_TERM_DEBT', 'EQUITY',
    'REVENUE', 'COST_OF_SALES', 'OPERATING_EXPENSE', 'OTHER_RESULT', 'INCOME_TAX')),
  active         boolean not null default true,
  primary key (company_id, account_number)
);

-- Which account a posting writes to.
create table account_use (
  company_id     integer not null default current_company(),
  use            text collate "C" not null check (use in (
    'CASH', 'RECEIVABLE', 'INVENTORY', 'WIP', 'PAYABLE', 'GOODS_RECEIVED_NOT_INVOICED', 'TAX_COLLECTED', 'TAX_PAID', 'REVENUE', 'FREIGHT_INCOME',
    'FREIGHT_PAID', 'COST_OF_GOODS_SOLD', 'PRODUCTION_VARIANCE', 'STOCK_ADJUSTMENT', 'VALUATION_ROUNDING', 'EXCHANGE_RESULT', 'EXPENSE', 'OPENING')),
  account_number text collate "C" not null,
  primary key (company_id, use),
  foreign key (company_id, account_number) references account
);

create table tax_rate (
  company_id     integer not null default current_company() references company,
  tax_code       text collate "C" not null,
  tax_name       text not null,
  rate           numeric(9,4) not null check (rate >= 0),
  -- None yet: NOT_FOUND_TAX_RATE_ACCOUNT, and the sheet that sets it up.
  account_number text collate "C",
  primary key (company_id, tax_code),
  foreign key (company_id, account_number) references account
);

create table carrier (
  company_id   integer not null default current_company() references company,
  carrier_code text collate "C" not null,
  carrier_name text not null,
  phone        text,
  tracking_url text,
  primary key (company_id, carrier_code)
);

create table sales_code (
  company_id  integer not null default current_company() references company,
  sales_code  text collate "C" not null,
  sales_name  text not null,
  employee_id text collate "C",
  primary key (company_id, sales_code),
  foreign key (company_id, employee_id) references employee
);

create table manufacturer (
  company_id integer not null default current_company() references company,
  mfg_code   text collate "C" not null,
  mfg_name   text not null,
  country    text,
  primary key (company_id, mfg_code)
);

create table customer (
  company_id         integer not null default current_company() references company,
  customer_id        text collate "C" not null,
  customer_name      text not null,
  sort_name          text collate "C" not null check (is_sort_name(sort_name)),
  address            text,
  city               text,
  state              text,
  zip                text,
  country            text,
  phone              text,
  fax                text,
  email              text,
  language           text not null default 'en-US',
  currency           text collate "C" not null default 'USD',
  credit_limit       numeric(18,2) not null default 0 check (credit_limit >= 0),
  terms              text not null default 'Net 30',
  terms_days         integer not null default 30 check (terms_days >= 0),
  incoterm           text,
  tax_code           text collate "C",
  lock_status        text not null default 'UNLOCKED' check (lock_status in ('UNLOCKED', 'LOCKED')),
  lock_reason        text,
  locked_by          integer,
  locked_at          timestamptz,
  statement_delivery text not null default 'E' check (statement_delivery in ('P', 'E')),
  -- What the credit limit is compared with, in base currency. Locked by whoever ships to this customer.
  open_receivable    numeric(18,2) not null default 0,
  unbilled           numeric(18,2) not null default 0,
  version            integer not null default 1,
  search_text        text collate "C" generated always as (address_search_key(customer_id, customer_name, sort_name, city)) stored,
  primary key (company_id, customer_id),
  foreign key (company_id, tax_code) references tax_rate,
  foreign key (company_id, locked_by) references app_user
);
create index customer_by_name on customer (company_id, sort_name, customer_id) include (search_text);
create index customer_search on customer using gin (company_id, search_text gin_trgm_ops);

-- Who locked and unlocked a customer, when and why. What holds now stands with the customer.
create table customer_lock (
  company_id  integer not null default current_company(),
  customer_id text collate "C" not null,
  -- That of the customer which it made.
  version     integer not null,
  event       text not null check (event in ('lock', 'unlock')),
  reason      text not null,
  acted_by    integer not null,
  acted_at    timestamptz not null default now(),
  primary key (company_id, customer_id, version),
  foreign key (company_id, customer_id) references customer,
  foreign key (company_id, acted_by) references app_user
);

create table customer_ship_to (
  company_id   integer not null default current_company(),
  customer_id  text collate "C" not null,
  ship_to_id   text collate "C" not null,
  ship_to_name text not null,
  address      text,
  city         text,
  state        text,
  zip          text,
  country      text,
  phone        text,
  primary key (company_id, customer_id, ship_to_id),
  foreign key (company_id, customer_id) references customer
);

create table vendor (
  company_id         integer not null default current_company() references company,
  vendor_id          text collate "C" not null,
  vendor_name        text not null,
  sort_name          text collate "C" not null check (is_sort_name(sort_name)),
  address            text,
  city               text,
  state              text,
  zip                text,
  country            text,
  phone              text,
  fax                text,
  email              text,
  language           text not null default 'en-US',
  currency           text collate "C" not null default 'USD',
  credit_limit       numeric(18,2) not null default 0 check (credit_limit >= 0),
  terms              text not null default 'Net 30',
  terms_days         integer not null default 30 check (terms_days >= 0),
  incoterm           text,
  tax_code           text collate "C",
  lock_status        text not null default 'UNLOCKED' check (lock_status in ('UNLOCKED', 'LOCKED')),
  statement_delivery text not null default 'E' check (statement_delivery in ('P', 'E')),
  version            integer not null default 1,
  search_text        text collate "C" generated always as (address_search_key(vendor_id, vendor_name, sort_name, city)) stored,
  primary key (company_id, vendor_id),
  foreign key (company_id, tax_code) references tax_rate
);
create index vendor_by_name on vendor (company_id, sort_name, vendor_id) include (search_text);
create index vendor_search on vendor using gin (company_id, search_text gin_trgm_ops);

create table contact (
  company_id    integer not null default current_company() references company,
  contact_id    bigint not null default next_number('contact'),
  customer_id   text collate "C",
  vendor_id     text collate "C",
  department_id text collate "C",
  contact_name  text not null,
  job_title     text,
  phone         text,
  mobile        text,
  email         text,
  for_so        boolean not null default false,
  for_po        boolean not null default false,
  for_acct      boolean not null default false,
  for_rfq       boolean not null default false,
  for_statement boolean not null default false,
  for_gate_card boolean not null default false,
  is_default    boolean not null default false,
  primary key (company_id, contact_id),
  foreign key (company_id, customer_id) references customer,
  foreign key (company_id, vendor_id) references vendor,
  foreign key (company_id, department_id) references department,
  check (num_nonnulls(customer_id, vendor_id, department_id) = 1)
);
create index contact_of_customer on contact (company_id, customer_id) where customer_id is not null;
create index contact_of_vendor on contact (company_id, vendor_id) where vendor_id is not null;
create index contact_of_department on contact (company_id, department_id) where department_id is not null;

create table customer_sales_code (
  company_id         integer not null default current_company(),
  customer_id        text collate "C" not null,
  sales_code         text collate "C" not null,
  commission_percent numeric(9,4) not null default 0 check (commission_percent between 0 and 100),
  primary key (company_id, customer_id, sales_code),
  foreign key (company_id, customer_id) references customer,
  foreign key (company_id, sales_code) references sales_code
);

create table customer_carrier (
  company_id     integer not null default current_company(),
  customer_id    text collate "C" not null,
  carrier_code   text collate "C" not null,
  account_number text,
  is_default     boolean not null default false,
  primary key (company_id, customer_id, carrier_code),
  foreign key (company_id, customer_id) references customer,
  foreign key (company_id, carrier_code) references carrier
);

create table vendor_carrier (
  company_id     integer not null default current_company(),
  vendor_id      text collate "C" not null,
  carrier_code   text collate "C" not null,
  account_number text,
  is_default     boolean not null default false,
  primary key (company_id, vendor_id, carrier_code),
  foreign key (company_id, vendor_id) references vendor,
  foreign key (company_id, carrier_code) references carrier
);

create table customer_instruction (
  company_id         integer not null default current_company(),
  customer_id        text collate "C" not null,
  instruction_number integer not null,
  kind               text not null check (kind in ('SHIPPING', 'PACKING', 'INVOICING', 'QUALITY', 'GENERAL')),
  instruction        text not null,
  primary key (company_id, customer_id, instruction_number),
  foreign key (company_id, customer_id) references customer
);

create table vendor_quality_document (
  company_id      integer not null default current_company(),
  vendor_id       text collate "C" not null,
  document_number integer not null,
  type            text not null,
  title           text not null,
  issued_on       date,
  valid_until     date,
  -- Its file, if there is one: 0003.
  document_id     uuid,
  primary key (company_id, vendor_id, document_number),
  foreign key (company_id, vendor_id) references vendor
);

create table vendor_manufacturer (
  company_id  integer not null default current_company(),
  vendor_id   text collate "C" not null,
  mfg_code    text collate "C" not null,
  quality     boolean not null default false,
  rating      boolean not null default false,
  preferred   boolean not null default false,
  s_preferred boolean not null default false,
  primary key (company_id, vendor_id, mfg_code),
  foreign key (company_id, vendor_id) references vendor,
  foreign key (company_id, mfg_code) references manufacturer
);
comment on table vendor_manufacturer is 'the marks Q, R, P and S of a manufacturer that a vendor sells';

create table buyer (
  company_id    integer not null default current_company() references company,
  buyer_code    text collate "C" not null,
  buyer_name    text not null,
  action_type   text not null default 'BUY',
  department_id text collate "C",
  employee_id   text collate "C",
  user_id       integer,
  primary key (company_id, buyer_code),
  foreign key (company_id, department_id) references department,
  foreign key (company_id, employee_id) references employee,
  foreign key (company_id, user_id) references app_user
);

call keep_apart('department', 'employee', 'currency_rate', 'account', 'account_use', 'tax_rate', 'carrier', 'sales_code',
  'manufacturer', 'customer', 'customer_lock', 'customer_ship_to', 'vendor', 'contact', 'customer_sales_code', 'customer_carrier', 'vendor_carrier',
  'customer_instruction', 'vendor_quality_document', 'vendor_manufacturer', 'buyer');
call append_only('customer_lock');
