import type pg from 'pg';

/** For each document: its lines, the places under them, the rows of the log, and its own sum beside that of its lines. */
const DOCUMENTS = `
  with log as (
    select document_kind, document_number, count(*) as rows, count(distinct document_item) as items,
           sum(new_on_hand + new_in_qa + new_in_sip + new_in_to - old_on_hand - old_in_qa - old_in_sip - old_in_to) as change
      from inventory_log where company_id = $1 group by 1, 2),
  booked as (
    select document_kind, document_number, use, sum(debit - credit) as amount
      from journal_entry join journal_line using (company_id, entry_number) join account_use using (company_id, account_number)
     where company_id = $1 group by 1, 2, 3),
  receivers as (
    select 'receiver' as kind, receiver_number as number, count(*) as lines, count(put.location) as places, count(*) as moved,
           sum(item.quantity) as quantity, sum(item.amount) as total,
           (select -amount from booked where (document_kind, document_number, use) = ('receiver', receiver_number, 'GOODS_RECEIVED_NOT_INVOICED')) as head
      from receiver left join receiver_item item using (company_id, receiver_number)
      left join receiver_putaway put using (company_id, receiver_number, item_number)
     where company_id = $1 group by 1, 2),
  shippers as (
    select 'shipper', shipper_number, count(*), count(pick.location), count(*) * case status when 'SHIPPED' then 2 else 1 end,
           -sum(item.quantity) * (status = 'SHIPPED')::int, sum(round(item.quantity * line.list_price, 2)), shipper.amount
      from shipper left join shipper_item item using (company_id, shipper_number, so_number)
      left join shipper_pick pick using (company_id, shipper_number, item_number)
      left join sales_order_item line on line.company_id = $1 and line.so_number = item.so_number and line.item_number = item.so_item_number
     where shipper.company_id = $1 group by 1, 2, status, shipper.amount),
  issues as (
    select 'issue', issue_number, count(*), count(location), count(*), -sum(quantity), sum(item.value),
           (select amount from booked where (document_kind, document_number, use) = ('issue', issue_number, 'WIP'))
      from work_order_issue left join work_order_issue_item item using (company_id, issue_number, wo_number)
     where company_id = $1 group by 1, 2),
  transfers as (
    select 'transfer', transfer_number, count(*), count(from_location), count(*) * case status when 'ARRIVED' then 2 else 1 end, 0, 0, 0
      from transfer left join transfer_item using (company_id, transfer_number) where company_id = $1 group by 1, 2, status),
  documents as (select * from receivers union all select * from shippers union all select * from issues union all select * from transfers)
  select coalesce(kind, document_kind) || ' ' || coalesce(number, document_number) as document,
         kind is not null and lines = $2 and places = $2 and moved = log.rows and log.items = $2 and quantity = log.change
           and total = head as whole
    from documents full join (select * from log where document_kind <> 'opening') log on document_kind = kind and document_number = number`;

/** All documents of a company in which everything has so many lines, and those that are not whole. */
export async function lookAtDocuments(owner: pg.Client, companyId: number, lines: number) {
  const { rows } = await owner.query<{ document: string; whole: boolean | null }>(DOCUMENTS, [companyId, lines]);
  return { count: rows.length, partial: rows.filter(({ whole }) => whole !== true).map(({ document }) => document) };
}
