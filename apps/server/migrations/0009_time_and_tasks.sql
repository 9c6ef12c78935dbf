-- Work on the shop floor: who may work where, scheduled tasks, the hours and what came of them.

create table work_centre_worker (
  company_id  integer not null default current_company(),
  wc          text collate "C" not null,
  employee_id text collate "C" not null,
  primary key (company_id, wc, employee_id),
  foreign key (company_id, wc) references work_centre,
  foreign key (company_id, employee_id) references employee
);
create index work_centre_of_worker on work_centre_worker (company_id, employee_id, wc);

create table defect_item (
  company_id  integer not null default current_company(),
  wc          text collate "C" not null,
  defect_code text collate "C" not null,
  defect_name text not null,
  active      boolean not null default true,
  primary key (company_id, wc, defect_code),
  foreign key (company_id, wc) references work_centre
);

create table task (
  company_id      integer not null default current_company(),
  task_id         bigint not null default next_number('task'),
  wo_number       text collate "C" not null,
  sequence        integer not null,
  wc              text collate "C" not null,
  -- Whom it is planned for; whoever starts it becomes its worker.
  worker          text collate "C",
  status          text not null default 'OPEN' check (status in ('OPEN', 'RUNNING', 'PAUSED', 'CLOSED')),
  quantity        numeric(18,4) not null check (quantity > 0),
  estimated_hours numeric(9,4) not null default 0,
  planned_start   timestamptz,
  started_at      timestamptz,
  closed_at       timestamptz,
  version         integer not null default 1,
  primary key (company_id, task_id),
  foreign key (company_id, wo_number, sequence) references work_order_operation,
  foreign key (company_id, wc) references work_centre,
  foreign key (company_id, worker) references employee,
  check (status not in ('RUNNING', 'PAUSED') or worker is not null)
);
create unique index task_running on task (company_id, worker) where status = 'RUNNING';
create index task_of_worker on task (company_id, worker, status, planned_start, task_id);
create index task_of_wc on task (company_id, wc, status, planned_start, task_id);
create index task_of_operation on task (company_id, wo_number, sequence);

create table time_report (
  company_id         integer not null default current_company(),
  report_id          bigint not null default next_number('time_report'),
  wo_number          text collate "C" not null,
  sequence           integer not null,
  wc                 text collate "C" not null,
  worker             text collate "C" not null,
  task_id            bigint,
  wage_type          smallint not null check (wage_type in (1, 2)),
  qualified_qty      numeric(18,4) not null check (qualified_qty >= 0),
  defective_quantity numeric(18,4) not null default 0 check (defective_quantity >= 0),
  -- Of the qualified quantity, so much was above the most that could be reported, and confirmed.
  excess_qty         numeric(18,4) not null default 0 check (excess_qty >= 0),
  started_at         timestamptz not null,
  ended_at           timestamptz not null,
  hours              numeric(18,4) not null check (hours >= 0),
  estimated_hours    numeric(9,4) not null default 0,
  report_date        date not null,
  reported_by        integer not null,
  reported_at        timestamptz not null default now(),
  primary key (company_id, report_id),
  foreign key (company_id, wo_number, sequence) references work_order_operation,
  foreign key (company_id, wc) references work_centre,
  foreign key (company_id, worker) references employee,
  foreign key (company_id, task_id) references task,
  foreign key (company_id, reported_by) references app_user,
  check (ended_at > started_at)
);
create unique index time_report_of_task on time_report (company_id, task_id) where task_id is not null;
create index time_report_of_worker on time_report (company_id, worker, report_date, report_id);
create index time_report_of_wc on time_report (company_id, wc, report_date);
create index time_report_of_operation on time_report (company_id, wo_number, sequence);

create table time_report_defect (
  company_id  integer not null default current_company(),
  report_id   bigint not null,
  wc          text collate "C" not null,
  defect_code text collate "C" not null,
  quantity    numeric(18,4) not null check (quantity > 0),
  primary key (company_id, report_id, defect_code),
  foreign key (company_id, report_id) references time_report,
  foreign key (company_id, wc, defect_code) references defect_item
);

-- The times a person worked: the intervals of a task, or the one span of a report made after the fact.
create table work_interval (
  company_id  integer not null default current_company(),
  interval_id bigint not null default next_number('work_interval'),
  worker      text collate "C" not null,
  task_id     bigint,
  report_id   bigint,
  started_at  timestamptz not null,
  ended_at    timestamptz,
  primary key (company_id, interval_id),
  foreign key (company_id, worker) references employee,
  foreign key (company_id, task_id) references task,
  foreign key (company_id, report_id) references time_report,
  check (ended_at > started_at),
  check (num_nonnulls(task_id, report_id) >= 1),
  constraint work_interval_never_overlaps exclude using gist (
    company_id with =, worker with =, tstzrange(started_at, ended_at) with &&)
);
create unique index work_interval_running on work_interval (company_id, worker) where ended_at is null;
create index work_interval_of_task on work_interval (company_id, task_id, started_at);

call keep_apart('work_centre_worker', 'defect_item', 'task', 'time_report', 'time_report_defect', 'work_interval');
