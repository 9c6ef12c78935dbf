import type { ProformaReceiver } from '@gemba/contract/receiving/proforma/proforma-receiver';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeAll(async () => {
  room = await openStockRoom(erp);
});

const make = (poNumber: string, items: unknown[], header = {}) =>
  room.post<ProformaReceiver>('/proformaReceivers', { poNumber, header, items });
const inTransit = async (poNumber: string) =>
  (
    await room.ask<object>(
      `select quantity_in_transit::float as way, quantity_shipped::float as shipped, ship_status
         from purchase_order_item join purchase_order using (company_id, po_number)
        where company_id = $1 and po_number = $2 and item_number = 1`,
      [poNumber],
    )
  )[0];

describe('a proforma receiver', () => {
  it('is made from an order: its goods are in transit until they are received, and the ledgers hold', async () => {
    const po = await room.purchaseOrder([{ quantity: '16', price: '2' }]);
    const { data } = await make(po, [{ itemNumber: 1, quantity: '12' }], {
      prDate: '2026-01-10',
      shippedVia: 'ROAD',
      transitTime: 20,
      billOfLading: 'BL-1',
      containerNumber: 'MSCU-1',
      containerSealNumber: 'S-1',
      shippingMark: 'GEMBA / 1-4',
      isBond: true,
    });
    expect(data).toMatchObject({
      status: 'OPEN',
      vendorId: 'V-1',
      prDate: '2026-01-10',
      expectedDate: '2026-01-30',
      shippedVia: 'ROAD',
      transitTime: 20,
      billOfLading: 'BL-1',
      containerNumber: 'MSCU-1',
      containerSealNumber: 'S-1',
      shippingMark: 'GEMBA / 1-4',
      isBond: true,
      items: [{ itemNumber: 1, poNumber: po, poItemNumber: 1, part: 'BOLT', location: 'TRANSIT', max: '12.0000' }],
    });
    expect(await inTransit(po)).toEqual({ way: 12, shipped: 12, ship_status: 'PARTIAL' });
    expect(await room.broken()).toEqual([]);
    const received = await room.post<{ status: string }>(`/proformaReceivers/${data.prNumber}/receive`, {
      items: [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '12' }] }],
    });
    expect(received.data.status).toBe('CLOSED');
    expect(await inTransit(po)).toEqual({ way: 0, shipped: 12, ship_status: 'PARTIAL' });
    expect(await room.broken()).toEqual([]);
  });

  it('and its receiver say how the vendor packs, in quantities of the stock unit', async () => {
    const columns = { po_unit: 'BOX', po_unit_qty: '10' };
    const po = await room.purchaseOrder([{ quantity: '40', columns }]);
    const { data } = await make(po, [{ itemNumber: 1, quantity: '20' }]);
    const packed = { poUnit: 'BOX', poUnitQty: '10.0000', quantity: '20.0000' };
    expect(data.items).toMatchObject([packed]);
    const { data: received } = await room.post<{ receivers: object[] }>(`/proformaReceivers/${data.prNumber}/receive`, {
      items: [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '20' }] }],
    });
    expect(received.receivers).toMatchObject([{ items: [{ ...packed, uom: 'EA' }] }]);
    const { data: order } = await room.get<{ items: object[] }>(`/purchaseOrders/${po}`);
    expect(order.items).toMatchObject([
      { uom: 'EA', poUnit: 'BOX', poUnitQty: '10.0000', quantityReceived: '20.0000' },
    ]);
  });

  it('may be made again for the rest, and for no more than that', async () => {
    const po = await room.purchaseOrder([{ quantity: '10' }]);
    await make(po, [{ itemNumber: 1, quantity: '7' }]);
    expect(
      await make(po, [
        { itemNumber: 1, quantity: '2' },
        { itemNumber: 1, quantity: '2' },
      ]),
    ).toMatchObject({
      msgCode: 'QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED',
      data: { itemNumber: 1, maximum: '3.0000', field: 'items.1.quantity' },
    });
    expect(await make(po, [{ itemNumber: 1, quantity: '3' }])).toMatchObject({ success: true });
    expect(await inTransit(po)).toMatchObject({ way: 10, ship_status: 'SHIPPED' });
  });

  it('takes the last goods once, whoever of two is faster', async () => {
    const po = await room.purchaseOrder([{ quantity: '4' }]);
    const all = [{ itemNumber: 1, quantity: '4' }];
    const both = await Promise.all([make(po, all), make(po, all)]);
    expect(both.map(({ msgCode }) => msgCode).toSorted()).toEqual([
      'OK',
      'QTY_RECEIVED_CAN_NOT_MORE_THAN_QTY_PURCHASED',
    ]);
    expect(await inTransit(po)).toMatchObject({ way: 4, shipped: 4 });
    expect(await room.broken()).toEqual([]);
  });

  it('skips a number that was imported', async () => {
    const po = await room.purchaseOrder([{ quantity: '10' }]);
    const { data } = await make(po, [{ itemNumber: 1, quantity: '1' }]);
    const taken = String(Number(data.prNumber) + 1);
    await room.insert('proforma_receiver', {
      pr_number: taken,
      pr_date: '2026-01-05',
      vendor_id: 'V-1',
      status: 'CLOSED',
      created_by: room.userId,
    });
    const next = await make(po, [{ itemNumber: 1, quantity: '1' }]);
    expect(next.data.prNumber).toBe(String(Number(taken) + 1));
  });

  it.each([
    ['NO_ITEM_TO_ANNOUNCE', [], {}],
    ['PO_ITEM_NOT_EXIST', [{ itemNumber: 9, quantity: '1' }], {}],
    ['NA_ITEM_NOT_IN_TRANSIT', [{ itemNumber: 2, quantity: '1' }], {}],
    ['INVALID_QUANTITY', [{ itemNumber: 1, quantity: '0' }], {}],
    ['CODE_NOT_EXIST', [{ itemNumber: 1, quantity: '1' }], { shippedVia: 'NOBODY' }],
    ['ANNOUNCED_DATE_IN_FUTURE', [{ itemNumber: 1, quantity: '1' }], { prDate: '2099-01-01' }],
    ['ANNOUNCED_BEFORE_ORDER', [{ itemNumber: 1, quantity: '1' }], { prDate: '2001-01-01' }],
    [
      'EXPECTED_BEFORE_ANNOUNCED',
      [{ itemNumber: 1, quantity: '1' }],
      { prDate: '2026-01-10', expectedDate: '2026-01-09' },
    ],
  ])('is refused as %s and moves nothing', async (msgCode, items, header) => {
    const po = await room.purchaseOrder([{ quantity: '5' }, { part: null }]);
    expect(await make(po, items, header)).toMatchObject({ msgCode });
    expect(await inTransit(po)).toMatchObject({ way: 0, shipped: 0 });
  });

  it('needs an order that can be received, a location for goods on the way, and the role', async () => {
    const waiting = await room.purchaseOrder([{}], { status: 'NOT_APPROVED' });
    expect(await make(waiting, [{ itemNumber: 1, quantity: '1' }])).toMatchObject({ msgCode: 'CAN_NOT_BE_RECEIVED' });
    expect(await make('0', [{ itemNumber: 1, quantity: '1' }])).toMatchObject({ msgCode: 'PO_NOT_EXIST' });
    const po = await room.purchaseOrder([{}]);
    const reader = await room.person({ roles: ['FIND_PURCHASE_ORDER'] });
    const body = { poNumber: po, items: [{ itemNumber: 1, quantity: '1' }] };
    expect(await room.post('/proformaReceivers', body, undefined, reader)).toMatchObject({
      msgCode: 'LIMITED_PERMISSIONS',
    });
    const other = await openStockRoom(erp);
    await other.ask(`update location set active = false where company_id = $1 and purpose = 'TRANSIT'`);
    const theirs = await other.purchaseOrder([{}]);
    expect(await other.post('/proformaReceivers', { ...body, poNumber: theirs })).toMatchObject({
      msgCode: 'NO_TRANSIT_LOCATION',
    });
  });
});
