-- The figures of the information centres, each as the rows that explain it. Days are those of the company.

-- Sales

create index shipper_by_shipping on shipper (company_id, shipped_date, shipper_number) where shipped_date is not null;

create view figure_sales_quoted with (security_invoker = true) as
select q.company_id, q.qo_date as day, 'qo' as document_kind, q.qo_number as document_number, 0 as item_number,
       q.customer_id as party_id, null::text as part_number, round((q.total - q.tax_total) * q.exchange_rate, 2) as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from quote q where q.status <> 'CANCELLED';

-- A quote is won or lost once nobody waits for its customer any more.
create view figure_sales_won with (security_invoker = true) as
select q.company_id, q.qo_date as day, 'qo' as document_kind, q.qo_number as document_number, 0 as item_number,
       q.customer_id as party_id, null::text as part_number, (q.status = 'COMMITTED')::integer::numeric as amount, 1::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from quote q where q.status in ('COMMITTED', 'EXPIRED', 'REJECTED', 'CANCELLED');

create view figure_sales_booked with (security_invoker = true) as
select o.company_id, o.so_date as day, 'so' as document_kind, o.so_number as document_number, i.item_number,
       o.customer_id as party_id, i.part_number, round(i.ext_price * o.exchange_rate, 2) as amount, 0::numeric as base,
       o.customer_id as by1, coalesce(p.product_code, '') as by2, coalesce(o.sales_code, '') as by3
  from sales_order o
  join sales_order_item i on i.company_id = o.company_id and i.so_number = o.so_number
  left join part p on p.company_id = i.company_id and p.part_number = i.part_number
 where o.list_status in ('open', 'closed');

create view figure_sales_backlog with (security_invoker = true) as
select o.company_id, coalesce(i.promised_date, i.date_required) as day, 'so' as document_kind, o.so_number as document_number, i.item_number,
       o.customer_id as party_id, i.part_number,
       round((i.quantity_ordered - i.quantity_shipped) * i.list_price * (100 - i.discount) / 100 * o.exchange_rate, 2) as amount,
       0::numeric as base, null::text as by1, null::text as by2, null::text as by3
  from sales_order o
  join sales_order_item i on i.company_id = o.company_id and i.so_number = o.so_number
 where o.list_status = 'open' and i.quantity_shipped < i.quantity_ordered and not i.closed;

create view figure_sales_shipped with (security_invoker = true) as
select s.company_id, s.shipped_date as day, 'shipper' as document_kind, s.shipper_number as document_number, l.item_number,
       s.customer_id as party_id, l.part_number,
       round(l.quantity * i.list_price * (100 - i.discount) / 100 * o.exchange_rate, 2) as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from shipper s
  join shipper_item l on l.company_id = s.company_id and l.shipper_number = s.shipper_number
  join sales_order_item i on i.company_id = l.company_id and i.so_number = l.so_number and i.item_number = l.so_item_number
  join sales_order o on o.company_id = s.company_id and o.so_number = s.so_number
 where s.status in ('SHIPPED', 'CLOSED') and s.shipped_date is not null;

-- The shipper that a reversal takes back: it was on time or not, whenever it is taken back. It has left and does not change.
create view shipper_taken_back with (security_invoker = true) as
select company_id, shipper_number, shipped_date from shipper;

create view figure_sales_on_time with (security_invoker = true) as
select s.company_id, s.shipped_date as day, 'shipper' as document_kind, s.shipper_number as document_number, l.item_number,
       s.customer_id as party_id, l.part_number,
       case when coalesce(b.shipped_date, s.shipped_date) <= coalesce(i.promised_date, i.date_required) then sign(l.quantity) else 0 end as amount,
       sign(l.quantity) as base, null::text as by1, null::text as by2, null::text as by3
  from shipper s
  join shipper_item l on l.company_id = s.company_id and l.shipper_number = s.shipper_number
  join sales_order_item i on i.company_id = l.company_id and i.so_number = l.so_number and i.item_number = l.so_item_number
  left join shipper_taken_back b on b.company_id = s.company_id and b.shipper_number = s.reverses
 where s.status in ('SHIPPED', 'CLOSED') and s.shipped_date is not null;

