-- Substring search. Under row-level security `like` may not use an index, because it is not leakproof; these functions run
-- with the owner's rights and filter by company themselves. They answer keys only: the rows are read under the policies.

create policy owner_searches on part for select to current_user using (true);
create policy owner_searches on customer for select to current_user using (true);
create policy owner_searches on vendor for select to current_user using (true);
create policy owner_searches on department for select to current_user using (true);

-- What was typed, as a pattern over search_text.
create function search_pattern(typed text) returns text
  language sql immutable parallel safe
  return '%' || replace(replace(replace(search_key(typed), '\', '\\'), '%', '\%'), '_', '\_') || '%';

-- One word of what was typed as a condition. The index looks for its longest run of letters and digits: what stands
-- between them occurs almost everywhere, and long lists are slow to intersect. One or two characters have trigrams only at
-- the start of a word, so there they are looked for. Signs alone are no word (null).
create function search_condition(word text) returns text
  language sql immutable parallel safe
  return (
    select case when run is null then null
                when length(run) < 3 and key ~ '^[a-z0-9]' then
                  (select '(' || string_agg(format('search_text like %L', before || substr(search_pattern(word), 2)), ' or ') || ')'
                     from unnest('{"","% ",%-,%(,%/,%.}'::text[]) as before)
                when length(run) < 3 or run = key then format('search_text like %L', search_pattern(word))
                else format('search_text like %L and position(%L in search_text) > 0', '%' || run || '%', key) end
      from (select search_key(word) as key,
                   (select match[1] from regexp_matches(search_key(word), '[a-z0-9]+', 'g') as match
                     order by length(match[1]) desc limit 1) as run) as longest);

-- First the numbers that begin with what was typed, then those where every word occurs in number or description, so
-- 'seal 35' finds 'Oil seal 35 x 52'; each in the order of the numbers, after the given place. Planned anew each time with
-- the words in sight: a rare word goes through the trigrams, a common one through the numbers in order.
create function find_parts(typed text, at_most integer default 20, after_rank integer default 1, after text default '',
                           of_type text default null, of_product text default null, with_bom boolean default false)
  returns table (part_number text, rank integer)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  begins text := format('part_number >= %1$L and part_number < %1$L || chr(1114111)', upper(trim(typed)));
  narrowed text := format('select part_number::text, $1 from part where company_id = %s', current_company());
  words text;
  found_first integer := 0;
begin
  select string_agg(search_condition(word), ' and ') into words from regexp_split_to_table(trim(typed), '\s+') as word where word <> '';
  if trim(typed) = '' or current_company() is null then return; end if;
  if of_type is not null then narrowed := narrowed || format(' and part_type = %L', of_type); end if;
  if of_product is not null then narrowed := narrowed || format(' and product_code = %L', of_product); end if;
  if with_bom then narrowed := narrowed || ' and exists (select from bom where bom.company_id = part.company_id and bom.part_number = part.part_number)'; end if;
  if after_rank = 1 then
    return query execute format('%s and %s and part_number > %L order by part_number limit %s', narrowed, begins, after, least(at_most, 1000)) using 1;
    get diagnostics found_first = row_count;
    after := '';
  end if;
  if found_first >= at_most or words is null then return; end if;
  return query execute format('%s and %s and not (%s) and part_number > %L order by part_number limit %s',
                              narrowed, words, begins, after, least(at_most - found_first, 1000)) using 2;
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

-- Customers, vendors or departments where every word occurs in id, name or city, in the order of their names, after the
-- given place. Planned anew each time, as `find_parts` is.
create function find_addresses(of_kind text, typed text, at_most integer, after_name text default '', after_id text default '')
  returns table (id text)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text;
begin
  if of_kind not in ('customer', 'vendor', 'department') then raise 'no addresses are %', of_kind; end if;
  select string_agg(search_condition(word), ' and ') into words from regexp_split_to_table(trim(typed), '\s+') as word where word <> '';
  if words is null or current_company() is null then return; end if;
  return query execute format(
    'select %1$I::text from %2$I where company_id = %3$s and %4$s and (sort_name, %1$I) > (%5$L, %6$L) order by sort_name, %1$I limit %7$s',
    of_kind || '_id', of_kind, current_company(), words, after_name, after_id, least(at_most, 1000));
end $$;
