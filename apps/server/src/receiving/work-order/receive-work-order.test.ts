import type { AuditEntry } from '@gemba/contract/companies/audit';
import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import type { ReceivableWorkOrder } from '@gemba/contract/receiving/work-order/receivable-work-order';
import { beforeAll, describe, expect, it } from 'vitest';
import { issue } from '../../testing/moved-goods.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeAll(async () => {
  room = await openStockRoom(erp);
  await room.opening('BOLT', 'A-01', '1000', '1.234567');
  await room.opening('NUT', 'A-02', '1000', '0.333333');
});

const put = (location: string, quantity: string, more = {}) => ({ location, quantity, ...more });
const receive = (woNumber: string, body: object) => room.post<Receiver>(`/receiving/workOrders/${woNumber}`, body);
const reverse = (receiver: string) => room.post<Receiver>(`/receivers/${receiver}/reverse`, { reason: 'Wrong count' });
const orderOf = async (woNumber: string) =>
  (
    await room.ask<Record<string, unknown>>('select * from work_order where company_id = $1 and wo_number = $2', [
      woNumber,
    ])
  )[0];
const wipOf = async (woNumber: string) =>
  room.ask<{ lies: string; worth: string }>(
    `select sum(quantity - quantity_consumed - quantity_returned)::text as lies, sum(value - value_consumed - value_returned)::text as worth
       from work_order_issue_item where company_id = $1 and wo_number = $2`,
    [woNumber],
  );

/** Ten gearboxes of two bolts and a third of a nut each; so much was issued. */
const work = async (bolts: string, nuts: string, head = {}) => {
  const woNumber = await room.workOrder(
    'GEARBOX',
    '10',
    [
      { part: 'BOLT', quantity: '2' },
      { part: 'NUT', quantity: '0.3333' },
    ],
    head,
  );
  if (bolts !== '0') await issue(room, woNumber, 1, 'BOLT', 'A-01', bolts);
  if (nuts !== '0') await issue(room, woNumber, 2, 'NUT', 'A-02', nuts);
  return woNumber;
};

