import type { OrderChange } from '@gemba/contract/approvals/changes/order-change';
import { describe, expect, it } from 'vitest';
import { openCompany } from '../../testing/orders/company.ts';
import type { Kind } from '../../testing/orders/order-rows.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { ask, decideChange } from './testing/changes.ts';

const erp = await startTestApp();
const { book, companyId, maker, person } = await openCompany(erp, { order_change_approval: true });
const boss = await person('1000');

/** An approved order with a wish for more of its first item. */
const wished = async (type: 'po' | 'so' | 'qo' = 'po', columns = {}) => {
  const status = type === 'so' ? 'OPEN' : 'APPROVED';
  const number = await book.order(companyId, type, {
    owner: maker.userId,
    status,
    columns,
    lines: [{ quantity: '10' }, { quantity: '10' }],
  });
  const { data } = await ask(maker, { type, number, changes: { quantity: '12' } });
  return { number, changeId: data.change?.changeId as number };
};
const listed = async (type: Kind, number: string) => {
  const { data } = await boss.browser.get<{ items: OrderChange[] }>(`/orderChanges?type=${type}&number=${number}`);
  return data.items[0];
};
const card = async (type: Kind, changeId: number) =>
  (await boss.waiting(`type=${type}&limit=100`)).data.items.find(({ change }) => change?.changeId === changeId);
const sql = (text: string, number: string) => erp.owner.query(text, [companyId, number]);

describe('a change that waits', () => {
  it('outlives a hold that is released: not approvable meanwhile, and everybody is told why', async () => {
    const { number, changeId } = await wished();
    await boss.fire('po', number, 'hold');
    const held = { canApprove: false, reason: 'ORDER_IS_HOLD' };
    expect(await card('po', changeId)).toMatchObject({ approval: held });
    expect(await listed('po', number)).toMatchObject({
      approval: held,
      events: [{ event: 'approve', refusal: 'ORDER_IS_HOLD' }, { event: 'reject', refusal: null }, { event: 'cancel' }],
    });
    expect(await decideChange(boss, changeId, 'approve')).toMatchObject({ code: 409, msgCode: 'ORDER_IS_HOLD' });
    await boss.fire('po', number, 'release', 2);
    expect(await card('po', changeId)).toMatchObject({ version: 3, approval: { canApprove: true, reason: null } });
    expect((await decideChange(boss, changeId, 'approve')).data).toMatchObject({ status: 'APPROVED' });
    expect(await book.read('po', companyId, number)).toMatchObject({ version: 4, total: '220.00' });
  });

  it('outlives a receipt, and is told when more came than it asks for', async () => {
    const { number, changeId } = await wished();
    await sql(
      `update purchase_order set status = 'PARTIAL', version = 2 where company_id = $1 and po_number = $2`,
      number,
    );
    const came = (quantity: string) =>
      sql(
        `update purchase_order_item set quantity_ordered = 10, quantity_received = ${quantity}
          where company_id = $1 and po_number = $2 and item_number = 1`,
        number,
      );
    await came('4');
    expect(await card('po', changeId)).toMatchObject({ approval: { canApprove: true } });
    expect(await decideChange(boss, changeId, 'approve')).toMatchObject({ success: true });
    const { data } = await ask(maker, { number, version: 3, changes: { quantity: '6' } });
    await sql('update purchase_order_item set quantity_received = 7 where company_id = $1 and po_number = $2', number);
    const id = data.change?.changeId as number;
    expect(await card('po', id)).toMatchObject({ approval: { reason: 'ORDER_CHANGE_QTY_TOO_SMALL' } });
    expect(await decideChange(boss, id, 'approve')).toMatchObject({ msgCode: 'ORDER_CHANGE_QTY_TOO_SMALL' });
  });

  it('binds the values that it was asked for: another one there is ORDER_CHANGED, told beforehand', async () => {
    const { number, changeId } = await wished();
    const touch = (column: string, value: string, item: number) =>
      sql(
        `update purchase_order_item set ${column} = ${value} where company_id = $1 and po_number = $2 and item_number = ${item}`,
        number,
      );
    await touch('cost_per_unit', '11', 1);
    await touch('quantity_ordered', '11', 2);
    expect(await card('po', changeId)).toMatchObject({ approval: { canApprove: true, amount: '242.00' } });
    await touch('quantity_ordered', '11', 1);
    await sql('update purchase_order set version = 5 where company_id = $1 and po_number = $2', number);
    expect(await card('po', changeId)).toMatchObject({ approval: { canApprove: false, reason: 'ORDER_CHANGED' } });
    const refused = { code: 409, msgCode: 'ORDER_CHANGED', data: { version: 5 } };
    expect(await decideChange(boss, changeId, 'approve')).toMatchObject(refused);
    expect(await decideChange(boss, changeId, 'reject')).toMatchObject({ success: true });
    expect(await ask(maker, { number, version: 5, changes: { quantity: '12' } })).toMatchObject({ success: true });
  });

  it('is compared with the limit by what the order would come to now', async () => {
    const { number, changeId } = await wished();
    await sql(
      'update purchase_order_item set cost_per_unit = 90 where company_id = $1 and po_number = $2 and item_number = 2',
      number,
    );
    expect(await card('po', changeId)).toMatchObject({
      approval: { reason: 'EXCEED_AUTHORIZED_APPROVAL_LIMIT', amount: '1020.00' },
    });
    expect(await decideChange(boss, changeId, 'approve')).toMatchObject({ data: { amount: '1020.00' } });
  });

  it('cannot be approved while the order itself waits anew', async () => {
    const number = await book.order(companyId, 'po', { owner: maker.userId, lines: [{ quantity: '10' }] });
    const { data } = await boss.fire('po', number, 'approve');
    const { data: asked } = await ask(maker, { number, version: 2, changes: { quantity: '12' } });
    await boss.withdraw(data.history[0]?.decisionId);
    const changeId = asked.change?.changeId as number;
    expect(await card('po', changeId)).toMatchObject({ approval: { canApprove: false, reason: 'MOVE_NOT_ALLOWED' } });
    expect(await decideChange(boss, changeId, 'approve')).toMatchObject({
      msgCode: 'MOVE_NOT_ALLOWED',
      data: { status: 'NOT_APPROVED' },
    });
    await boss.fire('po', number, 'approve', 3);
    expect(await decideChange(boss, changeId, 'approve')).toMatchObject({ success: true });
  });
});

