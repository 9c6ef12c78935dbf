-- Substring search of parts that takes the same time for rare and common words, wherever in the catalogue they stand.
--
-- The planner either collected all matches, which is slow for common words, or walked the numbers in order until the page
-- was full, which passed most of the catalogue where all matches lie late (0.8 million rows, 3 s). Now a rare word is
-- collected; for common ones, blocks of about a thousand numbers say what occurs in them, and the walk leaves out the others.

-- Only the words, not the company: its list is as long as its catalogue, and following it took ten times as long as the words.
drop index part_search;
create index part_search on part using gin (search_text gin_trgm_ops);
-- A walk reads no rows.
create index part_in_order on part (company_id, part_number) include (search_text, part_type, product_code);
-- Tells words of one part in 200 from rare ones.
alter table part alter column search_text set statistics 200;

create table part_block (
  company_id   integer not null default current_company() references company,
  -- A block goes on up to the next one.
  first_number text collate "C" not null,
  -- Trigrams of the search texts; `type:…`, `product:…` and `bom` for the filters; and `company:…`, so that one index knows all.
  -- At least those of its parts: a mark may outlive its part.
  marks        text[] collate "C" not null,
  primary key (company_id, first_number)
);
create index part_block_marks on part_block using gin (marks);
call keep_apart('part_block');
create policy owner_searches on part_block for select to current_user using (true);
-- Only the functions below write it.
revoke insert, update, delete on part_block from gemba_app;

-- Adds the marks of these parts to their block. A block that has grown is divided, and marked anew.
create procedure mark_part_block(of_company integer, block text, numbers text[])
  language plpgsql as $$
declare
  before constant text collate "C" := coalesce(
    (select min(first_number) from part_block where company_id = of_company and first_number > block collate "C"), chr(1114111));
  divided constant boolean := 2000 < (
    select count(*) from part where company_id = of_company and part_number >= block collate "C" and part_number < before);
begin
  insert into part_block (company_id, first_number, marks)
  select of_company, case when piece = 0 then block else min(part_number) end,
         show_trgm(string_agg(search_text, ' ')) || ('company:' || of_company) || array_agg(distinct 'type:' || part_type)
         || array_agg(distinct 'product:' || product_code) filter (where product_code is not null)
         || case when bool_or(has_bom) then array['bom'] end
    from (select part_number, search_text, part_type, product_code,
                 exists (select from bom where bom.company_id = part.company_id and bom.part_number = part.part_number) as has_bom,
                 case when divided then (row_number() over (order by part_number) - 1) / 1000 else 0 end as piece
            from part
           where company_id = of_company and part_number >= block collate "C" and part_number < before
             and (divided or part_number = any (numbers))) as parts
   group by piece
  on conflict (company_id, first_number) do update
     set marks = case when divided then excluded.marks
                      else array(select unnest(part_block.marks) union select unnest(excluded.marks)) end
   where divided or not part_block.marks @> excluded.marks;
end $$;

-- Whoever writes parts waits for the others at the first block of the company: marks are made from rows that are committed.
create procedure mark_parts(of_company integer, numbers text[])
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  block text;
begin
  insert into part_block (company_id, first_number, marks) values (of_company, '', '{}') on conflict do nothing;
  perform from part_block where company_id = of_company and first_number = '' for update;
  for block in
    select distinct (select max(first_number) from part_block where company_id = of_company and first_number <= number)
      from unnest(numbers) as number order by 1
  loop
    call mark_part_block(of_company, block, numbers);
  end loop;
end $$;

-- For a load that wrote parts without the triggers.
create procedure rebuild_part_blocks()
  language plpgsql as $$
declare
  numbers constant text[] := array(select part_number from part where company_id = current_company());
begin
  delete from part_block where company_id = current_company();
  call mark_parts(current_company(), numbers);
end $$;

create function mark_added_parts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  added record;
begin
  for added in select company_id, array_agg(part_number) as numbers from written group by company_id order by company_id loop
    call mark_parts(added.company_id, added.numbers);
  end loop;
  return null;
end $$;

create function mark_changed_part() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  call mark_parts(new.company_id, array[new.part_number]);
  return null;
end $$;

create trigger mark_added_parts after insert on part
  referencing new table as written for each statement execute function mark_added_parts();
create trigger mark_added_parts after insert on bom
  referencing new table as written for each statement execute function mark_added_parts();