describe('receiving a work order', () => {
  it('takes goods in at standard cost, uses up what was issued, and is finished with the last', async () => {
    const woNumber = await work('20', '4');
    const { data: first } = await receive(woNumber, { locations: [put('A-03', '3'), put('A-04', '1')] });
    expect(first).toMatchObject({
      kind: 'wo',
      orderNumber: woNumber,
      orderStatus: 'RUN',
      status: 'CLOSED',
      amount: '160.00',
      takesMore: false,
      items: [{ part: 'GEARBOX', quantity: '4.0000', unitCost: '40.000000' }],
      reversal: { allowed: true },
    });
    expect(await wipOf(woNumber)).toMatchObject([{ lies: '14.6668' }]);
    const { data: last } = await receive(woNumber, { locations: [put('A-03', '6')] });
    expect(last.orderStatus).toBe('FINISHED');
    expect(await wipOf(woNumber)).toEqual([{ lies: '0.0000', worth: '0.00' }]);
    expect(await orderOf(woNumber)).toMatchObject({ status: 'FINISHED', quantity_received: '10.0000', version: 3 });
    expect((await orderOf(woNumber))?.['finished_at']).not.toBeNull();
    expect(await room.balance('GEARBOX', 'A-03')).toMatchObject({ on_hand: '9.0000', avg_cost: '40.000000' });
    expect(await room.broken()).toEqual([]);
  });

  it('tells what may come, and for how many there is enough in WIP', async () => {
    const woNumber = await work('9', '2');
    const { data } = await room.get<ReceivableWorkOrder>(`/receiving/workOrders/${woNumber}`);
    expect(data).toMatchObject({
      part: 'GEARBOX',
      min: '0.0000',
      max: '10.0000',
      coveredByWip: '4.5000',
      hasStandardCost: true,
      components: [
        { part: 'BOLT', inWip: '9.0000' },
        { part: 'NUT', inWip: '2.0000' },
      ],
    });
    expect(data.stock.suggestedLocation).toBe('A-03');
  });

  it('is found by the day it is due, its number or its part', async () => {
    const [late, early] = [
      await work('0', '0', { due_date: '2031-05-01' }),
      await work('0', '0', { due_date: '2025-05-01' }),
    ];
    const closed = await work('0', '0', { status: 'CANCELLED' });
    const found = async (query: string) =>
      (await room.get<{ items: { woNumber: string }[] }>(`/receiving/workOrders?limit=100${query}`)).data.items.map(
        ({ woNumber }) => woNumber,
      );
    const all = await found('');
    expect([all[0], all.at(-1), all.includes(closed)]).toEqual([early, late, false]);
    expect(await found(`&q=${late}`)).toEqual([late]);
    expect(await found('&q=gearb')).toEqual(all);
  });

  it.each([
    ['NO_ITEM_TO_RECEIVE', { locations: [] }, {}],
    ['INVALID_NEW_QTY_REC', { locations: [put('A-03', '0')] }, { field: 'locations.0.quantity' }],
    ['WORK_ORDER_QTY_RECEIVED_IS_OVER', { locations: [put('A-03', '6'), put('A-04', '5')] }, { maximum: '10.0000' }],
    ['LOCATION_REQUIRED', { locations: [put('', '1')] }, { field: 'locations.0.location' }],
    ['LOCATION_NOT_EXIST', { locations: [put('Z-9', '1')] }, {}],
    ['LOCATION_FOR_TRANSIT', { locations: [put('TRANSIT', '1')] }, { location: 'TRANSIT' }],
    ['DUPLICATE_LOCATION', { locations: [put('A-03', '1'), put('A-03', '1')] }, { location: 'A-03' }],
    ['RECEIVE_TO_WRONG_WAREHOUSE', { locations: [put('P1-01', '1')] }, {}],
    ['NOT_ENOUGH_WIP', { locations: [put('A-03', '6')] }, { partNumber: 'BOLT' }],
    ['RECEIVED_DATE_IN_FUTURE', { locations: [put('A-03', '1')], receivedDate: '2999-01-01' }, {}],
    ['RECEIVED_BEFORE_ORDER', { locations: [put('A-03', '1')], receivedDate: '0001-01-01' }, { field: 'receivedDate' }],
    ['RECEIVED_BEFORE_ORDER', { locations: [], receivedDate: '0001-01-01' }, { field: 'receivedDate' }],
    ['INVALID_INPUT', { locations: [put('A-03', '1', { serials: ['S1'] })] }, { field: 'locations.0.serials' }],
  ])('is refused as %s: %j', async (msgCode, body, data) => {
    const woNumber = await work('10', '4');
    expect(await receive(woNumber, body)).toMatchObject({ success: false, msgCode, data });
  });

  it('wants the lot of a part that is traced by lots, and takes in no part that is on hold', async () => {
    const [lots, held] = [await room.workOrder('RESIN', '1', []), await room.workOrder('NUT', '1', [])];
    const body = { locations: [put('A-03', '1')] };
    expect(await receive(lots, body)).toMatchObject({
      msgCode: 'FIELD_REQUIRED',
      data: { msg: 'lotNumber', field: 'lotNumber' },
    });
    const hold = (on: boolean) =>
      room.ask(`update part set hold = $2 where company_id = $1 and part_number = 'NUT'`, [on]);
    await hold(true);
    expect(await receive(held, body)).toMatchObject({ msgCode: 'PART_IS_HOLD', data: { partNumber: 'NUT' } });
    await hold(false);
  });

  it.each([
    ['NOT_APPROVED', 'WORK_ORDER_NOT_OPEN_TO_RECEIVE'],
    ['REJECTED', 'WORK_ORDER_NOT_OPEN_TO_RECEIVE'],
    ['CANCELLED', 'WORK_ORDER_NOT_OPEN_TO_RECEIVE'],
    ['APPROVED', 'OK'],
    ['RUN', 'OK'],
  ])('answers an order that is %s with %s', async (status, msgCode) => {
    const woNumber = await work('20', '4', { status });
    expect(await receive(woNumber, { locations: [put('A-03', '1')] })).toMatchObject({ msgCode });
  });

  it('needs a standard cost, which somebody may set up on the spot', async () => {
    const woNumber = await room.workOrder('NO-COST', '1', []);
    const body = { locations: [put('A-03', '1')] };
    expect(await receive(woNumber, body)).toMatchObject({
      msgCode: 'GET_PART_STANDARD_COST_ERROR',
      data: { partNumber: 'NO-COST' },
    });
    const enter = (reason = 'From its BOM') =>
      room.browser.send('/app/parts/NO-COST/standardCost', { method: 'PUT', body: { standardCost: '7.5', reason } });
    expect(await enter(' ')).toMatchObject({ msgCode: 'INVALID_INPUT' });
    expect(await enter()).toMatchObject({ success: true, data: { standardCost: '7.500000' } });
    expect(await enter()).toMatchObject({ msgCode: 'STANDARD_COST_EXISTS' });
    const { data } = await room.get<{ items: AuditEntry[] }>('/admin/audit');
    expect(data.items[0]).toMatchObject({
      subject: 'NO-COST',
      changes: [
        { field: 'stdCost', before: null },
        { field: 'reason', after: 'From its BOM' },
      ],
    });
    expect(await receive(woNumber, body)).toMatchObject({ success: true, data: { amount: '7.50' } });
  });
});

describe('taking finished goods back', () => {
  it('puts the components into WIP again and the order goes on', async () => {
    const woNumber = await work('20', '3.9999');
    await receive(woNumber, { locations: [put('A-03', '4')] });
    const before = await wipOf(woNumber);
    const { data: last } = await receive(woNumber, { locations: [put('A-04', '6')] });
    const { data: back } = await reverse(last.receiverNumber);
    expect(back).toMatchObject({ reverses: last.receiverNumber, orderStatus: 'RUN', amount: '-240.00' });
    expect(await orderOf(woNumber)).toMatchObject({ status: 'RUN', quantity_received: '4.0000', finished_at: null });
    expect(await wipOf(woNumber)).toEqual(before);
    expect(await reverse(last.receiverNumber)).toMatchObject({ msgCode: 'POSTING_IS_REVERSED' });
    expect(await room.broken()).toEqual([]);
  });
});

it('leaves every ledger whole', async () => {
  expect(await room.broken()).toEqual([]);
});
