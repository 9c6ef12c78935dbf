-- Alarms: clocks that escalate, what the time line says about them, and timers that fire once on any node.

-- A timer is written once and never changed. The work that it starts looks whether its clock still runs: nobody has to find and
-- stop timers, and no request waits for one that fires.
alter table timer
  drop constraint timer_pkey,
  drop column armed,
  add failures integer not null default 0,
  -- After a failure.
  add retry_at timestamptz,
  add fire_at  timestamptz not null generated always as (coalesce(retry_at, due_at)) stored,
  add primary key (company_id, kind, ref_id, due_at);
drop index timer_due;
create index timer_due on timer (fire_at, kind);
create index timer_due_of_kind on timer (company_id, kind, fire_at);

drop function companies_with_due_timers(timestamptz);
create function due_timers(kinds text[]) returns table (company_id integer, kind text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select distinct timer.company_id, timer.kind from timer where fire_at <= now() and timer.kind = any (kinds);
  end;

-- How long a node may sleep; none where no timer is armed.
create function seconds_to_next_timer(kinds text[]) returns double precision
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select extract(epoch from min(fire_at) - clock_timestamp())::double precision from timer where kind = any (kinds);
  end;

alter table alarm
  -- The present clock began then. Its end is response_due_at or handle_due_at, and stays when a time-out raises the level.
  add clock_since timestamptz not null default now(),
  -- The next time-out.
  add escalate_at timestamptz;
create index alarm_of_raiser on alarm (company_id, raised_by, raised_at, alarm_id);
create index alarm_of_type on alarm (company_id, type_id, raised_at, alarm_id);

alter table alarm_event
  -- The clock that ran out and how many minutes it had, where this is a time-out.
  add clock   text check (clock in ('RESPONSE', 'HANDLE')),
  add minutes integer check (minutes > 0);

alter table alarm no force row level security;
alter table timer no force row level security;
update timer set kind = 'alarm' where kind in ('alarm-response', 'alarm-handle');
update alarm set clock_since = coalesce(responded_at, raised_at),
  escalate_at = (select due_at from timer where timer.company_id = alarm.company_id and kind = 'alarm' and ref_id = alarm_id::text);
alter table alarm force row level security;
alter table timer force row level security;

-- Whose handlers a type has: its own, or those of the nearest type above it that has any.
create function handling_type(of_company integer, of_type bigint) returns bigint
  language sql stable parallel safe
begin atomic
  with recursive up as (
    select type_id, parent, 1 as height from alarm_type where company_id = of_company and type_id = of_type
    union all
    select above.type_id, above.parent, height + 1
      from up join alarm_type above on above.company_id = of_company and above.type_id = up.parent)
  select type_id from up
   where exists (select from alarm_handler h where h.company_id = of_company and h.type_id = up.type_id)
   order by height limit 1;
end;

-- The names from the root of the tree down to the type.
create function alarm_type_path(of_company integer, of_type bigint) returns text[]
  language sql stable parallel safe
begin atomic
  with recursive up as (
    select type_name, parent, 1 as height from alarm_type where company_id = of_company and type_id = of_type
    union all
    select above.type_name, above.parent, height + 1
      from up join alarm_type above on above.company_id = of_company and above.type_id = up.parent)
  select array_agg(type_name order by height desc) from up;
end;
