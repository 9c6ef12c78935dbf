-- The opening balances that came from files, so that the same file a second time posts nothing. The stock itself is in the
-- ledger: these rows only remember what was said.
create table opening_balance (
  company_id    integer not null default current_company(),
  part_number   text collate "C" not null,
  location      text collate "C" not null,
  -- Empty where the part has none.
  lot_number    text collate "C" not null default '',
  serial_number text collate "C" not null default '',
  part_from     text collate "C" not null default 'OWN',
  quantity      numeric(18,4) not null check (quantity > 0),
  unit_cost     numeric(18,6) not null check (unit_cost >= 0),
  posted_at     timestamptz not null default now(),
  primary key (company_id, part_number, location, lot_number, serial_number),
  foreign key (company_id, part_number) references part,
  foreign key (company_id, location) references location,
  foreign key (company_id, part_from) references part_from
);
call keep_apart('opening_balance');
