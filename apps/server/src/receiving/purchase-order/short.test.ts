import type { ProformaReceiver } from '@gemba/contract/receiving/proforma/proforma-receiver';
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

const put = (location: string, quantity: string) => ({ location, quantity });
const line = (itemNumber: number, quantity?: string, short = true) => ({
  itemNumber,
  short,
  ...(quantity && { locations: [put('A-01', quantity)] }),
});
const receive = (prNumber: string, ...items: unknown[]) =>
  room.post<{ status: string; receivers: Receiver[] }>(`/proformaReceivers/${prNumber}/receive`, { items });
const byTruck = (po: string, item: object) => room.post<Receiver>(`/receiving/purchaseOrders/${po}`, { items: [item] });
const takeBack = (receiverNumber: string | undefined) =>
  room.post<Receiver>(`/receivers/${receiverNumber}/reverse`, { reason: 'Miscounted' });
const proforma = async (prNumber: string) => (await room.get<ProformaReceiver>(`/proformaReceivers/${prNumber}`)).data;
const inSit = async (part: string) => (await room.balance(part, 'TRANSIT'))?.['in_sit'];
const ordered = async (po: string) =>
  (
    await room.ask(
      `select quantity_received::float8 as received, quantity_in_transit::float8 as way, quantity_shipped::float8 as sent, o.status
         from purchase_order_item join purchase_order o using (company_id, po_number) where company_id = $1 and po_number = $2`,
      [po],
    )
  )[0];

/** All sixty bolts of an order are on the way, and five nuts of another. */
const ship = async (prNumber: string, priceOfNuts = '1') => {
  const bolts = await room.purchaseOrder([{ quantity: '60', price: '2' }]);
  const nuts = await room.purchaseOrder([{ part: 'NUT', quantity: '5', price: priceOfNuts }]);
  await onTheWay(room, prNumber, [
    [bolts, 1, 'BOLT', '60'],
    [nuts, 1, 'NUT', '5'],
  ]);
  return { bolts, nuts };
};

it('writes off what will not come, closes the proforma receiver, and leaves the order open for it', async () => {
  const sit = Number((await inSit('BOLT')) ?? 0);
  const { bolts } = await ship('PR-1');
  const { data } = await receive('PR-1', line(1, '2'), line(2, '5', false));
  expect(data).toMatchObject({
    status: 'CLOSED',
    receivers: [
      { orderStatus: 'PARTIAL', amount: '4.00', items: [{ quantity: '2.0000', quantityShort: '58.0000' }] },
      { orderStatus: 'RECEIVED', items: [{ quantityShort: '0.0000' }] },
    ],
  });
  expect(Number(await inSit('BOLT'))).toBe(sit);
  expect(await ordered(bolts)).toEqual({ received: 2, way: 0, sent: 2, status: 'PARTIAL' });
  expect((await proforma('PR-1')).items[0]).toMatchObject({ quantityShort: '58.0000', max: '0.0000' });
  const log = await room.ask(
    `select movement, (old_in_sit - new_in_sit)::float8 as gone from inventory_log
      where company_id = $1 and document_number = $2 and location = 'TRANSIT' order by seq`,
    [data.receivers[0]?.receiverNumber],
  );
  expect(log).toEqual([
    { movement: 'ARRIVE', gone: 2 },
    { movement: 'SHORT', gone: 58 },
  ]);
  expect(await byTruck(bolts, { itemNumber: 1, locations: [put('A-01', '58')] })).toMatchObject({
    data: { orderStatus: 'RECEIVED' },
  });
  expect(await room.broken()).toEqual([]);
});

it('takes that nothing came at all, also of a part that is on hold and costs nothing, and leaves the order as it was', async () => {
  const { bolts, nuts } = await ship('PR-2', '0');
  await room.ask(`update part set hold = true where company_id = $1 and part_number = 'NUT'`);
  const { data } = await receive('PR-2', line(2));
  expect(data).toMatchObject({
    status: 'OPEN',
    receivers: [{ orderStatus: 'APPROVED', amount: '0.00' }],
  });
  expect(data.receivers[0]?.items).toMatchObject([{ quantity: '0.0000', quantityShort: '5.0000', putAways: [] }]);
  await room.ask(`update part set hold = false where company_id = $1 and part_number = 'NUT'`);
  expect(await ordered(nuts)).toEqual({ received: 0, way: 0, sent: 0, status: 'APPROVED' });
  expect(await receive('PR-2', line(2))).toMatchObject({ msgCode: 'NO_ITEM_TO_RECEIVE' });
  expect(await receive('PR-2', line(1))).toMatchObject({ data: { status: 'CLOSED' } });

  expect(await takeBack(data.receivers[0]?.receiverNumber)).toMatchObject({
    data: { orderStatus: 'APPROVED', items: [{ quantity: '0.0000', quantityShort: '-5.0000' }] },
  });
  expect(await ordered(nuts)).toEqual({ received: 0, way: 5, sent: 5, status: 'APPROVED' });
  expect(await ordered(bolts)).toMatchObject({ way: 0 });
  expect(await proforma('PR-2')).toMatchObject({ status: 'OPEN', items: [{ max: '0.0000' }, { max: '5.0000' }] });
  expect(await room.broken()).toEqual([]);
});

