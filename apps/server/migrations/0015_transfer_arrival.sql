-- The arrival of a transfer has a name of its own in the log of the place that the goods left. It was logged as a second SEND.

alter table inventory_log drop constraint inventory_log_movement_check;
alter table inventory_log add constraint inventory_log_movement_check check (movement in (
  'OPENING', 'RECEIVE', 'TO_QA', 'RELEASE', 'REJECT', 'RECEIVE_WO', 'PICK', 'UNPICK', 'SHIP', 'ISSUE', 'RETURN_WIP', 'CONSUME', 'TRANSIT',
  'ARRIVE', 'SHORT', 'MOVE_OUT', 'MOVE_IN', 'SEND', 'HAND_OVER', 'TAKE_IN', 'COUNT', 'RETURN', 'RETURN_TO_VENDOR', 'ADJUST_COST',
  'REVERSE'));

alter table inventory_log disable trigger append_only;

do $$
declare
  one integer;
begin
  for one in select company_id from company loop
    perform set_config('app.company_id', one::text, true);
    update inventory_log set movement = 'HAND_OVER' where company_id = one and movement = 'SEND' and new_in_to < old_in_to;
  end loop;
  perform set_config('app.company_id', '', true);
end $$;

alter table inventory_log enable trigger append_only;
