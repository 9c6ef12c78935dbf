import { type Machine, moves } from '@gemba/contract/kit/moves';
import { kinds } from '@gemba/contract/orders/deciding/kinds';
import { expect, it } from 'vitest';
import { openCompany } from '../../testing/orders/company.ts';
import type { Kind } from '../../testing/orders/order-rows.ts';
import { startTestApp } from '../../testing/test-app.ts';

/** I13: every state and every event that a person fires, against the published table. */
const erp = await startTestApp();
const { book, companyId, maker, person } = await openCompany(erp);
const boss = await person('100000');
const leaver = await person();
await erp.owner.query(`update app_user set status = 'DISABLED' where user_id = $1`, [leaver.userId]);

const OPERATIONS: Record<Kind, readonly string[]> = {
  po: ['approve', 'reject', 'hold', 'release', 'resubmit', 'takeOver', 'cancel'],
  so: ['review', 'reject', 'hold', 'release', 'resubmit', 'takeOver', 'cancel'],
  qo: ['approve', 'reject', 'commit', 'resubmit', 'takeOver', 'cancel'],
  wo: ['approve', 'reject', 'resubmit', 'takeOver', 'cancel'],
  rma: ['approve', 'reject', 'resubmit', 'takeOver', 'cancel'],
  rtv: ['approve', 'reject', 'resubmit', 'takeOver', 'cancel'],
};

/** A state with what must be true of an order in it. */
const inState = async (kind: Kind, status: string, owner = maker.userId) => {
  const moved =
    ['PARTIAL', 'PARTIAL_HOLD', 'RECEIVED', 'CLOSED', 'FINISHED'].includes(status) && ['po', 'so'].includes(kind);
  const columns: Record<string, string | null> = {};
  if (kind === 'qo' && status === 'COMMITTED') columns['so_number'] = await book.order(companyId, 'so', { owner });
  return book.order(companyId, kind, {
    owner,
    status,
    columns,
    lines: [{ quantity: '4', received: moved ? '2' : '0' }],
  });
};

it.each(Object.keys(OPERATIONS) as Kind[])('%s: every pair matches the table', async (kind) => {
  const machine: Machine<string, string> = kinds[kind].moves;
  const { next, refusal } = moves(machine);
  for (const status of machine.states) {
    for (const event of OPERATIONS[kind]) {
      const number = await inState(kind, status, event === 'takeOver' ? leaver.userId : maker.userId);
      const who = machine.events[event]?.by.kind === 'maker' ? maker : boss;
      const answer = await who.fire(kind, number, event, 1, 'Because');
      const to = next(status, event);
      const what = `${kind} ${status} ${event}`;
      if (to === undefined) {
        const facts = Object.fromEntries(Object.keys(machine.events[event]?.needs ?? {}).map((need) => [need, true]));
        expect([what, answer.msgCode]).toEqual([what, refusal(status, event, facts)]);
        expect(answer.msg, what).not.toMatch(/[{}]|[A-Z]{4}/);
        expect(await book.read(kind, companyId, number)).toMatchObject({ status, version: 1 });
        expect(await book.decisions(companyId, kind, number)).toEqual([]);
      } else {
        expect([what, answer.data?.status, answer.data?.version]).toEqual([what, to, 2]);
        expect(await book.decisions(companyId, kind, number)).toMatchObject([{ from_status: status, to_status: to }]);
      }
    }
  }
});

/** The maker has no authority, the boss made nothing, and the maker can still open the order. */
const obstacleTo = (by: string | undefined, who: typeof boss) => {
  if (by === 'successor') return 'MAKER_CAN_OPEN_ORDER';
  if (by === 'maker') return who === boss ? 'NOT_ORDER_MAKER' : null;
  return who === boss ? null : 'AUTHORIZATION_REQUIRED';
};

it('a screen is offered exactly the events of the table, each with what stands in its way', async () => {
  for (const kind of Object.keys(OPERATIONS) as Kind[]) {
    const machine: Machine<string, string> = kinds[kind].moves;
    for (const status of machine.states) {
      const number = await inState(kind, status);
      const expected = moves(machine)
        .offeredEvents(status)
        .filter((event) => event !== 'withdraw');
      for (const who of [maker, boss]) {
        const { data } = await who.read(kind, number);
        expect(
          data.events.map(({ event }) => event),
          `${kind} ${status}`,
        ).toEqual(expected);
        for (const { event, refusal, asks } of data.events) {
          expect(asks).toBe(machine.events[event]?.asks === true);
          const blocked = obstacleTo(machine.events[event]?.by.kind, who);
          expect([kind, status, event, refusal]).toEqual([kind, status, event, blocked]);
        }
      }
    }
  }
});

it.each(Object.keys(OPERATIONS) as Kind[])('%s: can be approved only while it waits', async (kind) => {
  for (const status of kinds[kind].moves.states) {
    const { data } = await boss.read(kind, await inState(kind, status));
    const waits = status === kinds[kind].moves.start;
    expect([status, data.approval.canApprove, data.approval.reason]).toEqual([status, waits, null]);
  }
});

it('a held order says why, and forgets it when it is released', async () => {
  const number = await book.order(companyId, 'po', { owner: maker.userId, status: 'APPROVED' });
  expect((await boss.fire('po', number, 'hold', 1, 'Vendor moves')).data).toMatchObject({
    status: 'HOLD',
    holdReason: 'Vendor moves',
  });
  expect((await boss.fire('po', number, 'release', 2)).data).toMatchObject({ status: 'APPROVED', holdReason: null });
});

it('an order that goods moved for is not cancelled, whatever its state says', async () => {
  const onTheWay = await book.order(companyId, 'po', {
    owner: maker.userId,
    status: 'APPROVED',
    lines: [{ quantity: '4', transit: '1' }],
  });
  expect(await maker.fire('po', onTheWay, 'cancel')).toMatchObject({ code: 409, msgCode: 'ORDER_HAS_POSTINGS' });
  const issued = await book.order(companyId, 'wo', {
    owner: maker.userId,
    status: 'RUN',
    lines: [{ quantity: '4', received: '1' }],
  });
  expect(await maker.fire('wo', issued, 'cancel')).toMatchObject({ code: 409, msgCode: 'ORDER_HAS_POSTINGS' });
  expect((await maker.read('wo', issued)).data.events).toContainEqual({
    event: 'cancel',
    refusal: 'ORDER_HAS_POSTINGS',
    asks: true,
  });
});

it('only its makers give an order up or ask again', async () => {
  const number = await book.order(companyId, 'so', { owner: maker.userId, status: 'REJECTED' });
  expect(await boss.fire('so', number, 'resubmit')).toMatchObject({ code: 403, msgCode: 'NOT_ORDER_MAKER' });
  expect(await maker.fire('so', number, 'resubmit')).toMatchObject({ data: { status: 'NOT_REVIEWED', version: 2 } });
});
