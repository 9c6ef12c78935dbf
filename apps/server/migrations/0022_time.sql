-- Time and tasks: the events of a task and what was counted on it, shifts, leads, corrections, and labour in WIP.

create table shift (
  company_id     integer not null default current_company() references company,
  shift_code     text collate "C" not null,
  shift_name     text not null,
  start_time     time not null,
  -- On the next day where it is not after the start.
  end_time       time not null,
  -- Meals, which are not planned as work.
  unpaid_minutes integer not null default 0 check (unpaid_minutes >= 0),
  primary key (company_id, shift_code)
);

-- Without a shift every minute counts.
alter table employee
  add shift_code text collate "C",
  add contract   text not null default 'FULL_TIME' check (contract in ('FULL_TIME', 'PART_TIME', 'TEMPORARY', 'APPRENTICE')),
  add foreign key (company_id, shift_code) references shift;

create table work_centre_lead (
  company_id  integer not null default current_company(),
  wc          text collate "C" not null,
  employee_id text collate "C" not null,
  primary key (company_id, wc, employee_id),
  foreign key (company_id, wc) references work_centre,
  foreign key (company_id, employee_id) references employee
);
create index work_centre_of_lead on work_centre_lead (company_id, employee_id, wc);

alter table work_centre add online_since timestamptz;
alter table work_order_operation
  -- In base currency, for one good piece.
  add piece_rate numeric(18,6) check (piece_rate >= 0);

alter table task
  -- The order that a lead gave to the open tasks of a work centre; those without a rank follow.
  add rank              integer,
  add phase             text not null default 'RUN' check (phase in ('SETUP', 'RUN')),
  -- Counts the starts: intervals of one run belong together.
  add run_number        integer not null default 0,
  add counted_qualified numeric(18,4) not null default 0 check (counted_qualified >= 0),
  add paused_at         timestamptz;
create index task_free on task (company_id, wc, planned_start, task_id) where worker is null and status = 'OPEN';
create index task_closed on task (company_id, worker, closed_at, task_id) where status = 'CLOSED';
create index task_closed_at_wc on task (company_id, wc, closed_at) where status = 'CLOSED';

create table task_defect (
  company_id  integer not null default current_company(),
  task_id     bigint not null,
  wc          text collate "C" not null,
  defect_code text collate "C" not null,
  quantity    numeric(18,4) not null check (quantity >= 0),
  primary key (company_id, task_id, defect_code),
  foreign key (company_id, task_id) references task,
  foreign key (company_id, wc, defect_code) references defect_item
);

-- Every tap on a control of a task, once, under the id that the device gave it.
create table task_event (
  company_id  integer not null default current_company(),
  event_id    text collate "C" not null,
  task_id     bigint not null,
  worker      text collate "C" not null,
  event       text not null check (event in ('START', 'PRODUCE', 'PAUSE', 'RESUME', 'STOP', 'FINISH', 'CANCEL', 'COUNT')),
  -- By the clock of the server; the device's own is kept beside it.
  happened_at timestamptz not null,
  received_at timestamptz not null default clock_timestamp(),
  device_at   timestamptz,
  recorded_by integer not null,
  primary key (company_id, event_id),
  foreign key (company_id, task_id) references task,
  foreign key (company_id, worker) references employee,
  foreign key (company_id, recorded_by) references app_user
);
create index task_event_of_task on task_event (company_id, task_id, received_at);

-- Why a person did not work from this moment on, until the next interval.
create table work_pause (
  company_id integer not null default current_company(),
  worker     text collate "C" not null,
  started_at timestamptz not null,
  reason     text not null check (reason in
    ('BREAK', 'MEAL', 'MATERIAL', 'MACHINE', 'QUALITY', 'INSTRUCTION', 'OTHER_WORK', 'PERSONAL', 'SHIFT_END')),
  note       text,
  task_id    bigint,
  primary key (company_id, worker, started_at),
  foreign key (company_id, worker) references employee,
  foreign key (company_id, task_id) references task
);

alter table time_report
  add kind       text not null default 'DAILY' check (kind in ('TASK', 'PART', 'OVERTIME', 'DAILY', 'AFTER', 'COUNTER')),
  add labour     numeric(18,2) not null default 0,
  add piece_rate numeric(18,6) check (piece_rate >= 0),
  -- A counter-report takes another one back; its replacement says it right.
  add corrects   bigint,
  add replaces   bigint,
  add reason     text,
  add foreign key (company_id, corrects) references time_report,
  add foreign key (company_id, replaces) references time_report,
  add check ((kind = 'COUNTER') = (corrects is not null)),
  drop constraint time_report_qualified_qty_check,
  drop constraint time_report_defective_quantity_check,
  drop constraint time_report_excess_qty_check,
  drop constraint time_report_hours_check,
  add constraint time_report_sign_check check (case when kind = 'COUNTER'
    then greatest(qualified_qty, defective_quantity, excess_qty, hours, labour) <= 0
    else least(qualified_qty, defective_quantity, excess_qty, hours, labour) >= 0 end);
