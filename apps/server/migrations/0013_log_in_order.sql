-- The inventory log is listed by its moment. Rows written so far have the start of their transaction, which may lie before
-- that of a row that they follow: such a row gets the moment of the row before it.

alter table inventory_log disable trigger append_only;

do $$
declare
  one integer;
begin
  for one in select company_id from company loop
    perform set_config('app.company_id', one::text, true);
    update inventory_log log set posted_at = chain.moment
      from (select part_number, location, seq, max(posted_at) over (partition by part_number, location order by seq) as moment
              from inventory_log where company_id = one) chain
     where log.company_id = one and log.part_number = chain.part_number and log.location = chain.location
       and log.seq = chain.seq and log.posted_at < chain.moment;
    if found then
      call rebuild_stock_day();
    end if;
  end loop;
  perform set_config('app.company_id', '', true);
end $$;

alter table inventory_log enable trigger append_only;