describe('an order that ends', () => {
  const ended = async (changeId: number, type: Kind, number: string) => {
    expect(await card(type, changeId)).toBeUndefined();
    expect(await listed(type, number)).toMatchObject({ status: 'CANCELLED', approval: null, events: [] });
    expect(await decideChange(boss, changeId, 'approve')).toMatchObject({ msgCode: 'ORDER_CHANGE_NOT_EXIST' });
    expect(await book.decisions(companyId, 'change', String(changeId))).toMatchObject([
      { decision: 'CANCEL', from_status: 'PENDING', to_status: 'CANCELLED' },
    ]);
  };

  it.each(['po', 'so', 'qo'] as const)('%s: its cancelling takes the change along', async (type) => {
    const { number, changeId } = await wished(type);
    expect(await maker.fire(type, number, 'cancel')).toMatchObject({ success: true });
    await ended(changeId, type, number);
  });

  it('a committed quote too', async () => {
    const { number, changeId } = await wished('qo');
    expect(await boss.fire('qo', number, 'commit')).toMatchObject({ success: true });
    await ended(changeId, 'qo', number);
  });

  it.each(['commit', 'approving the change', 'another wish'])('an expired quote too, found by %s', async (how) => {
    const { number, changeId } = await wished('qo');
    await book.stopExpiry(companyId, number, '2026-01-06');
    await sql(`update quote set valid_until = '2026-01-06' where company_id = $1 and qo_number = $2`, number);
    expect(await card('qo', changeId)).toBeUndefined();
    const expired = { code: 409, msgCode: 'QUOTE_EXPIRED' };
    if (how === 'approving the change') {
      expect(await listed('qo', number)).toMatchObject({ approval: { canApprove: false, reason: 'QUOTE_EXPIRED' } });
      expect(await decideChange(boss, changeId, 'approve')).toMatchObject(expired);
    } else if (how === 'commit') expect(await boss.fire('qo', number, 'commit')).toMatchObject(expired);
    else {
      await decideChange(maker, changeId, 'cancel');
      expect(await ask(maker, { type: 'qo', number, changes: { quantity: '12' } })).toMatchObject(expired);
    }
    expect(await book.read('qo', companyId, number)).toMatchObject({ status: 'EXPIRED', version: 2 });
    await ended(changeId, 'qo', number);
  });

  it('and a change that completes its order is approved, not cancelled', async () => {
    const number = await book.order(companyId, 'po', {
      owner: maker.userId,
      status: 'PARTIAL',
      lines: [{ quantity: '10', received: '4' }],
    });
    const { data } = await ask(maker, { number, changes: { quantity: '4' } });
    expect((await decideChange(boss, data.change?.changeId, 'approve')).data).toMatchObject({ status: 'APPROVED' });
    expect(await book.read('po', companyId, number)).toMatchObject({ status: 'RECEIVED' });
  });
});