create view figure_sales_invoiced with (security_invoker = true) as
select v.company_id, v.invoice_date as day, 'invoice' as document_kind, v.invoice_number as document_number, 0 as item_number,
       v.customer_id as party_id, null::text as part_number, round((v.net + v.freight) * v.exchange_rate, 2) as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from invoice v;

call follow_rows('quote', 'sales_quoted', 'sales_won');
call follow_changes('quote', any_changes('status', 'qo_date', 'total', 'tax_total', 'exchange_rate'),
  'sales_quoted', 'sales_won');
call follow_changes('sales_order', any_changes('list_status', 'so_date', 'exchange_rate', 'customer_id', 'sales_code'),
  'sales_booked', 'sales_backlog', 'sales_shipped');
call follow_rows('sales_order_item', 'sales_booked', 'sales_backlog');
call follow_updates('sales_order_item', 'sales_backlog');
call follow_changes('sales_order_item',
  any_changes('quantity_ordered', 'list_price', 'discount', 'promised_date', 'date_required', 'part_number'),
  'sales_booked', 'sales_shipped', 'sales_on_time');
call follow_rows_if('shipper_item',
  $$exists (select from new_rows l join shipper s on s.company_id = l.company_id and s.shipper_number = l.shipper_number where s.shipped_date is not null)$$,
  'sales_shipped', 'sales_on_time');
call follow_changes('shipper',
  $$(old.status in ('SHIPPED', 'CLOSED')) is distinct from (new.status in ('SHIPPED', 'CLOSED')) or old.shipped_date is distinct from new.shipped_date$$,
  'sales_shipped', 'sales_on_time');

-- Purchasing

create view figure_purchase_ordered with (security_invoker = true) as
select o.company_id, o.po_date as day, 'po' as document_kind, o.po_number as document_number, i.item_number as item_number,
       o.vendor_id as party_id, i.part_number as part_number, round(i.ext_price * o.exchange_rate, 2) as amount, 0::numeric as base,
       o.vendor_id as by1, o.buyer_code as by2, null::text as by3
  from purchase_order o
  join purchase_order_item i on i.company_id = o.company_id and i.po_number = o.po_number
 where o.list_status in ('open', 'closed');

create view figure_purchase_open with (security_invoker = true) as
select o.company_id, coalesce(i.arrival_date, i.date_required) as day, 'po' as document_kind, o.po_number as document_number, i.item_number as item_number,
       o.vendor_id as party_id, i.part_number as part_number, round((i.quantity_ordered - i.quantity_received) * i.cost_per_unit * (100 - i.discount) / 100 * o.exchange_rate, 2) as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from purchase_order o
  join purchase_order_item i on i.company_id = o.company_id and i.po_number = o.po_number
 where o.list_status = 'open' and i.quantity_received < i.quantity_ordered and not i.closed;

create view figure_purchase_waiting with (security_invoker = true) as
select o.company_id, o.po_date as day, 'po' as document_kind, o.po_number as document_number, 0 as item_number,
       o.vendor_id as party_id, null::text as part_number, round((o.total - o.tax_total) * o.exchange_rate, 2) as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from purchase_order o where o.status = 'NOT_APPROVED';

-- The last cost is in the currency of the order, as the approver compares it.
create view figure_purchase_price with (security_invoker = true) as
select o.company_id, o.po_date as day, 'po' as document_kind, o.po_number as document_number, i.item_number as item_number,
       o.vendor_id as party_id, i.part_number as part_number, round(i.quantity_ordered * (i.cost_per_unit * (100 - i.discount) / 100 - i.last_po_cost) * o.exchange_rate, 2) as amount, round(i.quantity_ordered * i.last_po_cost * o.exchange_rate, 2) as base,
       o.vendor_id as by1, null::text as by2, null::text as by3
  from purchase_order o
  join purchase_order_item i on i.company_id = o.company_id and i.po_number = o.po_number
 where o.list_status in ('open', 'closed') and i.last_po_cost > 0;

create view figure_purchase_received with (security_invoker = true) as
select r.company_id, r.received_date as day, 'receiver' as document_kind, r.receiver_number as document_number, l.item_number as item_number,
       r.vendor_id as party_id, l.part_number as part_number, l.amount as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from receiver r
  join receiver_item l on l.company_id = r.company_id and l.receiver_number = r.receiver_number
 where r.kind = 'po' and l.quantity <> 0;

