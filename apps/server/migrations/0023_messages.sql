-- What people write to each other about an order, and how their messages are found.

alter table message
  add column order_type text collate "C" check (order_type in ('po', 'so', 'qo', 'wo', 'rma', 'rtv')),
  add column order_number text collate "C",
  add constraint message_order_whole check ((order_type is null) = (order_number is null));
create index message_of_order on message (company_id, order_type, order_number) where order_number is not null;
