import type { Ncr } from '@gemba/contract/quality/ncr/ncr';
import { beforeAll, expect, it } from 'vitest';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeAll(async () => {
  room = await openStockRoom(erp);
  for (const ncr_number of ['N-1', 'N-2'])
    await room.insert('ncr', {
      ncr_number,
      ncr_date: '2026-02-02',
      source: 'STOCK',
      part_number: ncr_number === 'N-1' ? 'BOLT' : 'NUT',
      quantity: '3',
      description: 'Lip hardened',
      raised_by: room.userId,
    });
});

const change = (event: 'close' | 'reopen', version: number, by = room.browser) =>
  room.post<Ncr>(`/ncrs/N-1/${event}`, { version, reason: 'Replacement came' }, undefined, by);

it('lists the open ones of a part, which a receipt can name', async () => {
  const { data } = await room.get<{ items: Ncr[] }>('/ncrs?status=OPEN&partNumber=BOLT');
  expect(data.items).toMatchObject([
    { ncrNumber: 'N-1', finding: 'Lip hardened', quantity: '3.0000', disposition: null },
  ]);
});

it('is closed by quality with a reason and opened again; a receipt names only an open one', async () => {
  const receive = async () => {
    const po = await room.purchaseOrder([{ part: 'BOLT', quantity: '3' }]);
    return room.post(`/receiving/purchaseOrders/${po}`, {
      items: [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '3' }], ncrNumber: 'N-1' }],
    });
  };
  expect((await change('close', 1)).data).toMatchObject({
    status: 'CLOSED',
    note: 'Replacement came',
    closedBy: { userId: room.userId },
  });
  expect(await receive()).toMatchObject({ msgCode: 'NOT_OPEN_NCR' });
  expect(await change('close', 2)).toMatchObject({ msgCode: 'NOT_OPEN_NCR' });
  expect((await change('reopen', 2)).data).toMatchObject({ status: 'OPEN', closedBy: null });
  expect(await change('reopen', 3)).toMatchObject({ msgCode: 'NCR_IS_OPEN' });
  expect(await receive()).toMatchObject({ msgCode: 'OK' });
  expect((await room.get<Ncr>('/ncrs/N-1')).data.replacedBy).toHaveLength(1);
});

it('is changed once when two change it at once, and by nobody without the role or of another company', async () => {
  const codes = (await Promise.all([change('close', 3), change('close', 3)])).map(({ msgCode }) => msgCode);
  expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
  const buyer = await room.person({ roles: ['FIND_PURCHASE_ORDER'] });
  expect(await change('reopen', 4, buyer)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
  expect((await room.get<Ncr>('/ncrs/N-1', buyer)).data).toMatchObject({ mayChange: false });
  const other = await openStockRoom(erp);
  expect(await other.get('/ncrs/N-1')).toMatchObject({ msgCode: 'NCR_NOT_EXIST' });
  expect(await change('reopen', 4, other.browser)).toMatchObject({ msgCode: 'NCR_NOT_EXIST' });
});
