import type { IssuableWorkOrder, Issue } from '@gemba/contract/shipping/issue/issue';
import { beforeAll, describe, expect, it } from 'vitest';
import { quickHash } from '../../testing/quick-hash.ts';
import { startOwnApp } from '../../testing/test-app.ts';
import { openShippingRoom, type ShippingRoom } from '../testing/shipping-room.ts';

const PASSWORD = 'canary-issue-password';
const erp = await startOwnApp({ env: { GEMBA_LOG: 'trace' } });
let room: ShippingRoom;
beforeAll(async () => {
  room = await openShippingRoom(erp, { issue_password_hash: await quickHash(PASSWORD) });
  await room.ask(`update part set description_zh = '零件', description_es = 'Pieza' where company_id = $1`, []);
  await room.opening('BOLT', 'A-01', '100', '0.333333');
  await room.opening('NUT', 'A-02', '50', '3');
  await room.opening('NUT', 'A-03', '5', '0', 'CONSIGNED');
});

const from = (itemNumber: number, ...places: readonly (readonly [string, string, string[]?])[]) => ({
  itemNumber,
  locations: places.map(([location, quantity, serials]) => ({ location, quantity, ...(serials && { serials }) })),
});
const issue = (wo: string, items: readonly object[], issuePassword = PASSWORD, by = room.browser) =>
  room.post<Issue & { field?: string }>(`/shipping/workOrders/${wo}`, { issuePassword, items }, undefined, by);
const workOrder = (head: Record<string, string> = {}) =>
  room.workOrder(
    'GEARBOX',
    '10',
    [
      { part: 'BOLT', quantity: '2' },
      { part: 'NUT', quantity: '1' },
    ],
    head,
  );
const status = async (wo: string) =>
  (
    await room.ask<{ status: string }>('select status from work_order where company_id = $1 and wo_number = $2', [wo])
  )[0]?.status;

describe('issuing', () => {
  it('takes components into WIP at average cost, starts the order, and the order carries their value', async () => {
    const wo = await workOrder();
    const before = await room.balance('BOLT', 'A-01');
    const { data } = await issue(wo, [from(1, ['a-01 ', '7']), from(2, ['A-02', '0'])]);
    expect(data).toMatchObject({
      woNumber: wo,
      orderStatus: 'RUN',
      reversal: { allowed: true, refusal: null },
      items: [{ componentItem: 1, part: 'BOLT', quantity: '7.0000', unitCost: '0.333333' }],
    });
    const after = await room.balance('BOLT', 'A-01');
    expect(Number(after?.['in_wip'])).toBe(Number(before?.['in_wip']) + 7);
    expect(await room.booked(data.issueNumber)).toEqual({
      WIP: data.items[0]?.value,
      INVENTORY: `-${data.items[0]?.value}`,
    });
    expect(await room.log(data.issueNumber)).toEqual(['ISSUE']);
    const { data: left } = await room.get<IssuableWorkOrder>(`/shipping/workOrders/${wo}`);
    expect(left.components.map(({ max }) => max)).toEqual(['13.0000', '10.0000']);
    expect(left).toMatchObject({ hasIssuePassword: true, issues: [{ issueNumber: data.issueNumber }] });
  });

  it.each(['NOT_APPROVED', 'REJECTED', 'CANCELLED'])('is refused for an order that is %s', async (state) => {
    const wo = await workOrder({ status: state });
    for (const answer of [await issue(wo, [from(1, ['A-01', '1'])]), await room.get(`/shipping/workOrders/${wo}`)])
      expect(answer).toMatchObject({ msgCode: 'WORK_ORDER_NOT_OPEN_TO_ISSUE_PART', data: { woNumber: wo } });
  });

  it('says what is wrong, and where', async () => {
    const wo = await workOrder();
    const refused = async (...items: object[]) => {
      const { msgCode, msg, data } = await issue(wo, items);
      return { msgCode, msg, field: data?.field };
    };
    const places = (...of: Parameters<typeof from>[1][]) => from(1, ...of);
    expect(await refused()).toMatchObject({ msgCode: 'NO_ISSUED_QUANTITY', msg: 'No Issued Quantity Entered' });
    expect(await refused(places(['A-01', '0']))).toMatchObject({ msgCode: 'NO_ISSUED_QUANTITY' });
    expect(await refused(from(9, ['A-01', '1']))).toMatchObject({ msgCode: 'WORK_ORDER_ITEM_NOT_EXIST' });
    expect(await refused(places(['', '1']))).toMatchObject({
      msgCode: 'LOCATION_REQUIRED',
      field: 'items.0.locations.0.location',
    });
    expect(await refused(places(['X', '1']))).toMatchObject({ msgCode: 'LOCATION_NOT_EXIST' });
    expect(await refused(places(['A-04', '1']))).toMatchObject({ msgCode: 'INVENTORY_NOT_EXIST' });
    expect(await refused(places(['A-01', '1'], ['a-01', '1']))).toMatchObject({ msgCode: 'DUPLICATE_LOCATION' });
    expect(await refused(places(['A-01', '1']), places(['A-01', '1']))).toMatchObject({
      msgCode: 'DUPLICATE_LOCATION',
    });
    expect(await refused(places(['A-01', '21']))).toMatchObject({
      msgCode: 'ISSUED_QTY_IS_OVER',
      msg: 'Item 1: at most 20 can be issued.',
      field: 'items.0.locations.0.quantity',
    });
    expect(await refused(from(2, ['A-03', '6']))).toMatchObject({
      msgCode: 'ISSUED_QTY_OVER_ON_HAND',
      field: 'items.0.locations.0.quantity',
      msg: expect.stringContaining('Only 5 are on hand in location "A-03"'),
    });
    expect(await refused(from(2, ['A-02', '1'], ['A-03', '1']))).toMatchObject({ msgCode: 'NOT_SAME_PART_FROM' });
    expect(await issue('NOPE', [from(1, ['A-01', '1'])])).toMatchObject({ code: 404, msgCode: 'WORK_ORDER_NOT_EXIST' });
    await erp.owner.query(`update part set hold = true where company_id = $1 and part_number = 'BOLT'`, [
      room.companyId,
    ]);
    expect(await refused(places(['A-01', '1']))).toMatchObject({ msgCode: 'PART_IS_HOLD' });
    await erp.owner.query('update part set hold = false where company_id = $1', [room.companyId]);
    await issue(wo, [from(1, ['A-01', '20'])]);
    expect(await refused(places(['A-01', '1']))).toMatchObject({ msgCode: 'WORK_ORDER_ITEM_NOT_OPEN_TO_ISSUE_PART' });
  });

  it('needs the licences for warehouse and production', async () => {
    const wo = await workOrder();
    await erp.owner.query(`update licence set modules = '{ORDERS,WAREHOUSE}' where company_id = $1`, [room.companyId]);
    expect(await issue(wo, [from(1, ['A-01', '1'])])).toMatchObject({
      msgCode: 'NOT_LICENSED',
      data: { module: 'PRODUCTION' },
    });
    await erp.owner.query(`update licence set modules = '{ORDERS,WAREHOUSE,PRODUCTION}' where company_id = $1`, [
      room.companyId,
    ]);
  });
});

