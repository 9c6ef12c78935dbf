import type { ProformaReceiver } from '@gemba/contract/receiving/proforma/proforma-receiver';
import type { ReceivablePurchaseOrder } from '@gemba/contract/receiving/purchase-order/receivable-purchase-order';
import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import { beforeAll, expect, it } from 'vitest';
import { onTheWay } from '../../testing/moved-goods.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeAll(async () => {
  room = await openStockRoom(erp);
});

type Reply = { status: string; receivers: Receiver[] };
const put = (location: string, quantity: string) => ({ location, quantity });
const receive = (prNumber: string, items: unknown[], more = {}) =>
  room.post<Reply>(`/proformaReceivers/${prNumber}/receive`, { items, ...more });

/** Twelve bolts of one order and five nuts of another are on the way; four of the bolts can also come by truck. */
const ship = async (prNumber: string) => {
  const bolts = await room.purchaseOrder([{ quantity: '16', price: '2' }]);
  const nuts = await room.purchaseOrder([{ part: 'NUT', quantity: '5', price: '1' }]);
  await onTheWay(room, prNumber, [
    [bolts, 1, 'BOLT', '12'],
    [nuts, 1, 'NUT', '5'],
  ]);
  return { bolts, nuts };
};

it('receives what was on the way out of SIT, each order on a receiver of its own, and closes when all has come', async () => {
  const { bolts, nuts } = await ship('PR-1');
  expect(await room.balance('BOLT', 'TRANSIT')).toMatchObject({ in_sit: '12.0000', value: '0.00' });
  const { data: some } = await receive('PR-1', [
    { itemNumber: 1, locations: [put('A-01', '10')] },
    { itemNumber: 2, locations: [put('A-01', '5')] },
  ]);
  expect(some.status).toBe('OPEN');
  expect(some.receivers).toMatchObject([
    { orderNumber: bolts, prNumber: 'PR-1', orderStatus: 'PARTIAL', amount: '20.00' },
    { orderNumber: nuts, prNumber: 'PR-1', orderStatus: 'RECEIVED', amount: '5.00' },
  ]);
  expect(await room.balance('BOLT', 'TRANSIT')).toMatchObject({ in_sit: '2.0000' });
  const { data: rest } = await receive('PR-1', [{ itemNumber: 1, locations: [put('A-01', '2')] }]);
  expect(rest.status).toBe('CLOSED');
  expect(await receive('PR-1', [{ itemNumber: 1, locations: [put('A-01', '1')] }])).toMatchObject({
    msgCode: 'PROFORMA_RECEIVER_IS_CLOSED',
  });
  expect(await room.broken()).toEqual([]);
});

it('of which nothing came owes nothing: it is no unpaid receiver, and can be taken back', async () => {
  await ship('PR-S');
  const unpaid = async () => {
    const { data } = await room.get<{ items: { receiverNumber: string }[] }>('/receivers?unpaid=1&limit=100');
    return data.items.map(({ receiverNumber }) => receiverNumber);
  };
  const { data } = await receive('PR-S', [
    { itemNumber: 1, locations: [], short: true },
    { itemNumber: 2, locations: [put('A-01', '5')] },
  ]);
  const [short, came] = data.receivers.map(({ receiverNumber }) => receiverNumber);
  expect(await unpaid()).toContain(came);
  expect(await unpaid()).not.toContain(short);
  expect((await room.get(`/receivers/${short}`)).data).toMatchObject({
    status: 'CLOSED',
    accountPayableNumber: null,
    reversal: { allowed: true },
  });
  expect(await room.post(`/receivers/${short}/reverse`, { reason: 'It came after all' })).toMatchObject({
    msgCode: 'OK',
  });
  expect((await room.get('/proformaReceivers/PR-S')).data).toMatchObject({ status: 'OPEN' });
  await receive('PR-S', [{ itemNumber: 1, locations: [put('A-01', '12')] }]);
  expect(await room.broken()).toEqual([]);
});

