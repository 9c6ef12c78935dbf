import type { Rma, Rtv } from '@gemba/contract/orders/get-return';
import { approvalOfOrder, documentsOf } from '../approvals/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { relatedTo } from './belongings.sql.ts';
import { APPROVER, COMPANY_AND_OWNER, CREDIT, JOIN_CUSTOMER, JOIN_STOCK, PERSON, STOCK } from './shared.sql.ts';

type Belongings = 'items' | 'documents' | 'approval' | 'events' | 'history';

const RETURN = `${PERSON.owner} as owner, o.status, o.reason, o.currency, o.exchange_rate as "exchangeRate",
  c.base_currency as "baseCurrency", o.total, o.approval_total as "approvalTotal", ${PERSON.approver} as "approveBy",
  o.approve_date as "approveDate", o.version`;

const LINE = `i.item_number as "itemNumber", i.part_number as part, p.description, i.quantity, i.reason, ${STOCK} as stock`;
const JOIN_PART = `join part p on p.company_id = i.company_id and p.part_number = i.part_number ${JOIN_STOCK}`;

const RMA = `select o.rma_number as "rmaNumber", o.rma_date as "rmaDate", o.customer_id as "customerId",
    party.customer_name as "customerName", ${CREDIT} as credit, o.so_number as "soNumber", ${RETURN}
  from rma o ${COMPANY_AND_OWNER} ${JOIN_CUSTOMER} ${APPROVER}
 where o.company_id = $1 and o.rma_number = $2`;

const RMA_ITEMS = `select ${LINE}, i.so_item_number as "soItemNumber", i.quantity_received as "quantityReceived",
    i.unit_price as "unitPrice", round(i.quantity * i.unit_price, 2) as "extPrice"
  from rma_item i ${JOIN_PART} where i.company_id = $1 and i.rma_number = $2 order by i.item_number`;

const RTV = `select o.rtv_number as "rtvNumber", o.rtv_date as "rtvDate", o.vendor_id as "vendorId",
    v.vendor_name as "vendorName", o.po_number as "poNumber", ${RETURN}
  from rtv o ${COMPANY_AND_OWNER} join vendor v on v.company_id = o.company_id and v.vendor_id = o.vendor_id ${APPROVER}
 where o.company_id = $1 and o.rtv_number = $2`;

// The stock's cost is in base currency, the return in the vendor's.
const RTV_ITEMS = `select ${LINE}, i.location, i.quantity_shipped as "quantityShipped",
    round(i.unit_cost / o.exchange_rate, 6) as "unitCost",
    round(round(i.quantity * i.unit_cost, 2) / o.exchange_rate, 2) as "extPrice"
  from rtv_item i join rtv o on o.company_id = i.company_id and o.rtv_number = i.rtv_number ${JOIN_PART}
 where i.company_id = $1 and i.rtv_number = $2 order by i.item_number`;

export async function rma(tx: Tx, actor: Actor, rmaNumber: string): Promise<Rma> {
  const { companyId } = actor;
  const key = [companyId, rmaNumber];
  const [[head], items, decidable] = await Promise.all([
    tx.query<Omit<Rma, Belongings | 'receivers'>>(RMA, key),
    tx.query<Rma['items'][number]>(RMA_ITEMS, key),
    approvalOfOrder(tx, actor, 'rma', rmaNumber),
  ]);
  if (!head || !decidable) return refuse('RMA_NOT_EXIST', { rmaNumber });
  const [receivers, documents] = await Promise.all([
    relatedTo(tx, companyId, 'receiversOfReturn', rmaNumber),
    documentsOf(tx, companyId, 'rma', rmaNumber),
  ]);
  return { ...head, items, receivers, documents, ...decidable };
}

export async function rtv(tx: Tx, actor: Actor, rtvNumber: string): Promise<Rtv> {
  const { companyId } = actor;
  const key = [companyId, rtvNumber];
  const [[head], items, decidable] = await Promise.all([
    tx.query<Omit<Rtv, Belongings | 'ncrs'>>(RTV, key),
    tx.query<Rtv['items'][number]>(RTV_ITEMS, key),
    approvalOfOrder(tx, actor, 'rtv', rtvNumber),
  ]);
  if (!head || !decidable) return refuse('RTV_NOT_EXIST', { rtvNumber });
  const [ncrs, documents] = await Promise.all([
    relatedTo(tx, companyId, 'ncrs', rtvNumber),
    documentsOf(tx, companyId, 'rtv', rtvNumber),
  ]);
  return { ...head, items, ncrs, documents, ...decidable };
}
