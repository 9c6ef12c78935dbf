import { randomUUID } from 'node:crypto';
import type { getBom } from '@gemba/contract/bom/get-bom';
import type { getRouting } from '@gemba/contract/bom/get-routing';
import type { CallReply } from '@gemba/contract/kit/call';
import { expect, it } from 'vitest';
import { describeReasonedChange, titlesOf } from '../testing/reasoned-change.ts';
import { openStockRoom } from '../testing/stock-room.ts';
import { startTestApp } from '../testing/test-app.ts';

type Room = Awaited<ReturnType<typeof openStockRoom>>;
type Bom = CallReply<typeof getBom>;
type Routing = CallReply<typeof getRouting>;

const erp = await startTestApp();
const item = (itemNumber: number, component: string, quantity = '1') => ({
  itemNumber,
  component,
  makeBuy: 'BUY',
  quantity,
});
const bomOf = async (room: Room, query = '') => (await room.get<Bom>(`/boms/GEARBOX${query}`)).data;
const addBom = (room: Room) =>
  room.post('/boms', { partNumber: 'GEARBOX', revision: 'A', items: [item(1, 'BOLT', '4')] });
const change = (room: Room, body: object) =>
  room.post(
    '/boms/GEARBOX/revisions',
    { from: 'A', revision: 'B', items: [item(1, 'NUT')], reason: 'Test', ...body },
    randomUUID(),
  );

describeReasonedChange(erp, 'changing a BOM', {
  method: 'POST',
  path: '/boms/GEARBOX/revisions',
  missing: ['/boms/NONE-SUCH/revisions', 'PART_NOT_EXIST'],
  roles: ['ENGINEERING_INFO', 'FIND_BOM'],
  change: { revision: 'B', items: [item(1, 'NUT')] },
  other: { revision: 'C' },
  bad: [{ revision: 'b' }, { from: '' }, { items: [item(1, 'NUT', '0')] }, { items: null }],
  audited: { kind: 'bom', subject: 'GEARBOX', changes: [{ field: 'revision', before: 'A', after: 'B' }] },
  seen: async (room) => ({ from: (await bomOf(room)).revision }),
  prepare: addBom,
  unchanged: 'BOM_REVISION_EXISTS',
});

it('makes a new revision, which the part takes on, and keeps the old one readable', async () => {
  const room = await openStockRoom(erp);
  await addBom(room);
  await room.workOrder('GEARBOX', '2', []);
  const engineer = await room.person({ userName: 'Tom', roles: ['ENGINEERING_INFO', 'FIND_BOM'] });
  const items = [item(1, 'BOLT', '6'), item(2, 'NUT', '0.5')];
  const body = { from: 'A', revision: 'B', items, reason: 'Holds better' };
  expect(await room.post('/boms/GEARBOX/revisions', body, randomUUID(), engineer)).toMatchObject({
    data: { partNumber: 'GEARBOX', revision: 'B', ecnNumber: null },
  });
  expect(await bomOf(room)).toMatchObject({ revision: 'B', revisions: ['B', 'A'], rows: [{ quantity: '6.0000' }, {}] });
  expect(await bomOf(room, '?revision=A')).toMatchObject({ revision: 'A', rows: [{ quantity: '4.0000' }] });
  expect((await room.get('/parts/GEARBOX')).data).toMatchObject({ revision: 'B' });
  expect(
    await room.ask('select revision, note from part_revision where company_id = $1 and part_number = $2 order by 1', [
      'GEARBOX',
    ]),
  ).toEqual([
    { revision: 'A', note: null },
    { revision: 'B', note: 'Holds better' },
  ]);
  expect(await titlesOf(room.browser)).toMatchObject([
    { title: 'BOM of GEARBOX: revision B', content: expect.stringContaining('Holds better') },
  ]);
});