describe('taking an issue back', () => {
  const reverse = (number: string, by = room.browser) =>
    room.post<Issue>(`/issues/${number}/reverse`, { reason: 'Wrong order' }, undefined, by);

  it('puts everything on its shelf again at what the order carried for it', async () => {
    const wo = await workOrder();
    const before = await room.balance('NUT', 'A-02');
    const { data } = await issue(wo, [from(2, ['A-02', '4'])]);
    const half = await room.person({ roles: ['WAREHOUSE_INFO'] });
    expect(await reverse(data.issueNumber, half)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    const back = await reverse(data.issueNumber);
    expect(back.data).toMatchObject({
      orderStatus: 'RUN',
      reversal: { refusal: 'POSTING_IS_REVERSAL', reverses: data.issueNumber, reason: 'Wrong order' },
      items: [{ part: 'NUT', descriptionZh: '零件', quantity: '4.0000', value: '12.00' }],
    });
    expect(await room.balance('NUT', 'A-02')).toEqual(before);
    expect((await room.get<Issue>(`/issues/${data.issueNumber}`)).data).toMatchObject({
      reversal: {
        allowed: false,
        refusal: 'POSTING_IS_REVERSED',
        reversedBy: back.data.issueNumber,
        reason: 'Wrong order',
      },
    });
    expect(await reverse(data.issueNumber)).toMatchObject({ msgCode: 'POSTING_IS_REVERSED' });
    expect(await reverse(back.data.issueNumber)).toMatchObject({ msgCode: 'POSTING_IS_REVERSAL' });
    expect(await reverse('NOPE')).toMatchObject({ code: 404, msgCode: 'ISSUE_NOT_EXIST' });
    expect((await issue(wo, [from(2, ['A-02', '10'])])).data).toMatchObject({ orderStatus: 'RUN' });
  });

  it('in two steps, because a part of it was used up meanwhile, names both and tells each its own', async () => {
    const wo = await room.workOrder('GEARBOX', '10', [{ part: 'BOLT', quantity: '2' }]);
    const { data } = await issue(wo, [from(1, ['A-01', '6'])]);
    const made = await room.post<{ receiverNumber: string }>(`/receiving/workOrders/${wo}`, {
      locations: [{ location: 'A-01', quantity: '1' }],
    });
    const first = await reverse(data.issueNumber);
    expect(first.data.items).toMatchObject([{ part: 'BOLT', quantity: '4.0000', value: '1.33' }]);
    expect(await reverse(data.issueNumber)).toMatchObject({
      msgCode: 'ISSUE_ALREADY_USED',
      data: { partNumber: 'BOLT' },
    });
    expect((await room.get<Issue>(`/issues/${data.issueNumber}`)).data.reversal).toMatchObject({
      refusal: 'ISSUE_ALREADY_USED',
    });
    await room.post(`/receivers/${made.data.receiverNumber}/reverse`, { reason: 'Wrong count' });
    const second = await reverse(data.issueNumber);
    expect(second.data.items).toMatchObject([{ part: 'BOLT', quantity: '2.0000', value: '0.67' }]);
    expect((await room.get<Issue>(`/issues/${first.data.issueNumber}`)).data.items).toEqual(
      first.data.items.map((item) => ({ ...item, quantityConsumed: '0.0000', quantityReturned: '6.0000' })),
    );
    expect((await room.get<Issue>(`/issues/${data.issueNumber}`)).data).toMatchObject({
      takenBackBy: [first.data.issueNumber, second.data.issueNumber],
      reversal: { refusal: 'POSTING_IS_REVERSED' },
    });
  });
});

describe('the issue password', () => {
  it('is asked for, compared, and blocks after five wrong ones for a quarter of an hour, for that person alone', async () => {
    const wo = await workOrder();
    const lines = [from(1, ['A-01', '1'])];
    const guesser = await room.person({});
    expect(await issue(wo, lines, '', guesser)).toMatchObject({
      msgCode: 'ISSUE_PASSWORD_REQUIRED',
      data: { field: 'issuePassword' },
    });
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => issue(wo, lines, `guess-${index}`, guesser)),
    );
    expect(guesses.filter(({ msgCode }) => msgCode === 'ISSUE_PASSWORD_WRONG')).toHaveLength(5);
    expect(guesses.filter(({ msgCode }) => msgCode === 'ISSUE_PASSWORD_BLOCKED')).toHaveLength(7);
    expect(await issue(wo, lines, PASSWORD, guesser)).toMatchObject({ code: 429, msgCode: 'ISSUE_PASSWORD_BLOCKED' });
    expect(await issue(wo, lines)).toMatchObject({ success: true });
    const later = (minutes: number) =>
      erp.owner.query(
        `update login_throttle set window_from = window_from - $2::interval, next_allowed_at = next_allowed_at - $2::interval
          where company_id = $1 and kind = 'ISSUE_PASSWORD'`,
        [room.companyId, `${minutes} minutes`],
      );
    await later(14);
    expect(await issue(wo, lines, PASSWORD, guesser)).toMatchObject({ msgCode: 'ISSUE_PASSWORD_BLOCKED' });
    await later(2);
    expect(await issue(wo, lines, PASSWORD, guesser)).toMatchObject({ success: true });
    expect(await status(wo)).toBe('RUN');
  });

  it('that is right begins anew, and a refusal after it counts for nothing', async () => {
    const wo = await workOrder();
    const somebody = await room.person({});
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 4; guess += 1) await issue(wo, [], 'wrong', somebody);
      expect(await issue(wo, [], PASSWORD, somebody)).toMatchObject({ msgCode: 'NO_ISSUED_QUANTITY' });
      expect(await issue(wo, [from(1, ['A-01', '1'])], PASSWORD, somebody)).toMatchObject({ success: true });
    }
  });

  it('stands in no log, no kept answer, no kept hash', async () => {
    const wo = await workOrder();
    const body = (issuePassword: string) => ({ issuePassword, items: [from(1, ['A-01', '1'])] });
    const path = `/shipping/workOrders/${wo}`;
    const first = await room.post(path, body(PASSWORD), 'a-key-for-an-issue');
    const again = await room.post(path, body('something else'), 'a-key-for-an-issue');
    expect(again.text).toBe(first.text);
    expect(first.text).not.toContain(PASSWORD);
    expect(erp.log.join('')).not.toContain(PASSWORD);
    expect(erp.log.join('')).toContain('issueToWorkOrder');
    const kept = await room.ask<{ kept: string }>(
      'select idempotency::text as kept from idempotency where company_id = $1 union all select company::text from company where company_id = $1',
    );
    expect(JSON.stringify(kept)).not.toContain(PASSWORD);
    expect(JSON.stringify(kept)).toContain('$argon2id$');
  });

  it('that nobody has set lets nothing out', async () => {
    const other = await openShippingRoom(erp);
    const wo = await other.workOrder('GEARBOX', '1', [{}]);
    expect(
      await other.post(`/shipping/workOrders/${wo}`, { issuePassword: 'x', items: [from(1, ['A-01', '1'])] }),
    ).toMatchObject({ msgCode: 'ISSUE_PASSWORD_NOT_SET' });
  });
});

it('leaves every ledger whole', async () => {
  expect(await room.broken()).toEqual([]);
});
