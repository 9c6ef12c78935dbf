import { moves } from '@gemba/contract/kit/moves';
import { type SalesOrderStatus, salesOrderMoves } from '@gemba/contract/orders/sales-order/sales-order-moves';
import { refuse } from '../../kit/refuse.ts';
import { quantityUnits } from '../../postings/index.ts';
import type { LockedSale } from './lock-sale.sql.ts';

const { next } = moves(salesOrderMoves);

/** Shipped or returned quantities by item number. */
type Changes = ReadonlyMap<number, bigint>;

export const sumByItem = (lines: readonly { soItemNumber: number; quantity: bigint }[]): Changes => {
  const sums = new Map<number, bigint>();
  for (const { soItemNumber, quantity } of lines) sums.set(soItemNumber, (sums.get(soItemNumber) ?? 0n) + quantity);
  return sums;
};

export function statusAfterShipping({ sale, items }: LockedSale, shippedNow: Changes): string {
  const whole = items.every(
    ({ itemNumber, ordered, shipped, closed }) =>
      closed || quantityUnits(ordered) === quantityUnits(shipped) + (shippedNow.get(itemNumber) ?? 0n),
  );
  const status = next(sale.status as SalesOrderStatus, whole ? 'shipAll' : 'shipPart');
  if (!status) throw new Error(`an order in ${sale.status} was shipped without a check`);
  return status;
}

export function statusAfterReturn({ sale, items }: LockedSale, returned: Changes): string {
  const whole = items.every(({ itemNumber, shipped }) => quantityUnits(shipped) === (returned.get(itemNumber) ?? 0n));
  return (
    next(sale.status as SalesOrderStatus, whole ? 'reverseAll' : 'reversePart') ??
    refuse('ORDER_IS_CLOSED', { orderNumber: sale.soNumber })
  );
}
