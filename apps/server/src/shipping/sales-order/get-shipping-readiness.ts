import * as contract from '@gemba/contract/shipping/sales-order/get-shipping-readiness';
import type { Readiness } from '@gemba/contract/shipping/sales-order/readiness';
import { operation } from '../../kit/http/operation.ts';
import { type JudgedOrder, judgeOrder, rowsOf } from './judge-orders.ts';
import { FIRST_KEY, LOOKED_AT, selectOrdersToShip } from './orders-to-ship.sql.ts';

const isLocked = ({ order }: JudgedOrder) => order.customerLocked;

export const getShippingReadiness = operation(contract.getShippingReadiness, async (tx, { companyId }) => {
  const [day, number] = FIRST_KEY;
  const orders = await tx.all(selectOrdersToShip({ companyId, day, number, limit: LOOKED_AT + 1 }));
  const judged = orders.slice(0, LOOKED_AT).map(judgeOrder);
  const groupOf = async (readiness: Readiness) => {
    const group = judged.filter((order) => order.readiness === readiness);
    // The goods of a locked customer are there, and stay.
    const first = group.toSorted((one, other) => Number(isLocked(one)) - Number(isLocked(other)));
    return { count: group.length, first: await rowsOf(tx, companyId, first.slice(0, contract.FIRST_OF_EACH)) };
  };
  const [ready, part, none] = await Promise.all([groupOf('ready'), groupOf('part'), groupOf('none')]);
  return { ready, part, none, more: orders.length > LOOKED_AT };
});
