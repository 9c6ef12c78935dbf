import type { OrderChange } from '@gemba/contract/approvals/changes/order-change';
import { describe, expect, it } from 'vitest';
import { openCompany } from '../../testing/orders/company.ts';
import type { Line } from '../../testing/orders/order-totals.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { ask, decideChange, type Wish } from './testing/changes.ts';

const erp = await startTestApp();
const { book, companyId, maker, person } = await openCompany(erp, { order_change_approval: true });
const boss = await person('1000');
const approved = (lines: Line[]) => book.order(companyId, 'po', { owner: maker.userId, status: 'APPROVED', lines });

describe('a change of an approved order', () => {
  it('waits with its difference, and moves nothing yet', async () => {
    const number = await approved([{ quantity: '10', price: '20' }]);
    const changes = { quantity: '12.5', price: '19.99', dateRequired: '2031-04-01' };
    const { data } = await ask(maker, { number, changes, reason: 'The lot is larger' });
    expect(data).toMatchObject({ applied: false, status: 'APPROVED', version: 1 });
    expect(data.change).toMatchObject({
      type: 'po',
      number,
      itemNumber: 1,
      part: 'BOLT',
      status: 'PENDING',
      reason: 'The lot is larger',
      fields: [
        { field: 'quantity', oldValue: '10', newValue: '12.5' },
        { field: 'price', oldValue: '20', newValue: '19.99' },
        { field: 'dateRequired', oldValue: '2031-03-01', newValue: '2031-04-01' },
      ],
      oldTotal: '200.00',
      newTotal: '249.88',
      requestedBy: { userId: maker.userId },
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

describe('what an order cannot be changed to', () => {
  const refusedIn = async (
    who: typeof maker,
    number: string,
    changes: object,
    type: 'po' | 'so' | 'wo' = 'po',
    itemNumber: number | undefined = type === 'wo' ? undefined : 1,
  ) => {
    const { code, msgCode, data } = await ask(who, { type, number, itemNumber, changes });
    return [code, msgCode, (data as unknown as { field: string } | null)?.field];
  };

  it.each([true, false])('is refused at its field, whether it waits (%s) or is made at once', async (waits) => {
    const there = await openCompany(erp, { order_change_approval: waits });
    const order = (type: 'po' | 'so' | 'wo') =>
      there.book.order(there.companyId, type, {
        owner: there.maker.userId,
        status: type === 'so' ? 'OPEN' : 'APPROVED',
        lines: [{ quantity: '10', tax: '13' }],
      });
    const [po, so, wo] = [await order('po'), await order('so'), await order('wo')];
    const [most, dearest] = ['99999999999999', '999999999999'];
    const large = (field: string) => [400, 'ORDER_CHANGE_TOO_LARGE', field];
    expect(await refusedIn(there.maker, po, { quantity: most, price: dearest })).toEqual(large('quantity'));
    expect(await refusedIn(there.maker, so, { quantity: most, price: dearest }, 'so')).toEqual(large('quantity'));
    expect(await refusedIn(there.maker, po, { price: dearest })).toEqual(large('price'));
    expect(await refusedIn(there.maker, wo, { quantity: most }, 'wo')).toEqual(large('quantity'));
    expect(await refusedIn(there.maker, po, { dateRequired: '2026-01-04' })).toEqual([
      400,
      'ORDER_CHANGE_DATE_TOO_EARLY',
      'dateRequired',
    ]);
    expect(await refusedIn(there.maker, po, { dateRequired: '2026-01-05' })).toEqual([200, 'OK', undefined]);
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
    expect(await decideChange(seller, data.change?.changeId, 'approve')).toMatchObject({
      msgCode: 'LIMITED_PERMISSIONS',
    });
    const rival = await openCompany(erp);
    const stranger = await rival.person('1000');
    expect(await decideChange(stranger, data.change?.changeId, 'approve')).toMatchObject({
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
      await decideChange(maker, data.change?.changeId, 'cancel');
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
