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

-- Customers, vendors or departments where every word occurs in id, name or city. First those whose id begins with what was
-- typed or whose name begins with one of the words (`starts`, as names are sorted), then the others; each in the order of
-- the names, after the given place. Names are sorted by what people search for: without the first step a walk in their
-- order would pass most of the book before it meets a word that all stands in one place. Planned anew each time.
create function find_addresses(of_kind text, typed text, starts text[], at_most integer,
                               after_rank integer default 1, after_name text default '', after_id text default '')
  returns table (id text, rank integer)
  language plpgsql stable rows 25 security definer set search_path = public, pg_temp
  -- Looking for a word in a text costs more than the planner thinks, a row in memory less.
  set cpu_operator_cost = 0.01 set random_page_cost = 1.1 as $$
declare
  id_column text := of_kind || '_id';
  page text := format('select %1$I::text as id, sort_name from %2$I where company_id = %3$s and %%s order by sort_name, %1$I limit %4$s',
                      id_column, of_kind, current_company(), least(at_most, 1000));
  later text := format('(sort_name, %I) > (%L, %L)', id_column, after_name, after_id);
  with_id text := format('(%1$I >= %2$L and %1$I < %2$L || chr(1114111))', id_column, upper(trim(typed)));
  with_name text;
  words text;
  found_first integer := 0;
begin
  if of_kind not in ('customer', 'vendor', 'department') then raise 'no addresses are %', of_kind; end if;
  if trim(typed) = '' or current_company() is null then return; end if;
  select string_agg(search_condition(word), ' and ') into words from regexp_split_to_table(trim(typed), '\s+') as word where word <> '';
  select string_agg(format('(sort_name >= %1$L and sort_name < %1$L || chr(127))', start), ' or ') into with_name from unnest(starts) as start;
  if after_rank = 1 then
    -- Of two lower bounds the index scan may begin at the lesser one: each range is given one.
    return query execute 'select id, 1 from (' || concat_ws(' union ', '(' || format(page, with_id || ' and ' || later) || ')',
        (select string_agg('(' || format(page, format('%s and sort_name < %L || chr(127) and %s',
                  case when after_name collate "C" < start collate "C" then format('sort_name >= %L', start) else later end, start, words)) || ')', ' union ')
           from unnest(starts) as start where words is not null))
      || format(') found order by sort_name, id limit %s', least(at_most, 1000));
    get diagnostics found_first = row_count;
    later := 'true';
  end if;
  if found_first >= at_most or words is null then return; end if;
  return query execute 'select id, 2 from (' || format(page, concat_ws(' and ', words, later, 'not ' || with_id, 'not (' || with_name || ')')) || ') found';
end $$;