it('is on the way again, as it was, when its receiver is taken back', async () => {
  const before = Number((await inSit('BOLT')) ?? 0);
  const { bolts } = await ship('PR-3');
  await receive('PR-3', line(1, '10', false));
  const { data } = await receive('PR-3', line(1, '5'), line(2));
  expect(data.status).toBe('CLOSED');
  const [first] = data.receivers;
  expect(await takeBack(first?.receiverNumber)).toMatchObject({
    data: { items: [{ quantity: '-5.0000', quantityShort: '-45.0000' }] },
  });
  expect(await ordered(bolts)).toEqual({ received: 10, way: 50, sent: 60, status: 'PARTIAL' });
  expect(Number(await inSit('BOLT'))).toBe(before + 50);
  const { status, items, receivers } = await proforma('PR-3');
  expect(status).toBe('OPEN');
  expect(items[0]).toMatchObject({ quantityReceived: '10.0000', quantityShort: '0.0000', max: '50.0000' });
  expect(receivers.find(({ receiverNumber }) => receiverNumber === first?.receiverNumber)?.reversedBy).toBe(
    receivers.find(({ reverses }) => reverses === first?.receiverNumber)?.receiverNumber,
  );
  expect(receivers.filter(({ reversedBy }) => reversedBy)).toHaveLength(1);
  expect(await room.broken()).toEqual([]);
});

it('stays short where what was missing has come since by another way', async () => {
  const { bolts } = await ship('PR-4');
  const { data } = await receive('PR-4', line(1, '2'));
  const { data: truck } = await byTruck(bolts, { itemNumber: 1, locations: [put('A-02', '3')] });
  const again = () => takeBack(data.receivers[0]?.receiverNumber);
  expect(await again()).toMatchObject({
    msgCode: 'MORE_ON_THE_WAY_THAN_OPEN',
    data: { orderNumber: bolts, itemNumber: 1 },
  });
  await takeBack(truck.receiverNumber);
  expect(await again()).toMatchObject({ success: true });
  expect(await ordered(bolts)).toEqual({ received: 0, way: 60, sent: 60, status: 'APPROVED' });
  expect(await room.broken()).toEqual([]);
});

it('is said once, however many say it at once, and what is short is what all lines of an item leave', async () => {
  const { bolts } = await ship('PR-5');
  const answers = await Promise.all(Array.from({ length: 6 }, () => receive('PR-5', line(1, '2'), line(2))));
  expect(answers.map(({ msgCode }) => msgCode).toSorted()).toEqual([
    'OK',
    ...Array.from({ length: 5 }, () => 'PROFORMA_RECEIVER_IS_CLOSED'),
  ]);
  expect(await ordered(bolts)).toMatchObject({ received: 2, way: 0 });
  await ship('PR-6');
  const { data } = await receive('PR-6', line(1, '7'), { ...line(1, '3', false), lotNumber: 'L-2' });
  expect(data.receivers[0]?.items.map(({ quantityShort }) => quantityShort)).toEqual(['50.0000', '0.0000']);
  expect(await room.broken()).toEqual([]);
});

it('is a note on the receiver of an order that nothing of is on the way: the order stays open for the rest', async () => {
  const po = await room.purchaseOrder([{ quantity: '10' }]);
  const { data } = await byTruck(po, line(1, '4'));
  expect(data).toMatchObject({ orderStatus: 'PARTIAL', items: [{ quantity: '4.0000', quantityShort: '6.0000' }] });
  expect(await ordered(po)).toEqual({ received: 4, way: 0, sent: 4, status: 'PARTIAL' });
  expect(await byTruck(po, line(1))).toMatchObject({ msgCode: 'WITHOUT_RECEIVER_ITEM_DETAILS' });
  expect(await byTruck(po, line(1, '6'))).toMatchObject({
    data: { orderStatus: 'RECEIVED', items: [{ quantityShort: '0.0000' }] },
  });
  expect((await takeBack(data.receiverNumber)).data.items).toMatchObject([{ quantityShort: '-6.0000' }]);
  expect(await ordered(po)).toMatchObject({ received: 6, way: 0, sent: 6 });
  expect(await room.broken()).toEqual([]);
});
