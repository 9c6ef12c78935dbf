import { beforeAll, expect, it } from 'vitest';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;

const kindsOf = async (subject: string) =>
  (
    await room.ask<{ kind: string }>(
      'select kind from webhook_delivery where company_id = $1 and subject = $2 order by delivery_id',
      [subject],
    )
  ).map(({ kind }) => kind);

beforeAll(async () => {
  room = await openStockRoom(erp);
});

it('writes nothing while no webhook wants to know', async () => {
  const po = await room.purchaseOrder([{ quantity: '10' }]);
  const items = [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '4' }] }];
  expect(await room.post(`/receiving/purchaseOrders/${po}`, { items })).toMatchObject({ success: true });
  expect(await room.ask('select 1 from webhook_delivery where company_id = $1')).toEqual([]);
  const webhook = {
    url: 'https://erp.example.invalid/gemba',
    kinds: ['goods.shipped', 'stock.counted', 'goods.moved'],
  };
  await room.browser.post('/webhooks', webhook);
  await room.post(`/receiving/purchaseOrders/${po}`, { items });
  expect(await kindsOf(`po ${po}`)).toEqual([]);
});

it('tells of goods when they are shipped, not when they are picked', async () => {
  const so = await room.salesOrder([{ quantity: '2' }]);
  const items = [{ itemNumber: 1, locations: [{ location: 'A-01', newQtyShipped: '1' }] }];
  expect(await room.post(`/shipping/salesOrders/${so}`, { items })).toMatchObject({ success: true });
  expect(await kindsOf(`so ${so}`)).toEqual([]);
  expect(await room.post(`/shipping/salesOrders/${so}`, { items, shipNow: true })).toMatchObject({ success: true });
  expect(await kindsOf(`so ${so}`)).toEqual(['goods.shipped']);
});

it('tells of a count and of its reversal as events of the same count', async () => {
  const { data } = await room.post<{ countNumber: string }>('/counts', { location: 'A-03' });
  const items = [{ partNumber: 'BOLT', counted: '3', reason: 'FOUND' }];
  const posted = await room.post(`/counts/${data.countNumber}/post`, { items });
  expect(posted).toMatchObject({ success: true });
  expect(await room.post(`/counts/${data.countNumber}/reverse`, { reason: 'Counted twice' })).toMatchObject({
    success: true,
  });
  expect(await kindsOf(`count ${data.countNumber}`)).toEqual(['stock.counted', 'stock.counted']);
});

it('tells of goods that are moved, and of the move taken back', async () => {
  const items = [{ partNumber: 'BOLT', fromLocation: 'A-01', toLocation: 'A-02', quantity: '1' }];
  const { data } = await room.post<{ transferNumber: string }>('/transfers', { items });
  expect(await room.post(`/transfers/${data.transferNumber}/reverse`, { reason: 'Wrong shelf' })).toMatchObject({
    success: true,
  });
  expect(await kindsOf(`transfer ${data.transferNumber}`)).toEqual(['goods.moved', 'goods.moved']);
});
