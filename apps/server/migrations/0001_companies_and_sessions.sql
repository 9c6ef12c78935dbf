-- The ground of the schema: companies, their users and sessions, and how companies are kept apart.
--
-- Every table of a company starts its primary key with company_id, every foreign key includes it, and
-- row-level security is forced on it by keep_apart(). The application connects with a role that owns nothing.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- The company of the running transaction. Unset it is null, so every policy below fails closed.
create function current_company() returns integer
  language sql stable parallel safe
  return nullif(current_setting('app.company_id', true), '')::integer;

-- The person of the running transaction, where a session opened it.
create function current_person() returns integer
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::integer;

grant usage on schema public to gemba_app;
alter default privileges in schema public grant select, insert, update, delete on tables to gemba_app;
alter default privileges in schema public grant usage on sequences to gemba_app;

create procedure keep_apart(variadic tables text[])
  language plpgsql as $$
declare
  one text;
begin
  foreach one in array tables loop
    execute format('alter table %I enable row level security', one);
    execute format('alter table %I force row level security', one);
    execute format('create policy own_company on %I using (company_id = current_company()) with check (company_id = current_company())', one);
  end loop;
end $$;

create table company (
  company_id              integer generated always as identity primary key,
  company_code            text collate "C" not null unique check (company_code ~ '^[A-Z0-9-]{2,20}$'),
  company_name            text not null,
  time_zone               text not null default 'UTC',
  base_currency           text collate "C" not null default 'USD' check (base_currency ~ '^[A-Z]{3}$'),
  fiscal_year_start_month integer not null default 1 check (fiscal_year_start_month between 1 and 12),
  receive_need_ir         boolean not null default true,
  receiving_po_zero_cost  boolean not null default false,
  order_change_approval   boolean not null default false,
  credit_limit_warns      boolean not null default false,
  tells_unknown_user      boolean not null default false,
  support_phone           text,
  logo                    text,
  issue_password_hash     text,
  -- Client addresses that may sign in; null lets every address in.
  client_addresses        cidr[],
  is_demo                 boolean not null default false,
  created_at              timestamptz not null default now()
);
comment on column company.logo is 'a data URL';

create table company_messenger (
  company_id    integer primary key default current_company() references company,
  name          text not null,
  corp_id       text not null,
  agent_id      text not null,
  sealed_secret text not null,
  authorize_url text not null,
  api_url       text not null
);

create table licence (
  company_id    integer primary key default current_company() references company,
  modules       text[] not null,
  seats_allowed integer not null check (seats_allowed >= 0),
  valid_until   date not null
);

create table app_user (
  company_id    integer not null default current_company() references company,
  user_id       integer generated always as identity,
  user_name     text not null,
  display_name  text not null,
  password_hash text not null check (password_hash like '$argon2id$%'),
  -- The employee this user is. None: only the workbench is open to it.
  ref_id        text collate "C",
  roles         text[] not null default '{}',
  real_time     boolean not null default true,
  status        text not null default 'ACTIVE' check (status in ('ACTIVE', 'LOCKED', 'DISABLED')),
  expires_on    date,
  wx_user_id    text,
  -- Raised whenever what a session was told about the user is no longer true.
  version       integer not null default 1,
  created_at    timestamptz not null default now(),
  primary key (company_id, user_id)
);
create unique index app_user_name on app_user (company_id, lower(user_name) collate "C");
create unique index app_user_messenger on app_user (company_id, wx_user_id);

create function app_user_changed() returns trigger
  language plpgsql as $$
begin
  if (new.roles, new.ref_id, new.status, new.real_time) is distinct from (old.roles, old.ref_id, old.status, old.real_time) then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger app_user_changed before update on app_user for each row execute function app_user_changed();

create table session (
  company_id       integer not null default current_company(),
  session_id       uuid not null default gen_random_uuid(),
  user_id          integer not null,
  user_version     integer not null,
  token_hash       bytea not null,
  token_expires_at timestamptz not null,
  refresh_hash     bytea not null,
  idle_expires_at  timestamptz not null,
  expires_at       timestamptz not null,
  ended_at         timestamptz,
  end_reason       text check (end_reason in ('LOGOUT', 'REVOKED', 'REFRESH_REUSED', 'PASSWORD_CHANGED')),
  device           text not null,
  address          inet not null,
  signed_in_at     timestamptz not null default now(),
  last_seen_at     timestamptz not null default now(),
  primary key (company_id, session_id),
  foreign key (company_id, user_id) references app_user,
  check ((ended_at is null) = (end_reason is null))
);
create unique index session_token on session (company_id, token_hash);
create index session_of_user on session (company_id, user_id, signed_in_at desc, session_id desc);
create index session_age on session (company_id, expires_at);

-- Attempts are counted here before the password is looked at, so that parallel guesses all count.
create table login_throttle (
  company_id      integer not null default current_company() references company,
  kind            text not null check (kind in ('ACCOUNT', 'ADDRESS', 'ISSUE_PASSWORD')),
  subject         text collate "C" not null,
  attempts        integer not null,
  window_from     timestamptz not null,
  next_allowed_at timestamptz not null,
  primary key (company_id, kind, subject)
);

