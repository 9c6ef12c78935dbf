-- Locations and work centres that an administrator adds, changes and gives up.

alter table location add version integer not null default 1;
alter table work_centre
  -- Given up: it is offered no more, and what happened there stays.
  add active  boolean not null default true,
  add version integer not null default 1;
