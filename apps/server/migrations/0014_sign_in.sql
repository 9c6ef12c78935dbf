-- Signing in: the company's day, one spelling of a user name, a repeated refresh, no typed text in the throttle.

-- The day it is at the company.
create function company_today(asked integer) returns date
  language sql stable
  return (select (now() at time zone time_zone)::date from company where company_id = asked);

create or replace function session_refusal(s session, u app_user) returns text
  language sql stable
  return case
    when u.status = 'LOCKED' then 'USER_LOCKED'
    when s.ended_at is not null then 'ALREADY_LOGOUT'
    when u.status = 'DISABLED' or u.version <> s.user_version then 'APP_USER_INFO_ERROR'
    -- Most accounts have no last day, and cost no look at the company.
    when case when u.expires_on is null then false else u.expires_on < company_today(u.company_id) end then 'YOUR_ACCOUNT_EXPIRED'
    when s.token_expires_at <= now() or s.expires_at <= now() then 'APP_TOKEN_EXPIRED_ERROR'
  end;

-- The same for every spelling of a name: composed or not, in any case.
create function name_key(name text) returns text
  language sql immutable strict parallel safe
  return normalize(lower(upper(normalize(name, nfc))), nfc) collate "C";

-- Of users whose names are spellings of one another, the oldest keeps the name and the others get their number behind it.
alter table app_user no force row level security;
drop index app_user_name;
update app_user set user_name = spelled.name
  from (select company_id, user_id,
               case when row_number() over (partition by company_id, name_key(user_name) order by user_id) = 1
                 then normalize(user_name, nfc)
                 else left(normalize(user_name, nfc), 53) || '-' || user_id end as name
          from app_user) spelled
 where app_user.company_id = spelled.company_id and app_user.user_id = spelled.user_id
   and app_user.user_name <> spelled.name;
create unique index app_user_name on app_user (company_id, name_key(user_name));
alter table app_user add constraint app_user_name_spelling check (user_name is nfc normalized);
alter table app_user force row level security;

-- The refresh token before the present one, and when it was exchanged: its answer may have been lost on the way.
alter table session add previous_refresh_hash bytea, add refreshed_at timestamptz;

-- What somebody typed as a user name may be a password. It was kept as it came; from now on as a keyed hash.
truncate login_throttle;
comment on column login_throttle.subject is 'a network, the id of a user, or a keyed hash of a name that nobody has';
