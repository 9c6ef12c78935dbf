-- API keys: machines that call the server with roles of their own.

-- A key posts like a person, so it is a user that nobody can be: without a password, and never an administrator.
alter table app_user
  add is_machine boolean not null default false,
  alter password_hash drop not null,
  add constraint app_user_machine_has_no_password check (is_machine = (password_hash is null)),
  add constraint app_user_machine_is_nobody check (
    not is_machine or (ref_id is null and terminal_wc is null and wx_user_id is null and badge_hash is null
      and not 'COMPANY_ADMIN' = any (roles)));

create table api_key (
  company_id    integer not null default current_company(),
  key_id        uuid not null default gen_random_uuid(),
  -- The user that its calls are made as; roles and display name are kept there.
  user_id       integer not null,
  name          text not null,
  -- The key itself is long and random, so a plain hash of it gives nothing away.
  key_hash      bytea not null,
  expires_on    date not null,
  created_at    timestamptz not null default now(),
  -- Null: by the command line.
  created_by    integer,
  last_used_at  timestamptz,
  last_address  inet,
  revoked_at    timestamptz,
  primary key (company_id, key_id),
  foreign key (company_id, user_id) references app_user,
  foreign key (company_id, created_by) references app_user
);
create unique index api_key_hash on api_key (company_id, key_hash);
create unique index api_key_user on api_key (company_id, user_id);
create unique index api_key_name on api_key (company_id, name_key(name)) where revoked_at is null;
call keep_apart('api_key');

-- Why a key no longer holds; null while it does. A person shows their address when signing in, a key with each call.
create function api_key_refusal(k api_key, from_address inet) returns text
  language sql stable
  return case
    when k.revoked_at is not null then 'API_KEY_REVOKED'
    when k.expires_on < company_today(k.company_id) then 'API_KEY_EXPIRED'
    when not (select client_addresses is null or exists (select from unnest(client_addresses) net where from_address <<= net)
                from company where company_id = k.company_id) then 'NOT_IN_WHITELIST'
  end;

drop function open_session(integer, bytea);
create function open_session(claimed_company integer, presented bytea, from_address inet)
  returns table (
    session_id uuid, user_id integer, user_name text, display_name text, ref_id text, roles text[],
    real_time boolean, is_machine boolean, refusal text)
  language plpgsql as $$
begin
  perform set_config('app.company_id', claimed_company::text, true);
  -- Reads only: a row touched here would stay locked for as long as the slowest call of its session.
  select s.session_id, coalesce(w.user_id, u.user_id), coalesce(w.user_name, u.user_name),
         coalesce(w.display_name, u.display_name), coalesce(w.ref_id, u.ref_id),
         case when w.user_id is null then u.roles else roles_at_terminal(w.roles, u.roles) end,
         coalesce(w.real_time, u.real_time), false,
         coalesce(session_refusal(s, u), case when turn_is_over(s, w) then 'APP_TOKEN_EXPIRED_ERROR' end)
    into session_id, user_id, user_name, display_name, ref_id, roles, real_time, is_machine, refusal
    from session s join app_user u on u.company_id = s.company_id and u.user_id = s.user_id
    left join app_user w on w.company_id = s.company_id and w.user_id = s.worker_id
   where s.company_id = claimed_company and s.token_hash = presented;
  if user_id is null then
    select k.key_id, u.user_id, u.user_name, u.display_name, u.ref_id, u.roles, u.real_time, true,
           api_key_refusal(k, from_address)
      into session_id, user_id, user_name, display_name, ref_id, roles, real_time, is_machine, refusal
      from api_key k join app_user u on u.company_id = k.company_id and u.user_id = k.user_id
     where k.company_id = claimed_company and k.key_hash = presented;
  end if;
  if user_id is null or refusal is not null then perform set_config('app.company_id', '', true); end if;
  if user_id is null then return; end if;
  perform set_config('app.user_id', user_id::text, true);
  return next;
end $$;
