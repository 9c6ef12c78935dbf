import * as contract from '@gemba/contract/orders/returns/get-rtv';
import type { Rtv } from '@gemba/contract/orders/returns/return-shapes';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { type HeadOf, readApproval } from '../deciding/read-approval.ts';
import { APPROVER, COMPANY_AND_OWNER } from '../order-columns.sql.ts';
import { documentsOf } from '../order-documents.ts';
import { relatedTo } from '../related-documents.ts';
import { DEBIT_NOTE, JOIN_PART, LINE, noteFor, RETURN, type WithNote } from './return-columns.sql.ts';

const selectHead = statement<{ companyId: number; rtvNumber: string }, WithNote<HeadOf<Rtv>>>(
  `select o.rtv_number, o.rtv_date, o.vendor_id,
    v.vendor_name, o.po_number, ${RETURN}, ${DEBIT_NOTE}
  from rtv o ${COMPANY_AND_OWNER} join vendor v on v.company_id = o.company_id and v.vendor_id = o.vendor_id ${APPROVER}
 where o.company_id = :companyId and o.rtv_number = :rtvNumber`,
);

// The cost of the stock is in base currency, the return in the vendor's.
const selectItems = statement<{ companyId: number; rtvNumber: string }, Rtv['items'][number]>(
  `select ${LINE}, i.location, i.quantity_shipped,
    round(i.unit_cost / o.exchange_rate, 6) as unit_cost,
    round(round(i.quantity * i.unit_cost, 2) / o.exchange_rate, 2) as ext_price
  from rtv_item i join rtv o on o.company_id = i.company_id and o.rtv_number = i.rtv_number ${JOIN_PART}
 where i.company_id = :companyId and i.rtv_number = :rtvNumber order by i.item_number`,
);

export async function readRtv(tx: Tx, actor: Actor, rtvNumber: string): Promise<Rtv> {
  const { companyId } = actor;
  const key = { companyId, rtvNumber };
  const [head, items, decidable] = await Promise.all([
    tx.first(selectHead(key)),
    tx.all(selectItems(key)),
    readApproval(tx, actor, 'rtv', rtvNumber),
  ]);
  if (!head || !decidable) return refuse('RTV_NOT_EXIST', { rtvNumber });
  const [shippers, ncrs, documents] = await Promise.all([
    relatedTo(tx, companyId, 'shippersOfReturn', rtvNumber),
    relatedTo(tx, companyId, 'ncrs', rtvNumber),
    documentsOf(tx, companyId, 'rtv', rtvNumber),
  ]);
  return { ...head, note: noteFor(actor, head.note), items, shippers, ncrs, documents, ...decidable };
}

export const getRtv = operation(contract.getRtv, (tx, actor, { params }) => readRtv(tx, actor, params.rtvNumber));
