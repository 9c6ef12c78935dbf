-- One search for everything. People type numbers without their signs (brg6204, a032), so each number has a key without them.
-- The keys are columns: under row-level security a function of a column may not use an index, because it is not leakproof.

-- numberKeys() of the server drops the same signs.
create function bare_code(code text) returns text
  language sql immutable strict parallel safe
  return upper(translate(code, ' -_./()#:,', '') collate "C");

alter table part add column code_key text collate "C" generated always as (bare_code(part_number)) stored;
alter table location add column code_key text collate "C" generated always as (bare_code(location)) stored;
alter table customer add column code_key text collate "C" generated always as (bare_code(customer_id)) stored;
alter table vendor add column code_key text collate "C" generated always as (bare_code(vendor_id)) stored;
alter table department add column code_key text collate "C" generated always as (bare_code(department_id)) stored;
alter table ecn add column code_key text collate "C" generated always as (bare_code(ecn_number)) stored;
alter table purchase_order add column code_key text collate "C" generated always as (bare_code(po_number)) stored;
alter table sales_order add column code_key text collate "C" generated always as (bare_code(so_number)) stored,
  add column customer_po_key text collate "C" generated always as (left(bare_code(customer_po), 100)) stored;
alter table quote add column code_key text collate "C" generated always as (bare_code(qo_number)) stored;
alter table work_order add column code_key text collate "C" generated always as (bare_code(wo_number)) stored;
alter table rma add column code_key text collate "C" generated always as (bare_code(rma_number)) stored;
alter table rtv add column code_key text collate "C" generated always as (bare_code(rtv_number)) stored;

create index part_by_key on part (company_id, code_key);
create index location_by_key on location (company_id, code_key);
create index customer_by_key on customer (company_id, code_key);
create index vendor_by_key on vendor (company_id, code_key);
create index department_by_key on department (company_id, code_key);
create index ecn_by_key on ecn (company_id, code_key);
create index purchase_order_by_key on purchase_order (company_id, code_key);
create index sales_order_by_key on sales_order (company_id, code_key);
create index sales_order_by_customer_po on sales_order (company_id, customer_po_key) where customer_po_key is not null;
create index quote_by_key on quote (company_id, code_key);
create index work_order_by_key on work_order (company_id, code_key);
create index rma_by_key on rma (company_id, code_key);
create index rtv_by_key on rtv (company_id, code_key);

-- Locations, people and engineering changes by the words that describe them.
alter table location add column search_text text collate "C" generated always as (search_key(location || ' ' || description)) stored;
alter table employee add column search_text text collate "C" generated always as (search_key(employee_id || ' ' || employee_name || ' ' || coalesce(job_title, ''))) stored;
alter table contact add column search_text text collate "C" generated always as (search_key(contact_name || ' ' || coalesce(job_title, ''))) stored;
alter table ecn add column search_text text collate "C" generated always as (search_key(ecn_number || ' ' || title)) stored;
create index location_search on location using gin (company_id, search_text gin_trgm_ops);
create index employee_search on employee using gin (company_id, search_text gin_trgm_ops);
create index contact_search on contact using gin (company_id, search_text gin_trgm_ops);
create index ecn_search on ecn using gin (company_id, search_text gin_trgm_ops);
create policy owner_searches on location for select to current_user using (true);
create policy owner_searches on employee for select to current_user using (true);
create policy owner_searches on contact for select to current_user using (true);
create policy owner_searches on ecn for select to current_user using (true);

-- The keys of those where every word occurs. A page of any of them is enough: whoever gets too many types another word.
create function find_by_words(of_kind text, typed text, at_most integer) returns setof text
  language plpgsql stable rows 20 security definer set search_path = public, pg_temp as $$
declare
  key text := case of_kind when 'location' then 'location' when 'employee' then 'employee_id'
                           when 'contact' then 'contact_id' when 'ecn' then 'ecn_number' end;
  words text;
begin
  if key is null then raise 'nothing is searched as %', of_kind; end if;
  select string_agg(search_condition(word), ' and ') into words from regexp_split_to_table(trim(typed), '\s+') as word where word <> '';
  if words is null or current_company() is null then return; end if;
  return query execute format('select %I::text from %I where company_id = %s and %s limit %s',
                              key, of_kind, current_company(), words, least(at_most, 1000));
end $$;
