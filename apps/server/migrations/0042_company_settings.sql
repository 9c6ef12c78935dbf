-- Settings of a company that its administrators change. Of two who change them at once, the second one is told.

alter table company
  -- Off: no device of the company keeps a live connection, whatever its user has chosen.
  add real_time boolean not null default true,
  add version   integer not null default 1;
alter table licence add version integer not null default 1;
alter table company_messenger add version integer not null default 1;