-- The receiver that a reversal takes back: it was on time or not, whenever it is taken back.
create view receiver_taken_back with (security_invoker = true) as
select company_id, receiver_number, received_date from receiver;

create view figure_purchase_on_time with (security_invoker = true) as
select r.company_id, r.received_date as day, 'receiver' as document_kind, r.receiver_number as document_number, l.item_number as item_number,
       r.vendor_id as party_id, l.part_number as part_number, case when coalesce(b.received_date, r.received_date) <= i.date_required then sign(l.quantity) else 0 end as amount, sign(l.quantity) as base,
       coalesce(r.vendor_id, '') as by1, null::text as by2, null::text as by3
  from receiver r
  join receiver_item l on l.company_id = r.company_id and l.receiver_number = r.receiver_number
  join purchase_order_item i on i.company_id = l.company_id and i.po_number = l.po_number and i.item_number = l.order_item
  left join receiver_taken_back b on b.company_id = r.company_id and b.receiver_number = r.reverses
 where r.kind = 'po' and l.quantity <> 0;

create view figure_warehouse_in_transit with (security_invoker = true) as
select d.company_id, d.pr_date as day, 'proformaReceiver' as document_kind, d.pr_number as document_number, l.item_number as item_number,
       d.vendor_id as party_id, l.part_number as part_number, round((l.quantity - l.quantity_received - l.quantity_short) * i.cost_per_unit * (100 - i.discount) / 100 * o.exchange_rate, 2) as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from proforma_receiver d
  join proforma_receiver_item l on l.company_id = d.company_id and l.pr_number = d.pr_number
  join purchase_order_item i on i.company_id = l.company_id and i.po_number = l.po_number and i.item_number = l.po_item_number
  join purchase_order o on o.company_id = l.company_id and o.po_number = l.po_number
 where l.quantity > l.quantity_received + l.quantity_short;

call follow_rows('purchase_order', 'purchase_waiting');
call follow_changes('purchase_order',
  any_changes('list_status', 'po_date', 'exchange_rate', 'vendor_id', 'buyer_code', 'total', 'tax_total')
    || $$ or (old.status = 'NOT_APPROVED') is distinct from (new.status = 'NOT_APPROVED')$$,
  'purchase_waiting', 'purchase_ordered', 'purchase_open', 'purchase_price', 'warehouse_in_transit');
call follow_rows('purchase_order_item', 'purchase_ordered', 'purchase_open', 'purchase_price');
call follow_updates('purchase_order_item', 'purchase_open');
call follow_changes('purchase_order_item',
  any_changes('quantity_ordered', 'cost_per_unit', 'discount', 'last_po_cost', 'date_required'),
  'purchase_ordered', 'purchase_price', 'purchase_on_time', 'warehouse_in_transit');
call follow_rows('receiver_item', 'purchase_received', 'purchase_on_time');
call follow_changes('receiver_item', any_changes('quantity', 'amount'), 'purchase_received', 'purchase_on_time');
call follow_changes('receiver', any_changes('received_date', 'vendor_id'), 'purchase_received', 'purchase_on_time');
call follow_rows('proforma_receiver_item', 'warehouse_in_transit');
call follow_changes('proforma_receiver_item', any_changes('quantity', 'quantity_received', 'quantity_short'), 'warehouse_in_transit');

-- Work orders

create index time_report_by_date on time_report (company_id, report_date, report_id);

create view figure_work_open with (security_invoker = true) as
select w.company_id, w.due_date as day, 'wo' as document_kind, w.wo_number as document_number, 0 as item_number,
       null::text as party_id, w.part_number as part_number, 1::numeric as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from work_order w where w.list_status = 'open';

create view figure_work_running with (security_invoker = true) as
select w.company_id, w.due_date as day, 'wo' as document_kind, w.wo_number as document_number, 0 as item_number,
       null::text as party_id, w.part_number as part_number, 1::numeric as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from work_order w where w.status = 'RUN';

