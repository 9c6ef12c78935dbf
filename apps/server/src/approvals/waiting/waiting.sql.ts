import { CHANGE_KINDS } from '@gemba/contract/approvals/changes/order-change';
import { APPROVAL_KINDS, type ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { mapKinds, ORDER_TABLES, waitingSince } from '../../orders/index.ts';
import type { ChangeKind } from '../changes/change-tables.ts';

/** An order or a change that waits, with its place in the list. One without a date comes after all dates. */
export interface WaitingRow {
  type: ApprovalKind;
  number: string;
  changeId: number;
  needed: string;
  since: string;
}

export type WaitingKey = readonly [needed: string, since: string, type: string, number: string, changeId: number];

const NEVER = `'9999-12-31'::date`;

// A quote past its last day no longer waits; the next event marks it as expired.
const stillGood = (kind: ApprovalKind) =>
  kind === 'qo'
    ? 'and o.valid_until >= (select (now() at time zone c.time_zone)::date from company c where c.company_id = :companyId)'
    : '';

const waitingOrders = (kind: ApprovalKind) => {
  const { table, number, needed, waits } = ORDER_TABLES[kind];
  // sql: names and expressions of ORDER_TABLES only
  return `select '${kind}' as type, o.${number} as number, 0::bigint as change_id, coalesce(${needed}, ${NEVER}) as needed,
      ${waitingSince(kind)} as since
    from ${table} o where o.company_id = :companyId and o.status = '${waits}' and '${kind}' = any(:kinds::text[]) ${stillGood(kind)}`;
};

// Includes changes that cannot be approved now, as of an order on hold: the card says why, and it can be rejected.
const waitingChanges = (kind: ChangeKind) => {
  const { table, number, needed } = ORDER_TABLES[kind];
  // sql: names and expressions of ORDER_TABLES only
  return `select '${kind}', g.order_number, g.change_id, coalesce(${needed}, ${NEVER}), g.requested_at
    from order_change g join ${table} o on o.company_id = g.company_id and o.${number} = g.order_number
   where g.company_id = :companyId and g.order_kind = '${kind}' and g.status = 'PENDING' and '${kind}' = any(:kinds::text[]) ${stillGood(kind)}`;
};

const WAITING = [...APPROVAL_KINDS.map(waitingOrders), ...CHANGE_KINDS.map(waitingChanges)].join(' union all ');

const PLACE = `needed, since, type collate "C", number collate "C", change_id`;

interface Asked {
  companyId: number;
  kinds: readonly ApprovalKind[];
  needed: string | null;
  since: string | null;
  type: string | null;
  number: string | null;
  changeId: number | null;
  limit: number;
}

const selectWaiting = statement<Asked, WaitingRow>(
  `select type, number, change_id, needed, since from (${WAITING}) waiting
    where (:needed::date is null
           or (${PLACE}) > (:needed::date, :since::timestamptz, :type collate "C", :number collate "C", :changeId::bigint))
    order by ${PLACE} limit :limit`,
);

/** Sorted by urgency, then by how long they have waited. */
export const findWaiting = (
  tx: Tx,
  companyId: number,
  kinds: readonly ApprovalKind[],
  after: WaitingKey | undefined,
  limit: number,
) => {
  const [needed, since, type, number, changeId] = after ?? [null, null, null, null, null];
  return tx.all(selectWaiting({ companyId, kinds, needed, since, type, number, changeId, limit }));
};

const selectNumbers = mapKinds((kind) =>
  // sql: made of the texts above
  statement<{ companyId: number; kinds: readonly string[]; limit: number }, { number: string }>(
    `select number from (${waitingOrders(kind)}) waiting order by number limit :limit`,
  ),
);

export const findWaitingNumbers = async (tx: Tx, companyId: number, kind: ApprovalKind, limit: number) =>
  (await tx.all(selectNumbers[kind]({ companyId, kinds: [kind], limit }))).map(({ number }) => number);

const CHANGES = CHANGE_KINDS.map(waitingChanges).join(' union all ');

const selectChangeIds = statement<{ companyId: number; kinds: readonly string[]; limit: number }, { id: number }>(
  `select change_id as id from (${CHANGES}) waiting (type, number, change_id, needed, since)
  order by change_id limit :limit`,
);

export const findWaitingChanges = async (tx: Tx, companyId: number, kind: ApprovalKind, limit: number) =>
  (await tx.all(selectChangeIds({ companyId, kinds: [kind], limit }))).map(({ id }) => id);
