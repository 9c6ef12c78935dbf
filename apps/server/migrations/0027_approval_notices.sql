-- What the app tells people about orders: decisions, reminders of what waits, quotes past their last day.

-- The app writes to people in the language that they last read it in.
alter table app_user
  add language text collate "C" not null default 'en-US' check (language in ('en-US', 'zh-CN', 'es-ES'));

-- Calls, imports and the demo company write orders: whoever does, a timer is armed with each.
create function arm_reminder() returns trigger
  language plpgsql as $$
begin
  insert into timer (company_id, kind, ref_id, due_at)
  values (new.company_id, 'approval-reminder', tg_argv[0] || ' ' || (to_jsonb(new) ->> tg_argv[1]), now() + interval '1 day')
  on conflict do nothing;
  return null;
end $$;
create trigger arm_reminder after insert on purchase_order for each row when (new.status = 'NOT_APPROVED')
  execute function arm_reminder('po', 'po_number');
create trigger arm_reminder after insert on sales_order for each row when (new.status = 'NOT_REVIEWED')
  execute function arm_reminder('so', 'so_number');
create trigger arm_reminder after insert on quote for each row when (new.status = 'NOT_APPROVED')
  execute function arm_reminder('qo', 'qo_number');
create trigger arm_reminder after insert on work_order for each row when (new.status = 'NOT_APPROVED')
  execute function arm_reminder('wo', 'wo_number');
create trigger arm_reminder after insert on rma for each row when (new.status = 'NOT_APPROVED')
  execute function arm_reminder('rma', 'rma_number');
create trigger arm_reminder after insert on rtv for each row when (new.status = 'NOT_APPROVED')
  execute function arm_reminder('rtv', 'rtv_number');

-- The first moment after the last day of a quote, at the company.
create function quote_ends(of_company integer, valid_until date) returns timestamptz
  language sql stable
  return (select (valid_until + 1)::timestamp at time zone time_zone from company where company_id = of_company);

create function arm_quote_expiry() returns trigger
  language plpgsql as $$
begin
  insert into timer (company_id, kind, ref_id, due_at)
  values (new.company_id, 'quote-expiry', new.qo_number, quote_ends(new.company_id, new.valid_until))
  on conflict do nothing;
  return null;
end $$;
create trigger arm_quote_expiry after insert or update of valid_until on quote
  for each row when (new.status in ('NOT_APPROVED', 'APPROVED', 'REJECTED')) execute function arm_quote_expiry();

alter table quote no force row level security;
alter table timer no force row level security;
insert into timer (company_id, kind, ref_id, due_at)
select company_id, 'quote-expiry', qo_number, quote_ends(company_id, valid_until)
  from quote where status in ('NOT_APPROVED', 'APPROVED', 'REJECTED');
alter table quote force row level security;
alter table timer force row level security;
