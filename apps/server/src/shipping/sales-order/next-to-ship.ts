import type { Readiness } from '@gemba/contract/shipping/sales-order/readiness';
import type { Tx } from '../../kit/database/database.ts';
import { judgeOrder } from './judge-orders.ts';
import { FIRST_KEY, selectOrdersToShip } from './orders-to-ship.sql.ts';

interface Judged {
  readiness: Readiness;
  /** The customer is locked. */
  locked: boolean;
}

/** Whether the orders that are due first can go out, by their numbers. */
export async function judgeNextToShip(tx: Tx, companyId: number, limit: number): Promise<Map<string, Judged>> {
  const [day, number] = FIRST_KEY;
  const orders = await tx.all(selectOrdersToShip({ companyId, day, number, limit }));
  return new Map(
    orders.map(judgeOrder).map(({ order, readiness }) => [order.soNumber, { readiness, locked: order.customerLocked }]),
  );
}
