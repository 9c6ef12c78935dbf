import type { ProformaShipper } from '@gemba/contract/shipping/proforma/proforma-shipper';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { openShippingRoom, type ShippingRoom, take } from '../testing/shipping-room.ts';

const erp = await startTestApp();
let room: ShippingRoom;
beforeAll(async () => {
  room = await openShippingRoom(erp);
  await room.opening('BOLT', 'A-01', '100', '2');
  await room.insert('customer', {
    customer_id: 'C-2',
    customer_name: 'Birch',
    sort_name: 'birch',
    language: 'zh-CN',
  });
  for (const [customer_id, ship_to_id] of [
    ['C-1', 'MAIN'],
    ['C-1', 'NORTH'],
    ['C-2', 'EAST'],
  ] as const)
    await room.insert('customer_ship_to', { customer_id, ship_to_id, ship_to_name: `Gate ${ship_to_id}` });
});

const make = (soNumber: string, items: unknown[], header = {}) =>
  room.post<ProformaShipper>('/proformaShippers', { soNumber, header, items });
const one = [{ itemNumber: 1, quantity: '1' }];

describe('a proforma shipper', () => {
  it('is made from an order with its prices, and is shipped like one that was imported', async () => {
    const so = await room.salesOrder(
      [
        { quantity: '10', price: '3', columns: { discount: '5' } },
        { part: null, quantity: '1' },
      ],
      { customer_po: 'THEIR-7', ship_to_id: 'NORTH' },
    );
    const { data } = await make(so, [
      { itemNumber: 1, quantity: '6' },
      { itemNumber: 2, quantity: '1' },
    ]);
    expect(data).toMatchObject({
      status: 'OPEN',
      soNumber: so,
      customerId: 'C-1',
      billToId: 'C-1',
      billToName: 'Alder',
      shipToId: 'NORTH',
      shipToName: 'Gate NORTH',
      customerPo: 'THEIR-7',
      language: 'en',
      items: [
        {
          itemNumber: 1,
          soItemNumber: 1,
          quantity: '6.0000',
          listPrice: '3.000000',
          discount: '5.0000',
          max: '6.0000',
        },
        { itemNumber: 2, soItemNumber: 2, part: 'NA', quantity: '1.0000' },
      ],
    });
    const shipped = await room.post(`/proformaShippers/${data.pfNumber}/ship`, {
      items: [take(1, ['A-01', '6']), { itemNumber: 2, quantity: '1' }],
      shipNow: true,
    });
    expect(shipped).toMatchObject({ success: true, data: { pfNumber: data.pfNumber } });
    expect((await room.get<ProformaShipper>(`/proformaShippers/${data.pfNumber}`)).data.status).toBe('CLOSED');
    expect(await room.broken()).toEqual([]);
  });

  it('takes what is entered instead, and the language of the customer', async () => {
    const so = await room.salesOrder([{ quantity: '10' }]);
    const { data } = await make(so, one, {
      pfDate: '2026-01-08',
      billToId: 'C-2',
      shipToId: 'MAIN',
      customerPo: 'X-1',
      language: 'zh',
    });
    expect(data).toMatchObject({
      pfDate: '2026-01-08',
      billToId: 'C-2',
      shipToId: 'MAIN',
      customerPo: 'X-1',
      language: 'zh',
    });
    const theirs = await room.salesOrder([{ quantity: '10' }], { customer_id: 'C-2' });
    expect((await make(theirs, one)).data).toMatchObject({ customerId: 'C-2', language: 'zh', shipToId: null });
  });

  it.each([
    ['NO_ITEM_TO_ANNOUNCE', [], {}],
    ['SALES_ORDER_ITEM_NOT_EXIST', [{ itemNumber: 9, quantity: '1' }], {}],
    ['INVALID_QUANTITY', [{ itemNumber: 1, quantity: '0' }], {}],
    ['SHIPPED_QTY_IS_OVER', [{ itemNumber: 1, quantity: '5.0001' }], {}],
    ['ANNOUNCED_DATE_IN_FUTURE', one, { pfDate: '2099-01-01' }],
    ['ANNOUNCED_BEFORE_ORDER', one, { pfDate: '2001-01-01' }],
    ['CODE_NOT_EXIST', one, { billToId: 'NOBODY' }],
    ['CODE_NOT_EXIST', one, { shipToId: 'EAST' }],
  ])('is refused as %s', async (msgCode, items, header) => {
    const so = await room.salesOrder([{ quantity: '5' }]);
    expect(await make(so, items, header)).toMatchObject({ msgCode });
  });

  it('is withdrawn once, and ships nothing after that', async () => {
    const so = await room.salesOrder([{ quantity: '5' }]);
    const { pfNumber } = (await make(so, one)).data;
    const path = `/proformaShippers/${pfNumber}/withdraw`;
    const reader = await room.person({ roles: ['FIND_SHIPPER'] });
    expect(await room.post(path, undefined, undefined, reader)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    expect(await room.post(path, undefined)).toMatchObject({ success: true, data: { pfNumber, status: 'CLOSED' } });
    expect(await room.post(path, undefined)).toMatchObject({ msgCode: 'PROFORMA_SHIPPER_IS_CLOSED' });
    const shipped = await room.post(`/proformaShippers/${pfNumber}/ship`, { items: [take(1, ['A-01', '1'])] });
    expect(shipped).toMatchObject({ msgCode: 'PROFORMA_SHIPPER_IS_CLOSED' });
    expect(await room.post('/proformaShippers/0/withdraw', undefined)).toMatchObject({
      msgCode: 'PROFORMA_SHIPPER_NOT_EXIST',
    });
  });

  it('needs an order that can be shipped, and the role', async () => {
    const waiting = await room.salesOrder([{}], { status: 'NOT_REVIEWED' });
    expect(await make(waiting, one)).toMatchObject({ msgCode: 'ORDER_IS_HOLD' });
    expect(await make('0', one)).toMatchObject({ msgCode: 'SALES_ORDER_NOT_EXIST' });
    const so = await room.salesOrder([{}]);
    const reader = await room.person({ roles: ['FIND_SHIPPER'] });
    expect(await room.post('/proformaShippers', { soNumber: so, items: one }, undefined, reader)).toMatchObject({
      msgCode: 'LIMITED_PERMISSIONS',
    });
  });

  it('lists the places of the customer with the order', async () => {
    const so = await room.salesOrder([{}], { ship_to_id: 'MAIN' });
    const { data } = await room.get<object>(`/shipping/salesOrders/${so}`);
    expect(data).toMatchObject({ shipToId: 'MAIN', shipTos: [{ shipToId: 'MAIN' }, { shipToId: 'NORTH' }] });
  });
});
