import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import type { ChangeCount, RelatedDocument } from '@gemba/contract/orders/order-shapes';
import type * as z from 'zod/mini';
import type { Tx } from '../kit/database/database.ts';

const AT_MOST = 100;

/** What other documents a document leads to, newest first. */
const RELATED = {
  receiversOfPurchase: `select receiver_number as number, received_date as date, status from receiver
    where company_id = $1 and po_number = $2 order by receiver_number desc limit ${AT_MOST}`,
  proformaReceivers: `select pr_number as number, pr_date as date, status from proforma_receiver
    where company_id = $1 and pr_number in (select pr_number from proforma_receiver_item where company_id = $1 and po_number = $2)
    order by pr_number desc limit ${AT_MOST}`,
  rtvs: `select rtv_number as number, rtv_date as date, status from rtv
    where company_id = $1 and po_number = $2 order by rtv_number desc limit ${AT_MOST}`,
  shippers: `select shipper_number as number, shipped_date as date, status from shipper
    where company_id = $1 and so_number = $2 order by shipper_number desc limit ${AT_MOST}`,
  proformaShippers: `select pf_number as number, pf_date as date, status from proforma_shipper
    where company_id = $1 and so_number = $2 order by pf_number desc limit ${AT_MOST}`,
  workOrders: `select wo_number as number, due_date as date, status from work_order
    where company_id = $1 and so_number = $2 order by wo_number desc limit ${AT_MOST}`,
  rmas: `select rma_number as number, rma_date as date, status from rma
    where company_id = $1 and so_number = $2 order by rma_number desc limit ${AT_MOST}`,
  receiversOfWork: `select receiver_number as number, received_date as date, status from receiver
    where company_id = $1 and wo_number = $2 order by receiver_number desc limit ${AT_MOST}`,
  issues: `select issue_number as number, (issued_at at time zone c.time_zone)::date as date,
           case when reverses is null then 'ISSUED' else 'REVERSED' end as status
      from work_order_issue join company c using (company_id)
     where company_id = $1 and wo_number = $2 order by issue_number desc limit ${AT_MOST}`,
  receiversOfReturn: `select receiver_number as number, received_date as date, status from receiver
    where company_id = $1 and rma_number = $2 order by receiver_number desc limit ${AT_MOST}`,
  ncrs: `select ncr_number as number, ncr_date as date, status from ncr
    where company_id = $1 and rtv_number = $2 order by ncr_number desc limit ${AT_MOST}`,
} as const;

type Related = z.infer<typeof RelatedDocument>;

export const relatedTo = (tx: Tx, companyId: number, what: keyof typeof RELATED, number: string) =>
  tx.query<Related>(RELATED[what], [companyId, number]);

export const changesOf = async (tx: Tx, companyId: number, kind: ApprovalKind, number: string) => {
  const [counted] = await tx.query<z.infer<typeof ChangeCount>>(
    `select count(*) filter (where status = 'PENDING') as pending, count(*) as all from order_change
      where company_id = $1 and order_kind = $2 and order_number = $3`,
    [companyId, kind, number],
  );
  return counted as z.infer<typeof ChangeCount>;
};
