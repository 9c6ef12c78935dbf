import { beforeAll, expect, it } from 'vitest';
import { openStockRoom } from '../testing/stock-room.ts';
import { startOwnApp } from '../testing/test-app.ts';

/** A posting is answered after its commit, also if the commit fails: the sender can rely on the answer. */
const erp = await startOwnApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeAll(async () => {
  room = await openStockRoom(erp);
});

it('says that a posting was done only when it is', async () => {
  const po = await room.purchaseOrder([{ quantity: '10' }]);
  const post = () =>
    room.post(
      `/receiving/purchaseOrders/${po}`,
      { items: [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '4' }] }] },
      'the-key-of-this-posting',
    );
  await erp.owner.query(`create function fail_late() returns trigger language plpgsql as $$
    begin raise exception 'the commit fails' using errcode = '40001'; end $$`);
  await erp.owner.query(`create constraint trigger fail_late after insert on inventory_log
    deferrable initially deferred for each row execute function fail_late()`);
  expect(await post()).toMatchObject({ status: 503, success: false, msgCode: 'SERVER_BUSY' });
  expect(await room.balance('BOLT', 'A-01')).toBeUndefined();

  await erp.owner.query('drop function fail_late cascade');
  expect(await post()).toMatchObject({ success: true });
  expect(await room.balance('BOLT', 'A-01')).toMatchObject({ on_hand: '4.0000' });
});