-- Receipts change the cost of a part: only a change that can be searched for is looked at.
create trigger mark_changed_part after update of search_text, part_type, product_code on part
  for each row when (old.search_text <> new.search_text or old.part_type <> new.part_type or old.product_code is distinct from new.product_code)
  execute function mark_changed_part();

do $$
declare
  one integer;
begin
  for one in select company_id from company loop
    perform set_config('app.company_id', one::text, true);
    call rebuild_part_blocks();
  end loop;
  perform set_config('app.company_id', '', true);
end $$;

-- As before, but the start of a word is one pattern instead of six: the index is read once, and planning is quicker.
create or replace function search_condition(word text) returns text
  language sql immutable parallel safe
  return (
    select case when run is null then null
                when length(run) < 3 and key ~ '^[a-z0-9]' then format('search_text ~ %L', '(^|[-( /.])' || regexp_replace(key, '([^a-z0-9])', '\\\1', 'g'))
                when length(run) < 3 or run = key then format('search_text like %L', search_pattern(word))
                else format('search_text like %L and position(%L in search_text) > 0', '%' || run || '%', key) end
      from (select search_key(word) as key,
                   (select match[1] from regexp_matches(search_key(word), '[a-z0-9]+', 'g') as match
                     order by length(match[1]) desc limit 1) as run) as longest);

-- The marks that a block has where this word occurs: the trigrams of that run of letters and digits which
-- search_condition looks for. A short one is looked for at the start of a word, and has the trigrams of a start.
create function search_marks(word text) returns text[]
  language sql immutable parallel safe
  return (
    select case when length(run) >= 3 then array(select mark from unnest(show_trgm(run)) as mark where mark !~ ' ')
                else array(select mark from unnest(show_trgm(substring(key from '[a-z0-9]+'))) as mark where mark !~ ' $') end
      from (select search_key(word) as key,
                   (select match[1] from regexp_matches(search_key(word), '[a-z0-9]+', 'g') as match
                     order by length(match[1]) desc limit 1) as run) as longest);

-- The blocks that have all these marks, from the one that holds `from_number` on, in order.
create function marked_blocks(wanted text[], from_number text, before text) returns text[]
  language sql stable security definer set search_path = public, pg_temp
  -- The company comes after the marks: by its key, the planner would read the marks of every block.
  set enable_bitmapscan = on set enable_seqscan = off
  return array(
    with marked as materialized (select company_id, first_number from part_block where marks @> (wanted || ('company:' || current_company())))
    select first_number from marked
     where company_id = (select current_company()) and first_number < before
       and first_number >= (select max(first_number) from part_block where company_id = current_company() and first_number <= from_number)
     order by first_number);

-- How many parts of all companies meet a condition, by the statistics. Volatile, because others may not explain.
create function estimate_parts(condition text) returns double precision
  language plpgsql volatile strict security definer set search_path = public, pg_temp as $$
declare
  plan json;
begin
  execute 'explain (format json) select from part where ' || condition into plan;
  return plan -> 0 -> 'Plan' ->> 'Plan Rows';
end $$;

-- The first matches in order, collected from all rows that meet one rare condition. Null if that is not rare after all.
create function collect_parts(rare text, conditions text, from_number text, before text, at_most integer) returns text[]
  language plpgsql stable security definer set search_path = public, pg_temp
  -- By the trigrams, whatever the planner thinks of them.
  set enable_bitmapscan = on set enable_indexscan = off set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  too_many constant integer := 8000;
  seen integer;
  found text[];
begin
  if rare is null then return null; end if;
  execute format(
    'with part as materialized (select company_id, part_number, search_text, part_type, product_code from part where %s limit %s)
     select (select count(*) from part),
            array(select part_number from part where company_id = %s and part_number >= %L and part_number < %L and %s order by part_number limit %s)',
    rare, too_many, current_company(), from_number, before, conditions, at_most) into seen, found;
  return case when seen < too_many then found end;
end $$;

