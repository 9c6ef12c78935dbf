import type { RefusalCode } from '@gemba/contract/kit/refusals/refusals';
import { APPROVAL_KINDS, type ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { kinds, kindsOf } from '@gemba/contract/orders/deciding/kinds';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { Refusal, refuse } from '../../kit/refuse.ts';
import type { Actor } from '../../kit/sessions/actor.ts';

/** Where the orders of a kind are stored. Every text is a name or an expression of our own; `o` is the order's row. */
interface OrderTable {
  table: string;
  number: string;
  date: string;
  /** The day by which the goods, or the answer, are needed. */
  needed: string;
  waits: string;
  requester: string;
  /** The people who wrote the order. */
  owners: string;
  /** The people who buy for it. They count as its makers too. */
  buyers: string;
  party: string | null;
  items: string;
  total: string;
  currency: string;
  /** Goods have moved for the order, or are on the way. */
  moved: string;
  /** A return has its credit. */
  credited: string;
  decidedBy: string;
  decidedAt: string;
  /** The fact by which refusals name the order. */
  fact: string;
  missing: RefusalCode;
}

// A buyer code may name a user, an employee, or both: each of them is the buyer.
const BUYER = `select b.user_id from buyer b where b.company_id = o.company_id and b.buyer_code = o.buyer_code and b.user_id is not null
  union select u.user_id from buyer b join app_user u on u.company_id = b.company_id and u.ref_id = b.employee_id
         where b.company_id = o.company_id and b.buyer_code = o.buyer_code`;

const SHARED = {
  waits: 'NOT_APPROVED',
  requester: 'o.owner',
  owners: 'array[o.owner]',
  buyers: `'{}'::integer[]`,
  total: 'o.total',
  currency: 'o.currency',
  moved: 'false',
  credited: 'false',
  decidedBy: 'approve_by',
  decidedAt: 'approve_date',
} as const;

export const ORDER_TABLES: Readonly<Record<ApprovalKind, OrderTable>> = {
  po: {
    ...SHARED,
    table: 'purchase_order',
    number: 'po_number',
    date: 'po_date',
    needed: 'o.arrival_date',
    requester: 'o.requester',
    owners: 'array[o.owner, o.requester]',
    buyers: `array(${BUYER})`,
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
    moved: `exists (select from rma_item i where i.company_id = o.company_id and i.rma_number = o.rma_number
                       and i.quantity_received > 0)`,
    credited: `exists (select from invoice note where note.company_id = o.company_id and note.credits_rma = o.rma_number)`,
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
    moved: `exists (select from rtv_item i where i.company_id = o.company_id and i.rtv_number = o.rtv_number
                       and i.quantity_shipped > 0)`,
    credited: `exists (select from payable note where note.company_id = o.company_id and note.debits_rtv = o.rtv_number)`,
    fact: 'rtvNumber',
    missing: 'RTV_NOT_EXIST',
  },
};

/** The facts that decisions and cards need about an order of any kind. */
export interface OrderRow {
  kind: ApprovalKind;
  number: string;
  status: string;
  version: number;
  amount: string;
  /** Its owner and requester, and the owners from whom it was taken over. */
  owners: number[];
  buyers: number[];
  /** The owner or requester who can still open the order. */
  activeMaker: string | null;
  moved: boolean;
  credited: boolean;
  /** A quote past its last day. */
  expired: boolean;
  date: string;
  neededBy: string | null;
  overdue: boolean;
  waitingSince: string;
  currency: string;
  total: string;
  itemCount: number;
  partyId: string | null;
  partyName: string | null;
  requesterId: number;
  requesterName: string;
  ownerId: number;
  ownerName: string;
}

export const mapKinds = <Value>(make: (kind: ApprovalKind) => Value) =>
  Object.fromEntries(APPROVAL_KINDS.map((kind) => [kind, make(kind)])) as Record<ApprovalKind, Value>;

/** The moment the order began to wait: created, resubmitted or edited. A withdrawn decision does not change it. */
export const waitingSince = (kind: ApprovalKind) =>
  `coalesce((select max(d.decided_at) from approval_decision d
               where d.company_id = o.company_id and d.kind = '${kind}' and d.order_number = o.${ORDER_TABLES[kind].number}
                 and d.decision in ('RESUBMIT', 'AMEND')), o.created_at)`;

// A previous owner wrote the order: they must not approve it once they are back.
const previousOwners = (kind: ApprovalKind) =>
  `array(select d.on_behalf_of from approval_decision d where d.company_id = o.company_id and d.kind = '${kind}'
            and d.order_number = o.${ORDER_TABLES[kind].number} and d.decision = 'TAKE_OVER')`;

// Only a person who can sign in and holds the role of the kind can open the order.
const activeMaker = (kind: ApprovalKind) =>
  `(select u.display_name from app_user u
      where u.company_id = o.company_id and u.user_id in (o.owner, ${ORDER_TABLES[kind].requester}) and u.status = 'ACTIVE'
        and coalesce(u.expires_on >= company_today(o.company_id), true) and '${kinds[kind].role}' = any(u.roles)
      order by u.user_id <> o.owner limit 1)`;

const selectOrders = mapKinds((kind) => {
  const { table, number, date, needed, requester, owners, buyers, party, items, total, currency, moved, credited } =
    ORDER_TABLES[kind];
  const today = '(now() at time zone c.time_zone)::date';
  // sql: names and expressions of ORDER_TABLES only
  return statement<{ companyId: number; numbers: readonly string[] }, OrderRow>(
    `select '${kind}' as kind, o.${number} as number, o.status, o.version, o.approval_total as amount,
      ${owners} || ${previousOwners(kind)} as owners, ${buyers} as buyers, ${activeMaker(kind)} as active_maker,
      ${moved} as moved, ${credited} as credited, ${kind === 'qo' ? `o.valid_until < ${today}` : 'false'} as expired,
      o.${date} as date, ${needed} as needed_by, coalesce(${needed} < ${today}, false) as overdue,
      ${waitingSince(kind)} as waiting_since, ${currency} as currency, ${total} as total,
      (select count(*)::int from ${items} i where i.company_id = o.company_id and i.${number} = o.${number}) as item_count,
      ${party ? `o.${party}_id` : 'null'} as party_id, ${party ? `p.${party}_name` : 'null'} as party_name,
      ${requester} as requester_id, r.display_name as requester_name, o.owner as owner_id, w.display_name as owner_name
    from ${table} o
    join company c on c.company_id = o.company_id
    join app_user r on r.company_id = o.company_id and r.user_id = ${requester}
    join app_user w on w.company_id = o.company_id and w.user_id = o.owner
    ${party ? `join ${party} p on p.company_id = o.company_id and p.${party}_id = o.${party}_id` : ''}
   where o.company_id = :companyId and o.${number} = any(:numbers::text[])`,
  );
});

export const readOrders = (tx: Tx, companyId: number, kind: ApprovalKind, numbers: readonly string[]) =>
  tx.all(selectOrders[kind]({ companyId, numbers }));

const lockOrders = mapKinds((kind) =>
  // sql: names of ORDER_TABLES only
  statement<{ companyId: number; number: string }, object>(
    `select 1 from ${ORDER_TABLES[kind].table}
        where company_id = :companyId and ${ORDER_TABLES[kind].number} = :number for update`,
  ),
);

/** Locks and reads an order; the second statement sees what the last holder of the lock has written. */
export async function holdOrder(tx: Tx, companyId: number, kind: ApprovalKind, number: string) {
  const [, [order]] = await Promise.all([
    tx.all(lockOrders[kind]({ companyId, number })),
    readOrders(tx, companyId, kind, [number]),
  ]);
  return order;
}

/** Each kind has its own role, and an order of another company looks like one that does not exist. */
export async function lockOrder(tx: Tx, { companyId, roles }: Actor, kind: ApprovalKind, number: string) {
  if (!kindsOf(roles).includes(kind)) refuse('LIMITED_PERMISSIONS', { field: 'type' });
  const order = await holdOrder(tx, companyId, kind, number);
  const { missing, fact } = ORDER_TABLES[kind];
  if (!order) throw new Refusal(missing, { [fact]: number });
  return order;
}
