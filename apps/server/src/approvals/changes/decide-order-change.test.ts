import { describe, expect, it } from 'vitest';
import { openCompany } from '../../testing/orders/company.ts';
import { atOnce } from '../../testing/orders/deciders.ts';
import type { Line } from '../../testing/orders/order-totals.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { ask, decideChange } from './testing/changes.ts';

const erp = await startTestApp();
const { book, companyId, maker, person } = await openCompany(erp, { order_change_approval: true });
const boss = await person('1000');
const approved = (lines: Line[]) => book.order(companyId, 'po', { owner: maker.userId, status: 'APPROVED', lines });

describe('deciding a change', () => {
  it('is compared with the limit by what the order would come to', async () => {
    const number = await approved([{ quantity: '10', price: '99' }]);
    const { data } = await ask(maker, { number, changes: { quantity: '11' } });
    expect(await decideChange(boss, data.change?.changeId, 'approve')).toMatchObject({
      code: 403,
      msgCode: 'EXCEED_AUTHORIZED_APPROVAL_LIMIT',
      data: { limit: '1000.00', amount: '1089.00' },
    });
    expect(await book.read('po', companyId, number)).toMatchObject({ version: 1, total: '990.00' });
    expect((await decideChange(boss, data.change?.changeId, 'reject', 'Too much')).data).toMatchObject({
      status: 'REJECTED',
    });
    expect(await decideChange(boss, data.change?.changeId, 'approve')).toMatchObject({
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
    expect(await decideChange(owner, data.change?.changeId, 'approve')).toMatchObject({
      msgCode: 'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF',
    });
    expect(await decideChange(maker, data.change?.changeId, 'approve')).toMatchObject({
      msgCode: 'AUTHORIZATION_REQUIRED',
    });
    expect(await decideChange(boss, data.change?.changeId, 'cancel')).toMatchObject({ msgCode: 'NOT_ORDER_MAKER' });
    expect((await decideChange(owner, data.change?.changeId, 'cancel')).data).toMatchObject({ status: 'CANCELLED' });
    expect(await ask(boss, { number, changes: { quantity: '7' } })).toMatchObject({
      code: 403,
      msgCode: 'NOT_ORDER_MAKER',
    });
  });

  it('is not decided by who asked for it, also when the order is somebody else’s by now', async () => {
    const owner = await person('1000');
    const number = await book.order(companyId, 'po', { owner: owner.userId, status: 'APPROVED' });
    const { data } = await ask(owner, { number, changes: { quantity: '6' } });
    await erp.owner.query(
      'update purchase_order set owner = $3, requester = $3 where company_id = $1 and po_number = $2',
      [companyId, number, maker.userId],
    );
    expect(await decideChange(owner, data.change?.changeId, 'approve')).toMatchObject({
      msgCode: 'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF',
    });
  });

  it('is decided once when two decide at once, 20 times', async () => {
    const other = await person('1000');
    for (let round = 0; round < 20; round += 1) {
      const number = await approved([{ quantity: '10' }]);
      const { data } = await ask(maker, { number, changes: { quantity: '12' } });
      const answers = await atOnce(
        () => decideChange(boss, data.change?.changeId, 'approve'),
        () => decideChange(other, data.change?.changeId, 'reject'),
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
});
