import type { Delegation } from '@gemba/contract/approvals/delegation/delegation';
import type { DecidedForMe } from '@gemba/contract/approvals/delegation/list-decided-for-me';
import { addDays, todayIn } from '@gemba/contract/kit/dates';
import type { Today } from '@gemba/contract/today/job';
import { describe, expect, it } from 'vitest';
import { openCompany } from '../../testing/orders/company.ts';
import { atOnce, type Decider, key } from '../../testing/orders/deciders.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
const { book, companyId, maker, person } = await openCompany(erp);
const today = todayIn('UTC', new Date());

type Wish = { toUserId: number; type?: string; fromDate?: string; thruDate?: string };
const handOver = (giver: Decider, { fromDate = today, thruDate = addDays(today, 7), ...wish }: Wish) =>
  giver.browser.post<Delegation>('/delegations', { fromDate, thruDate, ...wish }, key());
const takeBack = (who: Decider, id: number) =>
  who.browser.post<Delegation>(`/delegations/${id}/withdraw`, undefined, key());

describe('a person away hands its authority over', () => {
  it('with its own limit, and the record says on whose behalf', async () => {
    const [away, deputy] = [await person('5000'), await person('100')];
    const number = await book.order(companyId, 'po', { owner: maker.userId, lines: [{ price: '3000' }] });
    expect(await deputy.fire('po', number, 'approve')).toMatchObject({ data: { limit: '100.00' }, success: false });
    expect((await handOver(away, { toUserId: deputy.userId, type: 'po' })).data).toMatchObject({
      from: { userId: away.userId },
      to: { userId: deputy.userId },
      type: 'po',
      state: 'ACTIVE',
      given: true,
    });
    expect((await deputy.read('po', number)).data.approval).toMatchObject({
      canApprove: true,
      limit: '5000.00',
      onBehalfOf: { userId: away.userId, name: away.userName },
    });
    const { data } = await deputy.fire('po', number, 'approve');
    expect(data.history[0]).toMatchObject({ by: { userId: deputy.userId }, onBehalfOf: { userId: away.userId } });
  });

  it('and the giver reads what was decided in their name, until it is taken back', async () => {
    const [away, deputy, other] = [await person('5000'), await person(), await person('5000')];
    await handOver(away, { toUserId: deputy.userId });
    const told = async (who: Decider) =>
      (await who.browser.get<{ items: DecidedForMe[] }>('/delegations/decisions')).data.items;
    expect(await told(away)).toEqual([]);
    const [kept, undone] = [
      await book.order(companyId, 'po', { owner: maker.userId, lines: [{ price: '3000' }] }),
      await book.order(companyId, 'po', { owner: maker.userId, lines: [{ price: '2000' }] }),
    ];
    for (const number of [kept, undone]) await deputy.fire('po', number, 'approve');
    const [last] = await told(away);
    expect((await told(away)).map(({ number }) => number)).toEqual([undone, kept]);
    await deputy.withdraw(last?.decisionId);
    const rejected = await book.order(companyId, 'po', { owner: maker.userId, lines: [{ price: '1000' }] });
    await deputy.fire('po', rejected, 'reject', 1, 'Too dear');
    expect(await told(away)).toMatchObject([
      { type: 'po', number: rejected, decision: 'REJECT', ofChange: false },
      { type: 'po', number: kept, decision: 'APPROVE', amount: '3000.00', by: { userId: deputy.userId } },
    ]);
    expect([await told(deputy), await told(other)]).toEqual([[], []]);
    const { decidedForMe } = (await away.browser.get<Today>('/today')).data;
    expect(decidedForMe).toMatchObject({ count: 2, more: false, decisions: [{ number: rejected }, { number: kept }] });
    await erp.owner.query('alter table approval_decision disable trigger append_only');
    await erp.owner.query(
      `update approval_decision set decided_at = now() - interval '7 days 1 minute' where company_id = $1 and order_number = $2`,
      [companyId, kept],
    );
    await erp.owner.query('alter table approval_decision enable trigger append_only');
    expect((await told(away)).map(({ number }) => number)).toEqual([rejected]);
  });

  it('and the giver is told nothing about orders that they may not see', async () => {
    const [away, deputy] = [await person('5000', { roles: ['FIND_SALES_ORDER'] }), await person('100')];
    await handOver(away, { toUserId: deputy.userId });
    const number = await book.order(companyId, 'po', { owner: maker.userId, lines: [{ price: '3000' }] });
    expect((await deputy.fire('po', number, 'approve')).data.history[0]).toMatchObject({
      onBehalfOf: { userId: away.userId },
    });
    expect((await away.browser.get<{ items: DecidedForMe[] }>('/delegations/decisions')).data.items).toEqual([]);
  });

  it('and the own authority is used where it is enough', async () => {
    const [away, deputy] = [await person('5000'), await person('100')];
    await handOver(away, { toUserId: deputy.userId });
    const number = await book.order(companyId, 'po', { owner: maker.userId, lines: [{ price: '100' }] });
    expect((await deputy.fire('po', number, 'approve')).data.history[0]).toMatchObject({ onBehalfOf: null });
  });

  it('for one kind, or for all that it holds', async () => {
    const [away, deputy] = [await person('5000'), await person()];
    const { data } = await handOver(away, { toUserId: deputy.userId, type: 'wo' });
    const [po, wo] = [
      await book.order(companyId, 'po', { owner: maker.userId }),
      await book.order(companyId, 'wo', { owner: maker.userId }),
    ];
    expect(await deputy.fire('po', po, 'approve')).toMatchObject({ code: 403, msgCode: 'AUTHORIZATION_REQUIRED' });
    expect(await deputy.fire('wo', wo, 'approve')).toMatchObject({ success: true });
    await takeBack(away, data.delegationId);
    await handOver(away, { toUserId: deputy.userId });
    expect(await deputy.fire('po', po, 'approve')).toMatchObject({ success: true });
  });

  it("never for the giver's own order, nor for the taker's", async () => {
    const [away, deputy] = [await person('5000'), await person()];
    await handOver(away, { toUserId: deputy.userId });
    for (const owner of [away.userId, deputy.userId]) {
      const number = await book.order(companyId, 'po', { owner });
      for (const event of ['approve', 'reject'])
        expect(await deputy.fire('po', number, event)).toMatchObject({
          msgCode: 'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF',
        });
    }
  });

  it('and what was handed over cannot be passed on', async () => {
    const [away, deputy, third] = [await person('5000'), await person(), await person()];
    await handOver(away, { toUserId: deputy.userId });
    expect(await handOver(deputy, { toUserId: third.userId })).toMatchObject({
      code: 403,
      msgCode: 'AUTHORIZATION_REQUIRED',
    });
    // Also not when the chain stands in the database already.
    await book.insert(companyId, 'approval_delegation', {
      delegation_id: 5_000,
      from_user: deputy.userId,
      to_user: third.userId,
      from_date: today,
      thru_date: today,
    });
    const number = await book.order(companyId, 'po', { owner: maker.userId });
    expect(await third.fire('po', number, 'approve')).toMatchObject({ msgCode: 'AUTHORIZATION_REQUIRED' });
  });

  it('until it is taken back, by the giver only', async () => {
    const [away, deputy] = [await person('5000'), await person()];
    const { data } = await handOver(away, { toUserId: deputy.userId });
    expect(await takeBack(deputy, data.delegationId)).toMatchObject({ code: 404, msgCode: 'DELEGATION_NOT_EXIST' });
    expect((await takeBack(away, data.delegationId)).data).toMatchObject({ state: 'WITHDRAWN' });
    expect(await takeBack(away, data.delegationId)).toMatchObject({ msgCode: 'DELEGATION_NOT_EXIST' });
    const number = await book.order(companyId, 'po', { owner: maker.userId });
    expect(await deputy.fire('po', number, 'approve')).toMatchObject({ msgCode: 'AUTHORIZATION_REQUIRED' });
  });

  it('and it ends with the giver', async () => {
    const [away, deputy] = [await person('5000'), await person()];
    await handOver(away, { toUserId: deputy.userId });
    await erp.owner.query(`update app_user set status = 'DISABLED' where company_id = $1 and user_id = $2`, [
      companyId,
      away.userId,
    ]);
    const number = await book.order(companyId, 'po', { owner: maker.userId });
    expect(await deputy.fire('po', number, 'approve')).toMatchObject({ msgCode: 'AUTHORIZATION_REQUIRED' });
  });
});

