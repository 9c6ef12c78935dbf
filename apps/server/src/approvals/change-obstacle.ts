import { compare } from '@gemba/contract/kit/fixed-point';
import { changeableStates } from '@gemba/contract/orders/order-change-moves';
import { Refusal } from '../kit/refuse.ts';
import { refusalOfChanges } from './apply-change.ts';
import type { ItemRow } from './change-items.sql.ts';
import type { ChangeRow } from './changes.sql.ts';
import { changesIn } from './changes-in.ts';
import type { OrderRow } from './read-orders.sql.ts';

type Field = ChangeRow['fields'][number];

const isAsBefore = ({ field, oldValue }: Field, item: ItemRow) => {
  const current = item[field];
  if (oldValue === null || current === null || field === 'dateRequired') return current === oldValue;
  return compare(current, oldValue) === 0;
};

/**
 * Why a change that waits cannot be put into its order as things stand; undefined while it can. It binds the values that
 * it was asked for, not the order's version: a receipt, or a hold that was released, leaves it as good as before.
 */
export function obstacleTo(order: OrderRow, change: ChangeRow, item: ItemRow | undefined): Refusal | undefined {
  const { version, status, number } = order;
  if (!item || !change.fields.every((field) => isAsBefore(field, item)))
    return new Refusal('ORDER_CHANGED', { version });
  if (status.endsWith('HOLD')) return new Refusal('ORDER_IS_HOLD', { orderNumber: number });
  if (!changeableStates[change.type].some((state) => state === status))
    return new Refusal('MOVE_NOT_ALLOWED', { status });
  if (order.expired) return new Refusal('QUOTE_EXPIRED', { qoNumber: number });
  return refusalOfChanges(order, change.itemNumber, item, changesIn(change));
}
