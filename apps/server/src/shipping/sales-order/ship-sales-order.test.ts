import type { Shipper } from '@gemba/contract/shipping/shippers/shipper';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { openShippingRoom, type ShippingRoom, take } from '../testing/shipping-room.ts';

const erp = await startTestApp();
let room: ShippingRoom;
beforeAll(async () => {
  room = await openShippingRoom(erp);
  await room.ask(`update part set description_zh = '零件', description_es = 'Pieza' where company_id = $1`, []);
  await room.opening('BOLT', 'A-01', '100', '2');
  await room.opening('NUT', 'A-02', '100', '3.333333');
});

describe('picking', () => {
  it('takes goods from the shelf into SIP and leaves the order as it was', async () => {
    const so = await room.salesOrder([{ quantity: '10' }]);
    const before = await room.balance('BOLT', 'A-01');
    const { data } = await room.ship<Shipper>(so, [take(1, ['A-01', '4'])]);
    expect(data).toMatchObject({
      soNumber: so,
      status: 'OPEN',
      orderStatus: 'OPEN',
      amount: '8.00',
      shippedDate: null,
      takesMore: true,
      events: [{ event: 'ship' }, { event: 'cancel', asks: true }],
      reversal: { refusal: 'SHIPPER_NOT_SHIPPED' },
      items: [{ soItemNumber: 1, part: 'BOLT', quantity: '4.0000', picks: [{ location: 'A-01', unitCost: null }] }],
    });
    const after = await room.balance('BOLT', 'A-01');
    expect(Number(before?.['on_hand']) - Number(after?.['on_hand'])).toBe(4);
    expect(after?.['value']).toBe(before?.['value']);
    expect(await room.item(so, 1)).toMatchObject({ quantity_picked: '4.0000', quantity_shipped: '0.0000' });
  });

  it('adds to an open shipper of the same order, and all of it leaves together', async () => {
    const so = await room.salesOrder([{ quantity: '10' }, { part: 'NUT', quantity: '5', price: '7' }]);
    const { data } = await room.ship<Shipper>(so, [take(1, ['A-01', '4'])]);
    const added = await room.ship<Shipper>(so, [take(2, ['A-02', '5']), take(1, ['A-01', '6'])], {
      shipperNumber: data.shipperNumber,
      shipNow: true,
      header: { trackingNumber: 'T-1', carrier: 'ROAD' },
    });
    expect(added.data).toMatchObject({
      shipperNumber: data.shipperNumber,
      status: 'SHIPPED',
      orderStatus: 'FINISHED',
      amount: '55.00',
      trackingNumber: 'T-1',
      carrier: 'ROAD',
      takesMore: false,
      events: [],
      items: [{ quantity: '4.0000' }, { part: 'NUT', quantity: '5.0000' }, { quantity: '6.0000' }],
    });
    expect(added.data.items[1]?.picks[0]).toMatchObject({ unitCost: '3.333333' });
    expect(await room.item(so, 1)).toMatchObject({ quantity_picked: '0.0000', quantity_shipped: '10.0000' });
  });
});

