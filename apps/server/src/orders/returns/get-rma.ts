import * as contract from '@gemba/contract/orders/returns/get-rma';
import type { Rma } from '@gemba/contract/orders/returns/return-shapes';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { type HeadOf, readApproval } from '../deciding/read-approval.ts';
import { APPROVER, COMPANY_AND_OWNER, CREDIT, JOIN_CUSTOMER } from '../order-columns.sql.ts';
import { documentsOf } from '../order-documents.ts';
import { relatedTo } from '../related-documents.ts';
import { CREDIT_NOTE, JOIN_PART, LINE, noteFor, RETURN, type WithNote } from './return-columns.sql.ts';

const selectHead = statement<{ companyId: number; rmaNumber: string }, WithNote<HeadOf<Rma>>>(
  `select o.rma_number, o.rma_date, o.customer_id,
    party.customer_name, ${CREDIT} as credit, o.so_number, ${RETURN}, ${CREDIT_NOTE},
    (select coalesce(sum(round(i.quantity_received * i.unit_price, 2)), 0)::numeric(18,2) from rma_item i
      where i.company_id = o.company_id and i.rma_number = o.rma_number) as credit_due
  from rma o ${COMPANY_AND_OWNER} ${JOIN_CUSTOMER} ${APPROVER}
 where o.company_id = :companyId and o.rma_number = :rmaNumber`,
);

const selectItems = statement<{ companyId: number; rmaNumber: string }, Rma['items'][number]>(
  `select ${LINE}, i.so_item_number, i.quantity_received,
    i.unit_price, round(i.quantity * i.unit_price, 2) as ext_price
  from rma_item i ${JOIN_PART} where i.company_id = :companyId and i.rma_number = :rmaNumber order by i.item_number`,
);

export async function readRma(tx: Tx, actor: Actor, rmaNumber: string): Promise<Rma> {
  const { companyId } = actor;
  const key = { companyId, rmaNumber };
  const [head, items, decidable] = await Promise.all([
    tx.first(selectHead(key)),
    tx.all(selectItems(key)),
    readApproval(tx, actor, 'rma', rmaNumber),
  ]);
  if (!head || !decidable) return refuse('RMA_NOT_EXIST', { rmaNumber });
  const [receivers, documents] = await Promise.all([
    relatedTo(tx, companyId, 'receiversOfReturn', rmaNumber),
    documentsOf(tx, companyId, 'rma', rmaNumber),
  ]);
  return { ...head, note: noteFor(actor, head.note), items, receivers, documents, ...decidable };
}

export const getRma = operation(contract.getRma, (tx, actor, { params }) => readRma(tx, actor, params.rmaNumber));
