import { moves } from '@gemba/contract/kit/moves';
import { type SalesOrderStatus, salesOrderMoves } from '@gemba/contract/orders/sales-order-moves';
import { quantityUnits } from '../inventory/index.ts';
import { refuse } from '../kit/refuse.ts';
import type { LockedSale } from './lock-sale.sql.ts';

const { next } = moves(salesOrderMoves);

/** How much of each item left or came back, by its number. */
type Changes = ReadonlyMap<number, bigint>;

export const sumByItem = (lines: readonly { soItemNumber: number; quantity: bigint }[]): Changes => {
  const sums = new Map<number, bigint>();
  for (const { soItemNumber, quantity } of lines) sums.set(soItemNumber, (sums.get(soItemNumber) ?? 0n) + quantity);
  return sums;
};

/** Where an order stands after goods have left. */
export function afterShipping({ sale, items }: LockedSale, gone: Changes): string {
  const whole = items.every(
    ({ itemNumber, ordered, shipped, closed }) =>
      closed || quantityUnits(ordered) === quantityUnits(shipped) + (gone.get(itemNumber) ?? 0n),
  );
  const to = next(sale.status as SalesOrderStatus, whole ? 'shipAll' : 'shipPart');
  if (!to) throw new Error(`an order in ${sale.status} was not looked at before it was shipped`);
  return to;
}

/** Where it stands after goods have come back. */
export function afterReturn({ sale, items }: LockedSale, back: Changes): string {
  const nothing = items.every(({ itemNumber, shipped }) => quantityUnits(shipped) === (back.get(itemNumber) ?? 0n));
  return (
    next(sale.status as SalesOrderStatus, nothing ? 'reverseAll' : 'reversePart') ??
    refuse('ORDER_IS_CLOSED', { orderNumber: sale.soNumber })
  );
}
