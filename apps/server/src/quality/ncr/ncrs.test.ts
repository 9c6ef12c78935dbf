import type { AuditEntry } from '@gemba/contract/companies/audit';
import type { Ncr } from '@gemba/contract/quality/ncr/ncr';
import { beforeAll, expect, it } from 'vitest';
import { titlesOf } from '../../testing/reasoned-change.ts';
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

it('leaves a trail with its reason, and is told to those who raised and closed it as far as they may see it', async () => {
  const raiser = await room.person({ userName: 'Rita', roles: ['UPDATE_RECEIVER'] });
  const [quality, stranger] = [
    await room.person({ userName: 'Quinn', roles: ['QUALITY_INFO'] }),
    await room.person({ roles: ['FIND_PART'] }),
  ];
  const [rita, someone] = await room.ask<{ id: number }>(
    `select user_id as id from app_user where company_id = $1 order by user_name = 'Rita' desc, user_id desc limit 2`,
  );
  const raised = (ncr_number: string, raised_by = 0) =>
    room.insert('ncr', {
      ncr_number,
      ncr_date: '2026-02-02',
      source: 'STOCK',
      part_number: 'BOLT',
      quantity: '1',
      description: 'Rust',
      raised_by,
    });
  await raised('N-8', rita?.id);
  await raised('N-9', someone?.id);
  const act = (number: string, event: string, version: number, by = room.browser) =>
    room.post(`/ncrs/${number}/${event}`, { version, reason: 'Credited by phone' }, undefined, by);
  expect(await act('N-8', 'close', 1, quality)).toMatchObject({ msgCode: 'OK' });
  expect(await act('N-8', 'reopen', 2)).toMatchObject({ msgCode: 'OK' });
  await act('N-9', 'close', 1);
  const { items } = (await room.get<{ items: AuditEntry[] }>('/admin/audit?kind=ncr')).data;
  expect(items.find(({ subject, changes }) => subject === 'N-8' && changes[0]?.after === 'OPEN')).toMatchObject({
    act: 'changed',
    changes: [
      { field: 'status', before: 'CLOSED', after: 'OPEN' },
      { field: 'reason', after: 'Credited by phone' },
    ],
  });
  expect((await titlesOf(raiser)).map(({ title }) => title)).toEqual(['NCR N-8 is open again', 'NCR N-8 is closed']);
  // The one who closed it is told that it is open again, and not what they did themselves.
  expect((await titlesOf(quality)).map(({ title }) => title)).toEqual(['NCR N-8 is open again']);
  expect((await titlesOf(quality))[0]?.content).toContain('BOLT: Rust');
  expect(await titlesOf(stranger)).toEqual([]);
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
