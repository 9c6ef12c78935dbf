-- Sizes are found as people type them: 20x47, 20 x 47 or 20*47 for 'Bearing 20 × 47 × 14'. Between two figures x, × and *
-- are one sign, with or without blanks around it.

-- The words of what was typed; a size is one word, however much of it is typed yet.
create function search_words(typed text) returns setof text
  language sql immutable parallel safe rows 5
  return regexp_split_to_table(regexp_replace(trim(typed), '([0-9])\s*[x×*]\s*(?=[0-9]|$)', '\1x', 'gi'), '\s+');

create function is_size(word text) returns boolean
  language sql immutable parallel safe
  return word ~* '[0-9]x([0-9]|$)';

alter function search_condition(text) rename to word_condition;
alter function search_marks(text) rename to word_marks;

-- The index looks for each figure, and for the last one from two digits on: one digit begins too many words. That they
-- stand together is no matter for the index, and hardly for the estimate, which would take every size for rare.
create function size_condition(word text) returns text
  language sql immutable parallel safe
  return (
    with figures as (
      select at, at = max(at) over () as is_last, case when piece ~ '^[0-9]' then '(^|[-( /.x*]|ud7)' else '' end as start,
             regexp_replace(search_key(piece), '([^a-z0-9])', '\\\1', 'g') as figure
        from regexp_split_to_table(word, '(?<=[0-9])x(?=[0-9]|$)', 'i') with ordinality as pieces(piece, at))
    select string_agg(format('search_text ~ %L and ', start || figure || case when is_last then '' else ' ?(x|ud7|[*])' end), '' order by at)
             filter (where not is_last or figure ~ '^[0-9]{2}')
           || format('regexp_count(search_text, %L) <> 0', min(start) filter (where at = 1) || string_agg(figure, ' ?(x|ud7|[*]) ?' order by at))
      from figures);

create function search_condition(word text) returns text
  language sql immutable parallel safe
  return case when is_size(word) then size_condition(word) else word_condition(word) end;

-- The ways to write a size have no marks in common.
create function search_marks(word text) returns text[]
  language sql immutable parallel safe
  return case when is_size(word) then '{}' else word_marks(word) end;

-- What finds parts by words takes them from search_words, and stays as it is otherwise.
do $$
declare
  finder regprocedure;
begin
  foreach finder in array array[
    'find_parts(text, integer, integer, text, text, text, boolean)', 'find_documented_parts(text, text, text, integer)', 'find_by_words(text, text, integer)'
  ]::regprocedure[] loop
    execute replace(pg_get_functiondef(finder), $split$regexp_split_to_table(trim(typed), '\s+')$split$, 'search_words(typed)');
  end loop;
end $$;