describe('shipping', () => {
  it('now: takes the goods out at average cost, books what they cost, and finishes the order when all is gone', async () => {
    const so = await room.salesOrder([{ quantity: '10', price: '5', columns: { discount: '10', tax_rate: '10' } }], {
      exchange_rate: '2',
    });
    const { data } = await room.ship<Shipper>(so, [take(1, ['A-01', '3'])], { shipNow: true });
    expect(data).toMatchObject({ status: 'SHIPPED', orderStatus: 'PARTIAL', amount: '29.70' });
    expect(data.items[0]?.picks).toMatchObject([{ unitCost: '2.000000', value: '6.00' }]);
    expect(await room.booked(data.shipperNumber)).toEqual({ INVENTORY: '-6.00', COST_OF_GOODS_SOLD: '6.00' });
    const rest = await room.ship<Shipper>(so, [take(1, ['A-01', '7'])], { shipNow: true });
    expect(rest.data).toMatchObject({ orderStatus: 'FINISHED' });
    expect(await room.log(data.shipperNumber)).toEqual(['PICK', 'SHIP']);
  });

  it('later: what was picked leaves, the customer owes it until the invoice', async () => {
    const so = await room.salesOrder([{ quantity: '2', price: '10' }]);
    const owed = await room.unbilled();
    const { data } = await room.ship<Shipper>(so, [take(1, ['A-01', '2'])]);
    expect(await room.unbilled()).toBe(owed);
    const shipped = await room.post<Shipper>(`/shippers/${data.shipperNumber}/ship`, {
      header: { grossWeight: '12.5' },
    });
    expect(shipped.data).toMatchObject({ status: 'SHIPPED', orderStatus: 'FINISHED', grossWeight: '12.5000' });
    expect(await room.unbilled()).toBe(owed + 20);
    expect(await room.post(`/shippers/${data.shipperNumber}/ship`, {})).toMatchObject({
      msgCode: 'SHIPPER_ITEM_HAS_MADE_UNBILLED',
      msg: expect.stringContaining(data.shipperNumber),
    });
  });

  it('lets a line without a stocked part go by its quantity alone', async () => {
    const so = await room.salesOrder([{ part: null, quantity: '3', price: '50' }]);
    const { data } = await room.ship<Shipper>(so, [{ itemNumber: 1, quantity: '3' }], { shipNow: true });
    expect(data).toMatchObject({ orderStatus: 'FINISHED', amount: '150.00', items: [{ part: 'NA', picks: [] }] });
  });

  it('finishes an order whose other line was closed short, and counts no demand for it', async () => {
    const so = await room.salesOrder([
      { quantity: '2' },
      { part: 'NUT', quantity: '9', columns: { closed: true, quantity_shipped: '0' } },
    ]);
    expect((await room.ship<Shipper>(so, [take(1, ['A-01', '2'])], { shipNow: true })).data).toMatchObject({
      orderStatus: 'FINISHED',
    });
  });

  it('is done once for its key, and answers the same again', async () => {
    const so = await room.salesOrder([{ quantity: '5' }]);
    const body = { items: [take(1, ['A-01', '1'])], shipNow: true };
    const first = await room.post(`/shipping/salesOrders/${so}`, body, 'the-same-key-0001');
    const again = await room.post(`/shipping/salesOrders/${so}`, body, 'the-same-key-0001');
    expect(again.text).toBe(first.text);
    expect(await room.item(so, 1)).toMatchObject({ quantity_shipped: '1.0000' });
  });
});

