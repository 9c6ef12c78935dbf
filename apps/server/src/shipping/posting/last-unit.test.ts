import { expect, it } from 'vitest';
import { openStockRoom } from '../../testing/stock-room.ts';
import { LONG } from '../../testing/sweep.ts';
import { startTestApp } from '../../testing/test-app.ts';

/** I3: of many who ship the last piece one gets it, and no bucket is ever below zero. GEMBA_SWEEP=full: 200 rounds. */
const ROUNDS = LONG ? 200 : 6;
const CLIENTS = 64;

const erp = await startTestApp();

it(`one of ${CLIENTS} ships the last piece, ${ROUNDS} times over`, { timeout: 600_000 }, async () => {
  const room = await openStockRoom(erp);
  const orders: string[] = [];
  // Each of a customer of its own: only the place itself is left to wait at.
  for (const customer_id of Array.from({ length: 8 }, (_, index) => `L-${index}`)) {
    await room.insert('customer', { customer_id, customer_name: customer_id, sort_name: 'l', credit_limit: '100000' });
    orders.push(await room.salesOrder([{ quantity: '100000', price: '0.01' }], { customer_id }));
  }
  const counts: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    await room.opening('BOLT', 'A-01', '1', '2.5');
    const answers = await Promise.all(
      Array.from({ length: CLIENTS }, (_, client) =>
        room.post(`/shipping/salesOrders/${orders[client % orders.length]}`, {
          items: [{ itemNumber: 1, locations: [{ location: 'A-01', newQtyShipped: '1' }] }],
          shipNow: client % 2 === 0,
        }),
      ),
    );
    for (const { msgCode } of answers) counts[msgCode] = (counts[msgCode] ?? 0) + 1;
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  }
  expect(counts).toEqual({ OK: ROUNDS, SHIPPED_QTY_OVER_ON_HAND: ROUNDS * (CLIENTS - 1) });
  expect(await room.balance('BOLT', 'A-01')).toMatchObject({ on_hand: '0.0000' });
  expect(await room.broken()).toEqual([]);
});