alter table time_report_defect
  drop constraint time_report_defect_quantity_check,
  add check (quantity <> 0);

alter table time_report no force row level security;
update time_report set kind = 'TASK' where task_id is not null;
alter table time_report force row level security;
drop index time_report_of_task;
create index time_report_of_task on time_report (company_id, task_id) where task_id is not null;
create unique index time_report_corrected on time_report (company_id, corrects) where corrects is not null;
create index time_report_replacing on time_report (company_id, replaces) where replaces is not null;
drop index time_report_of_wc;
create index time_report_of_wc on time_report (company_id, wc, report_date, report_id);

-- An interval of a report that was taken back leaves the day: the same time may be reported anew.
alter table work_interval
  add phase         text not null default 'RUN' check (phase in ('SETUP', 'RUN')),
  add run_number    integer not null default 0,
  -- Outside of the shift: it counts once it is confirmed.
  add outside_shift boolean not null default false,
  add confirmed_at  timestamptz,
  add voided_by     bigint,
  add foreign key (company_id, voided_by) references time_report,
  drop constraint work_interval_never_overlaps,
  add constraint work_interval_never_overlaps exclude using gist (
    company_id with =, worker with =, tstzrange(started_at, ended_at) with &&) where (voided_by is null);
drop index work_interval_running;
create unique index work_interval_running on work_interval (company_id, worker) where ended_at is null and voided_by is null;
create index work_interval_of_worker on work_interval (company_id, worker, started_at) where voided_by is null;
create index work_interval_of_report on work_interval (company_id, report_id) where report_id is not null;

-- The windows of a shift that touch a span of time. Each owns the time around it, up to the middle of the free time
-- between two of them: work before or after the shift belongs to its day.
create function shift_windows(zone text, begins time, ends time, first timestamptz, last timestamptz)
  returns table (day date, starts_at timestamptz, ends_at timestamptz, owns_from timestamptz, owns_to timestamptz)
  language sql stable parallel safe
begin atomic
  with days as (
    select one::date as day
      from generate_series((first at time zone zone)::date - 2, (last at time zone zone)::date + 2, interval '1 day') as one),
  windows as (
    select day, (day + begins) at time zone zone as starts_at,
           (day + ends + case when ends <= begins then interval '1 day' else interval '0' end) at time zone zone as ends_at
      from days),
  owned as (
    select day, starts_at, ends_at,
           starts_at - (starts_at - lag(ends_at) over (order by day)) / 2 as owns_from,
           ends_at + (lead(starts_at) over (order by day) - ends_at) / 2 as owns_to
      from windows)
  select day, starts_at, ends_at, owns_from, owns_to from owned where owns_from <= last and owns_to > first;
end;

-- Labour of a work order: booked by reports, and relieved by receipts or when the order ends.
alter table work_order
  add labour      numeric(18,2) not null default 0,
  add labour_used numeric(18,2) not null default 0;
alter table receiver add labour numeric(18,2) not null default 0;

alter table account_use
  drop constraint account_use_use_check,
  add constraint account_use_use_check check (use in (
    'CASH', 'RECEIVABLE', 'INVENTORY', 'WIP', 'PAYABLE', 'GOODS_RECEIVED_NOT_INVOICED', 'TAX_COLLECTED', 'TAX_PAID', 'REVENUE', 'FREIGHT_INCOME',
    'FREIGHT_PAID', 'COST_OF_GOODS_SOLD', 'PRODUCTION_VARIANCE', 'STOCK_ADJUSTMENT', 'VALUATION_ROUNDING', 'EXCHANGE_RESULT', 'EXPENSE', 'OPENING',
    'LABOUR_APPLIED'));
-- Until now labour was part of the production variance. There it stays, until a company names an account of its own for it.
alter table account_use no force row level security;
insert into account_use (company_id, use, account_number)
  select company_id, 'LABOUR_APPLIED', account_number from account_use where use = 'PRODUCTION_VARIANCE';
alter table account_use force row level security;

call keep_apart('shift', 'work_centre_lead', 'task_defect', 'task_event', 'work_pause');
call append_only('task_event');
