import { ROLES, type Role } from '@gemba/contract/kit/roles';
import { kinds } from '@gemba/contract/orders/deciding/kinds';
import { expect, it } from 'vitest';
import { dice } from '../../testing/dice.ts';
import { openCompany } from '../../testing/orders/company.ts';
import { asDecider } from '../../testing/orders/deciders.ts';
import type { Kind } from '../../testing/orders/order-rows.ts';
import { LONG } from '../../testing/sweep.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
const { book, companyId, companyCode, maker, person } = await openCompany(erp);
const admin = await person('100000');
const NO_ADMIN = ROLES.filter((role) => role !== 'COMPANY_ADMIN');
const KINDS = Object.keys(kinds) as Kind[];

const change = (userId: number, columns: string) =>
  erp.owner.query(`update app_user set ${columns} where company_id = $1 and user_id = $2`, [companyId, userId]);
const without = (role: Role) => `roles = array_remove(roles, '${role}')`;

const takeOver = (who: Pick<typeof admin, 'fire'>, kind: Kind, number: string) =>
  who.fire(kind, number, 'takeOver', 1, 'Lee has left');

const rejected = (kind: Kind, owner: number, more = {}) =>
  book.order(companyId, kind, { owner, status: 'REJECTED', ...more });

it.each(KINDS)(
  '%s: an administrator takes a rejected order over from a maker who left, and submits it',
  async (kind) => {
    const leaver = await person();
    const number = await rejected(kind, leaver.userId);
    await change(leaver.userId, `status = 'DISABLED'`);
    expect((await admin.read(kind, number)).data.events).toContainEqual({
      event: 'takeOver',
      refusal: null,
      asks: false,
    });
    expect(await admin.fire(kind, number, 'resubmit')).toMatchObject({ code: 403, msgCode: 'NOT_ORDER_MAKER' });

    const { data } = await takeOver(admin, kind, number);
    expect(data).toMatchObject({
      status: 'REJECTED',
      version: 2,
      owner: { userId: admin.userId },
      history: [
        {
          decision: 'TAKE_OVER',
          fromStatus: 'REJECTED',
          toStatus: 'REJECTED',
          by: { userId: admin.userId },
          onBehalfOf: { userId: leaver.userId },
          comment: 'Lee has left',
          undoableUntil: null,
        },
      ],
    });
    expect(await admin.fire(kind, number, 'resubmit', 2)).toMatchObject({ data: { status: kinds[kind].moves.start } });
  },
);

it('an approved order of a maker who left stays approved, and its new owner can cancel it', async () => {
  const leaver = await person();
  const number = await book.order(companyId, 'po', { owner: leaver.userId, status: 'APPROVED' });
  expect(await admin.fire('po', number, 'cancel')).toMatchObject({ code: 403, msgCode: 'NOT_ORDER_MAKER' });
  await change(leaver.userId, `status = 'DISABLED'`);
  expect(await takeOver(admin, 'po', number)).toMatchObject({
    data: { status: 'APPROVED', owner: { userId: admin.userId } },
  });
  expect(await admin.fire('po', number, 'cancel', 2)).toMatchObject({ data: { status: 'CANCELLED' } });
});

it('needs a reason, which those who work with the order are told', async () => {
  const leaver = await person();
  const buyer = await person(null, { roles: NO_ADMIN });
  await book.insert(companyId, 'buyer', { buyer_code: 'TR', buyer_name: 'Buyer', user_id: buyer.userId });
  const number = await rejected('po', leaver.userId, { buyer: 'TR' });
  await change(leaver.userId, `status = 'DISABLED'`);
  for (const comment of [undefined, '  '])
    expect(await admin.fire('po', number, 'takeOver', 1, comment)).toMatchObject({
      code: 400,
      msgCode: 'FIELD_REQUIRED',
      data: { field: 'comment' },
    });
  await takeOver(admin, 'po', number);
  const { rows } = await erp.owner.query(
    `select receiver from message join message_receiver using (company_id, message_id)
      where company_id = $1 and title like $2 and content like '%Lee has left' order by receiver`,
    [companyId, `%${number} has another owner`],
  );
  expect(rows.map(({ receiver }) => receiver)).toEqual([buyer.userId]);
});

