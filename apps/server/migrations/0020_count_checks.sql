-- Counted figures that were compared with the books before a count was posted. A count is blind: so few are judged that
-- nobody finds the quantity by trying.
create table cycle_count_check (
  company_id   integer not null default current_company(),
  count_number text collate "C" not null,
  part_number  text collate "C" not null,
  counted      numeric(18,4) not null check (counted >= 0),
  is_far       boolean not null,
  checked_at   timestamptz not null default now(),
  primary key (company_id, count_number, part_number, counted),
  foreign key (company_id, count_number) references cycle_count,
  foreign key (company_id, part_number) references part
);
call keep_apart('cycle_count_check');