it('leaves the new revision made as the one before, until a routing of its own comes', async () => {
  const room = await openStockRoom(erp);
  await addBom(room);
  await room.insert('work_centre', { wc: 'LATHE', wc_name: 'Lathe' });
  const operation = {
    part_number: 'GEARBOX',
    wc: 'LATHE',
    description: 'Turn',
    setup_hours: '0.5',
    run_hours: '0.025',
  };
  await room.insert('routing_operation', { ...operation, revision: 'A', sequence: 10 });
  await room.insert('routing_operation', { ...operation, revision: 'C', sequence: 20 });
  const routing = async (query = '') => (await room.get<Routing>(`/boms/GEARBOX/routing${query}`)).data;
  const turning = { wc: 'LATHE', wcName: 'Lathe', description: 'Turn', wageType: 2, setupHours: '0.5000' };
  expect(await routing()).toEqual({
    revision: 'A',
    operations: [{ ...turning, sequence: 10, runHours: '0.025000' }],
  });
  await change(room, {});
  expect(await routing()).toMatchObject({ revision: 'B', operations: [{ ...turning, sequence: 10 }] });
  await change(room, { from: 'B', revision: 'C' });
  expect(await routing()).toMatchObject({ revision: 'C', operations: [{ sequence: 20 }] });
  expect(await routing('?revision=A')).toMatchObject({ revision: 'A', operations: [{ sequence: 10 }] });
  expect(await routing('?revision=Z')).toEqual({ revision: 'Z', operations: [] });
  expect(await room.get('/boms/NONE-SUCH/routing')).toMatchObject({ msgCode: 'PART_NOT_EXIST' });
});

it('goes under the open ECN of the part and takes the revision that it asks for', async () => {
  const room = await openStockRoom(erp);
  await addBom(room);
  const dates = { created_on: '2026-01-05', due_date: '2026-02-05' };
  await room.insert('ecn', {
    ecn_number: 'ECN-7',
    title: 'Seal',
    old_change_order: '1',
    new_change_order: '2',
    engineer: 'E-1',
    originator: 'E-1',
    ...dates,
  });
  await room.insert('ecn_part', { ecn_number: 'ECN-7', part_number: 'GEARBOX', old_revision: 'A', new_revision: 'D' });
  expect(await change(room, {})).toMatchObject({
    code: 409,
    msgCode: 'BOM_REVISION_NOT_OF_ECN',
    data: { field: 'revision', ecnNumber: 'ECN-7', newRevision: 'D' },
  });
  expect(await change(room, { revision: 'D' })).toMatchObject({ data: { ecnNumber: 'ECN-7' } });
  expect(await room.ask('select ecn_number from part_revision where company_id = $1 and revision = $2', ['D'])).toEqual(
    [{ ecn_number: 'ECN-7' }],
  );
  // Nothing of the ECN waits any more: the next revision corrects the one that was made under it.
  expect(await change(room, { from: 'D', revision: 'E' })).toMatchObject({
    data: { revision: 'E', ecnNumber: 'ECN-7' },
  });
});

it('keeps the rules of a new BOM', async () => {
  const room = await openStockRoom(erp);
  expect(await change(room, {})).toMatchObject({ code: 404, msgCode: 'BOM_NOT_EXIST' });
  await addBom(room);
  expect(await change(room, { items: [] })).toMatchObject({ msgCode: 'BOM_WITHOUT_ITEMS' });
  expect(await change(room, { items: [item(1, 'NUT'), item(1, 'BOLT')] })).toMatchObject({
    msgCode: 'BOM_DUPLICATE_ITEM',
  });
  expect(await change(room, { items: [item(1, 'NO-SUCH')] })).toMatchObject({ msgCode: 'PART_NOT_EXIST' });
  await room.post('/boms', { partNumber: 'NO-COST', revision: 'A', items: [item(1, 'GEARBOX')] });
  expect(await change(room, { items: [item(1, 'NO-COST')] })).toMatchObject({ msgCode: 'BOM_LOOP' });
  expect(await change(room, { revision: 'A' })).toMatchObject({ msgCode: 'BOM_REVISION_EXISTS' });
  expect((await bomOf(room)).revision).toBe('A');
});