create view figure_work_finished with (security_invoker = true) as
select w.company_id, (w.finished_at at time zone c.time_zone)::date as day, 'wo' as document_kind, w.wo_number as document_number, 0 as item_number,
       null::text as party_id, w.part_number as part_number, ((w.finished_at at time zone c.time_zone)::date <= w.due_date)::integer::numeric as amount, 1::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from work_order w
  join company c on c.company_id = w.company_id
 where w.status = 'FINISHED' and w.finished_at is not null;

create view figure_work_load with (security_invoker = true) as
select p.company_id, coalesce((p.planned_start at time zone c.time_zone)::date, w.start_date) as day, 'wo' as document_kind, w.wo_number as document_number, p.sequence as item_number,
       p.wc as party_id, w.part_number as part_number, p.estimated_hours - p.reported_hours as amount, 0::numeric as base,
       p.wc as by1, null::text as by2, null::text as by3
  from work_order_operation p
  join work_order w on w.company_id = p.company_id and w.wo_number = p.wo_number
  join company c on c.company_id = p.company_id
 where w.list_status = 'open' and p.status <> 'OK' and p.estimated_hours > p.reported_hours;

create view figure_work_hours with (security_invoker = true) as
select t.company_id, t.report_date as day, 'timeReport' as document_kind, t.report_id::text as document_number, 0 as item_number,
       t.wc as party_id, null::text as part_number, t.hours as amount, 0::numeric as base,
       t.wc as by1, null::text as by2, null::text as by3
  from time_report t;

create view figure_work_yield with (security_invoker = true) as
select t.company_id, t.report_date as day, 'timeReport' as document_kind, t.report_id::text as document_number, 0 as item_number,
       t.wc as party_id, null::text as part_number, t.qualified_qty as amount, t.qualified_qty + t.defective_quantity as base,
       t.wc as by1, null::text as by2, null::text as by3
  from time_report t where t.qualified_qty + t.defective_quantity <> 0;

call follow_rows('work_order', 'work_open', 'work_running', 'work_finished');
call follow_changes('work_order', any_changes('status', 'due_date', 'finished_at', 'start_date'),
  'work_open', 'work_running', 'work_finished', 'work_load');
call follow_rows('work_order_operation', 'work_load');
call follow_changes('work_order_operation', any_changes('status', 'wc', 'estimated_hours', 'reported_hours', 'planned_start'), 'work_load');

-- Engineering

create view figure_engineering_ecns with (security_invoker = true) as
select e.company_id, e.due_date as day, 'ecn' as document_kind, e.ecn_number as document_number, 0 as item_number,
       e.engineer as party_id, null::text as part_number, 1::numeric as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from ecn e where e.status = 'OPEN';

-- From its first day to its last, both counted as days.
create view figure_engineering_closed with (security_invoker = true) as
select e.company_id, e.closed_on as day, 'ecn' as document_kind, e.ecn_number as document_number, 0 as item_number,
       e.engineer as party_id, null::text as part_number, (e.closed_on - e.created_on)::numeric as amount, 1::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from ecn e where e.status = 'CLOSED' and e.closed_on is not null;

create view figure_engineering_parts with (security_invoker = true) as
select p.company_id, (p.created_at at time zone c.time_zone)::date as day, 'part' as document_kind, p.part_number as document_number, 0 as item_number,
       null::text as party_id, p.part_number as part_number, 1::numeric as amount, 0::numeric as base,
       coalesce(p.product_code, '') as by1, null::text as by2, null::text as by3
  from part p
  join company c on c.company_id = p.company_id;

create view figure_engineering_boms with (security_invoker = true) as
select b.company_id, (b.created_at at time zone c.time_zone)::date as day, 'bom' as document_kind, b.part_number as document_number, 0 as item_number,
       null::text as party_id, b.part_number as part_number, 1::numeric as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from bom b
  join company c on c.company_id = b.company_id;

create view figure_engineering_held with (security_invoker = true) as
select p.company_id, (p.created_at at time zone c.time_zone)::date as day, 'part' as document_kind, p.part_number as document_number, 0 as item_number,
       null::text as party_id, p.part_number as part_number, 1::numeric as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from part p
  join company c on c.company_id = p.company_id
 where p.hold;

