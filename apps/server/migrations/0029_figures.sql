-- Totals of the figures on the information centres, kept in the transaction of whatever changes them.
--
-- The rows of a figure are a view whose name begins with figure_. Lists of the rows, the triggers that keep its totals, the
-- recomputation and the check are all made from that one view, so a total is always the sum of the rows that explain it.
--
-- Every such view has these columns: company_id, day, document_kind, document_number, item_number, party_id, part_number,
-- amount, base, by1, by2, by3. A ratio is the sum of amount over the sum of base. A dimension that a figure lacks is null.

-- Sums by day ('d') and by month ('m'): for all (dimension 0, key '') and for each key of the dimensions 1 to 3.
-- Slots: postings at the same time do not queue for one row.
create table figure_total (
  company_id integer not null default current_company(),
  figure     text collate "C" not null,
  dimension  smallint not null check (dimension between 0 and 3),
  span       text collate "C" not null check (span in ('d', 'm')),
  start      date not null,
  key        text collate "C" not null,
  slot       smallint not null default 0,
  amount     numeric(18,4) not null default 0,
  base       numeric(18,4) not null default 0,
  entries    bigint not null default 0,
  primary key (company_id, figure, dimension, span, start, key, slot)
) with (fillfactor = 70);
call keep_apart('figure_total');

-- Sums the rows of a query that gives figure, sign (1, or -1 for rows that are gone) and the columns of a figure's view. Sorted by
-- the key: two postings that share a slot never wait for each other crosswise.
create function figure_sums(changes text, slot text) returns text
  language sql immutable
  return format($sql$
    select company_id, figure, dimension, span, start, key, %s as slot, sum(sign * amount) as amount, sum(sign * base) as base, sum(sign) as entries
      from (%s) as change
     cross join lateral (%s) as grouped (dimension, key)
     cross join lateral (values ('d', day), ('m', date_trunc('month', day)::date)) as spanned (span, start)
     where key is not null
     group by 1, 2, 3, 4, 5, 6 having sum(sign * amount) <> 0 or sum(sign * base) <> 0 or sum(sign) <> 0
     order by 1, 2, 3, 4, 5, 6$sql$, slot, changes,
    -- Most figures have no dimension.
    case when regexp_count(changes, 'AS by1') > 0 and regexp_count(changes, 'AS by1') = regexp_count(changes, 'NULL::text AS by1')
      then $$values (0::smallint, '')$$
      else $$values (0::smallint, ''), (1::smallint, by1), (2::smallint, by2), (3::smallint, by3)$$ end);

-- Adds those sums to the totals.
create function add_figure_sums(changes text, slot text) returns text
  language sql immutable
  return format($sql$
    insert into figure_total as total (company_id, figure, dimension, span, start, key, slot, amount, base, entries) %s
    on conflict (company_id, figure, dimension, span, start, key, slot) do update
       set amount = total.amount + excluded.amount, base = total.base + excluded.base, entries = total.entries + excluded.entries$sql$,
    figure_sums(changes, slot));

-- The rows of some figures, with one of their tables replaced by the rows before and after a change, each with its sign.
create function figure_changes(of_table text, figures text[], changed text) returns text
  language plpgsql as $$
declare
  one text;
  rows_of text;
  arms text[] := '{}';
  place text := '\m' || of_table || '\M (\w+)';
begin
  foreach one in array figures loop
    rows_of := rtrim(pg_get_viewdef(('figure_' || one)::regclass), ';');
    if regexp_count(rows_of, place) <> 1 then
      raise 'figure_% reads % other than once', one, of_table;
    end if;
    arms := arms || format('select %L as figure, sign, company_id, day, by1, by2, by3, amount, base from (%s) as rows_of', one,
      regexp_replace(regexp_replace(rows_of, place, changed || ' \1'),
        '^\s*SELECT', format('SELECT %I.sign,', (regexp_match(rows_of, place))[1])));
  end loop;
  return array_to_string(arms, ' union all ');
end $$;

-- One plan for all values: planning takes much longer than adding up some rows.
create procedure follow_by(of_table text, event text, clause text, figures text[], changed text, guard text default 'true')
  language plpgsql as $$
