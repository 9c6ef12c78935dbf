-- An inspection report ends when the last of its goods has left QA. Some went on waiting: for more than came, or for goods of a
-- receiver that was taken back. A report without goods here may be of goods that are still to come.
do $$
declare
  one integer;
begin
  for one in select company_id from company order by 1 loop
    perform set_config('app.company_id', one::text, true);
    update inspection_report r
       set result = case when came.here = 0 then 'WITHDRAWN'
                         when r.quantity_rejected = 0 then 'OK'
                         when r.quantity_qualified = 0 then 'REJECT'
                         else 'PARTIAL' end
      from (select item.ir_number, sum(item.quantity) as here from receiver_item item
             where item.company_id = one and item.ir_number is not null group by 1) as came
     where r.company_id = one and r.result = 'WAITING' and r.ir_number = came.ir_number
       and not exists (select from qa_goods where company_id = one and qa_goods.ir_number = r.ir_number and waiting > 0);
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
