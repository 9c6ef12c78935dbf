-- The journal, what customers and vendors owe, and what was paid.

create table journal_entry (
  company_id      integer not null default current_company(),
  entry_number    bigint not null default next_number('journal_entry'),
  entry_date      date not null,
  document_kind   text collate "C" not null,
  document_number text collate "C" not null,
  memo            text,
  posted_by       integer not null,
  posted_at       timestamptz not null default now(),
  reverses        bigint,
  primary key (company_id, entry_number),
  foreign key (company_id, posted_by) references app_user,
  foreign key (company_id, reverses) references journal_entry
);
create index journal_entry_by_date on journal_entry (company_id, entry_date, entry_number);
create index journal_entry_of_document on journal_entry (company_id, document_kind, document_number);

create table journal_line (
  company_id     integer not null default current_company(),
  entry_number   bigint not null,
  line_number    integer not null check (line_number > 0),
  account_number text collate "C" not null,
  debit          numeric(18,2) not null default 0 check (debit >= 0),
  credit         numeric(18,2) not null default 0 check (credit >= 0),
  primary key (company_id, entry_number, line_number),
  foreign key (company_id, entry_number) references journal_entry,
  foreign key (company_id, account_number) references account,
  check ((debit = 0) <> (credit = 0))
);
create index journal_line_of_account on journal_line (company_id, account_number, entry_number);

-- Checked at commit: an entry may be written line by line, but never stays out of balance.
create function journal_entry_balances() returns trigger
  language plpgsql as $$
declare
  difference numeric;
begin
  select sum(debit) - sum(credit) into difference
    from journal_line where company_id = new.company_id and entry_number = new.entry_number;
  if difference <> 0 then
    raise 'journal entry % is out of balance by %', new.entry_number, difference using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger journal_entry_balances after insert on journal_line
  deferrable initially deferred for each row execute function journal_entry_balances();

-- Debits and credits of an account by day: what the statements and dashboards add up instead of the journal.
-- Slots: postings of the same day do not queue for one row.
create table account_day (
  company_id     integer not null default current_company(),
  account_number text collate "C" not null,
  day            date not null,
  slot           smallint not null default 0,
  debit          numeric(18,2) not null default 0,
  credit         numeric(18,2) not null default 0,
  primary key (company_id, account_number, day, slot),
  foreign key (company_id, account_number) references account
) with (fillfactor = 70);
create index account_day_by_day on account_day (company_id, day, account_number);

create function add_to_account_day() returns trigger
  language plpgsql as $$
begin
  -- In the order of the key: two postings that share a slot never wait for each other crosswise.
  insert into account_day as total (company_id, account_number, day, slot, debit, credit)
  select line.company_id, line.account_number, entry.entry_date, pg_backend_pid() % 16, sum(line.debit), sum(line.credit)
    from written line join journal_entry entry on entry.company_id = line.company_id and entry.entry_number = line.entry_number
   group by 1, 2, 3 order by 1, 2, 3
  on conflict (company_id, account_number, day, slot)
  do update set debit = total.debit + excluded.debit, credit = total.credit + excluded.credit;
  return null;
end $$;
create trigger add_to_account_day after insert on journal_line
  referencing new table as written for each statement execute function add_to_account_day();

-- For a load that wrote the journal without its triggers.
create procedure rebuild_account_day()
  language sql
  begin atomic
    delete from account_day where company_id = current_company();
    insert into account_day (company_id, account_number, day, debit, credit)
    select line.company_id, line.account_number, entry.entry_date, sum(line.debit), sum(line.credit)
      from journal_line line join journal_entry entry on entry.company_id = line.company_id and entry.entry_number = line.entry_number
     where line.company_id = current_company()
     group by 1, 2, 3;
  end;

create table invoice (
  company_id     integer not null default current_company(),
  invoice_number text collate "C" not null,
  -- A credit note for a return has negative amounts.
  kind           text not null default 'INVOICE' check (kind in ('INVOICE', 'CREDIT_NOTE')),
  customer_id    text collate "C" not null,
  so_number      text collate "C",
  shipper_number text collate "C",
  rma_number     text collate "C",
  invoice_date   date not null,
  due_date       date not null,
  currency       text collate "C" not null,
  exchange_rate  numeric(18,8) not null,
  -- In the invoice's currency.
  net            numeric(18,2) not null,
  tax            numeric(18,2) not null default 0,
  freight        numeric(18,2) not null default 0,
  total          numeric(18,2) not null generated always as (net + tax + freight) stored,
  paid           numeric(18,2) not null default 0,
  -- In base currency, as posted to receivable; what is open is base_total - base_paid.
  base_total     numeric(18,2) not null,
  base_paid      numeric(18,2) not null default 0,
  status         text not null default 'OPEN' check (status in ('OPEN', 'PAID')),
  primary key (company_id, invoice_number),
  foreign key (company_id, customer_id) references customer,
  foreign key (company_id, so_number) references sales_order,
  foreign key (company_id, shipper_number) references shipper,
  foreign key (company_id, rma_number) references rma
);
alter table shipper add foreign key (company_id, invoice_number) references invoice deferrable;
create index invoice_by_date on invoice (company_id, invoice_date, invoice_number);
create index invoice_of_customer on invoice (company_id, customer_id, invoice_date, invoice_number);
create index invoice_open on invoice (company_id, due_date, invoice_number) where status = 'OPEN';