it('whoever takes over an order that waits cannot approve it', async () => {
  const leaver = await person();
  const number = await book.order(companyId, 'po', { owner: leaver.userId, status: 'NOT_APPROVED' });
  await change(leaver.userId, `status = 'DISABLED'`);
  await takeOver(admin, 'po', number);
  expect(await admin.fire('po', number, 'approve', 2)).toMatchObject({
    msgCode: 'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF',
  });
});

it.each([
  ['is disabled', `status = 'DISABLED'`],
  ['is locked', `status = 'LOCKED'`],
  ['has expired', `expires_on = company_today(company_id) - 1`],
  ['has lost the role', without('FIND_SALES_ORDER')],
])('a maker who %s cannot open the order', async (_, columns) => {
  const leaver = await person();
  const number = await rejected('so', leaver.userId);
  expect(await takeOver(admin, 'so', number)).toMatchObject({ code: 409, msgCode: 'MAKER_CAN_OPEN_ORDER' });
  await change(leaver.userId, columns);
  expect(await takeOver(admin, 'so', number)).toMatchObject({ success: true });
});

it('the refusal names the maker who can still open it; the last day of an account counts', async () => {
  const today = await person();
  await change(today.userId, `expires_on = company_today(company_id)`);
  const number = await rejected('po', today.userId);
  const answer = await takeOver(admin, 'po', number);
  expect(answer).toMatchObject({ msgCode: 'MAKER_CAN_OPEN_ORDER', data: { orderNumber: number } });
  const { rows } = await erp.owner.query('select display_name from app_user where user_id = $1', [today.userId]);
  expect(answer.msg).toContain(rows[0].display_name);
  expect(answer.msg).toContain(number);
});

it('waits for the requester too', async () => {
  const leaver = await person();
  await change(leaver.userId, `status = 'DISABLED'`);
  for (const kind of ['po', 'wo'] as const) {
    const number = await rejected(kind, leaver.userId, { requester: maker.userId });
    expect(await takeOver(admin, kind, number), kind).toMatchObject({ msgCode: 'MAKER_CAN_OPEN_ORDER' });
  }
});

it('lets the buyer of a purchase order take it over, and nobody else without the role', async () => {
  const leaver = await person();
  await change(leaver.userId, `status = 'DISABLED'`);
  const buyer = await person(null, { roles: NO_ADMIN });
  const other = await person('100000', { roles: NO_ADMIN });
  await book.insert(companyId, 'buyer', { buyer_code: 'TB', buyer_name: 'Buyer', user_id: buyer.userId });
  const number = await rejected('po', leaver.userId, { buyer: 'TB' });

  expect(await takeOver(other, 'po', number)).toMatchObject({ code: 403, msgCode: 'NOT_BUYER_OR_ADMIN' });
  expect((await other.read('po', number)).data.events).toContainEqual({
    event: 'takeOver',
    refusal: 'NOT_BUYER_OR_ADMIN',
    asks: false,
  });
  expect(await takeOver(buyer, 'po', number)).toMatchObject({ data: { owner: { userId: buyer.userId } } });
  expect(await takeOver(buyer, 'so', await rejected('so', leaver.userId))).toMatchObject({
    msgCode: 'NOT_BUYER_OR_ADMIN',
  });
});

it('needs the role of the kind, and hides the orders of other companies', async () => {
  const leaver = await person();
  await change(leaver.userId, `status = 'DISABLED'`);
  const number = await rejected('po', leaver.userId);
  const blind = await person(null, { roles: ['COMPANY_ADMIN', 'FIND_SALES_ORDER'] });
  expect(await takeOver(blind, 'po', number)).toMatchObject({ code: 403, msgCode: 'LIMITED_PERMISSIONS' });
  const stranger = (await openCompany(erp)).maker;
  expect(await takeOver(stranger, 'po', number)).toMatchObject({ code: 404, msgCode: 'PO_NOT_EXIST' });
  expect(await book.read('po', companyId, number)).toMatchObject({ owner: leaver.userId, version: 1 });
});

