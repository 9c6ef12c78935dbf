import { expect, it } from 'vitest';
import { describeReasonedChange, titlesOf } from '../../testing/reasoned-change.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
type Room = Awaited<ReturnType<typeof openStockRoom>>;

const versionOf = async (room: Room) => (await room.get<{ version: number }>('/parts/GEARBOX')).data.version;

describeReasonedChange(erp, 'changing a standard cost', {
  method: 'POST',
  path: '/parts/GEARBOX/standardCost',
  missing: ['/parts/NONE/standardCost', 'PART_NOT_EXIST'],
  roles: ['ACCOUNTING_INFO'],
  change: { standardCost: '50' },
  other: { standardCost: '40.000001' },
  bad: [{ standardCost: '0' }, { standardCost: '-1' }, { standardCost: '1.0000001' }, { standardCost: 5 }],
  audited: {
    kind: 'part',
    subject: 'GEARBOX',
    changes: [{ field: 'stdCost', before: '40.000000', after: '50.000000' }],
  },
  seen: async (room) => ({ version: await versionOf(room) }),
});

it('values what is made from then on and leaves stock and books alone', async () => {
  const room = await openStockRoom(erp);
  const woNumber = await room.workOrder('GEARBOX', '4', []);
  const make = () =>
    room.post(`/receiving/workOrders/${woNumber}`, { locations: [{ location: 'A-03', quantity: '2' }] });
  expect(await make()).toMatchObject({ success: true });
  const accountant = await room.person({ userName: 'Marta', roles: ['ACCOUNTING_INFO'] });
  await accountant.send('/app/parts/GEARBOX/standardCost', {
    method: 'POST',
    body: { standardCost: '60', reason: 'Dearer steel', version: await versionOf(room) },
    headers: { 'Idempotency-Key': `cost-${room.companyId}`.padEnd(16, '-') },
  });
  expect(await room.balance('GEARBOX', 'A-03')).toMatchObject({ avg_cost: '40.000000', value: '80.00' });
  expect(await room.broken()).toEqual([]);
  expect(await make()).toMatchObject({ success: true });
  expect(await room.balance('GEARBOX', 'A-03')).toMatchObject({ avg_cost: '50.000000', value: '200.00' });
  expect(await room.broken()).toEqual([]);
  expect(await titlesOf(room.browser)).toMatchObject([{ title: 'Part GEARBOX: new standard cost' }]);
});
