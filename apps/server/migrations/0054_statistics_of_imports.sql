-- For a table that a large import is writing. Whoever imports need not own it.

-- Until the end of the transaction.
create function keep_vacuum_away(of_table regclass) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('lock table %s in share update exclusive mode', of_table);
end $$;

-- A table that another import has locked is left alone.
create function refresh_statistics(of_table regclass) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('analyze (skip_locked) %s', of_table);
end $$;
