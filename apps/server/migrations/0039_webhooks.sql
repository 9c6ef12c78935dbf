-- Webhooks: addresses of a company that are told about what happens, and what is on its way to them.

create table webhook (
  company_id    integer not null default current_company() references company,
  webhook_id    bigint not null default next_number('webhook'),
  url           text not null,
  kinds         text[] not null,
  sealed_secret text not null,
  created_at    timestamptz not null default now(),
  -- Null: by the command line.
  created_by    integer,
  primary key (company_id, webhook_id),
  foreign key (company_id, created_by) references app_user
);

-- Written in the transaction that causes it, one for each webhook that wants to know, and kept for a while afterwards.
create table webhook_delivery (
  company_id   integer not null default current_company(),
  delivery_id  bigint not null default next_number('webhook_delivery'),
  webhook_id   bigint not null,
  event_id     uuid not null,
  kind         text collate "C" not null,
  -- The document that it is about. Of one document, a later event waits for the earlier ones.
  subject      text collate "C" not null,
  body         text not null,
  state        text collate "C" not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'GIVEN_UP')),
  attempts     integer not null default 0,
  created_at   timestamptz not null default now(),
  send_at      timestamptz not null default now(),
  give_up_at   timestamptz not null default now() + interval '3 days',
  tried_at     timestamptz,
  -- Of the last attempt: the status of the answer, and its beginning or what went wrong.
  status       integer,
  answer       text,
  primary key (company_id, delivery_id),
  foreign key (company_id, webhook_id) references webhook on delete cascade
);
create index webhook_delivery_due on webhook_delivery (send_at) where state = 'WAITING';
create index webhook_delivery_waiting on webhook_delivery (company_id, webhook_id, subject, delivery_id) where state = 'WAITING';
create index webhook_delivery_of_webhook on webhook_delivery (company_id, webhook_id, delivery_id);
create index webhook_delivery_age on webhook_delivery (company_id, created_at) where state <> 'WAITING';
call keep_apart('webhook', 'webhook_delivery');

-- As for timers: a node learns which webhooks have something to be sent, and nothing else.
create policy owner_sweeps on webhook_delivery for select to current_user using (true);
create function webhooks_due() returns table (company_id integer, webhook_id bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select distinct d.company_id, d.webhook_id from webhook_delivery d where d.state = 'WAITING' and d.send_at <= now();
  end;

-- The body of an event, for whoever is told about it.
create function event_body(event_id uuid, kind text, subject text, person integer, data jsonb) returns text
  language sql stable
  return (
    select jsonb_build_object('id', event_id, 'type', kind, 'timestamp', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'company', c.company_code, 'subject', subject, 'by', u.display_name, 'data', data)::text
      from company c left join app_user u on u.company_id = c.company_id and u.user_id = person
     where c.company_id = current_company());
