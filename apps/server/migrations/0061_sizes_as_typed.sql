-- Sizes are found as people type them: 20x47, 20 x 47 or 20*47 for 'Bearing 20 × 47 × 14'. Between two figures x, × and *
-- are one sign, with or without blanks around it.

-- Splits typed text into words. A size is one word, also while it is being typed (`20x`).
create function search_words(typed text) returns setof text
  language sql immutable parallel safe rows 5
  return regexp_split_to_table(regexp_replace(trim(typed), '([0-9])\s*[x×*]\s*(?=[0-9]|$)', '\1x', 'gi'), '\s+');

create function is_size(word text) returns boolean
  language sql immutable parallel safe
  return word ~* '[0-9]x([0-9]|$)';

-- The figures of a size as patterns.
create function size_figures(word text) returns text[]
  language sql immutable parallel safe
  return array(
    select regexp_replace(search_key(piece), '([^a-z0-9])', '\\\1', 'g')
      from regexp_split_to_table(word, '(?<=[0-9])x(?=[0-9]|$)', 'i') with ordinality as pieces(piece, at) order by at);

-- No digit stands before a size, unless it ends the code of a sign: those that are not ASCII are written so in a search text
-- (×, Ø, Φ, and Chinese and full-width ones, which have no blank after them).
create function size_pattern(word text) returns text
  language sql immutable parallel safe
  return case when word ~ '^[0-9]' then '(^|[^0-9]|u(d7|[df]8|3[ac]6|[2-9][0-9a-f]{3}|ff[0-9a-f]{2}))' else '' end
         || array_to_string(size_figures(word), ' ?(x|ud7|[*]) ?');

alter function search_condition(text) rename to word_condition;
alter function search_marks(text) rename to word_marks;

-- Each figure is a condition for the trigram index; the last one only if it has two digits, because one digit begins too many
-- words. regexp_count checks that the figures stand together: the same check with ~ would make the planner take every size
-- for rare.
create function size_condition(word text) returns text
  language sql immutable parallel safe
  return (
    select string_agg(format('search_text ~ %L and ', figure || case when is_last then '' else ' ?(x|ud7|[*])' end), '' order by at)
             filter (where not is_last or figure ~ '^[0-9]{2}')
           || format('regexp_count(search_text, %L) <> 0', size_pattern(word))
      from (select figure, at, at = max(at) over () as is_last from unnest(size_figures(word)) with ordinality as figures(figure, at)) as figures);

create function search_condition(word text) returns text
  language sql immutable parallel safe
  return case when is_size(word) then size_condition(word) else word_condition(word) end;

-- The ways to write a size have no marks in common.
create function search_marks(word text) returns text[]
  language sql immutable parallel safe
  return case when is_size(word) then '{}' else word_marks(word) end;

-- What finds by words takes them from search_words, and stays as it is otherwise.
do $$
declare
  splits constant text := $split$regexp_split_to_table(trim(typed), '\s+')$split$;
  finder regprocedure;
  written text;
begin
  foreach finder in array array[
    'find_parts(text, integer, integer, text, text, text, boolean)', 'find_documented_parts(text, text, text, integer)', 'find_by_words(text, text, integer)'
  ]::regprocedure[] loop
    written := pg_get_functiondef(finder);
    if position(splits in written) = 0 then raise '% does not split what was typed', finder; end if;
    execute replace(written, splits, 'search_words(typed)');
  end loop;
end $$;
