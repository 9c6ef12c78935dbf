-- Production alarms: the tree of types, who handles which level, and the time line of every alarm.

create table alarm_type (
  company_id              integer not null default current_company() references company,
  type_id                 bigint not null default next_number('alarm_type'),
  parent                  bigint,
  type_name               text not null check (type_name <> '' and position('-' in type_name) = 0),
  description             text not null default '',
  level                   integer not null default 1 check (level between 1 and 9),
  -- Minutes; 0 means that no time-out is handled.
  preset_response_time    integer not null default 0 check (preset_response_time >= 0),
  preset_handle_time      integer not null default 0 check (preset_handle_time >= 0),
  -- Kept, because alarms of the type remain.
  deleted_at              timestamptz,
  version                 integer not null default 1,
  primary key (company_id, type_id),
  foreign key (company_id, parent) references alarm_type,
  check (parent <> type_id)
);
create unique index alarm_type_name on alarm_type (company_id, coalesce(parent, 0), type_name) where deleted_at is null;

create table alarm_handler (
  company_id integer not null default current_company(),
  type_id    bigint not null,
  level      integer not null check (level between 1 and 9),
  user_id    integer not null,
  -- Told at once when an alarm reaches the level.
  preset     boolean not null default true,
  primary key (company_id, type_id, level, user_id),
  foreign key (company_id, type_id) references alarm_type,
  foreign key (company_id, user_id) references app_user
);

create table alarm (
  company_id      integer not null default current_company(),
  alarm_id        bigint not null default next_number('alarm'),
  type_id         bigint not null,
  wc              text collate "C" not null,
  wo_number       text collate "C",
  description     text not null default '',
  level           integer not null check (level between 1 and 9),
  status          text not null default 'OPEN' check (status in ('OPEN', 'RESPONDED', 'HANDLED', 'RESOLVED')),
  raised_by       integer not null,
  raised_at       timestamptz not null default now(),
  responded_by    integer,
  responded_at    timestamptz,
  resolved_by     integer,
  resolved_at     timestamptz,
  -- When the present clock runs out; the timer of the same name fires then.
  response_due_at timestamptz,
  handle_due_at   timestamptz,
  wc_handle_type  text check (wc_handle_type in ('CONTINUE', 'EXCHANGE', 'STOP', 'HANDLE', 'FIX')),
  version         integer not null default 1,
  primary key (company_id, alarm_id),
  foreign key (company_id, type_id) references alarm_type,
  foreign key (company_id, wc) references work_centre,
  foreign key (company_id, wo_number) references work_order,
  foreign key (company_id, raised_by) references app_user,
  foreign key (company_id, responded_by) references app_user,
  foreign key (company_id, resolved_by) references app_user
);
create index alarm_pending on alarm (company_id, level, raised_at, alarm_id) where status <> 'RESOLVED';
create index alarm_by_date on alarm (company_id, raised_at, alarm_id);
create index alarm_of_wc on alarm (company_id, wc, raised_at, alarm_id);

create table alarm_event (
  company_id     integer not null default current_company(),
  alarm_id       bigint not null,
  event_number   integer not null check (event_number > 0),
  kind           text not null check (kind in ('RAISED', 'NOTIFIED', 'OPENED', 'RESPONDED', 'TIMEOUT', 'HANDLED', 'RESOLVED', 'NOTE')),
  at             timestamptz not null default now(),
  user_id        integer,
  level          integer not null,
  handle_type    text check (handle_type in ('RESOLVE', 'HANDLE')),
  wc_handle_type text check (wc_handle_type in ('CONTINUE', 'EXCHANGE', 'STOP', 'HANDLE', 'FIX')),
  note           text,
  primary key (company_id, alarm_id, event_number),
  foreign key (company_id, alarm_id) references alarm,
  foreign key (company_id, user_id) references app_user
);

create table alarm_photo (
  company_id   integer not null default current_company(),
  photo_id     uuid not null default gen_random_uuid(),
  alarm_id     bigint not null,
  event_number integer not null,
  file_type    text not null,
  byte_count   bigint not null check (byte_count >= 0),
  primary key (company_id, photo_id),
  foreign key (company_id, alarm_id, event_number) references alarm_event
);
create index alarm_photo_of_alarm on alarm_photo (company_id, alarm_id);

call keep_apart('alarm_type', 'alarm_handler', 'alarm', 'alarm_event', 'alarm_photo');
call append_only('alarm_event');
