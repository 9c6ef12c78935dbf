import { kinds } from '@gemba/contract/approvals/kinds';
import { compare } from '@gemba/contract/kit/fixed-point';
import { moves } from '@gemba/contract/kit/moves';
import type { Tx } from '../kit/database/database.ts';
import { isOutOfRange } from '../kit/database/sql-state.ts';
import { Refusal, refuse } from '../kit/refuse.ts';
import { type Changes, type ItemRow, readItem, writeChanges } from './change-items.sql.ts';
import { CHANGED, type ChangeKind } from './change-tables.ts';
import { KIND } from './kind-tables.ts';
import type { OrderRow } from './read-orders.sql.ts';

/** The item that a change names; a work order is its only item. */
export async function itemToChange(tx: Tx, companyId: number, order: OrderRow, item: number | null): Promise<ItemRow> {
  const kind = order.kind as ChangeKind;
  if ((kind === 'wo') !== (item === null)) refuse('INVALID_INPUT', { field: 'itemNumber', rule: 'item' });
  const found = await readItem(tx, companyId, kind, order.number, item);
  if (!found) {
    const { missing } = kind === 'wo' ? KIND.wo : CHANGED[kind];
    throw new Refusal(missing, { [KIND[kind].fact]: order.number, itemNumber: item });
  }
  return found;
}

/** No order asks for less than has moved or is on the way, for a day before it began, at no cost, or of a closed item. */
export function refusalOfChanges(
  order: OrderRow,
  item: number | null,
  current: ItemRow,
  { quantity, price, dateRequired }: Changes,
): Refusal | undefined {
  const itemNumber = item ?? 1;
  if (current.closed) return new Refusal('MOVE_NOT_ALLOWED', { status: 'CLOSED', itemNumber });
  if (order.kind === 'wo' && price !== undefined)
    return new Refusal('INVALID_INPUT', { field: 'changes.price', rule: 'no_price' });
  if (order.kind === 'po' && price !== undefined && compare(price, '0') === 0)
    return new Refusal('COST_CAN_NOT_BE_ZERO', { itemNumber, field: 'price' });
  if (quantity !== undefined && compare(quantity, current.posted) < 0)
    return new Refusal('ORDER_CHANGE_QTY_TOO_SMALL', { itemNumber, posted: current.posted, field: 'quantity' });
  if (dateRequired !== undefined && dateRequired < order.date)
    return new Refusal('ORDER_CHANGE_DATE_TOO_EARLY', { orderDate: order.date, field: 'dateRequired' });
  return undefined;
}

/** Refuses at its field what no column can hold, whichever of them it is. */
export async function ifItFits<Result>({ quantity }: Changes, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isOutOfRange(error)) throw error;
    return refuse('ORDER_CHANGE_TOO_LARGE', { field: quantity === undefined ? 'price' : 'quantity' });
  }
}

/** Puts the changes into the order; answers the state it has then: nothing left to come completes it. */
export async function applyChanges(
  tx: Tx,
  companyId: number,
  order: OrderRow,
  item: number | null,
  changes: Changes,
  state: string,
): Promise<string> {
  const kind = order.kind as ChangeKind;
  const isWhole = await writeChanges(tx, companyId, kind, order.number, item, changes);
  const completes = kind === 'wo' ? 'receiveAll' : CHANGED[kind].completes;
  return (isWhole && completes && moves<string, string>(kinds[kind].moves).next(state, completes)) || state;
}