create view figure_engineering_documents with (security_invoker = true) as
select d.company_id, (d.created_at at time zone c.time_zone)::date as day, 'document' as document_kind, d.document_id::text as document_number, 0 as item_number,
       null::text as party_id, d.part_number as part_number, 1::numeric as amount, 0::numeric as base,
       d.type as by1, null::text as by2, null::text as by3
  from document d
  join company c on c.company_id = d.company_id
 where d.deleted_at is null;

call follow_rows('ecn', 'engineering_ecns', 'engineering_closed');
call follow_changes('ecn', any_changes('status', 'due_date', 'created_on', 'closed_on'), 'engineering_ecns', 'engineering_closed');
call follow_rows('part', 'engineering_parts', 'engineering_held');
call follow_changes('part', any_changes('product_code', 'hold', 'created_at'), 'sales_booked', 'engineering_parts', 'engineering_held');
call follow_rows('bom', 'engineering_boms');
call follow_rows('document', 'engineering_documents');
call follow_changes('document', any_changes('deleted_at', 'type'), 'engineering_documents');

-- Quality

create view figure_quality_inspected with (security_invoker = true) as
select r.company_id, r.ir_date as day, 'inspection' as document_kind, r.ir_number as document_number, 0 as item_number,
       r.vendor_id as party_id, r.part_number as part_number, r.quantity_rejected as amount, r.quantity_inspected as base,
       coalesce(r.vendor_id, '') as by1, null::text as by2, null::text as by3
  from inspection_report r where r.result <> 'WAITING';

create view figure_quality_ncrs with (security_invoker = true) as
select n.company_id, n.ncr_date as day, 'ncr' as document_kind, n.ncr_number as document_number, 0 as item_number,
       n.vendor_id as party_id, n.part_number as part_number, 1::numeric as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from ncr n where n.status = 'OPEN';

create view figure_quality_defects with (security_invoker = true) as
select d.company_id, t.report_date as day, 'timeReport' as document_kind, t.report_id::text as document_number, 0 as item_number,
       d.wc as party_id, null::text as part_number, d.quantity as amount, 0::numeric as base,
       d.wc as by1, d.defect_code as by2, null::text as by3
  from time_report_defect d
  join time_report t on t.company_id = d.company_id and t.report_id = d.report_id;

create view figure_quality_alarms with (security_invoker = true) as
select a.company_id, (a.raised_at at time zone c.time_zone)::date as day, 'alarm' as document_kind, a.alarm_id::text as document_number, 0 as item_number,
       a.wc as party_id, null::text as part_number, 1::numeric as amount, 0::numeric as base,
       a.type_id::text as by1, null::text as by2, null::text as by3
  from alarm a
  join company c on c.company_id = a.company_id;

-- Hours from the call to the first answer, and from there to the end.
create view figure_quality_response with (security_invoker = true) as
select a.company_id, (a.raised_at at time zone c.time_zone)::date as day, 'alarm' as document_kind, a.alarm_id::text as document_number, 0 as item_number,
       a.wc as party_id, null::text as part_number, round(extract(epoch from a.responded_at - a.raised_at) / 3600, 4) as amount, 1::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from alarm a
  join company c on c.company_id = a.company_id
 where a.responded_at is not null;

create view figure_quality_handling with (security_invoker = true) as
select a.company_id, (a.raised_at at time zone c.time_zone)::date as day, 'alarm' as document_kind, a.alarm_id::text as document_number, 0 as item_number,
       a.wc as party_id, null::text as part_number, round(extract(epoch from a.resolved_at - coalesce(a.responded_at, a.raised_at)) / 3600, 4) as amount, 1::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from alarm a
  join company c on c.company_id = a.company_id
 where a.resolved_at is not null;

call follow_rows('inspection_report', 'quality_inspected');
call follow_changes('inspection_report', any_changes('result', 'ir_date', 'vendor_id', 'quantity_inspected', 'quantity_rejected'), 'quality_inspected');
call follow_rows('ncr', 'quality_ncrs');
call follow_changes('ncr', any_changes('status', 'ncr_date'), 'quality_ncrs');
call follow_rows('time_report', 'work_hours', 'work_yield');
call follow_rows('time_report_defect', 'quality_defects');
call follow_rows('alarm', 'quality_alarms', 'quality_response', 'quality_handling');
call follow_changes('alarm', any_changes('type_id', 'raised_at', 'responded_at', 'resolved_at'),
  'quality_alarms', 'quality_response', 'quality_handling');