it('keeps what is on the way from being received by the truck', async () => {
  const { bolts, nuts } = await ship('PR-2');
  const byTruck = (quantity: string) =>
    room.post(`/receiving/purchaseOrders/${bolts}`, { items: [{ itemNumber: 1, locations: [put('A-01', quantity)] }] });
  expect(await byTruck('5')).toMatchObject({
    msgCode: 'QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED',
    data: { maximum: '4.0000' },
  });
  expect(await byTruck('4')).toMatchObject({ success: true });
  expect(await room.get(`/receiving/purchaseOrders/${nuts}`)).toMatchObject({
    msgCode: 'NO_ITEM_TO_RECEIVE',
    data: { prNumbers: ['PR-2'] },
  });
  expect(await room.get(`/receiving/purchaseOrders/${bolts}`)).toMatchObject({ msgCode: 'NO_ITEM_TO_RECEIVE' });
});

it('says what is still to come', async () => {
  const { bolts } = await ship('PR-3');
  await receive('PR-3', [{ itemNumber: 1, locations: [put('A-01', '2')] }]);
  const { data } = await room.get<ProformaReceiver>('/proformaReceivers/PR-3');
  expect(data).toMatchObject({ status: 'OPEN', receivers: [{}], receiveNeedIr: true });
  expect(data.items[0]).toMatchObject({ part: 'BOLT', poNumber: bolts, max: '10.0000', costPerUnit: '2.000000' });
  expect(data.items[0]?.stock.suggestedLocation).toBe('A-01');
  const { data: order } = await room.get<ReceivablePurchaseOrder>(`/receiving/purchaseOrders/${bolts}`);
  expect(order.proformaReceivers).toEqual([{ prNumber: 'PR-3', expectedDate: '2026-02-01' }]);
  expect(await room.get('/proformaReceivers/PR-0')).toMatchObject({ msgCode: 'PROFORMA_RECEIVER_NOT_EXIST' });
});

it.each([
  ['NO_ITEM_TO_RECEIVE', [], {}],
  ['PROFORMA_ITEM_NOT_EXIST', [{ itemNumber: 9, locations: [put('A-01', '1')] }], { itemNumber: 9 }],
  [
    'QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED',
    [{ itemNumber: 2, locations: [put('A-01', '5.0001')] }],
    { itemNumber: 2, maximum: '5.0000' },
  ],
  ['WITHOUT_RECEIVER_ITEM_DETAILS', [{ itemNumber: 1 }], { itemNumber: 1 }],
  ['RECEIVE_TO_WRONG_WAREHOUSE', [{ itemNumber: 1, locations: [put('P1-01', '1')] }], {}],
])('is refused as %s: %j', async (msgCode, items, data) => {
  const prNumber = `PR-${msgCode.length}`;
  await ship(prNumber);
  expect(await receive(prNumber, items)).toMatchObject({ success: false, msgCode, data });
  expect(await receive('PR-0', items)).toMatchObject({ msgCode: 'PROFORMA_RECEIVER_NOT_EXIST' });
});

it('takes nothing in of an order that is held', async () => {
  const { bolts } = await ship('PR-H');
  await room.ask(`update purchase_order set status = 'HOLD' where company_id = $1 and po_number = $2`, [bolts]);
  const answer = await receive('PR-H', [{ itemNumber: 1, locations: [put('A-01', '1')] }]);
  expect(answer).toMatchObject({ msgCode: 'ORDER_IS_HOLD', data: { orderNumber: bolts } });
});

it('is on the way again when its receiver is taken back', async () => {
  const { nuts } = await ship('PR-R');
  const { data } = await receive('PR-R', [{ itemNumber: 2, locations: [put('A-02', '5')] }]);
  const [receiver] = data.receivers;
  expect(await room.post(`/receivers/${receiver?.receiverNumber}/reverse`, { reason: 'Not ours' })).toMatchObject({
    success: true,
  });
  expect(await room.balance('NUT', 'A-02')).toMatchObject({ on_hand: '0.0000' });
  expect(
    await room.ask(
      `select quantity_received, quantity_in_transit, quantity_shipped from purchase_order_item where company_id = $1 and po_number = $2`,
      [nuts],
    ),
  ).toEqual([{ quantity_received: '0.0000', quantity_in_transit: '5.0000', quantity_shipped: '5.0000' }]);
  expect(await receive('PR-R', [{ itemNumber: 2, locations: [put('A-02', '5')] }])).toMatchObject({ success: true });
});

it('leaves every ledger whole', async () => {
  expect(await room.broken()).toEqual([]);
});
