-- Messages between people, the events of the stream, timers, and what a person keeps for himself.

create table message (
  company_id integer not null default current_company() references company,
  message_id bigint not null default next_number('message'),
  -- None: the app itself.
  sender     integer,
  title      text not null,
  content    text not null,
  send_date  timestamptz not null default now(),
  reply_to   bigint,
  primary key (company_id, message_id),
  foreign key (company_id, sender) references app_user,
  foreign key (company_id, reply_to) references message
);
create index message_of_sender on message (company_id, sender, message_id);

create table message_receiver (
  company_id integer not null default current_company(),
  receiver   integer not null,
  message_id bigint not null,
  read_at    timestamptz,
  primary key (company_id, receiver, message_id),
  foreign key (company_id, receiver) references app_user,
  foreign key (company_id, message_id) references message
);
create index message_receiver_of_message on message_receiver (company_id, message_id);
create index message_unread on message_receiver (company_id, receiver) where read_at is null;

create table message_document (
  company_id  integer not null default current_company(),
  message_id  bigint not null,
  document_id uuid not null,
  primary key (company_id, message_id, document_id),
  foreign key (company_id, message_id) references message,
  foreign key (company_id, document_id) references document
);

-- What subscribers of the stream are told, written in the transaction that caused it. Kept for a day.
-- Numbers are drawn before commit, so a lower one may appear later, and no number can say up to where a reader has read.
-- A snapshot can: readers ask for what was not visible in the last one and is in this one.
create table outbox_event (
  company_id integer not null default current_company(),
  event_id   bigint generated always as identity,
  xact       xid8 not null default pg_current_xact_id(),
  -- None: everybody of the company.
  user_id    integer,
  kind       text collate "C" not null,
  payload    jsonb not null,
  created_at timestamptz not null default now(),
  primary key (company_id, event_id),
  foreign key (company_id, user_id) references app_user
);
create index outbox_event_news on outbox_event (company_id, kind, xact);
create index outbox_event_age on outbox_event (company_id, created_at);

create table timer (
  company_id integer not null default current_company(),
  kind       text collate "C" not null,
  ref_id     text collate "C" not null,
  due_at     timestamptz not null,
  -- Rises when the timer is armed anew: whoever fires it names the one that was seen.
  armed      integer not null default 1,
  primary key (company_id, kind, ref_id)
);
create index timer_due on timer (due_at);

-- What a person keeps of a list: the search part of its address, under a name.
create table saved_filter (
  company_id integer not null default current_company(),
  filter_id  bigint not null default next_number('saved_filter'),
  user_id    integer not null,
  list       text collate "C" not null,
  name       text collate "C" not null,
  query      text not null,
  primary key (company_id, filter_id),
  unique (company_id, user_id, list, name),
  foreign key (company_id, user_id) references app_user
);

create table label_template (
  company_id    integer not null default current_company() references company,
  template_code text collate "C" not null,
  template_name text not null,
  of_kind       text not null check (of_kind in ('PART', 'BOX', 'PALLET')),
  width_mm      integer not null check (width_mm > 0),
  height_mm     integer not null check (height_mm > 0),
  symbology     text not null check (symbology in ('CODE128', 'QR', 'GS1_DATAMATRIX')),
  fields        text[] not null,
  primary key (company_id, template_code)
);

create table label_printer (
  company_id   integer not null default current_company() references company,
  printer_code text collate "C" not null,
  printer_name text not null,
  kind         text not null check (kind in ('ZPL', 'PDF')),
  address      text,
  primary key (company_id, printer_code)
);

call keep_apart('message', 'message_receiver', 'message_document', 'outbox_event', 'timer', 'saved_filter', 'label_template', 'label_printer');

-- A sweep starts before any company is chosen: it learns which companies have something due, and nothing else.
create policy owner_sweeps on timer for select to current_user using (true);
create function companies_with_due_timers(at timestamptz default now()) returns setof integer
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select distinct company_id from timer where due_at <= at;
  end;

-- The owner alone takes old events away, of all companies, and one node at a time.
create policy owner_prunes on outbox_event to current_user using (true) with check (false);
create function forget_old_events() returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one integer;
  gone bigint;
  all_gone bigint := 0;
begin
  if not pg_try_advisory_xact_lock(hashtext('forget_old_events')) then return 0; end if;
  for one in select company_id from company loop
    delete from outbox_event where company_id = one and created_at < now() - interval '1 day';
    get diagnostics gone = row_count;
    all_gone := all_gone + gone;
  end loop;
  return all_gone;
end $$;
