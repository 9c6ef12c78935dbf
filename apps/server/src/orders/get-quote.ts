import type { Quote, QuoteItem } from '@gemba/contract/orders/get-quote';
import { approvalOfOrder, documentsOf } from '../approvals/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { changesOf } from './belongings.sql.ts';
import {
  APPROVER,
  BUYING_CUSTOMER,
  COMPANY_AND_OWNER,
  CREDIT,
  JOIN_SALE,
  JOIN_STOCK,
  MONEY,
  NOTES,
  PERSON,
  SOLD_LINE,
  STOCK,
} from './shared.sql.ts';

type Head = Omit<Quote, 'items' | 'documents' | 'changes' | 'approval' | 'events' | 'history'>;

const HEAD = `select o.qo_number as "qoNumber", o.qo_date as "qoDate", ${BUYING_CUSTOMER}, ${PERSON.owner} as owner, ${CREDIT} as credit,
    o.valid_until as "validUntil", o.revision, o.warehouse_code as warehouse, o.incoterm, ${NOTES}, o.status,
    o.list_status as "qoStatus", ${MONEY}, o.terms, o.arrival_date as "arrivalDate", o.ship_date as "shipDate",
    ${PERSON.approver} as "approveBy", o.approve_date as "approveDate", o.so_number as "soNumber",
    o.committed_at as "committedAt", o.version
  from quote o ${COMPANY_AND_OWNER} ${JOIN_SALE} ${APPROVER}
 where o.company_id = $1 and o.qo_number = $2`;

const ITEMS = `select ${SOLD_LINE}, i.quantity, ${STOCK} as stock from quote_item i ${JOIN_STOCK}
 where i.company_id = $1 and i.qo_number = $2 order by i.item_number`;

/** One quote with everything that a decision needs. */
export async function quote(tx: Tx, actor: Actor, qoNumber: string): Promise<Quote> {
  const { companyId } = actor;
  const key = [companyId, qoNumber];
  const [[head], items, decidable] = await Promise.all([
    tx.query<Head>(HEAD, key),
    tx.query<QuoteItem>(ITEMS, key),
    approvalOfOrder(tx, actor, 'qo', qoNumber),
  ]);
  if (!head || !decidable) return refuse('QUOTE_NOT_EXIST', { qoNumber });
  const [documents, changes] = await Promise.all([
    documentsOf(tx, companyId, 'qo', qoNumber),
    changesOf(tx, companyId, 'qo', qoNumber),
  ]);
  return { ...head, items, documents, changes, ...decidable };
}
