import { expect, it } from 'vitest';
import { describeReasonedChange, titlesOf } from '../../testing/reasoned-change.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
type Room = Awaited<ReturnType<typeof openStockRoom>>;

const versionOf = async (room: Room) => (await room.get<{ version: number }>('/parts/BOLT')).data.version;

describeReasonedChange(erp, 'putting a part on hold', {
  method: 'PUT',
  path: '/parts/BOLT/hold',
  missing: ['/parts/NONE/hold', 'PART_NOT_EXIST'],
  roles: ['ENGINEERING_INFO', 'FIND_PART'],
  change: { hold: true },
  other: { hold: false },
  bad: [{ hold: 'yes' }, { hold: null }, { version: 0 }],
  audited: { kind: 'part', subject: 'BOLT', changes: [{ field: 'hold', before: 'false', after: 'true' }] },
  seen: async (room) => ({ version: await versionOf(room) }),
});

it('stops shipments at once with its reason on the part, and its release lets them go and is told', async () => {
  const room = await openStockRoom(erp);
  await room.opening('BOLT', 'A-01', '10');
  const soNumber = await room.salesOrder([{ quantity: '3' }]);
  const ship = () => {
    const items = [{ itemNumber: 1, locations: [{ location: 'A-01', newQtyShipped: '1' }] }];
    return room.post(`/shipping/salesOrders/${soNumber}`, { items, shipNow: true });
  };
  const engineer = await room.person({ userName: 'Tom', roles: ['ENGINEERING_INFO', 'FIND_PART'] });
  const change = async (hold: boolean, reason: string) =>
    engineer.send('/app/parts/BOLT/hold', {
      method: 'PUT',
      body: { hold, reason, version: await versionOf(room) },
      headers: { 'Idempotency-Key': `hold-${room.companyId}-${hold}`.padEnd(16, '-') },
    });
  await change(true, 'Thread too short');
  expect((await room.get('/parts/BOLT')).data).toMatchObject({ hold: true, holdReason: 'Thread too short' });
  expect(await ship()).toMatchObject({ msgCode: 'PART_IS_HOLD' });
  await change(false, 'Measured again');
  expect((await room.get('/parts/BOLT')).data).toMatchObject({ hold: false, holdReason: null });
  expect(await ship()).toMatchObject({ success: true });
  expect(await titlesOf(room.browser)).toMatchObject([
    { title: 'Part BOLT is released', content: 'Tom released it.\n\nMeasured again' },
    { title: 'Part BOLT is on hold', content: 'Tom put it on hold.\n\nThread too short' },
  ]);
});
