import { APPROVAL_KINDS, type ApprovalKind } from '@gemba/contract/orders/deciding';
import type { Tx } from '../kit/database/database.ts';
import { KIND } from './kind-tables.ts';

/** What a decision and a card need of any kind of order. */
export interface OrderRow {
  kind: ApprovalKind;
  number: string;
  status: string;
  version: number;
  amount: string;
  owners: number[];
  moved: boolean;
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

/** When the order began to wait: sent again, edited, or made. A decision that was taken back changes nothing of it. */
export const waitingSince = (kind: ApprovalKind) =>
  `coalesce((select max(d.decided_at) from approval_decision d
               where d.company_id = o.company_id and d.kind = '${kind}' and d.order_number = o.${KIND[kind].number}
                 and d.decision in ('RESUBMIT', 'AMEND')), o.created_at)`;

const READ = mapKinds((kind) => {
  const { table, number, date, needed, requester, owners, party, items, total, currency, moved } = KIND[kind];
  const today = '(now() at time zone c.time_zone)::date';
  // sql: names and expressions of kind-tables.ts only
  return `select '${kind}' as kind, o.${number} as number, o.status, o.version, o.approval_total as amount,
      ${owners} as owners, ${moved} as moved, ${kind === 'qo' ? `o.valid_until < ${today}` : 'false'} as expired,
      o.${date} as date, ${needed} as "neededBy", coalesce(${needed} < ${today}, false) as overdue,
      ${waitingSince(kind)} as "waitingSince", ${currency} as currency, ${total} as total,
      (select count(*)::int from ${items} i where i.company_id = o.company_id and i.${number} = o.${number}) as "itemCount",
      ${party ? `o.${party}_id` : 'null'} as "partyId", ${party ? `p.${party}_name` : 'null'} as "partyName",
      ${requester} as "requesterId", r.display_name as "requesterName", o.owner as "ownerId", w.display_name as "ownerName"
    from ${table} o
    join company c on c.company_id = o.company_id
    join app_user r on r.company_id = o.company_id and r.user_id = ${requester}
    join app_user w on w.company_id = o.company_id and w.user_id = o.owner
    ${party ? `join ${party} p on p.company_id = o.company_id and p.${party}_id = o.${party}_id` : ''}
   where o.company_id = $1 and o.${number} = any($2::text[])`;
});

export const readOrders = (tx: Tx, companyId: number, kind: ApprovalKind, numbers: readonly string[]) =>
  tx.query<OrderRow>(READ[kind], [companyId, numbers]);

const LOCK = mapKinds(
  (kind) =>
    // sql: names of kind-tables.ts only
    `select 1 from ${KIND[kind].table} where company_id = $1 and ${KIND[kind].number} = $2 for update`,
);

/** Locked by one statement and read by the next: the second one sees what the holder of the lock has left behind. */
export const lockAndRead = async (tx: Tx, companyId: number, kind: ApprovalKind, number: string) => {
  const [, [order]] = await Promise.all([
    tx.query(LOCK[kind], [companyId, number]),
    readOrders(tx, companyId, kind, [number]),
  ]);
  return order;
};
