import type { OrderChange } from '@gemba/contract/approvals/order-change';
import type { Tx } from '../kit/database/database.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import type { Changes, ItemRow } from './change-items.sql.ts';
import type { ChangeKind } from './change-tables.ts';
import type { OrderRow } from './read-orders.sql.ts';

export const isChangeWaiting = async (tx: Tx, companyId: number, kind: ChangeKind, number: string) =>
  (
    await tx.query(
      `select 1 from order_change where company_id = $1 and order_kind = $2 and order_number = $3 and status = 'PENDING'`,
      [companyId, kind, number],
    )
  ).length > 0;

interface NewChange {
  order: OrderRow;
  itemNumber: number | null;
  reason: string | null;
  current: ItemRow;
  changes: Changes;
}

export async function insertChange(tx: Tx, actor: Actor, { order, itemNumber, reason, current, changes }: NewChange) {
  const [row] = await tx.query<{ changeId: number }>(
    `insert into order_change (company_id, order_kind, order_number, item_number, order_version, reason, requested_by)
     values ($1, $2, $3, $4, $5, $6, $7) returning change_id as "changeId"`,
    [actor.companyId, order.kind, order.number, itemNumber, order.version, reason, actor.userId],
  );
  const changeId = row?.changeId as number;
  const fields = Object.keys(changes) as (keyof Changes)[];
  await tx.query(
    `insert into order_change_field (company_id, change_id, field, old_value, new_value)
     select $1, $2, * from unnest($3::text[], $4::text[], $5::text[])`,
    [actor.companyId, changeId, fields, fields.map((field) => current[field]), fields.map((field) => changes[field])],
  );
  return changeId;
}

export interface ChangeRow {
  changeId: number;
  type: ChangeKind;
  number: string;
  itemNumber: number | null;
  orderVersion: number;
  version: number;
  status: OrderChange['status'];
  reason: string | null;
  requestedBy: { userId: number; name: string };
  requestedAt: string;
  decidedBy: { userId: number; name: string } | null;
  decidedAt: string | null;
  comment: string | null;
  fields: OrderChange['fields'];
}

const CHANGE = `select g.change_id as "changeId", g.order_kind as type, g.order_number as number, g.item_number as "itemNumber",
    g.order_version as "orderVersion", g.version, g.status, g.reason, g.requested_at as "requestedAt", g.decided_at as "decidedAt",
    g.comment, json_build_object('userId', r.user_id, 'name', r.display_name) as "requestedBy",
    case when d.user_id is not null then json_build_object('userId', d.user_id, 'name', d.display_name) end as "decidedBy",
    (select coalesce(json_agg(json_build_object('field', f.field, 'oldValue', f.old_value, 'newValue', f.new_value)
                              order by array_position(array['quantity', 'price', 'dateRequired'], f.field::text)), '[]')
       from order_change_field f where f.company_id = g.company_id and f.change_id = g.change_id) as fields
  from order_change g
  join app_user r on r.company_id = g.company_id and r.user_id = g.requested_by
  left join app_user d on d.company_id = g.company_id and d.user_id = g.decided_by`;

export const findChanges = (tx: Tx, companyId: number, changeIds: readonly (number | string)[]) =>
  tx.query<ChangeRow>(`${CHANGE} where g.company_id = $1 and g.change_id = any($2::bigint[])`, [companyId, changeIds]);

export const findChangesOf = (
  tx: Tx,
  companyId: number,
  { type, number, before, limit }: { type: ChangeKind; number: string; before: number | null; limit: number },
) =>
  tx.query<ChangeRow>(
    `${CHANGE} where g.company_id = $1 and g.order_kind = $2 and g.order_number = $3
       and ($4::bigint is null or g.change_id < $4) order by g.change_id desc limit $5`,
    [companyId, type, number, before, limit],
  );

export const lockChange = (tx: Tx, companyId: number, changeId: number) =>
  tx.query('select 1 from order_change where company_id = $1 and change_id = $2 for update', [companyId, changeId]);

/** At most one waits for an order. */
export const cancelPendingChanges = (tx: Tx, companyId: number, userId: number, kind: string, number: string) =>
  tx.query<{ changeId: number; version: number }>(
    `update order_change set status = 'CANCELLED', decided_by = $4, decided_at = now(), version = version + 1
      where company_id = $1 and order_kind = $2 and order_number = $3 and status = 'PENDING'
     returning change_id as "changeId", version`,
    [companyId, kind, number, userId],
  );

export const settleChange = (tx: Tx, actor: Actor, changeId: number, status: string, comment: string | null) =>
  tx.query(
    `update order_change set status = $3, decided_by = $4, decided_at = now(), comment = $5, version = version + 1
      where company_id = $1 and change_id = $2 and status = 'PENDING'`,
    [actor.companyId, changeId, status, actor.userId, comment],
  );
