-- Label printers of a company, the labels on their way to them, and the company's own label templates.

-- Nothing has ever read these two.
drop table label_template;
drop table label_printer;

create table label_printer (
  company_id integer not null default current_company() references company,
  printer_id bigint not null default next_number('label_printer'),
  name       text not null,
  -- Names differ by more than capitals.
  name_key   text collate "C" not null generated always as (lower(name)) stored,
  place      text not null,
  -- The labels in it, in millimetres.
  width      integer not null,
  height     integer not null,
  dpi        integer not null check (dpi in (203, 300, 600)),
  -- Null: people print on it from their device.
  host       text collate "C",
  port       integer not null check (port between 1 and 65535),
  active     boolean not null default true,
  version    integer not null default 1,
  primary key (company_id, printer_id)
);
create unique index label_printer_name on label_printer (company_id, name_key);

create table print_job (
  company_id   integer not null default current_company(),
  job_id       bigint not null default next_number('print_job'),
  printer_id   bigint not null,
  subject      text not null,
  labels       integer not null,
  -- As the printer gets it.
  zpl          text not null,
  -- SENDING is never repeated by itself: labels may be out already.
  state        text collate "C" not null default 'WAITING' check (state in ('WAITING', 'SENDING', 'PRINTED', 'FAILED')),
  failure      text collate "C",
  attempts     integer not null default 0,
  requested_at timestamptz not null default now(),
  requested_by integer not null,
  send_at      timestamptz not null default now(),
  -- Labels that come out much later are stuck to something else.
  give_up_at   timestamptz not null default now() + interval '2 minutes',
  done_at      timestamptz,
  primary key (company_id, job_id),
  foreign key (company_id, printer_id) references label_printer,
  foreign key (company_id, requested_by) references app_user
);
create index print_job_due on print_job (send_at) where state in ('WAITING', 'SENDING');
create index print_job_of_printer on print_job (company_id, printer_id, job_id);
create index print_job_of_person on print_job (company_id, requested_by, job_id);

create table label_template (
  company_id integer not null default current_company() references company,
  template   text collate "C" not null check (template in ('part', 'box', 'pallet', 'location')),
  -- Null: the built-in one.
  layout     jsonb,
  version    integer not null default 1,
  primary key (company_id, template)
);
call keep_apart('label_printer', 'print_job', 'label_template');

-- As for webhooks: a node learns which printers have something to be sent, and nothing else.
create policy owner_sweeps on print_job for select to current_user using (true);
create function printers_due() returns table (company_id integer, printer_id bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select distinct j.company_id, j.printer_id from print_job j where j.state in ('WAITING', 'SENDING') and j.send_at <= now();
  end;