// Between these two zones there is always another day.
describe.each(['Pacific/Kiritimati', 'Etc/GMT+12'])('the period, in %s', (time_zone) => {
  it("begins and ends with the company's own day", async () => {
    const there = await openCompany(erp, { time_zone });
    const day = todayIn(time_zone, new Date());
    const cases: [from: number, thru: number, counts: boolean][] = [
      [0, 0, true],
      [-3, 0, true],
      [0, 3, true],
      [1, 3, false],
      [-3, -1, false],
    ];
    const away = await there.person('5000');
    for (const [at, [from, thru, counts]] of cases.entries()) {
      const deputy = await there.person();
      await there.book.insert(there.companyId, 'approval_delegation', {
        delegation_id: 100 + at,
        from_user: away.userId,
        to_user: deputy.userId,
        from_date: addDays(day, from),
        thru_date: addDays(day, thru),
      });
      const number = await there.book.order(there.companyId, 'po', { owner: there.maker.userId });
      const { msgCode } = await deputy.fire('po', number, 'approve');
      expect([from, thru, msgCode]).toEqual([from, thru, counts ? 'OK' : 'AUTHORIZATION_REQUIRED']);
    }
    const yesterday = { fromDate: addDays(day, -2), thruDate: addDays(day, -1) };
    expect(await handOver(away, { toUserId: there.maker.userId, ...yesterday })).toMatchObject({
      code: 400,
      msgCode: 'DELEGATION_IN_PAST',
      data: { field: 'fromDate' },
    });
    expect(await handOver(away, { toUserId: there.maker.userId, fromDate: day, thruDate: day })).toMatchObject({
      success: true,
    });
  });
});