describe('giving back', () => {
  it('a cancelled shipper lies on the shelf again', async () => {
    const so = await room.salesOrder([{ quantity: '5' }]);
    const before = await room.balance('BOLT', 'A-01');
    const { data } = await room.ship<Shipper>(so, [take(1, ['A-01', '5'])]);
    const cancelled = await room.post<Shipper>(`/shippers/${data.shipperNumber}/cancel`, undefined);
    expect(cancelled.data).toMatchObject({ status: 'CANCELLED', events: [], orderStatus: 'OPEN' });
    expect(await room.balance('BOLT', 'A-01')).toEqual(before);
    expect(await room.item(so, 1)).toMatchObject({ quantity_picked: '0.0000' });
    for (const act of ['ship', 'cancel'])
      expect(await room.post(`/shippers/${data.shipperNumber}/${act}`, act === 'ship' ? {} : undefined)).toMatchObject({
        msgCode: 'SHIPPER_IS_CANCELLED',
      });
  });

  it('a shipment that has left is taken back by a counter-document, at what it cost then', async () => {
    const so = await room.salesOrder([
      { quantity: '5', price: '10' },
      { part: null, quantity: '1', price: '4' },
    ]);
    const { data } = await room.ship<Shipper>(so, [take(1, ['A-01', '5']), { itemNumber: 2, quantity: '1' }], {
      shipNow: true,
    });
    const owed = await room.unbilled();
    const onHand = (await room.balance('BOLT', 'A-01'))?.['on_hand'];
    await room.opening('BOLT', 'A-01', '10', '9');
    const path = `/shippers/${data.shipperNumber}/reverse`;
    const back = await room.post<Shipper>(path, { reason: 'Wrong customer' });
    expect(back.data).toMatchObject({
      status: 'CLOSED',
      reverses: data.shipperNumber,
      amount: '-54.00',
      orderStatus: 'OPEN',
      reversal: { reason: 'Wrong customer' },
      items: [
        { descriptionEs: 'Pieza', quantity: '-5.0000', picks: [{ quantity: '-5.0000', value: '-10.00' }] },
        { quantity: '-1.0000' },
      ],
    });
    expect(await room.unbilled()).toBe(owed - 54);
    expect(Number((await room.balance('BOLT', 'A-01'))?.['on_hand'])).toBe(Number(onHand) + 15);
    expect(await room.booked(back.data.shipperNumber)).toMatchObject({ COST_OF_GOODS_SOLD: '-10.00' });
    expect((await room.get<Shipper>(`/shippers/${data.shipperNumber}`)).data).toMatchObject({
      status: 'CLOSED',
      reversedBy: back.data.shipperNumber,
      reversal: { allowed: false, refusal: 'POSTING_IS_REVERSED', reason: 'Wrong customer' },
    });
    expect(await room.post(path, { reason: 'Again' })).toMatchObject({ msgCode: 'POSTING_IS_REVERSED' });
    expect(await room.post(`/shippers/${back.data.shipperNumber}/reverse`, { reason: 'No' })).toMatchObject({
      msgCode: 'POSTING_IS_REVERSAL',
    });
  });

  it('of a finished order leaves it partly shipped; what is only picked is cancelled instead', async () => {
    const so = await room.salesOrder([{ quantity: '5' }]);
    await room.ship(so, [take(1, ['A-01', '2'])], { shipNow: true });
    const { data } = await room.ship<Shipper>(so, [take(1, ['A-01', '3'])]);
    const path = `/shippers/${data.shipperNumber}/reverse`;
    expect(await room.post(path, { reason: 'x' })).toMatchObject({ msgCode: 'SHIPPER_NOT_SHIPPED' });
    await room.post(`/shippers/${data.shipperNumber}/ship`, {});
    expect(await room.orderStatus(so)).toBe('FINISHED');
    expect((await room.post<Shipper>(path, { reason: 'x' })).data).toMatchObject({ orderStatus: 'PARTIAL' });
    expect(await room.item(so, 1)).toMatchObject({ quantity_shipped: '2.0000' });
  });

  it('is for who may ship and may see the figures, and not after the invoice', async () => {
    const so = await room.salesOrder([{ quantity: '5' }]);
    const { data } = await room.ship<Shipper>(so, [take(1, ['A-01', '2'])], { shipNow: true });
    const path = `/shippers/${data.shipperNumber}/reverse`;
    const half = await room.person({ roles: ['WAREHOUSE_INFO', 'FIND_SHIPPER'] });
    expect(await room.post(path, { reason: 'x' }, undefined, half)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    expect((await room.get<Shipper>(`/shippers/${data.shipperNumber}`, half)).data).toMatchObject({
      events: [],
      reversal: { allowed: false, refusal: 'LIMITED_PERMISSIONS' },
    });
    await room.invoice(data.shipperNumber);
    expect(await room.post(path, { reason: 'x' })).toMatchObject({ msgCode: 'SHIPPER_IS_CLOSED' });
    await room.invoice(data.shipperNumber, false);
  });
});

it('leaves every ledger whole', async () => {
  expect(await room.broken()).toEqual([]);
});