-- Warehouse

-- Limits beside the stock that they are compared with: a posting then sees without a look at the part whether it crosses one.
alter table part_stock add min_qty numeric(18,4), add max_qty numeric(18,4);

create function take_limits() returns trigger
  language plpgsql as $$
begin
  select p.min_qty, p.max_qty into new.min_qty, new.max_qty from part p
   where p.company_id = new.company_id and p.part_number = new.part_number;
  return new;
end $$;
create trigger take_limits before insert on part_stock for each row execute function take_limits();

create function pass_limits() returns trigger
  language plpgsql as $$
begin
  update part_stock s set min_qty = new.min_qty, max_qty = new.max_qty
   where s.company_id = new.company_id and s.part_number = new.part_number;
  return null;
end $$;
create trigger pass_limits after update on part for each row
  when (old.min_qty is distinct from new.min_qty or old.max_qty is distinct from new.max_qty) execute function pass_limits();

create view figure_warehouse_below with (security_invoker = true) as
select s.company_id, '2000-01-01'::date as day, 'part' as document_kind, s.part_number as document_number, 0 as item_number,
       null::text as party_id, s.part_number as part_number, 1::numeric as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from part_stock s where s.on_hand < s.min_qty;

create view figure_warehouse_above with (security_invoker = true) as
select s.company_id, '2000-01-01'::date as day, 'part' as document_kind, s.part_number as document_number, 0 as item_number,
       null::text as party_id, s.part_number as part_number, 1::numeric as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from part_stock s where s.on_hand > s.max_qty;

-- By the month in which some of it went out last: then a part that goes out every day changes it once a month.
create view figure_warehouse_slow with (security_invoker = true) as
select s.company_id, coalesce(date_trunc('month', coalesce(s.last_out, s.last_in) at time zone 'UTC')::date, '2000-01-01'::date) as day, 'part' as document_kind, s.part_number as document_number, 0 as item_number,
       null::text as party_id, s.part_number as part_number, 1::numeric as amount, 0::numeric as base,
       null::text as by1, null::text as by2, null::text as by3
  from part_stock s where s.value > 0;

call follow_rows('part_stock', 'warehouse_below', 'warehouse_above', 'warehouse_slow');
call follow_changes('part_stock', $$
    (old.on_hand < old.min_qty) is distinct from (new.on_hand < new.min_qty)
    or (old.on_hand > old.max_qty) is distinct from (new.on_hand > new.max_qty)
    or (old.value > 0) is distinct from (new.value > 0)
    or (date_trunc('month', coalesce(old.last_out, old.last_in) at time zone 'UTC')
        is distinct from date_trunc('month', coalesce(new.last_out, new.last_in) at time zone 'UTC'))$$,
  'warehouse_below', 'warehouse_above', 'warehouse_slow');

-- Accounting

create view figure_accounting_receivable with (security_invoker = true) as
select v.company_id, v.due_date as day, 'invoice' as document_kind, v.invoice_number as document_number, 0 as item_number,
       v.customer_id as party_id, null::text as part_number, v.base_total - v.base_paid as amount, 0::numeric as base,
       v.customer_id as by1, null::text as by2, null::text as by3
  from invoice v where v.base_total <> v.base_paid;

create view figure_accounting_payable with (security_invoker = true) as
select b.company_id, b.due_date as day, 'payable' as document_kind, b.account_payable_number as document_number, 0 as item_number,
       b.vendor_id as party_id, null::text as part_number, b.base_total - b.base_paid as amount, 0::numeric as base,
       b.vendor_id as by1, null::text as by2, null::text as by3
  from payable b where b.base_total <> b.base_paid;

call follow_rows('invoice', 'sales_invoiced', 'accounting_receivable');
call follow_changes('invoice', any_changes('invoice_date', 'due_date', 'net', 'freight', 'exchange_rate', 'customer_id', 'base_total', 'base_paid'),
  'sales_invoiced', 'accounting_receivable');
call follow_rows('payable', 'accounting_payable');
call follow_changes('payable', any_changes('due_date', 'vendor_id', 'base_total', 'base_paid'), 'accounting_payable');

