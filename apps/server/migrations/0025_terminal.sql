-- Shared terminals: a user that is a device at a work centre, on which workers take turns by badge or PIN.

alter table app_user
  -- The work centre whose terminal this user is.
  add terminal_wc text collate "C",
  add pin_hash    text check (pin_hash like '$argon2id$%'),
  -- A badge is a long random code, so a plain hash of it gives nothing away.
  add badge_hash  bytea,
  add foreign key (company_id, terminal_wc) references work_centre deferrable initially deferred,
  add constraint app_user_terminal_is_nobody check (terminal_wc is null or ref_id is null);
create unique index app_user_badge on app_user (company_id, badge_hash);

-- The worker who has the turn at a terminal, as the worker was when it began. The session stays the terminal's: with it
-- every turn ends.
alter table session
  add worker_id      integer,
  add worker_version integer,
  add turn_ends_at   timestamptz,
  add foreign key (company_id, worker_id) references app_user,
  add check (num_nonnulls(worker_id, worker_version, turn_ends_at) in (0, 3));
create index session_of_worker on session (company_id, worker_id) where worker_id is not null;

alter table login_throttle
  drop constraint login_throttle_kind_check,
  add constraint login_throttle_kind_check check (kind in ('ACCOUNT', 'ADDRESS', 'ISSUE_PASSWORD', 'PIN', 'TERMINAL'));

-- A turn that is over, or whose worker has changed, leaves the terminal: its next renewal is the terminal's own.
create function turn_is_over(s session, worker app_user) returns boolean
  language sql stable
  return s.worker_id is not null
    and (s.turn_ends_at <= now() or worker.version <> s.worker_version or worker.status <> 'ACTIVE'
      or coalesce(worker.expires_on < company_today(worker.company_id), false));

-- A PIN proves less than a password: at a terminal nobody may do more than the terminal.
create function roles_at_terminal(worker text[], terminal text[]) returns text[]
  language sql immutable parallel safe
  return array(select role from unnest(worker) as role where role = any (terminal));

create or replace function open_session(claimed_company integer, presented bytea)
  returns table (
    session_id uuid, user_id integer, user_name text, display_name text, ref_id text, roles text[],
    real_time boolean, refusal text)
  language plpgsql as $$
begin
  perform set_config('app.company_id', claimed_company::text, true);
  -- Reads only: a row touched here would stay locked for as long as the slowest call of its session.
  select s.session_id, coalesce(w.user_id, u.user_id), coalesce(w.user_name, u.user_name),
         coalesce(w.display_name, u.display_name), coalesce(w.ref_id, u.ref_id),
         case when w.user_id is null then u.roles else roles_at_terminal(w.roles, u.roles) end,
         coalesce(w.real_time, u.real_time),
         coalesce(session_refusal(s, u), case when turn_is_over(s, w) then 'APP_TOKEN_EXPIRED_ERROR' end)
    into session_id, user_id, user_name, display_name, ref_id, roles, real_time, refusal
    from session s join app_user u on u.company_id = s.company_id and u.user_id = s.user_id
    left join app_user w on w.company_id = s.company_id and w.user_id = s.worker_id
   where s.company_id = claimed_company and s.token_hash = presented;
  if user_id is null or refusal is not null then perform set_config('app.company_id', '', true); end if;
  if user_id is null then return; end if;
  perform set_config('app.user_id', user_id::text, true);
  return next;
end $$;

create or replace function ended_sessions(companies integer[], presented bytea[]) returns setof bytea
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
        left join app_user w on w.company_id = s.company_id and w.user_id = s.worker_id
       where given.company_id = one and (u.user_id is null or session_refusal(s, u) is not null or turn_is_over(s, w));
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
