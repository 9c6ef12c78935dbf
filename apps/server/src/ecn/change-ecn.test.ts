import { randomUUID } from 'node:crypto';
import type { Ecn } from '@gemba/contract/ecn/ecn';
import { expect, it } from 'vitest';
import { describeReasonedChange, titlesOf } from '../testing/reasoned-change.ts';
import { openStockRoom } from '../testing/stock-room.ts';
import { startTestApp } from '../testing/test-app.ts';
import { OPENED, openEcn } from './testing/open-ecn.ts';

const erp = await startTestApp();
type Room = Awaited<ReturnType<typeof openStockRoom>>;

const versionOf = async (room: Room) => (await room.get<Ecn>('/ecns/E1')).data.version;

describeReasonedChange(erp, 'changing an ECN', {
  method: 'PUT',
  path: '/ecns/E1',
  missing: ['/ecns/NONE', 'ECN_NOT_EXIST'],
  roles: ['ENGINEERING_INFO', 'FIND_ECN'],
  change: { ...OPENED, dueDate: '2026-05-01', drawRevised: true },
  other: { onOrderAction: 'SCRAP' },
  bad: [{ title: ' ' }, { dueDate: '2026-02-30' }, { engineerId: null }, { onOrderAction: 'SELL' }, { version: 0 }],
  audited: {
    kind: 'ecn',
    subject: 'E1',
    changes: [
      { field: 'dueDate', before: '2026-04-01', after: '2026-05-01' },
      { field: 'drawRevised', before: 'false', after: 'true' },
    ],
  },
  seen: async (room) => ({ version: await versionOf(room) }),
  prepare: openEcn,
});

const open = async () => {
  const room = await openStockRoom(erp);
  await openEcn(room);
  const engineer = await room.person({ userName: 'Tom', roles: ['ENGINEERING_INFO', 'FIND_ECN'] });
  const change = async (fields: object) =>
    engineer.send<Ecn>('/app/ecns/E1', {
      method: 'PUT',
      body: { ...OPENED, ...fields, reason: 'Decided today', version: await versionOf(room) },
      headers: { 'Idempotency-Key': randomUUID() },
    });
  return { room, engineer, change };
};

it('writes every field and answers the change as it is now', async () => {
  const { change } = await open();
  const fields = {
    title: 'Shorter thread',
    description: 'Two turns\nless',
    dueDate: '2026-06-01',
    effectiveDate: '2026-07-01',
    engineerId: 'N-2',
    drawRevised: true,
    wiRevised: false,
    wiWaitsForId: 'N-1',
    onOrderAction: 'MODIFY',
    inInventoryAction: 'SCRAP',
  };
  expect((await change(fields)).data).toMatchObject({ ...fields, engineer: 'Worker N-2', wiWaitsFor: 'Worker N-1' });
});

it('names active employees only, except somebody who is named already', async () => {
  const { room, change } = await open();
  for (const [field, value] of [
    ['engineerId', 'N-3'],
    ['wiWaitsForId', 'N-9'],
  ] as const)
    expect(await change({ [field]: value })).toMatchObject({ msgCode: 'CODE_NOT_EXIST', data: { field, value } });
  await room.ask(`update employee set active = false where company_id = $1 and employee_id = 'N-1' returning 1`);
  expect(await change({ title: 'Wider thread' })).toMatchObject({ success: true });
});

it('tells the people of the change and the makers of open orders for its parts', async () => {
  const { room, change } = await open();
  await room.salesOrder([{ quantity: '3' }]);
  const originator = await room.person({ userName: 'Ora', roles: ['FIND_ECN'], refId: 'N-2' });
  const stranger = await room.person({ userName: 'Una', roles: ['FIND_ECN'] });
  await change({ onOrderAction: 'SCRAP' });
  const told = [{ title: 'ECN E1 was changed', content: 'Longer thread\n\nTom changed it.\n\nDecided today' }];
  expect(await titlesOf(originator)).toMatchObject(told);
  expect(await titlesOf(room.browser)).toMatchObject(told);
  expect(await titlesOf(stranger)).toEqual([]);
});

it('offers the active employees to engineering', async () => {
  const { engineer } = await open();
  const { data } = await engineer.get<{ employees: { code: string }[] }>('/ecnChoices');
  expect(data.employees).toContainEqual({ code: 'N-1', name: 'Worker N-1' });
  expect(data.employees.map(({ code }) => code)).not.toContain('N-3');
});

it('keeps its fields when a file says otherwise, and takes those that nobody has changed here', async () => {
  const { room, change } = await open();
  await change({ dueDate: '2026-05-01' });
  const bring = (row: object) =>
    room.post<{ changed: number; conflicts: object[] }>('/imports/ecns', { rows: [{ ecnNumber: 'E1', ...row }] });
  expect((await bring({ dueDate: '2026-04-01' })).data).toMatchObject({
    changed: 0,
    conflicts: [{ column: 'dueDate', text: expect.stringContaining('it was changed here') }],
  });
  expect((await bring({ title: 'Coarser thread', dueDate: '2026-05-01' })).data).toMatchObject({ changed: 1 });
  expect((await room.get('/ecns/E1')).data).toMatchObject({ title: 'Coarser thread', dueDate: '2026-05-01' });
});