describe('handing over', () => {
  it('is refused with its own word for each fault, the missing authority before any day', async () => {
    const giver = await person();
    await book.grant(companyId, giver.userId, '100', ['po']);
    const taker = await person();
    const rival = await openCompany(erp);
    const refused = async (wish: Partial<Wish>, who: Decider = giver) => {
      const { code, msgCode, data } = await handOver(who, { toUserId: taker.userId, ...wish });
      return [code, msgCode, (data as unknown as { field?: string } | null)?.field];
    };
    const reversed = { fromDate: addDays(today, 2), thruDate: today };
    const past = { fromDate: addDays(today, -1) };
    const days = (count: number) => ({ fromDate: today, thruDate: addDays(today, count - 1) });
    expect(await refused(reversed)).toEqual([400, 'DATE_RANGE_REVERSED', 'thruDate']);
    expect(await refused(past)).toEqual([400, 'DELEGATION_IN_PAST', 'fromDate']);
    expect(await refused(days(367))).toEqual([400, 'DELEGATION_TOO_LONG', 'thruDate']);
    expect(await refused({ toUserId: giver.userId })).toEqual([400, 'DELEGATION_TO_ONESELF', 'toUserId']);
    for (const toUserId of [rival.maker.userId, 2_000_000_000])
      expect(await refused({ toUserId })).toEqual([404, 'USER_NOT_EXIST', 'toUserId']);
    for (const wish of [reversed, past, days(367), { toUserId: taker.userId }])
      expect(await refused(wish, taker)).toEqual([403, 'AUTHORIZATION_REQUIRED', undefined]);
    expect(await refused({ type: 'so', ...past })).toEqual([403, 'AUTHORIZATION_REQUIRED', undefined]);
    expect(await refused({ type: 'po', ...days(366) })).toEqual([200, 'OK', undefined]);
  });

  it('is for people who may see what they would decide, and only they are offered', async () => {
    const giver = await person();
    await book.grant(companyId, giver.userId, '100', ['po', 'wo']);
    const named = (userName: string, role: string) => person(null, { userName, roles: [role] });
    const [buyer, planner, reader] = [
      await named('Quill Buyer', 'FIND_PURCHASE_ORDER'),
      await named('Quill Planner', 'FIND_WORK_ORDER'),
      await named('Quill Reader', 'FIND_PART'),
    ];
    const seller = await named('Quill Seller', 'FIND_SALES_ORDER');
    const offered = async (type: string) =>
      (
        await giver.browser.get<{ items: { userId: number }[] }>(`/delegations/candidates?q=quill${type}`)
      ).data.items.map(({ userId }) => userId);
    expect(await offered('')).toEqual([buyer.userId, planner.userId]);
    expect(await offered('&type=po')).toEqual([buyer.userId]);
    expect(await offered('&type=so')).toEqual([]);
    const outcome = async (toUserId: number, type?: string) =>
      (await handOver(giver, { toUserId, ...(type !== undefined && { type }) })).msgCode;
    for (const { userId } of [reader, seller]) expect(await outcome(userId)).toBe('DELEGATION_WITHOUT_ROLE');
    expect(await outcome(planner.userId, 'po')).toBe('DELEGATION_WITHOUT_ROLE');
    expect(await outcome(planner.userId, 'wo')).toBe('OK');
    expect(await outcome(buyer.userId)).toBe('OK');
  });

  it('is not done twice for the same days, person and kind, also not at once', async () => {
    const [giver, taker, other] = [await person('100'), await person(), await person()];
    const wish = { toUserId: taker.userId, type: 'po', fromDate: addDays(today, 5), thruDate: addDays(today, 9) };
    const answers = await atOnce(
      () => handOver(giver, wish),
      () => handOver(giver, wish),
    );
    expect(answers.map(({ msgCode }) => msgCode).sort()).toEqual(['DELEGATION_OVERLAPS', 'OK']);
    expect(answers.find(({ success }) => !success)).toMatchObject({
      code: 409,
      data: { field: 'fromDate', fromDate: addDays(today, 5), thruDate: addDays(today, 9) },
    });
    const outcome = async (more: Partial<Wish>) => (await handOver(giver, { ...wish, ...more })).msgCode;
    expect(await outcome({ fromDate: addDays(today, 9), thruDate: addDays(today, 12) })).toBe('DELEGATION_OVERLAPS');
    expect(await outcome({ fromDate: today, thruDate: addDays(today, 5) })).toBe('DELEGATION_OVERLAPS');
    expect(await outcome({ fromDate: today, thruDate: addDays(today, 4) })).toBe('OK');
    expect(await outcome({ type: 'so' })).toBe('OK');
    expect(await outcome({ toUserId: other.userId })).toBe('OK');
    // Taking back the one of a kind would leave the other, and nobody would see it.
    const { msgCode } = await handOver(giver, { toUserId: other.userId, fromDate: wish.fromDate });
    expect(msgCode).toBe('DELEGATION_OVERLAPS');
    const later = { fromDate: addDays(today, 20), thruDate: addDays(today, 20) };
    const { data } = await handOver(giver, { toUserId: other.userId, ...later });
    expect(await outcome({ toUserId: other.userId, type: 'wo', ...later })).toBe('DELEGATION_OVERLAPS');
    await takeBack(giver, data.delegationId);
    expect(await outcome({ toUserId: other.userId, type: 'wo', ...later })).toBe('OK');
  });

  it('lists what was given and taken, page by page, and the people one can choose', async () => {
    const [giver, taker] = [await person('100'), await person(null, { userName: 'Zoë Deputy' })];
    for (let at = 0; at < 5; at += 1)
      await handOver(giver, {
        toUserId: taker.userId,
        fromDate: addDays(today, 10 * at),
        thruDate: addDays(today, 10 * at + 9),
      });
    const ids: number[] = [];
    let cursor: string | null = '';
    do {
      const page: Awaited<ReturnType<typeof giver.browser.get<{ items: Delegation[]; nextCursor: string | null }>>> =
        await taker.browser.get(`/delegations?limit=2${cursor && `&cursor=${cursor}`}`);
      ids.push(...page.data.items.map(({ delegationId, given }) => (given ? 0 : delegationId)));
      cursor = page.data.nextCursor;
    } while (cursor);
    expect(ids).toHaveLength(5);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    const find = (q: string) =>
      giver.browser.get<{ items: { name: string }[] }>(`/delegations/candidates?q=${encodeURIComponent(q)}`);
    expect((await find('zoë dep')).data.items).toEqual([{ userId: taker.userId, name: 'Zoë Deputy' }]);
    expect((await find(giver.userName)).data.items.map(({ name }) => name)).not.toContain(giver.userName);
    const { data } = await giver.browser.get<{ authorities: { type: string; limit: string }[] }>(
      '/delegations/authorities',
    );
    expect(data).toMatchObject({ currency: 'USD', today });
    expect(data.authorities).toHaveLength(6);
    expect(data.authorities).toContainEqual({ type: 'rtv', limit: '100.00' });
  });
});
