import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeReasonedChange, titlesOf } from '../../testing/reasoned-change.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
type Room = Awaited<ReturnType<typeof openStockRoom>>;

const partOf = async (room: Room, partNumber = 'BOLT') =>
  (await room.get<{ version: number; revision: string }>(`/parts/${partNumber}`)).data;
const engineerOf = async (room: Room) => {
  const engineer = await room.person({ userName: 'Tom', roles: ['ENGINEERING_INFO', 'FIND_PART'] });
  return async (revision: string, partNumber = 'BOLT') =>
    engineer.send(`/app/parts/${partNumber}/revision`, {
      method: 'PUT',
      body: { revision, reason: 'A new note on the drawing', version: (await partOf(room, partNumber)).version },
      headers: { 'Idempotency-Key': randomUUID() },
    });
};

describeReasonedChange(erp, 'setting the revision of a part', {
  method: 'PUT',
  path: '/parts/BOLT/revision',
  missing: ['/parts/NONE/revision', 'PART_NOT_EXIST'],
  roles: ['ENGINEERING_INFO', 'FIND_PART'],
  change: { revision: 'K' },
  other: { revision: 'L' },
  bad: [{ revision: '' }, { revision: 'a b' }, { revision: null }, { version: 0 }],
  audited: { kind: 'part', subject: 'BOLT', changes: [{ field: 'revision', after: 'K' }] },
  seen: async (room) => ({ version: (await partOf(room)).version }),
});

it('lets an order ship that asks for it, keeps the revision before, and is told', async () => {
  const room = await openStockRoom(erp);
  await room.opening('BOLT', 'A-01', '10');
  const soNumber = await room.salesOrder([{ quantity: '3' }]);
  await room.ask(`update sales_order_item set revision = 'K' where company_id = $1 and so_number = $2`, [soNumber]);
  const ship = () => {
    const items = [{ itemNumber: 1, locations: [{ location: 'A-01', newQtyShipped: '1' }] }];
    return room.post(`/shipping/salesOrders/${soNumber}`, { items, shipNow: true });
  };
  expect(await ship()).toMatchObject({ msgCode: 'PART_REVISION_NOT_MATCH' });
  const { revision: before } = await partOf(room);
  const set = await engineerOf(room);
  expect(await set('K')).toMatchObject({ data: { revision: 'K' } });
  expect(await ship()).toMatchObject({ success: true });
  expect(await titlesOf(room.browser)).toMatchObject([{ title: 'Part BOLT is at revision K' }]);
  const known = await room.ask<{ revision: string }>(
    `select revision from part_revision where company_id = $1 and part_number = 'BOLT'`,
  );
  expect(known.map(({ revision }) => revision)).toEqual(expect.arrayContaining([before, 'K']));
});

it('leaves a new revision of a part with a BOM to its BOM, and one under an open ECN to the ECN', async () => {
  const room = await openStockRoom(erp);
  const set = await engineerOf(room);
  await room.insert('bom', { part_number: 'GEARBOX', revision: (await partOf(room, 'GEARBOX')).revision });
  expect(await set('K', 'GEARBOX')).toMatchObject({ code: 409, msgCode: 'PART_REVISION_OF_BOM' });
  await room.insert('part_revision', { part_number: 'GEARBOX', revision: 'K', effective_date: '2026-01-01' });
  expect(await set('K', 'GEARBOX')).toMatchObject({ success: true });

  await room.insert('employee', { employee_id: 'E-9', employee_name: 'Ada', department_id: 'ACC' });
  await room.insert('ecn', {
    ecn_number: 'ECN-9',
    title: 'Longer thread',
    old_change_order: 'A',
    new_change_order: 'B',
    engineer: 'E-9',
    originator: 'E-9',
    created_on: '2026-01-01',
    due_date: '2026-12-31',
  });
  await room.insert('ecn_part', { ecn_number: 'ECN-9', part_number: 'BOLT', old_revision: 'A', new_revision: 'M' });
  expect(await set('K')).toMatchObject({ code: 409, msgCode: 'BOM_REVISION_NOT_OF_ECN', data: { newRevision: 'M' } });
  expect(await set('M')).toMatchObject({ success: true });
});
