-- Today: the few counts that are open, among all that were ever posted.
create index cycle_count_open on cycle_count (company_id, started_at, count_number) where status = 'OPEN';

-- People who want the week summed up on Monday morning.
create table weekly_digest (
  company_id integer not null default current_company(),
  user_id    integer not null,
  wanted_at  timestamptz not null default now(),
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references app_user
);
call keep_apart('weekly_digest');

-- The first Monday at seven, by the company's clock, after a moment.
create function next_monday(of_company integer, after timestamptz) returns timestamptz
  language sql stable
  return (
    select (case when this_week.monday > here.at then this_week.monday else this_week.monday + interval '7 days' end) at time zone company.time_zone
      from company
      cross join lateral (select after at time zone company.time_zone as at) here
      cross join lateral (select date_trunc('week', here.at) + interval '7 hours' as monday) this_week
     where company.company_id = of_company);
