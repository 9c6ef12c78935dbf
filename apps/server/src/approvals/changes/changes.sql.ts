import type { OrderChange } from '@gemba/contract/approvals/changes/order-change';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import type { Actor } from '../../kit/sessions/actor.ts';
import type { OrderRow } from '../../orders/index.ts';
import type { Changes, ItemRow } from './change-items.sql.ts';
import type { ChangeKind } from './change-tables.ts';

const selectPending = statement<{ companyId: number; kind: string; number: string }, object>(
  `select 1 from order_change where company_id = :companyId and order_kind = :kind and order_number = :number and status = 'PENDING'`,
);

export const isChangeWaiting = async (tx: Tx, companyId: number, kind: ChangeKind, number: string) =>
  (await tx.all(selectPending({ companyId, kind, number }))).length > 0;

interface NewChange {
  order: OrderRow;
  itemNumber: number | null;
  reason: string | null;
  current: ItemRow;
  changes: Changes;
}

const insertRow = statement<
  {
    companyId: number;
    kind: string;
    number: string;
    itemNumber: number | null;
    version: number;
    reason: string | null;
    userId: number;
  },
  { changeId: number; remindAt: string }
>(
  `insert into order_change (company_id, order_kind, order_number, item_number, order_version, reason, requested_by)
   values (:companyId, :kind, :number, :itemNumber, :version, :reason, :userId)
   returning change_id, requested_at + interval '1 day' as remind_at`,
);

const insertFields = statement<{
  companyId: number;
  changeId: number;
  fields: readonly string[];
  currents: readonly (string | null)[];
  changes: readonly (string | undefined)[];
}>(
  `insert into order_change_field (company_id, change_id, field, old_value, new_value)
   select :companyId, :changeId, * from unnest(:fields::text[], :currents::text[], :changes::text[])`,
);

export async function insertChange(tx: Tx, actor: Actor, { order, itemNumber, reason, current, changes }: NewChange) {
  const { changeId, remindAt } = await tx.one(
    insertRow({
      companyId: actor.companyId,
      kind: order.kind,
      number: order.number,
      itemNumber,
      version: order.version,
      reason,
      userId: actor.userId,
    }),
  );
  const fields = Object.keys(changes) as (keyof Changes)[];
  await tx.run(
    insertFields({
      companyId: actor.companyId,
      changeId,
      fields,
      currents: fields.map((field) => current[field]),
      changes: fields.map((field) => changes[field]),
    }),
  );
  return { changeId, remindAt };
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

const CHANGE = `select g.change_id, g.order_kind as type, g.order_number as number, g.item_number,
    g.order_version, g.version, g.status, g.reason, g.requested_at, g.decided_at,
    g.comment, json_build_object('userId', r.user_id, 'name', r.display_name) as requested_by,
    case when d.user_id is not null then json_build_object('userId', d.user_id, 'name', d.display_name) end as decided_by,
    (select coalesce(json_agg(json_build_object('field', f.field, 'oldValue', f.old_value, 'newValue', f.new_value)
                              order by array_position(array['quantity', 'price', 'dateRequired'], f.field::text)), '[]')
       from order_change_field f where f.company_id = g.company_id and f.change_id = g.change_id) as fields
  from order_change g
  join app_user r on r.company_id = g.company_id and r.user_id = g.requested_by
  left join app_user d on d.company_id = g.company_id and d.user_id = g.decided_by`;

const selectChanges = statement<{ companyId: number; changeIds: readonly string[] }, ChangeRow>(
  `${CHANGE} where g.company_id = :companyId and g.change_id = any(:changeIds::text[]::bigint[])`,
);

export const findChanges = (tx: Tx, companyId: number, changeIds: readonly (number | string)[]) =>
  tx.all(selectChanges({ companyId, changeIds: changeIds.map(String) }));

const selectHistory = statement<
  { companyId: number; type: string; number: string; before: number | null; limit: number },
  ChangeRow
>(
  `${CHANGE} where g.company_id = :companyId and g.order_kind = :type and g.order_number = :number
     and (:before::bigint is null or g.change_id < :before) order by g.change_id desc limit :limit`,
);

export const findChangesOf = (
  tx: Tx,
  companyId: number,
  { type, number, before, limit }: { type: ChangeKind; number: string; before: number | null; limit: number },
) => tx.all(selectHistory({ companyId, type, number, before, limit }));

const lockRow = statement<{ companyId: number; changeId: number }, object>(
  'select 1 from order_change where company_id = :companyId and change_id = :changeId for update',
);

export const lockChange = (tx: Tx, companyId: number, changeId: number) => tx.all(lockRow({ companyId, changeId }));

const updateDecided = statement<{
  companyId: number;
  changeId: number;
  status: string;
  userId: number;
  comment: string | null;
}>(
  `update order_change set status = :status, decided_by = :userId, decided_at = now(), comment = :comment, version = version + 1
    where company_id = :companyId and change_id = :changeId and status = 'PENDING'`,
);

export const settleChange = (tx: Tx, actor: Actor, changeId: number, status: string, comment: string | null) =>
  tx.run(updateDecided({ companyId: actor.companyId, changeId, status, userId: actor.userId, comment }));

/** The new values that a change asks for. */
export const changesIn = ({ fields }: Pick<ChangeRow, 'fields'>): Changes =>
  Object.fromEntries(fields.flatMap(({ field, newValue }) => (newValue === null ? [] : [[field, newValue]])));
