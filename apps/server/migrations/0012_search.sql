-- Substring search. Under row-level security `like` may not use an index, because it is not leakproof; these functions run
-- with the owner's rights and filter by company themselves. They answer keys only: the rows are read under the policies.

create policy owner_searches on part for select to current_user using (true);
create policy owner_searches on customer for select to current_user using (true);
create policy owner_searches on vendor for select to current_user using (true);

-- What was typed, as a pattern over search_text.
create function search_pattern(typed text) returns text
  language sql immutable parallel safe
  return '%' || replace(replace(replace(search_key(typed), '\', '\\'), '%', '\%'), '_', '\_') || '%';

-- Numbers after `after`, in order; every word typed must occur, so 'seal 35' finds 'Oil seal 35 x 52'. Planned anew each
-- time with the words in sight: a rare word goes through the trigrams, a common one through the numbers in order.
create function find_parts(typed text, after text default '', at_most integer default 20, of_type text default null, of_product text default null,
                           with_bom boolean default false)
  returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  wanted text;
begin
  select string_agg(format('and search_text like %L', search_pattern(word)), ' ') into wanted
    from regexp_split_to_table(trim(typed), '\s+') as word where word <> '';
  if wanted is null or current_company() is null then return; end if;
  if of_type is not null then wanted := wanted || format(' and part_type = %L', of_type); end if;
  if of_product is not null then wanted := wanted || format(' and product_code = %L', of_product); end if;
  if with_bom then wanted := wanted || ' and exists (select from bom where bom.company_id = part.company_id and bom.part_number = part.part_number)'; end if;
  return query execute format(
    'select part_number from part where company_id = %s %s and part_number > %L order by part_number limit %s',
    current_company(), wanted, after, least(at_most, 1000));
end $$;

create function find_customers(typed text) returns setof text
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select customer_id from customer
     where company_id = current_company() and search_text like search_pattern(typed);
  end;

create function find_vendors(typed text) returns setof text
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select vendor_id from vendor
     where company_id = current_company() and search_text like search_pattern(typed);
  end;