-- The first matches in order, among the next rows and then block by block. Words that are common each but not together
-- make a long walk: they are collected after a while.
create function walk_parts(conditions text, words text, wanted text[], from_number text, before text, at_most integer) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp
  -- In the order of the numbers, whatever the planner thinks of the words.
  set enable_bitmapscan = off set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  next_rows constant integer := 2000;
  long_walk constant integer := 32;
  rows_between constant text := format(
    'select part_number from part where company_id = %s and part_number >= %%s and part_number < %%s and %s order by part_number limit $1',
    current_company(), replace(conditions, '%', '%%'));
  -- The loop goes through the blocks in their order, and the limit ends it.
  rows_in_blocks constant text := format(
    'select array(
       select part_number from unnest($2) as block
        cross join lateral (select min(first_number) as number from part_block where company_id = %s and first_number > block) as next
        cross join lateral (' || rows_between || ') as part limit $1)',
    current_company(), 'greatest(block, $3 collate "C")', 'least(next.number, $4)');
  start text collate "C";
  found text[];
  blocks text[];
begin
  select part_number into start from part
   where company_id = current_company() and part_number >= from_number collate "C" order by part_number offset next_rows limit 1;
  start := least(start, before);
  execute format('select array(' || rows_between || ')', '$2', '$3') into found using at_most, from_number, start;
  return query select unnest(found);
  at_most := at_most - cardinality(found);
  if at_most = 0 or start = before then return; end if;

  blocks := marked_blocks(wanted, start, before);
  execute rows_in_blocks into found using at_most, blocks[:long_walk], start, before;
  return query select unnest(found);
  at_most := at_most - cardinality(found);
  if at_most = 0 or cardinality(blocks) <= long_walk then return; end if;

  found := collect_parts(words, conditions, blocks[long_walk + 1], before, at_most);
  if found is null then execute rows_in_blocks into found using at_most, blocks[long_walk + 1:], start, before; end if;
  return query select unnest(found);
end $$;

-- First the numbers that begin with what was typed, then those where every word occurs in number or description, so
-- 'seal 35' finds 'Oil seal 35 x 52'; each in the order of the numbers, after the given place. Matches of a rare word are
-- collected and sorted. Where all words are common, a walk through the numbers soon meets enough of them.
create or replace function find_parts(typed text, at_most integer default 20, after_rank integer default 1, after text default '',
                                      of_type text default null, of_product text default null, with_bom boolean default false)
  returns table (part_number text, rank integer)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  first constant text collate "C" := upper(trim(typed) collate "C");
  last constant text := chr(1114111);
  -- The least number after the place.
  place text collate "C" := after || chr(1);
  filters text := 'true';
  marks text[] := '{}';
  words text;
  rarest text;
  fewest double precision;
  conditions text;
  found text[];
  found_first integer := 0;
begin
  if first = '' or current_company() is null then return; end if;
  if of_type is not null then
    filters := filters || format(' and part_type = %L', of_type);
    marks := marks || ('type:' || of_type);
  end if;
  if of_product is not null then
    filters := filters || format(' and product_code = %L', of_product);
    marks := marks || ('product:' || of_product);
  end if;
  if with_bom then
    filters := filters || ' and exists (select from bom where bom.company_id = part.company_id and bom.part_number = part.part_number)';
    marks := marks || array['bom'];
  end if;
  at_most := least(at_most, 1000);
  if after_rank = 1 then
    return query select number, 1 from walk_parts(filters, null, marks, greatest(place, first), first || last, at_most) as number;
    get diagnostics found_first = row_count;
    at_most := at_most - found_first;
    place := '';
  end if;
  if at_most = 0 then return; end if;

  select string_agg(condition, ' and '), (array_agg(condition order by estimate))[1], min(estimate) into words, rarest, fewest
    from regexp_split_to_table(trim(typed), '\s+') as word
   cross join search_condition(word) as condition cross join estimate_parts(condition) as estimate
   where condition is not null;
  if words is null then return; end if;
  conditions := format('%s and %s and not (part_number >= %L and part_number < %L)', words, filters, first, first || last);
  -- Collecting reads so many rows; a walk to the end of the page reads as many for each match as there are parts to a match.
  if fewest < at_most * estimate_parts('true') / fewest then found := collect_parts(rarest, conditions, place, last, at_most); end if;
  if found is not null then
    return query select number, 2 from unnest(found) as number;
    return;
  end if;
  marks := marks || array(select mark from regexp_split_to_table(trim(typed), '\s+') as word, unnest(search_marks(word)) as mark);
  return query select number, 2 from walk_parts(conditions, words, marks, place, last, at_most) as number;
end $$;
