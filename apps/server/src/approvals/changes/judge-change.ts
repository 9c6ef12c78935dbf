import { compare } from '@gemba/contract/kit/fixed-point';
import { CANNOT_APPROVE } from '@gemba/contract/orders/deciding/approval-facts';
import { kinds } from '@gemba/contract/orders/deciding/kinds';
import type { Tx } from '../../kit/database/database.ts';
import { Refusal } from '../../kit/refuse.ts';
import { type Approver, judge, type OrderRow, takesChangeRequests } from '../../orders/index.ts';
import { refusalOfChanges } from './apply-change.ts';
import { type ItemRow, readItem, type Totals, totalsWith } from './change-items.sql.ts';
import { type ChangeRow, changesIn } from './changes.sql.ts';

type Field = ChangeRow['fields'][number];

const isAsBefore = ({ field, oldValue }: Field, item: ItemRow) => {
  const current = item[field];
  if (oldValue === null || current === null || field === 'dateRequired') return current === oldValue;
  return compare(current, oldValue) === 0;
};

/**
 * The reason why a waiting change cannot be applied to its order now; undefined if it can. A change depends on the old
 * values of its fields, not on the order's version: a receipt or a released hold does not affect it.
 */
function obstacleTo(order: OrderRow, change: ChangeRow, item: ItemRow | undefined): Refusal | undefined {
  const { version, status, number } = order;
  if (!item || !change.fields.every((field) => isAsBefore(field, item)))
    return new Refusal('ORDER_CHANGED', { version });
  if (status.endsWith('HOLD')) return new Refusal('ORDER_IS_HOLD', { orderNumber: number });
  if (!takesChangeRequests(order)) return new Refusal('MOVE_NOT_ALLOWED', { status });
  if (order.expired) return new Refusal('QUOTE_EXPIRED', { qoNumber: number });
  return refusalOfChanges(order, change.itemNumber, item, changesIn(change));
}

/** The item that a change touches, and the totals of the order with the change. */
export interface Touched {
  item: ItemRow | undefined;
  totals: Totals;
}

export async function readTouched(tx: Tx, companyId: number, change: ChangeRow): Promise<Touched> {
  const { type, number, itemNumber } = change;
  const [item, totals] = await Promise.all([
    readItem(tx, companyId, type, number, itemNumber),
    totalsWith(tx, companyId, type, number, itemNumber, changesIn(change)),
  ]);
  return { item, totals };
}

/**
 * Judges a change like its order. The limit is compared with the new total, and the requester may decide it as little
 * as the makers of the order. `obstacle` blocks everybody.
 */
export function judgeChange(approver: Approver, order: OrderRow, change: ChangeRow, { item, totals }: Touched) {
  const status = kinds[order.kind].moves.start;
  const owners = [...order.owners, change.requestedBy.userId];
  const judgement = judge(approver, { ...order, status, amount: totals.amount, owners, expired: false });
  const obstacle = obstacleTo(order, change, item);
  const { approval } = judgement;
  const told = CANNOT_APPROVE.find((code) => code === obstacle?.code) ?? (obstacle ? 'MOVE_NOT_ALLOWED' : null);
  const reason = told === 'ORDER_CHANGED' ? told : (approval.reason ?? told);
  return { ...judgement, obstacle, approval: { ...approval, reason, canApprove: reason === null } };
}