it('of two administrators at once, one takes it over', async () => {
  const leaver = await person();
  await change(leaver.userId, `status = 'DISABLED'`);
  const second = await person();
  const number = await rejected('qo', leaver.userId);
  const answers = await Promise.all([takeOver(admin, 'qo', number), takeOver(second, 'qo', number)]);
  expect(answers.map(({ msgCode }) => msgCode).sort()).toEqual(['OK', 'ORDER_CHANGED']);
});

it('neither the new owner nor one who comes back approves it', async () => {
  const leaver = await person('100000');
  await change(leaver.userId, without('FIND_SALES_ORDER'));
  const number = await rejected('so', leaver.userId);
  await takeOver(admin, 'so', number);
  await admin.fire('so', number, 'resubmit', 2);
  await change(leaver.userId, `roles = roles || '{FIND_SALES_ORDER}'`);
  const back = asDecider(await erp.signIn(companyCode, leaver.userName));
  const SELF = { code: 403, msgCode: 'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF' };
  expect(await back.fire('so', number, 'review', 3)).toMatchObject(SELF);
  expect(await admin.fire('so', number, 'review', 3)).toMatchObject(SELF);
});

const CASES = LONG ? 1_000 : 120;

it(`${CASES} random cases end as an independent model says`, { timeout: 300_000 }, async () => {
  const choose = dice(20_270_117);
  const GONE = { active: false, disabled: true, locked: true, expired: true, stripped: true } as const;
  const states = Object.keys(GONE) as (keyof typeof GONE)[];
  const staff = new Map<keyof typeof GONE, number>();
  for (const state of states) {
    const { userId } = await person();
    staff.set(state, userId);
    if (state === 'disabled' || state === 'locked') await change(userId, `status = '${state.toUpperCase()}'`);
    if (state === 'expired') await change(userId, `expires_on = '2020-01-01'`);
    if (state === 'stripped') await change(userId, `roles = '{FIND_PART}'`);
  }
  const buyer = await person(null, { roles: NO_ADMIN });
  await book.insert(companyId, 'buyer', { buyer_code: 'RB', buyer_name: 'Buyer', user_id: buyer.userId });
  const outsider = await person(null, { roles: NO_ADMIN });

  const counts: Record<string, number> = {};
  for (let index = 0; index < CASES; index += 1) {
    const kind = choose(KINDS);
    const [owner, requester] = [choose(states), choose(states)];
    const buyerCode = choose(['B0', 'RB']);
    const number = await rejected(kind, staff.get(owner) as number, {
      requester: staff.get(requester),
      buyer: buyerCode,
    });
    const [name, who] = choose([
      ['admin', admin],
      ['buyer', buyer],
      ['outsider', outsider],
    ] as const);
    const hasRequester = kind === 'po' || kind === 'wo';
    const isBuyer = name === 'buyer' && kind === 'po' && buyerCode === 'RB';
    const allGone = GONE[owner] && (!hasRequester || GONE[requester]);
    const expected = name !== 'admin' && !isBuyer ? 'NOT_BUYER_OR_ADMIN' : allGone ? 'OK' : 'MAKER_CAN_OPEN_ORDER';
    const told = { kind, owner, requester, buyerCode, name };
    expect({ ...told, found: (await takeOver(who, kind, number)).msgCode }).toEqual({
      ...told,
      found: expected,
    });
    const after = await book.read(kind, companyId, number);
    expect(after).toMatchObject(
      expected === 'OK' ? { owner: who.userId, version: 2 } : { owner: staff.get(owner), version: 1 },
    );
    counts[expected] = (counts[expected] ?? 0) + 1;
  }
  for (const outcome of ['OK', 'NOT_BUYER_OR_ADMIN', 'MAKER_CAN_OPEN_ORDER'])
    expect(counts[outcome]).toBeGreaterThan(CASES / 20);
});
