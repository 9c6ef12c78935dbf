import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { openStockRoom } from '../testing/stock-room.ts';
import { startTestApp } from '../testing/test-app.ts';

/**
 * I6: whoever was told that something was refused can rely on it. The network may hold a request back and deliver it after
 * its repetition was refused: what could be done by then is not done.
 */
const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeAll(async () => {
  room = await openStockRoom(erp);
  await room.opening('BOLT', 'A-01', '1', '2');
});

const move = (key: string) =>
  room.post(
    '/transfers',
    { items: [{ partNumber: 'BOLT', fromLocation: 'A-01', toLocation: 'A-02', quantity: '5' }] },
    key,
  );

it('does not do later what it has refused', async () => {
  const key = randomUUID();
  expect(await move(key)).toMatchObject({ msgCode: 'MOVED_QTY_OVER_ON_HAND' });
  await room.opening('BOLT', 'A-01', '9', '2');
  expect(await move(key)).toMatchObject({ msgCode: 'MOVED_QTY_OVER_ON_HAND' });
  expect(await room.balance('BOLT', 'A-01')).toMatchObject({ on_hand: '10.0000' });
  expect(await move(randomUUID())).toMatchObject({ success: true });
  expect(await room.balance('BOLT', 'A-01')).toMatchObject({ on_hand: '5.0000' });
});

it('does one thing where many of the same arrive together with what makes it possible', async () => {
  const key = randomUUID();
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => move(key)),
    room.opening('BOLT', 'A-01', '5', '2').then(() => move(key)),
    ...Array.from({ length: 6 }, () => move(key)),
  ]);
  const told = new Set(answers.map(({ text }) => text));
  expect(told.size).toBe(1);
});
