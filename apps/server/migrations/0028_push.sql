-- Web Push: the keys of a company, the devices that want to be told, and what is on its way to them.

-- The pair of keys by which push services know the company (VAPID). Made once, with the first look at the settings.
create table company_push (
  company_id         integer primary key default current_company() references company,
  public_key         text not null,
  sealed_private_key text not null
);

create table push_setting (
  company_id  integer not null default current_company(),
  user_id     integer not null,
  alarms      boolean not null default false,
  approvals   boolean not null default false,
  messages    boolean not null default false,
  -- By the clock of the company; may go over midnight.
  quiet_from  time,
  quiet_until time,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references app_user,
  check ((quiet_from is null) = (quiet_until is null))
);

-- A browser that is signed in. With the session the subscription ends.
create table push_subscription (
  company_id      integer not null default current_company(),
  subscription_id bigint not null default next_number('push_subscription'),
  user_id         integer not null,
  session_id      uuid not null,
  endpoint        text not null,
  p256dh          text not null,
  auth            text not null,
  created_at      timestamptz not null default now(),
  primary key (company_id, subscription_id),
  foreign key (company_id, user_id) references app_user,
  foreign key (company_id, session_id) references session on delete cascade
);
create unique index push_subscription_endpoint on push_subscription (company_id, md5(endpoint));
create index push_subscription_of_user on push_subscription (company_id, user_id);
create index push_subscription_of_session on push_subscription (company_id, session_id);

-- Written in the transaction that causes it, deleted when the push service has taken it.
create table push (
  company_id      integer not null default current_company(),
  push_id         bigint not null default next_number('push'),
  subscription_id bigint not null,
  -- The setting that lets it through, and the kind of thing that it tells about.
  topic           text collate "C" not null check (topic in ('alarms', 'approvals', 'messages')),
  kind            text collate "C" not null,
  ref_id          text not null,
  created_at      timestamptz not null default now(),
  attempts        integer not null default 0,
  send_at         timestamptz not null default now(),
  primary key (company_id, push_id),
  foreign key (company_id, subscription_id) references push_subscription on delete cascade
);
create index push_due on push (send_at);
create index push_of_subscription on push (company_id, subscription_id);

call keep_apart('company_push', 'push_setting', 'push_subscription', 'push');

-- As for timers: a node learns which companies have something to send, and nothing else.
create policy owner_sweeps on push for select to current_user using (true);
create function companies_with_pushes() returns setof integer
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select distinct company_id from push where send_at <= now();
  end;

create function end_push_subscriptions() returns trigger
  language plpgsql as $$
begin
  delete from push_subscription where company_id = new.company_id and session_id = new.session_id;
  return null;
end $$;
create trigger end_push_subscriptions after update of ended_at on session
  for each row when (new.ended_at is not null) execute function end_push_subscriptions();

-- Whether a closed app would find its session again: its token may have expired, nothing else. At a shared terminal nobody is told.
create function session_reaches(s session, u app_user) returns boolean
  language sql stable
  return coalesce(session_refusal(s, u), 'APP_TOKEN_EXPIRED_ERROR') = 'APP_TOKEN_EXPIRED_ERROR'
    and least(s.idle_expires_at, s.expires_at) > now() and u.terminal_wc is null;

create function is_quiet(at time, quiet_from time, quiet_until time) returns boolean
  language sql immutable
  return coalesce(case
    when quiet_from <= quiet_until then at >= quiet_from and at < quiet_until
    else at >= quiet_from or at < quiet_until
  end, false);