create table payable (
  company_id             integer not null default current_company(),
  account_payable_number text collate "C" not null,
  kind                   text not null default 'BILL' check (kind in ('BILL', 'DEBIT_NOTE')),
  vendor_id              text collate "C" not null,
  po_number              text collate "C",
  rtv_number             text collate "C",
  vendor_invoice_num     text,
  bill_date              date not null,
  due_date               date not null,
  currency               text collate "C" not null,
  exchange_rate          numeric(18,8) not null,
  net                    numeric(18,2) not null,
  tax                    numeric(18,2) not null default 0,
  freight                numeric(18,2) not null default 0,
  total                  numeric(18,2) not null generated always as (net + tax + freight) stored,
  paid                   numeric(18,2) not null default 0,
  base_total             numeric(18,2) not null,
  base_paid              numeric(18,2) not null default 0,
  status                 text not null default 'OPEN' check (status in ('OPEN', 'PAID')),
  primary key (company_id, account_payable_number),
  foreign key (company_id, vendor_id) references vendor,
  foreign key (company_id, po_number) references purchase_order,
  foreign key (company_id, rtv_number) references rtv
);
alter table receiver add foreign key (company_id, account_payable_number) references payable;
create index payable_by_date on payable (company_id, bill_date, account_payable_number);
create index payable_of_vendor on payable (company_id, vendor_id, bill_date, account_payable_number);
create index payable_open on payable (company_id, due_date, account_payable_number) where status = 'OPEN';

create table payment (
  company_id     integer not null default current_company(),
  payment_number text collate "C" not null,
  direction      text not null check (direction in ('IN', 'OUT')),
  customer_id    text collate "C",
  vendor_id      text collate "C",
  payment_date   date not null,
  method         text not null default 'TRANSFER' check (method in ('TRANSFER', 'CHECK', 'CARD', 'CASH')),
  reference      text,
  currency       text collate "C" not null,
  exchange_rate  numeric(18,8) not null,
  amount         numeric(18,2) not null,
  base_amount    numeric(18,2) not null,
  posted_by      integer not null,
  primary key (company_id, payment_number),
  foreign key (company_id, customer_id) references customer,
  foreign key (company_id, vendor_id) references vendor,
  foreign key (company_id, posted_by) references app_user,
  check ((direction = 'IN') = (customer_id is not null) and (direction = 'OUT') = (vendor_id is not null))
);
create index payment_by_date on payment (company_id, payment_date, payment_number);
create index payment_of_customer on payment (company_id, customer_id, payment_date, payment_number) where customer_id is not null;
create index payment_of_vendor on payment (company_id, vendor_id, payment_date, payment_number) where vendor_id is not null;

create table payment_item (
  company_id             integer not null default current_company(),
  payment_number         text collate "C" not null,
  item_number            integer not null check (item_number > 0),
  invoice_number         text collate "C",
  account_payable_number text collate "C",
  amount                 numeric(18,2) not null,
  -- What the receivable or payable goes down by: at its own rate, not at the rate of the day.
  base_amount            numeric(18,2) not null,
  primary key (company_id, payment_number, item_number),
  foreign key (company_id, payment_number) references payment,
  foreign key (company_id, invoice_number) references invoice,
  foreign key (company_id, account_payable_number) references payable,
  check (num_nonnulls(invoice_number, account_payable_number) = 1)
);
create index payment_item_of_invoice on payment_item (company_id, invoice_number) where invoice_number is not null;
create index payment_item_of_payable on payment_item (company_id, account_payable_number) where account_payable_number is not null;

alter table inventory_log add foreign key (company_id, entry_number) references journal_entry;

call keep_apart('journal_entry', 'journal_line', 'account_day', 'invoice', 'payable', 'payment', 'payment_item');
call append_only('journal_entry', 'journal_line');
