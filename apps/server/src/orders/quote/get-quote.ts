import * as contract from '@gemba/contract/orders/quote/get-quote';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import { countChanges } from '../deciding/change-requests.ts';
import { type HeadOf, readApproval } from '../deciding/read-approval.ts';
import {
  APPROVER,
  BUYING_CUSTOMER,
  COMPANY_AND_OWNER,
  CREDIT,
  JOIN_LINE_PART,
  JOIN_SALE,
  MONEY,
  NOTES,
  PERSON,
  SOLD_LINE,
  STOCK,
} from '../order-columns.sql.ts';
import { documentsOf } from '../order-documents.ts';

const selectHead = statement<{ companyId: number; qoNumber: string }, HeadOf<contract.Quote>>(
  `select o.qo_number, o.qo_date, ${BUYING_CUSTOMER}, ${PERSON.owner} as owner, ${CREDIT} as credit,
    o.valid_until, o.revision, o.warehouse_code as warehouse, o.incoterm, ${NOTES}, o.status,
    o.list_status as qo_status, ${MONEY}, o.terms, o.arrival_date, o.ship_date,
    ${PERSON.approver} as approve_by, o.approve_date, o.so_number,
    o.committed_at, o.version
  from quote o ${COMPANY_AND_OWNER} ${JOIN_SALE} ${APPROVER}
 where o.company_id = :companyId and o.qo_number = :qoNumber`,
);

const selectItems = statement<{ companyId: number; qoNumber: string }, contract.QuoteItem>(
  `select ${SOLD_LINE}, i.quantity, ${STOCK} as stock from quote_item i ${JOIN_LINE_PART}
 where i.company_id = :companyId and i.qo_number = :qoNumber order by i.item_number`,
);

/** A quote with everything that a decision needs. */
export async function readQuote(tx: Tx, actor: Actor, qoNumber: string): Promise<contract.Quote> {
  const { companyId } = actor;
  const key = { companyId, qoNumber };
  const [head, items, decidable] = await Promise.all([
    tx.first(selectHead(key)),
    tx.all(selectItems(key)),
    readApproval(tx, actor, 'qo', qoNumber),
  ]);
  if (!head || !decidable) return refuse('QUOTE_NOT_EXIST', { qoNumber });
  const [documents, changes] = await Promise.all([
    documentsOf(tx, companyId, 'qo', qoNumber),
    countChanges(tx, companyId, 'qo', qoNumber),
  ]);
  return { ...head, items, documents, changes, ...decidable };
}

export const getQuote = operation(contract.getQuote, (tx, actor, { params }) => readQuote(tx, actor, params.qoNumber));
