-- How a revision of a part is made: its operations in their order. New work orders may take theirs from here.
create table routing_operation (
  company_id  integer not null default current_company(),
  part_number text collate "C" not null,
  revision    text collate "C" not null,
  sequence    integer not null check (sequence > 0),
  wc          text collate "C" not null,
  description text not null,
  wage_type   smallint not null default 2 check (wage_type in (1, 2)),
  setup_hours numeric(9,4) not null default 0 check (setup_hours >= 0),
  -- For one piece: seconds matter where thousands are made.
  run_hours   numeric(11,6) not null default 0 check (run_hours >= 0),
  -- In base currency, for one good piece.
  piece_rate  numeric(18,6) check (piece_rate >= 0),
  primary key (company_id, part_number, revision, sequence),
  foreign key (company_id, part_number) references part,
  foreign key (company_id, wc) references work_centre
);
call keep_apart('routing_operation');
