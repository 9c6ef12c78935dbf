-- Customers, vendors and documented parts are found by the beginning of their number without its signs, as the address
-- books and the list of parts find them; payments have a key of their own for it.

create or replace function find_customers(typed text) returns setof text
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select customer_id from customer
     where company_id = current_company() and search_text like search_pattern(typed)
     union
    select customer_id from customer
     where company_id = current_company() and bare_code(typed) <> ''
       and code_key >= bare_code(typed) and code_key < bare_code(typed) || chr(1114111);
  end;

create or replace function find_vendors(typed text) returns setof text
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select vendor_id from vendor
     where company_id = current_company() and search_text like search_pattern(typed)
     union
    select vendor_id from vendor
     where company_id = current_company() and bare_code(typed) <> ''
       and code_key >= bare_code(typed) and code_key < bare_code(typed) || chr(1114111);
  end;

create or replace function find_documented_parts(of_type text, typed text, after text, at_most integer) returns setof text
  language plpgsql stable rows 25 security definer set search_path = public, pg_temp as $$
declare
  kept text := 'document.company_id = %1$s and document.part_number is not null and document.deleted_at is null';
  words text;
begin
  select string_agg(search_condition(word), ' and ') into words from regexp_split_to_table(trim(typed), '\s+') as word where word <> '';
  if words is null or current_company() is null then return; end if;
  if of_type is not null then kept := kept || ' and document.type = %2$L'; end if;
  kept := format(kept, current_company(), of_type);
  return query execute format(
    'select part_number from (
       (select part_number::text from part where company_id = %1$s and %2$s and part_number > %3$L
           and exists (select from document where %4$s and document.part_number = part.part_number)
         order by part_number limit %5$s)
       union
       (select part_number::text from part where company_id = %1$s and code_key >= %6$L and code_key < %6$L || chr(1114111)
           and part_number > %3$L and (code_key = %6$L or not exists (select from part other where other.company_id = %1$s and %2$s))
           and exists (select from document where %4$s and document.part_number = part.part_number)
         order by part_number limit %5$s)
       union
       (select distinct part_number::text from document where %4$s and %2$s and part_number > %3$L order by part_number limit %5$s)) as found
      order by part_number collate "C" limit %5$s',
    current_company(), words, after, kept, least(at_most, 1000), bare_code(typed));
end $$;

alter table payment add column code_key text collate "C" generated always as (bare_code(payment_number)) stored;
create index payment_by_key on payment (company_id, code_key);
