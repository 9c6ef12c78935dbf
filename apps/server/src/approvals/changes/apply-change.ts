import { compare } from '@gemba/contract/kit/fixed-point';
import { moves } from '@gemba/contract/kit/moves';
import { kinds } from '@gemba/contract/orders/deciding/kinds';
import type { Tx } from '../../kit/database/database.ts';
import { isOutOfRange } from '../../kit/database/sql-state.ts';
import { Refusal, refuse } from '../../kit/refuse.ts';
import { ORDER_TABLES, type OrderRow } from '../../orders/index.ts';
import { type Changes, type ItemRow, readItem, writeChanges } from './change-items.sql.ts';
import { CHANGED, type ChangeKind } from './change-tables.ts';

/** The item that a change names; a work order is its only item. */
export async function itemToChange(tx: Tx, companyId: number, order: OrderRow, item: number | null): Promise<ItemRow> {
  const kind = order.kind as ChangeKind;
  if ((kind === 'wo') !== (item === null)) refuse('INVALID_INPUT', { field: 'itemNumber', rule: 'item' });
  const found = await readItem(tx, companyId, kind, order.number, item);
  if (!found) {
    const { missing } = kind === 'wo' ? ORDER_TABLES.wo : CHANGED[kind];
    throw new Refusal(missing, { [ORDER_TABLES[kind].fact]: order.number, itemNumber: item });
  }
  return found;
}

/** A change may not ask for less than has moved, a day before the order, a zero cost, or touch a closed item. */
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

/** Refuses a value that no column can hold, at its field. */
export async function ifItFits<Result>({ quantity }: Changes, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isOutOfRange(error)) throw error;
    return refuse('ORDER_CHANGE_TOO_LARGE', { field: quantity === undefined ? 'price' : 'quantity' });
  }
}

/** Applies the changes and answers the order's state after them: if nothing is left to come, the order is complete. */
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
