import type { OrderChange } from '@gemba/contract/approvals/order-change';
import { afterAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../inventory/index.ts';
import { startTestApp } from '../kit/testing/test-app.ts';
import { openCompany } from './testing/company.ts';
import { atOnce, type Decider, key } from './testing/deciders.ts';
import { type Kind, plain } from './testing/order-book.ts';

const erp = await startTestApp();
const asking = await openCompany(erp, { order_change_approval: true });
const { book, companyId, maker, person } = asking;
const boss = await person('1000');

type Wish = {
  type?: Kind;
  number: string;
  version?: number;
  itemNumber?: number | undefined;
  changes: object;
  reason?: string;
};
type Asked = { applied: boolean; change: OrderChange | null; version: number; status: string };
const ask = (who: Decider, { type = 'po', version = 1, ...wish }: Wish) =>
  who.browser.post<Asked>('/orderChanges', { type, version, itemNumber: 1, ...wish }, key());
const decide = (who: Decider, changeId: number | undefined, event: string, comment?: string) =>
  who.browser.post<OrderChange>(`/orderChanges/${changeId}/${event}`, comment === undefined ? {} : { comment }, key());
const itemOf = async (table: string, column: string, number: string, item = 1) => {
  const { rows } = await erp.owner.query<Record<string, unknown>>(
    `select * from ${table} where company_id = $1 and ${column} = $2 and item_number = $3`,
    [companyId, number, item],
  );
  return plain(rows[0]);
};

const approved = (
  lines: { quantity?: string; price?: string; tax?: string; discount?: string; received?: string; transit?: string }[],
) => book.order(companyId, 'po', { owner: maker.userId, status: 'APPROVED', lines });

afterAll(async () => {
  const rules = ['on_order_is_not_open_orders', 'on_demand_is_not_open_orders', 'order_status_does_not_fit_quantities'];
  expect(Object.values(await checkLedger(erp.owner, rules))).toEqual([0, 0, 0]);
});

describe('a change of an approved order', () => {
  it('waits with its difference, and moves nothing yet', async () => {
    const number = await approved([{ quantity: '10', price: '20' }]);
    const changes = { quantity: '12.5', price: '19.99', dateRequired: '2031-04-01' };
    const { data } = await ask(maker, { number, changes, reason: 'The lot is larger' });
    expect(data).toMatchObject({ applied: false, status: 'APPROVED', version: 1 });
    expect(data.change).toMatchObject({
      ...{ type: 'po', number, itemNumber: 1, part: 'BOLT', status: 'PENDING', reason: 'The lot is larger' },
      fields: [
        { field: 'quantity', oldValue: '10', newValue: '12.5' },
        { field: 'price', oldValue: '20', newValue: '19.99' },
        { field: 'dateRequired', oldValue: '2031-03-01', newValue: '2031-04-01' },
      ],
      ...{ oldTotal: '200.00', newTotal: '249.88', requestedBy: { userId: maker.userId } },
    });
    expect(await book.read('po', companyId, number)).toMatchObject({ version: 1, total: '200.00' });
    const { data: listed } = await boss.browser.get<{ items: OrderChange[] }>(`/orderChanges?type=po&number=${number}`);
    expect(listed.items).toMatchObject([
      {
        approval: { canApprove: true, amount: '249.88', limit: '1000.00' },
        events: [
          { event: 'approve', refusal: null, asks: false },
          { event: 'reject', refusal: null, asks: false },
          { event: 'cancel', refusal: 'NOT_ORDER_MAKER', asks: true },
        ],
      },
    ]);
  });

  it('is applied by its approval: items, totals to the cent, amount, dates, version, history', async () => {
    const lines = [
      { quantity: '3', price: '33.333333', tax: '13', discount: '2.5' },
      { quantity: '7', price: '10.005', tax: '13' },
      { quantity: '1', price: '-50', tax: '7' },
    ];
    const order = { owner: maker.userId, status: 'APPROVED', currency: 'EUR', rate: '1.08765432' };
    const number = await book.order(companyId, 'po', { ...order, lines });
    const { data } = await ask(maker, {
      number,
      changes: { quantity: '7.7777', price: '0.123457', dateRequired: '2031-02-02' },
    });
    expect((await decide(boss, data.change?.changeId, 'approve', 'Fine')).data).toMatchObject({
      ...{
        status: 'APPROVED',
        comment: 'Fine',
        decidedBy: { userId: boss.userId },
        oldTotal: null,
        approval: null,
        events: [],
      },
    });
    const expected = book.totalsOf(
      [{ ...lines[0], quantity: '7.7777', price: '0.123457' }, ...lines.slice(1)],
      order.rate,
    );
    expect(await book.read('po', companyId, number)).toMatchObject({
      ...{ status: 'APPROVED', version: 2, change_order: 1, total: expected.total, tax_total: expected.tax },
      ...{ approval_total: expected.amount, arrival_date: '2031-02-02' },
    });
    expect(await itemOf('purchase_order_item', 'po_number', number)).toMatchObject({
      ...{ quantity_ordered: '7.7777', cost_per_unit: '0.123457', ext_price: '0.94' },
      ...{ date_required: '2031-02-02', arrival_date: '2031-02-02' },
    });
    expect((await boss.read('po', number)).data.history).toMatchObject([
      {
        decision: 'AMEND',
        version: 1,
        newVersion: 2,
        amount: expected.amount,
        by: { userId: boss.userId },
        undoableUntil: null,
      },
    ]);
    expect(await book.decisions(companyId, 'change', String(data.change?.changeId))).toMatchObject([
      { decision: 'APPROVE', to_status: 'APPROVED', decided_by: boss.userId },
    ]);
  });

  it('is compared with the limit by what the order would come to', async () => {
    const number = await approved([{ quantity: '10', price: '99' }]);
    const { data } = await ask(maker, { number, changes: { quantity: '11' } });
    expect(await decide(boss, data.change?.changeId, 'approve')).toMatchObject({
      ...{ code: 403, msgCode: 'EXCEED_AUTHORIZED_APPROVAL_LIMIT', data: { limit: '1000.00', amount: '1089.00' } },
    });
    expect(await book.read('po', companyId, number)).toMatchObject({ version: 1, total: '990.00' });
    expect((await decide(boss, data.change?.changeId, 'reject', 'Too much')).data).toMatchObject({
      status: 'REJECTED',
    });
    expect(await decide(boss, data.change?.changeId, 'approve')).toMatchObject({
      code: 404,
      msgCode: 'ORDER_CHANGE_NOT_EXIST',
    });
  });

  it('is never decided by who asked for it, nor without authority', async () => {
    const owner = await person('1000');
    const number = await book.order(companyId, 'po', {
      owner: owner.userId,
      status: 'APPROVED',
      lines: [{ quantity: '5' }],
    });
    const { data } = await ask(owner, { number, changes: { quantity: '6' } });
    expect(await decide(owner, data.change?.changeId, 'approve')).toMatchObject({
      msgCode: 'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF',
    });
    expect(await decide(maker, data.change?.changeId, 'approve')).toMatchObject({ msgCode: 'AUTHORIZATION_REQUIRED' });
    expect(await decide(boss, data.change?.changeId, 'cancel')).toMatchObject({ msgCode: 'NOT_ORDER_MAKER' });
    expect((await decide(owner, data.change?.changeId, 'cancel')).data).toMatchObject({ status: 'CANCELLED' });
    expect(await ask(boss, { number, changes: { quantity: '7' } })).toMatchObject({
      code: 403,
      msgCode: 'NOT_ORDER_MAKER',
    });
  });

  it('asks for no less than has moved or is on the way, when it is asked and when it is applied', async () => {
    const number = await book.order(companyId, 'po', {
      ...{ owner: maker.userId, status: 'PARTIAL' },
      lines: [{ quantity: '10', received: '4', transit: '2' }],
    });
    expect(await ask(maker, { number, changes: { quantity: '5.9999' } })).toMatchObject({
      ...{ code: 409, msgCode: 'ORDER_CHANGE_QTY_TOO_SMALL', data: { itemNumber: 1, posted: '6', field: 'quantity' } },
    });
    const { data } = await ask(maker, { number, changes: { quantity: '6' } });
    const ships = (transit: string) =>
      erp.owner.query(
        'update purchase_order_item set quantity_in_transit = $3 where company_id = $1 and po_number = $2',
        [companyId, number, transit],
      );
    await ships('3');
    expect(await decide(boss, data.change?.changeId, 'approve')).toMatchObject({
      msgCode: 'ORDER_CHANGE_QTY_TOO_SMALL',
    });
    expect(await book.read('po', companyId, number)).toMatchObject({ version: 1, status: 'PARTIAL' });
    await ships('2');
    expect((await decide(boss, data.change?.changeId, 'approve')).data).toMatchObject({ status: 'APPROVED' });
  });

  it('that leaves nothing to come completes the order', async () => {
    const order = { owner: maker.userId, status: 'PARTIAL', lines: [{ quantity: '10', received: '4' }] };
    const [po, so] = [await book.order(companyId, 'po', order), await book.order(companyId, 'so', order)];
    for (const [type, number, status] of [
      ['po', po, 'RECEIVED'],
      ['so', so, 'FINISHED'],
    ] as const) {
      const { data } = await ask(maker, { type, number, changes: { quantity: '4' } });
      expect(await decide(boss, data.change?.changeId, 'approve')).toMatchObject({ success: true });
      expect(await book.read(type, companyId, number)).toMatchObject({ status, version: 2 });
    }
  });

  it('of an order that moved on is ORDER_CHANGED, and can still be rejected', async () => {
    const number = await approved([{ quantity: '10' }]);
    const { data } = await ask(maker, { number, changes: { quantity: '12' } });
    await boss.fire('po', number, 'hold');
    expect(await decide(boss, data.change?.changeId, 'approve')).toMatchObject({
      code: 409,
      msgCode: 'ORDER_CHANGED',
      data: { version: 2 },
    });
    expect((await boss.waiting('type=po')).data.items.map((card) => card.number)).not.toContain(number);
    expect(await decide(boss, data.change?.changeId, 'reject')).toMatchObject({ success: true });
  });

  it('is decided once when two decide at once, 20 times', async () => {
    const other = await person('1000');
    for (let round = 0; round < 20; round += 1) {
      const number = await approved([{ quantity: '10' }]);
      const { data } = await ask(maker, { number, changes: { quantity: '12' } });
      const answers = await atOnce(
        () => decide(boss, data.change?.changeId, 'approve'),
        () => decide(other, data.change?.changeId, 'reject'),
      );
      expect(answers.map(({ msgCode }) => msgCode).sort()).toEqual(['OK', 'ORDER_CHANGE_NOT_EXIST']);
      const ended = await book.read('po', companyId, number);
      expect([ended['version'], ended['total']]).toEqual(answers[0]?.success ? [2, '120.00'] : [1, '100.00']);
    }
  });

  it('stands in the waiting list and can be decided there among others', async () => {
    const number = await approved([{ quantity: '10' }]);
    const { data } = await ask(maker, { number, changes: { quantity: '11' } });
    const changeId = data.change?.changeId as number;
    const { data: page } = await boss.waiting('type=po&limit=100');
    const card = page.items.find((one) => one.change?.changeId === changeId);
    expect(card).toMatchObject({
      number,
      version: 1,
      approval: { canApprove: true, amount: '110.00' },
      change: { newTotal: '110.00' },
    });
    const entry = { type: 'po', number, version: 1, changeId, decision: 'approve' } as const;
    expect((await boss.many([{ ...entry, version: 2 }])).data.outcomes[0]?.refusal?.msgCode).toBe('ORDER_CHANGED');
    expect((await boss.many([{ ...entry, number: '1' }])).data.outcomes[0]?.refusal?.msgCode).toBe(
      'ORDER_CHANGE_NOT_EXIST',
    );
    expect((await boss.many([entry])).data.outcomes[0]?.done).toMatchObject({
      version: 2,
      status: 'APPROVED',
      undoableUntil: null,
    });
  });

  it('waits one at a time, and must change something that can be changed', async () => {
    const number = await approved([{ quantity: '10' }]);
    const refused = async (wish: Partial<Wish>) =>
      (await ask(maker, { number, changes: { quantity: '11' }, ...wish })).msgCode;
    expect(await refused({ changes: {} })).toBe('ORDER_CHANGE_WITHOUT_DIFFERENCE');
    expect(await refused({ changes: { quantity: '10.0000', price: '10', dateRequired: '2031-03-01' } })).toBe(
      'ORDER_CHANGE_WITHOUT_DIFFERENCE',
    );
    expect(await refused({ changes: { price: '0' } })).toBe('COST_CAN_NOT_BE_ZERO');
    expect(await refused({ changes: { quantity: '0' } })).toBe('INVALID_INPUT');
    expect(await refused({ itemNumber: 2 })).toBe('PO_ITEM_NOT_EXIST');
    expect(await refused({ itemNumber: undefined })).toBe('INVALID_INPUT');
    expect(await refused({ version: 2 })).toBe('ORDER_CHANGED');
    expect(await refused({ number: 'NONE' })).toBe('PO_NOT_EXIST');
    expect(await refused({})).toBe('OK');
    expect(await refused({ changes: { quantity: '12' } })).toBe('ORDER_CHANGE_WAITS');
    const held = await book.order(companyId, 'po', { owner: maker.userId, status: 'HOLD' });
    expect(await refused({ number: held })).toBe('MOVE_NOT_ALLOWED');
  });
});

describe('a change of a work order', () => {
  it('takes its components and its amount along', async () => {
    const number = await book.order(companyId, 'wo', {
      owner: maker.userId,
      status: 'APPROVED',
      lines: [{ quantity: '4' }],
    });
    const wish = { type: 'wo', number, itemNumber: undefined } as const;
    expect(await ask(maker, { ...wish, changes: { price: '3' } })).toMatchObject({ msgCode: 'INVALID_INPUT' });
    const { data } = await ask(maker, { ...wish, changes: { quantity: '6.5', dateRequired: '2031-06-01' } });
    expect(data.change).toMatchObject({ itemNumber: null, newTotal: '16.25' });
    expect(await decide(boss, data.change?.changeId, 'approve')).toMatchObject({ success: true });
    expect(await book.read('wo', companyId, number)).toMatchObject({
      ...{ quantity_ordered: '6.5000', due_date: '2031-06-01', approval_total: '16.25', version: 2 },
    });
    expect(await itemOf('work_order_component', 'wo_number', number)).toMatchObject({ quantity_required: '13.0000' });
  });

  it('asks for no less than was issued', async () => {
    const lines = [{ quantity: '4', received: '3' }];
    const number = await book.order(companyId, 'wo', { owner: maker.userId, status: 'RUN', lines });
    const wish = { type: 'wo', number, itemNumber: undefined } as const;
    expect(await ask(maker, { ...wish, changes: { quantity: '1.4' } })).toMatchObject({
      ...{ msgCode: 'ORDER_CHANGE_QTY_TOO_SMALL', data: { posted: '1.5' } },
    });
    expect(await ask(maker, { ...wish, changes: { quantity: '1.5' } })).toMatchObject({ success: true });
  });
});

describe('where changes are made at once', () => {
  it('an approved order must be approved anew; one that waits goes on waiting; a partly received one takes none', async () => {
    const free = await openCompany(erp);
    const order = (status: string, received = '0') =>
      free.book.order(free.companyId, 'po', {
        owner: free.maker.userId,
        status,
        lines: [{ quantity: '10', received }],
      });
    const [open, waiting, partial] = [
      await order('APPROVED'),
      await order('NOT_APPROVED'),
      await order('PARTIAL', '2'),
    ];
    const change = (number: string) => ask(free.maker, { number, changes: { quantity: '12' } });
    for (const number of [open, waiting]) {
      expect((await change(number)).data).toEqual({ applied: true, change: null, version: 2, status: 'NOT_APPROVED' });
      expect(await free.book.read('po', free.companyId, number)).toMatchObject({ total: '120.00', approve_by: null });
    }
    expect(await change(partial)).toMatchObject({ code: 409, msgCode: 'MOVE_NOT_ALLOWED' });
  });
});

describe('the changes of an order', () => {
  it('are for those who may see it', async () => {
    const number = await approved([{ quantity: '10' }]);
    const { data } = await ask(maker, { number, changes: { quantity: '11' } });
    const seller = await person('1000', { roles: ['FIND_SALES_ORDER'] });
    expect(await seller.browser.get(`/orderChanges?type=po&number=${number}`)).toMatchObject({
      code: 403,
      msgCode: 'LIMITED_PERMISSIONS',
    });
    expect(await decide(seller, data.change?.changeId, 'approve')).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    const rival = await openCompany(erp);
    const stranger = await rival.person('1000');
    expect(await decide(stranger, data.change?.changeId, 'approve')).toMatchObject({
      code: 404,
      msgCode: 'ORDER_CHANGE_NOT_EXIST',
    });
    expect((await stranger.browser.get<{ items: [] }>(`/orderChanges?type=po&number=${number}`)).data.items).toEqual(
      [],
    );
  });

  it('are listed newest first, each once over the pages', async () => {
    const number = await approved([{ quantity: '10' }]);
    const made: (number | undefined)[] = [];
    for (let at = 0; at < 5; at += 1) {
      const { data } = await ask(maker, { number, changes: { quantity: String(20 + at) } });
      made.unshift(data.change?.changeId);
      await decide(maker, data.change?.changeId, 'cancel');
    }
    const seen: number[] = [];
    for (let cursor = ''; ; ) {
      const { data } = await maker.browser.get<{ items: OrderChange[]; nextCursor: string | null }>(
        `/orderChanges?type=po&number=${number}&limit=2${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...data.items.map(({ changeId }) => changeId));
      if (!data.nextCursor) break;
      cursor = data.nextCursor;
    }
    expect(seen).toEqual(made);
  });
});
