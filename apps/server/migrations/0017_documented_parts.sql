-- Documents are found by their title too: people look for 'Assembly 220' as often as for the number of the part.

alter table document add column search_text text collate "C" generated always as (search_key(title)) stored;
create index document_search on document using gin (search_text gin_trgm_ops, company_id) where part_number is not null and deleted_at is null;
create policy owner_searches on document for select to current_user using (true);

-- Parts that have a document of the type (null: any) and where every word occurs in number or description, or in the title
-- of the document; in the order of the numbers, after the given place. Planned anew each time, as find_parts is.
create function find_documented_parts(of_type text, typed text, after text, at_most integer) returns setof text
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
       (select distinct part_number::text from document where %4$s and %2$s and part_number > %3$L order by part_number limit %5$s)) as found
      order by part_number collate "C" limit %5$s',
    current_company(), words, after, kept, least(at_most, 1000));
end $$;
