import type { RefusalCode } from '@gemba/contract/kit/refusals';
import type { ApprovalKind } from '@gemba/contract/orders/deciding';

/** Where a kind of document is kept. Every text here is a name or an expression of our own; `o` is the order's row. */
interface KindTable {
  table: string;
  number: string;
  date: string;
  /** By when the goods, or the answer, are needed. */
  needed: string;
  waits: string;
  requester: string;
  /** Everybody whose own order this is. */
  owners: string;
  party: string | null;
  items: string;
  total: string;
  currency: string;
  /** Goods have moved for it, or are on the way. */
  moved: string;
  decidedBy: string;
  decidedAt: string;
  /** The fact that sentences name it by. */
  fact: string;
  missing: RefusalCode;
}

// A buyer code may name a user, an employee, or both: whoever of them signs in is the buyer.
const BUYER = `select b.user_id from buyer b where b.company_id = o.company_id and b.buyer_code = o.buyer_code and b.user_id is not null
  union select u.user_id from buyer b join app_user u on u.company_id = b.company_id and u.ref_id = b.employee_id
         where b.company_id = o.company_id and b.buyer_code = o.buyer_code`;

const SHARED = {
  waits: 'NOT_APPROVED',
  requester: 'o.owner',
  owners: 'array[o.owner]',
  total: 'o.total',
  currency: 'o.currency',
  moved: 'false',
  decidedBy: 'approve_by',
  decidedAt: 'approve_date',
} as const;

export const KIND: Readonly<Record<ApprovalKind, KindTable>> = {
  po: {
    ...SHARED,
    table: 'purchase_order',
    number: 'po_number',
    date: 'po_date',
    needed: 'o.arrival_date',
    requester: 'o.requester',
    owners: `array[o.owner, o.requester] || array(${BUYER})`,
    party: 'vendor',
    items: 'purchase_order_item',
    moved: `exists (select from purchase_order_item i where i.company_id = o.company_id and i.po_number = o.po_number
                       and (i.quantity_received > 0 or i.quantity_in_transit > 0))`,
    fact: 'poNumber',
    missing: 'PO_NOT_EXIST',
  },
  so: {
    ...SHARED,
    table: 'sales_order',
    number: 'so_number',
    date: 'so_date',
    needed: 'coalesce(o.ship_date, o.arrival_date)',
    waits: 'NOT_REVIEWED',
    party: 'customer',
    items: 'sales_order_item',
    moved: `exists (select from sales_order_item i where i.company_id = o.company_id and i.so_number = o.so_number
                       and (i.quantity_shipped > 0 or i.quantity_picked > 0))`,
    decidedBy: 'review_by',
    decidedAt: 'review_date',
    fact: 'soNumber',
    missing: 'SALES_ORDER_NOT_EXIST',
  },
  qo: {
    ...SHARED,
    table: 'quote',
    number: 'qo_number',
    date: 'qo_date',
    needed: 'o.valid_until',
    party: 'customer',
    items: 'quote_item',
    fact: 'qoNumber',
    missing: 'QUOTE_NOT_EXIST',
  },
  wo: {
    ...SHARED,
    table: 'work_order',
    number: 'wo_number',
    date: 'wo_date',
    needed: 'o.due_date',
    requester: 'o.requester',
    owners: 'array[o.owner, o.requester]',
    party: null,
    items: 'work_order_component',
    total: 'o.approval_total',
    currency: 'c.base_currency',
    moved: `o.quantity_received > 0 or exists (select from work_order_component i where i.company_id = o.company_id
                       and i.wo_number = o.wo_number and i.quantity_issued > 0)`,
    fact: 'woNumber',
    missing: 'WORK_ORDER_NOT_EXIST',
  },
  rma: {
    ...SHARED,
    table: 'rma',
    number: 'rma_number',
    date: 'rma_date',
    needed: 'null::date',
    party: 'customer',
    items: 'rma_item',
    fact: 'rmaNumber',
    missing: 'RMA_NOT_EXIST',
  },
  rtv: {
    ...SHARED,
    table: 'rtv',
    number: 'rtv_number',
    date: 'rtv_date',
    needed: 'null::date',
    party: 'vendor',
    items: 'rtv_item',
    fact: 'rtvNumber',
    missing: 'RTV_NOT_EXIST',
  },
};