declare
  function_name text := format('figures_%s_%s', of_table, event);
begin
  execute format('create function %I() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $body$ begin if %s then %s; end if; return null; end $body$',
    function_name, guard, add_figure_sums(figure_changes(of_table, figures, changed), '(pg_backend_pid() % 16)::smallint'));
  execute format('create trigger %I after %s execute function %1$I()', function_name, clause);
end $$;

-- Keeps figures when rows of a table come or go. The guard is a cheap question about new_rows, for a table to which most rows are
-- added before they count.
create procedure follow_rows_if(of_table text, guard text, variadic figures text[])
  language plpgsql as $$
begin
  call follow_by(of_table, 'insert', format('insert on %I referencing new table as new_rows for each statement', of_table), figures, '(select *, 1 as sign from new_rows)', guard);
  call follow_by(of_table, 'delete', format('delete on %I referencing old table as old_rows for each statement', of_table), figures, '(select *, -1 as sign from old_rows)');
end $$;

create procedure follow_rows(of_table text, variadic figures text[])
  language plpgsql as $$
begin
  call follow_rows_if(of_table, 'true', variadic figures);
end $$;

-- Keeps figures when postings change many rows of a table at once.
create procedure follow_updates(of_table text, variadic figures text[])
  language plpgsql as $$
begin
  call follow_by(of_table, 'update',
    format('update on %I referencing old table as old_rows new table as new_rows for each statement', of_table), figures,
    '(select *, -1 as sign from old_rows union all select *, 1 as sign from new_rows)');
end $$;

-- Keeps figures when this condition on the old and the new row holds; a change that does not matter costs nothing.
create procedure follow_changes(of_table text, condition text, variadic figures text[])
  language plpgsql as $$
begin
  call follow_by(of_table, 'change', format('update on %I for each row when (%s)', of_table, condition), figures,
    '(select old.*, -1 as sign union all select new.*, 1 as sign)');
end $$;

-- `old.a is distinct from new.a` for any of these columns.
create function any_changes(variadic columns text[]) returns text
  language sql immutable
  return (select string_agg(format('old.%I is distinct from new.%1$I', one), ' or ') from unnest(columns) as one);

create function figures_kept() returns text[]
  language sql stable
  return (select array_agg(substr(relname, 8) order by relname) from pg_class
           where relnamespace = 'public'::regnamespace and relkind = 'v' and relname like 'figure\_%');

create function rows_of_figure(figure text) returns text
  language sql immutable
  return format('select %L as figure, 1 as sign, company_id, day, by1, by2, by3, amount, base from %I where company_id = current_company()',
    figure, 'figure_' || figure);

-- Recomputes the totals of a company. Postings wait meanwhile: one that is counted here must not be added again.
create procedure rebuild_figures()
  language plpgsql as $$
declare
  one text;
begin
  lock table figure_total in share row exclusive mode;
  delete from figure_total where company_id = current_company();
  foreach one in array figures_kept() loop
    execute add_figure_sums(rows_of_figure(one), '0::smallint');
  end loop;
end $$;

-- Totals of a company that differ from a recomputation.
create function figure_differences()
  returns table (figure text, dimension smallint, span text, start date, key text, kept numeric, counted numeric)
  language plpgsql as $$
declare
  one text;
begin
  foreach one in array figures_kept() loop
    return query execute format($sql$
      with kept as (
        select dimension, span, start, key, sum(amount) as amount, sum(base) as base, sum(entries) as entries
          from figure_total where company_id = current_company() and figure = %L group by 1, 2, 3, 4),
      counted as (%s)
      select %1$L::text, dimension, span, start, key, coalesce(kept.amount, 0), coalesce(counted.amount, 0)
        from kept full join counted using (dimension, span, start, key)
       where (coalesce(kept.amount, 0), coalesce(kept.base, 0), coalesce(kept.entries, 0))
          <> (coalesce(counted.amount, 0), coalesce(counted.base, 0), coalesce(counted.entries, 0))$sql$,
      one, figure_sums(rows_of_figure(one), '0'));
  end loop;
end $$;
