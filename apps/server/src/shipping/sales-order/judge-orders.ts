import { subtractQuantity } from '@gemba/contract/kit/quantity';
import { judgeReadiness, type Readiness } from '@gemba/contract/shipping/sales-order/readiness';
import type { ShippableSalesOrderRow } from '@gemba/contract/shipping/sales-order/shippable-sales-order';
import type { Tx } from '../../kit/database/database.ts';
import { expectedGoods } from './expected-goods.ts';
import type { OrderToShip } from './orders-to-ship.sql.ts';

export const judgeOrder = (order: OrderToShip) => ({ order, ...judgeReadiness(order.lines) });
export type JudgedOrder = ReturnType<typeof judgeOrder>;

export const fits = ({ readiness }: JudgedOrder, filter: Readiness | undefined) =>
  filter === undefined || filter === readiness;

/** The rows of judged orders, each short one with the order that is due to bring more. */
export async function rowsOf(
  tx: Tx,
  companyId: number,
  judged: readonly JudgedOrder[],
): Promise<ShippableSalesOrderRow[]> {
  const parts = judged.flatMap(({ short: [first] }) =>
    first?.reason === 'STOCK' && first.line.part ? [first.line.part.partNumber] : [],
  );
  const expected = await expectedGoods(tx, companyId, parts);
  return judged.map(({ order: { lines, ...head }, readiness, readyCount, short: [first] }) => {
    const part = first?.line.part?.partNumber ?? '';
    return {
      ...head,
      openItemCount: lines.length,
      readiness,
      readyItemCount: readyCount,
      short: first
        ? {
            part,
            uom: first.line.uom,
            left: first.line.left,
            covered: first.covered,
            shortQuantity: subtractQuantity(first.line.left, first.covered),
            reason: first.reason,
            expected: (first.reason === 'STOCK' && expected.get(part)) || null,
          }
        : null,
    };
  });
}
