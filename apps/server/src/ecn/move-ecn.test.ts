import { randomUUID } from 'node:crypto';
import type { Ecn } from '@gemba/contract/ecn/ecn';
import type { EcnEvent } from '@gemba/contract/ecn/ecn-moves';
import { expect, it } from 'vitest';
import { describeReasonedChange, titlesOf } from '../testing/reasoned-change.ts';
import { openStockRoom } from '../testing/stock-room.ts';
import { startTestApp } from '../testing/test-app.ts';
import { openEcn } from './testing/open-ecn.ts';

const erp = await startTestApp();
type Room = Awaited<ReturnType<typeof openStockRoom>>;

const versionOf = async (room: Room) => (await room.get<Ecn>('/ecns/E1')).data.version;

describeReasonedChange(erp, 'cancelling an ECN', {
  method: 'POST',
  path: '/ecns/E1/moves',
  missing: ['/ecns/NONE/moves', 'ECN_NOT_EXIST'],
  roles: ['ENGINEERING_INFO', 'FIND_ECN'],
  change: { event: 'cancel' },
  other: { event: 'reopen' },
  bad: [{ event: 'change' }, { event: null }, { version: 0 }],
  audited: { kind: 'ecn', subject: 'E1', changes: [{ field: 'ecnStatus', before: 'OPEN', after: 'CANCELLED' }] },
  seen: async (room) => ({ version: await versionOf(room) }),
  prepare: openEcn,
  unchanged: 'NOT_OPEN_ECN',
});

const open = async () => {
  const room = await openStockRoom(erp);
  await openEcn(room);
  const move = async (event: EcnEvent, reason = 'Decided today') =>
    room.post<Ecn>('/ecns/E1/moves', { event, reason, version: await versionOf(room) });
  const set = (columns: string) =>
    room.ask(`update ecn set ${columns} where company_id = $1 and ecn_number = 'E1' returning 1`);
  return { room, move, set };
};

it('is closed once its documents are revised and the goods are decided about, and not before', async () => {
  const { room, move, set } = await open();
  expect(await move('close')).toMatchObject({ msgCode: 'ECN_DRAWING_NOT_REVISED' });
  await set('draw_revised = true');
  expect(await move('close')).toMatchObject({ msgCode: 'ECN_INSTRUCTION_NOT_REVISED' });
  await set(`wi_revised = true, on_order_action = 'USE'`);
  expect(await move('close')).toMatchObject({ msgCode: 'ECN_ACTIONS_UNDECIDED' });
  await set(`in_inventory_action = 'USE'`);
  const { data } = await move('close');
  expect(data).toMatchObject({ status: 'CLOSED', overdue: false });
  expect(data.closedOn).not.toBeNull();
  expect(await move('cancel')).toMatchObject({ msgCode: 'NOT_OPEN_ECN' });
  expect((await move('reopen')).data).toMatchObject({ status: 'OPEN', closedOn: null });
  expect(await move('reopen')).toMatchObject({ msgCode: 'ECN_IS_OPEN' });
  expect(await room.broken()).toEqual([]);
});

it('has no fields to change while it is not open', async () => {
  const { room, move } = await open();
  await move('cancel');
  const { data } = await room.get<Ecn>('/ecns/E1');
  expect(data).toMatchObject({ status: 'CANCELLED', closedOn: null });
  const { title, description, dueDate, effectiveDate, engineerId, drawRevised, wiRevised, wiWaitsForId } = data;
  const fields = { title, description, dueDate, effectiveDate, engineerId, drawRevised, wiRevised, wiWaitsForId };
  const body = { ...fields, onOrderAction: 'USE', inInventoryAction: 'USE', reason: 'Late', version: data.version };
  const headers = { 'Idempotency-Key': randomUUID() };
  expect(await room.browser.send('/app/ecns/E1', { method: 'PUT', body, headers })).toMatchObject({
    code: 409,
    msgCode: 'NOT_OPEN_ECN',
  });
});

it('tells the people of the change, each move in its own words', async () => {
  const { room, move } = await open();
  const originator = await room.person({ roles: ['FIND_ECN'], refId: 'N-2' });
  await move('cancel', 'Customer stays with the old one');
  await move('reopen');
  expect((await titlesOf(originator)).map(({ title }) => title)).toEqual([
    'ECN E1 is open again',
    'ECN E1 is cancelled',
  ]);
});

it('stays open when a file closes it after somebody has reopened it here', async () => {
  const { room, move } = await open();
  await move('cancel');
  await move('reopen');
  const rows = [{ ecnNumber: 'E1', status: 'CLOSED' }];
  expect((await room.post('/imports/ecns', { rows })).data).toMatchObject({
    changed: 0,
    conflicts: [{ column: 'status', text: expect.stringContaining('it was changed here') }],
  });
});