-- One row per posting request. A twin waits on its key until the first has committed, then gets the same answer.
create table idempotency (
  company_id integer not null default current_company(),
  user_id    integer not null,
  key        text collate "C" not null check (length(key) between 16 and 64),
  call       text not null,
  input_hash bytea not null,
  answer     text,
  -- Or why not: a request that arrives late must not do what its repetition was refused.
  refusal    jsonb,
  created_at timestamptz not null default now(),
  primary key (company_id, user_id, key),
  foreign key (company_id, user_id) references app_user
);
-- What a person typed and had not sent when it signed out. A device keeps nothing then.
create table kept_form (
  company_id integer not null default current_company(),
  user_id    integer not null,
  form_key   text collate "C" not null,
  content    text not null,
  primary key (company_id, user_id, form_key),
  foreign key (company_id, user_id) references app_user
);
create index idempotency_age on idempotency (company_id, created_at);

alter table company enable row level security;
alter table company force row level security;
create policy own_company on company using (company_id = current_company()) with check (company_id = current_company());
-- The owner alone sees all companies: it adds them, and find_company() below runs with its rights.
create policy owner_sees_all on company to current_user using (true) with check (true);
call keep_apart('company_messenger', 'licence', 'app_user', 'session', 'login_throttle', 'idempotency', 'kept_form');

-- Before anybody is signed in, a code is all there is. Without a code, the only company is meant.
create function find_company(code text) returns integer
  language sql stable security definer set search_path = public, pg_temp
  return case
    when code is not null then (select company_id from company where company_code = code)
    when (select count(*) from company) = 1 then (select company_id from company)
  end;

-- Why a session no longer holds; null while it does. The one place that says it, for calls and for streams.
create function session_refusal(s session, u app_user) returns text
  language sql stable
  return case
    when u.status = 'LOCKED' then 'USER_LOCKED'
    when s.ended_at is not null then 'ALREADY_LOGOUT'
    when u.status = 'DISABLED' or u.version <> s.user_version then 'APP_USER_INFO_ERROR'
    when u.expires_on < current_date then 'YOUR_ACCOUNT_EXPIRED'
    when s.token_expires_at <= now() or s.expires_at <= now() then 'APP_TOKEN_EXPIRED_ERROR'
  end;

-- Sets the company and the person of the transaction from the token's own claim, looked up under the policies of that
-- company. A claim that does not hold leaves none set: whatever follows in the same transaction sees nothing.
create function open_session(claimed_company integer, presented bytea)
  returns table (
    session_id uuid, user_id integer, user_name text, display_name text, ref_id text, roles text[],
    real_time boolean, refusal text)
  language plpgsql as $$
begin
  perform set_config('app.company_id', claimed_company::text, true);
  -- Reads only: a row touched here would stay locked for as long as the slowest call of its session.
  select s.session_id, s.user_id, u.user_name, u.display_name, u.ref_id, u.roles, u.real_time, session_refusal(s, u)
    into session_id, user_id, user_name, display_name, ref_id, roles, real_time, refusal
    from session s join app_user u on u.company_id = s.company_id and u.user_id = s.user_id
   where s.company_id = claimed_company and s.token_hash = presented;
  if user_id is null or refusal is not null then perform set_config('app.company_id', '', true); end if;
  if user_id is null then return; end if;
  perform set_config('app.user_id', user_id::text, true);
  return next;
end $$;

-- Of many tokens at once, those that hold no longer. Each is looked up under the policies of its own company.
create function ended_sessions(companies integer[], presented bytea[]) returns setof bytea
  language plpgsql as $$
declare
  one integer;
begin
  foreach one in array array(select distinct unnest(companies)) loop
    perform set_config('app.company_id', one::text, true);
    return query
      select given.token_hash
        from unnest(companies, presented) as given (company_id, token_hash)
        left join session s on s.company_id = given.company_id and s.token_hash = given.token_hash
        left join app_user u on u.company_id = s.company_id and u.user_id = s.user_id
       where given.company_id = one and (u.user_id is null or session_refusal(s, u) is not null);
  end loop;
  perform set_config('app.company_id', '', true);
end $$;

-- Document numbers come from a sequence per company and kind: never reused after a crash, and no row is locked.
create schema numbers;
create function next_number(kind text) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  sequence_name text := format('numbers.%I', format('c%s_%s', public.current_company(), kind));
begin
  if kind !~ '^[a-z_]{1,40}$' or public.current_company() is null then
    raise 'next_number needs a company and a plain kind, got %', kind;
  end if;
  if to_regclass(sequence_name) is null then
    perform pg_advisory_xact_lock(hashtext(sequence_name));
    execute format('create sequence if not exists %s', sequence_name);
  end if;
  return nextval(sequence_name::regclass);
end $$;
