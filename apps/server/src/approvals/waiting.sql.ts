import { CHANGE_KINDS } from '@gemba/contract/approvals/order-change';
import { APPROVAL_KINDS, type ApprovalKind } from '@gemba/contract/orders/deciding';
import type { Tx } from '../kit/database/database.ts';
import type { ChangeKind } from './change-tables.ts';
import { KIND } from './kind-tables.ts';
import { mapKinds, waitingSince } from './read-orders.sql.ts';

/** One thing that waits, by its place in the list. A document without a date stands behind all dates. */
export interface WaitingRow {
  type: ApprovalKind;
  number: string;
  changeId: number;
  needed: string;
  since: string;
}

export type WaitingKey = readonly [needed: string, since: string, type: string, number: string, changeId: number];

const NEVER = `'9999-12-31'::date`;

// A quote past its last day waits for nothing any more; whoever touches it marks it so.
const stillGood = (kind: ApprovalKind) =>
  kind === 'qo'
    ? 'and o.valid_until >= (select (now() at time zone c.time_zone)::date from company c where c.company_id = $1)'
    : '';

const waitingOrders = (kind: ApprovalKind) => {
  const { table, number, needed, waits } = KIND[kind];
  // sql: names and expressions of kind-tables.ts only
  return `select '${kind}' as type, o.${number} as number, 0::bigint as change_id, coalesce(${needed}, ${NEVER}) as needed,
      ${waitingSince(kind)} as since
    from ${table} o where o.company_id = $1 and o.status = '${waits}' and '${kind}' = any($2::text[]) ${stillGood(kind)}`;
};

// Also one that cannot be approved for now, as of an order on hold: its card says why, and it can be rejected.
const waitingChanges = (kind: ChangeKind) => {
  const { table, number, needed } = KIND[kind];
  // sql: names and expressions of kind-tables.ts only
  return `select '${kind}', g.order_number, g.change_id, coalesce(${needed}, ${NEVER}), g.requested_at
    from order_change g join ${table} o on o.company_id = g.company_id and o.${number} = g.order_number
   where g.company_id = $1 and g.order_kind = '${kind}' and g.status = 'PENDING' and '${kind}' = any($2::text[]) ${stillGood(kind)}`;
};

const WAITING = [...APPROVAL_KINDS.map(waitingOrders), ...CHANGE_KINDS.map(waitingChanges)].join(' union all ');

const PLACE = `needed, since, type collate "C", number collate "C", change_id`;

const PAGE = `select type, number, change_id as "changeId", needed, since from (${WAITING}) waiting
  where ($3::date is null or (${PLACE}) > ($3::date, $4::timestamptz, $5 collate "C", $6 collate "C", $7::bigint))
  order by ${PLACE} limit $8`;

/** The most urgent first, then what has waited longest. */
export const findWaiting = (
  tx: Tx,
  companyId: number,
  kinds: readonly ApprovalKind[],
  after: WaitingKey | undefined,
  limit: number,
) => tx.query<WaitingRow>(PAGE, [companyId, kinds, ...(after ?? [null, null, null, null, null]), limit]);

const NUMBERS = mapKinds(
  (kind) =>
    // sql: made of the statements above
    `select number from (${waitingOrders(kind)}) waiting order by number limit $3`,
);

export const findWaitingNumbers = async (tx: Tx, companyId: number, kind: ApprovalKind, limit: number) =>
  (await tx.query<{ number: string }>(NUMBERS[kind], [companyId, [kind], limit])).map(({ number }) => number);

const CHANGES = CHANGE_KINDS.map(waitingChanges).join(' union all ');

const CHANGE_IDS = `select change_id as id from (${CHANGES}) waiting (type, number, change_id, needed, since)
  order by change_id limit $3`;

export const findWaitingChanges = async (tx: Tx, companyId: number, kind: ApprovalKind, limit: number) =>
  (await tx.query<{ id: number }>(CHANGE_IDS, [companyId, [kind], limit])).map(({ id }) => id);
