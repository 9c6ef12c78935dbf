-- Rows of import files that were left out because they would have overwritten what happened here. A conflict is open until a
-- later file says something else about its row that can be taken.
create table import_conflict (
  company_id  integer not null default current_company() references company,
  conflict_id bigint not null default next_number('import_conflict'),
  kind        text collate "C" not null,
  -- The key of the row, as the file writes it.
  row_key     text collate "C" not null,
  line        integer not null,
  column_name text not null,
  reason      text not null,
  -- The value that stands here, and the one of the file. None: there is no such row here.
  here        text,
  there       text,
  found_at    timestamptz not null default now(),
  -- The last file that had it.
  seen_at     timestamptz not null default now(),
  closed_at   timestamptz,
  primary key (company_id, conflict_id)
);
create unique index import_conflict_open on import_conflict (company_id, kind, row_key) where closed_at is null;
call keep_apart('import_conflict');
