import type { RelatedDocument } from '@gemba/contract/orders/order-shapes';
import type * as z from 'zod/mini';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';

const AT_MOST = 100;

type Key = { companyId: number; number: string };
type Related = z.infer<typeof RelatedDocument>;

const receiversOf = (orderNumber: 'po_number' | 'wo_number' | 'rma_number') =>
  // sql: one of the three names above
  statement<Key, Related>(`select receiver_number as number, received_date as date, status from receiver
    where company_id = :companyId and ${orderNumber} = :number order by receiver_number desc limit ${AT_MOST}`);

/** Documents that follow from an order, newest first. */
const selectRelated = {
  receiversOfPurchase: receiversOf('po_number'),
  proformaReceivers: statement<Key, Related>(`select pr_number as number, pr_date as date, status from proforma_receiver
    where company_id = :companyId and pr_number in (select pr_number from proforma_receiver_item where company_id = :companyId and po_number = :number)
    order by pr_number desc limit ${AT_MOST}`),
  rtvs: statement<Key, Related>(`select rtv_number as number, rtv_date as date, status from rtv
    where company_id = :companyId and po_number = :number order by rtv_number desc limit ${AT_MOST}`),
  shippers: statement<Key, Related>(`select shipper_number as number, shipped_date as date, status from shipper
    where company_id = :companyId and so_number = :number order by shipper_number desc limit ${AT_MOST}`),
  proformaShippers: statement<Key, Related>(`select pf_number as number, pf_date as date, status from proforma_shipper
    where company_id = :companyId and so_number = :number order by pf_number desc limit ${AT_MOST}`),
  workOrders: statement<Key, Related>(`select wo_number as number, due_date as date, status from work_order
    where company_id = :companyId and so_number = :number order by wo_number desc limit ${AT_MOST}`),
  rmas: statement<Key, Related>(`select rma_number as number, rma_date as date, status from rma
    where company_id = :companyId and so_number = :number order by rma_number desc limit ${AT_MOST}`),
  receiversOfWork: receiversOf('wo_number'),
  issues: statement<Key, Related>(`select issue_number as number, (issued_at at time zone c.time_zone)::date as date,
           case when reverses is null then 'ISSUED' else 'REVERSED' end as status
      from work_order_issue join company c using (company_id)
     where company_id = :companyId and wo_number = :number order by issue_number desc limit ${AT_MOST}`),
  receiversOfReturn: receiversOf('rma_number'),
  shippersOfReturn: statement<Key, Related>(`select shipper_number as number, shipped_date as date,
           case when reverses is null then 'SHIPPED' else 'REVERSED' end as status
      from rtv_shipper where company_id = :companyId and rtv_number = :number
     order by length(shipper_number) desc, shipper_number desc limit ${AT_MOST}`),
  ncrs: statement<Key, Related>(`select ncr_number as number, ncr_date as date, status from ncr
    where company_id = :companyId and rtv_number = :number order by ncr_number desc limit ${AT_MOST}`),
};

export const relatedTo = (tx: Tx, companyId: number, what: keyof typeof selectRelated, number: string) =>
  tx.all(selectRelated[what]({ companyId, number }));
