import { describe, expect, it } from 'vitest';
import { checkCompany } from '../../inventory/index.ts';
import { openCompany } from '../../testing/orders/company.ts';
import { plain } from '../../testing/orders/order-book.ts';
import { totalsOf } from '../../testing/orders/order-totals.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { ask, decideChange } from './testing/changes.ts';

const erp = await startTestApp();
const { book, companyId, maker, person } = await openCompany(erp, { order_change_approval: true });
const boss = await person('1000');
const itemOf = async (table: string, column: string, number: string, item = 1) => {
  const { rows } = await erp.owner.query<Record<string, unknown>>(
    `select * from ${table} where company_id = $1 and ${column} = $2 and item_number = $3`,
    [companyId, number, item],
  );
  return plain(rows[0]);
};

describe('approving a change', () => {
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
    expect((await decideChange(boss, data.change?.changeId, 'approve', 'Fine')).data).toMatchObject({
      status: 'APPROVED',
      comment: 'Fine',
      decidedBy: { userId: boss.userId },
      oldTotal: null,
      approval: null,
      events: [],
    });
    const expected = totalsOf([{ ...lines[0], quantity: '7.7777', price: '0.123457' }, ...lines.slice(1)], order.rate);
    expect(await book.read('po', companyId, number)).toMatchObject({
      status: 'APPROVED',
      version: 2,
      change_order: 1,
      total: expected.total,
      tax_total: expected.tax,
      approval_total: expected.amount,
      arrival_date: '2031-02-02',
    });
    expect(await itemOf('purchase_order_item', 'po_number', number)).toMatchObject({
      quantity_ordered: '7.7777',
      cost_per_unit: '0.123457',
      ext_price: '0.94',
      date_required: '2031-02-02',
      arrival_date: '2031-02-02',
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

  it('asks for no less than has moved or is on the way, when it is asked and when it is applied', async () => {
    const number = await book.order(companyId, 'po', {
      owner: maker.userId,
      status: 'PARTIAL',
      lines: [{ quantity: '10', received: '4', transit: '2' }],
    });
    expect(await ask(maker, { number, changes: { quantity: '5.9999' } })).toMatchObject({
      code: 409,
      msgCode: 'ORDER_CHANGE_QTY_TOO_SMALL',
      data: { itemNumber: 1, posted: '6', field: 'quantity' },
    });
    const { data } = await ask(maker, { number, changes: { quantity: '6' } });
    const ships = (transit: string) =>
      erp.owner.query(
        'update purchase_order_item set quantity_in_transit = $3 where company_id = $1 and po_number = $2',
        [companyId, number, transit],
      );
    await ships('3');
    expect(await decideChange(boss, data.change?.changeId, 'approve')).toMatchObject({
      msgCode: 'ORDER_CHANGE_QTY_TOO_SMALL',
    });
    expect(await book.read('po', companyId, number)).toMatchObject({ version: 1, status: 'PARTIAL' });
    await ships('2');
    expect((await decideChange(boss, data.change?.changeId, 'approve')).data).toMatchObject({ status: 'APPROVED' });
  });

  it('that leaves nothing to come completes the order', async () => {
    const order = { owner: maker.userId, status: 'PARTIAL', lines: [{ quantity: '10', received: '4' }] };
    const [po, so] = [await book.order(companyId, 'po', order), await book.order(companyId, 'so', order)];
    for (const [type, number, status] of [
      ['po', po, 'RECEIVED'],
      ['so', so, 'FINISHED'],
    ] as const) {
      const { data } = await ask(maker, { type, number, changes: { quantity: '4' } });
      expect(await decideChange(boss, data.change?.changeId, 'approve')).toMatchObject({ success: true });
      expect(await book.read(type, companyId, number)).toMatchObject({ status, version: 2 });
    }
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
    expect(await decideChange(boss, data.change?.changeId, 'approve')).toMatchObject({ success: true });
    expect(await book.read('wo', companyId, number)).toMatchObject({
      quantity_ordered: '6.5000',
      due_date: '2031-06-01',
      approval_total: '16.25',
      version: 2,
    });
    expect(await itemOf('work_order_component', 'wo_number', number)).toMatchObject({ quantity_required: '13.0000' });
  });

  it('asks for no less than was issued', async () => {
    const lines = [{ quantity: '4', received: '3' }];
    const number = await book.order(companyId, 'wo', { owner: maker.userId, status: 'RUN', lines });
    const wish = { type: 'wo', number, itemNumber: undefined } as const;
    expect(await ask(maker, { ...wish, changes: { quantity: '1.4' } })).toMatchObject({
      msgCode: 'ORDER_CHANGE_QTY_TOO_SMALL',
      data: { posted: '1.5' },
    });
    expect(await ask(maker, { ...wish, changes: { quantity: '1.5' } })).toMatchObject({ success: true });
  });
});

it('keeps on order, on demand and the states of orders true', async () => {
  const rules = ['on_order_is_not_open_orders', 'on_demand_is_not_open_orders', 'order_status_does_not_fit_quantities'];
  expect(Object.values(await checkCompany(erp.owner, companyId, rules))).toEqual([0, 0, 0]);
});
