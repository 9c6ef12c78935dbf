import { randomUUID } from 'node:crypto';
import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeAll(async () => {
  room = await openStockRoom(erp);
});

const put = (location: string, quantity: string, serials?: string[]) => ({
  location,
  quantity,
  ...(serials && { serials }),
});
const line = (itemNumber: number, ...locations: unknown[]) => ({ itemNumber, locations });
const receive = (poNumber: string, body: Record<string, unknown>, key?: string) =>
  room.post<Receiver>(`/receiving/purchaseOrders/${poNumber}`, body, key);
const orderOf = async (poNumber: string) =>
  (
    await room.ask<Record<string, string>>('select * from purchase_order where company_id = $1 and po_number = $2', [
      poNumber,
    ])
  )[0];

describe('receiving a purchase order', () => {
  it('turns what arrived into stock, splits it over locations, leaves the rest open and says how the order stands', async () => {
    const po = await room.purchaseOrder([{ quantity: '100', price: '2', columns: { discount: '10' } }]);
    const answer = await receive(po, {
      header: { vendorShipperNum: 'S-1', freightCost: '12.5', carrier: 'ROAD' },
      items: [line(1, put('a-01 ', '30'), put('A-02', '10.5'))],
    });
    expect(answer).toMatchObject({
      success: true,
      data: {
        kind: 'po',
        orderNumber: po,
        orderStatus: 'PARTIAL',
        status: 'RECEIVED',
        warehouse: 'P2',
        amount: '72.90',
        vendorShipperNum: 'S-1',
        freightCost: '12.50',
        carrier: 'ROAD',
        takesMore: true,
        items: [
          {
            itemNumber: 1,
            orderItem: 1,
            part: 'BOLT',
            quantity: '40.5000',
            unitCost: '1.800000',
            amount: '72.90',
            putAways: [
              { location: 'A-01', quantity: '30.0000', quantityQA: '0.0000', serials: [] },
              { location: 'A-02', quantity: '10.5000', quantityQA: '0.0000', serials: [] },
            ],
          },
        ],
        reversal: { allowed: true, refusal: null },
      },
    });
    expect(await room.balance('BOLT', 'A-01')).toMatchObject({ on_hand: '30.0000', avg_cost: '1.800000' });
    expect(await orderOf(po)).toMatchObject({ status: 'PARTIAL', version: 2, ship_status: 'PARTIAL' });
    expect(await room.ask(`select last_po_cost from part where company_id = $1 and part_number = 'BOLT'`)).toEqual([
      { last_po_cost: '1.800000' },
    ]);
  });

  it('keeps what was paid on the price row that holds today, in its currency', async () => {
    const po = await room.purchaseOrder([{ part: 'NUT', quantity: '5', price: '2', columns: { discount: '10' } }]);
    const { vendor_id = '', currency = '' } = (await orderOf(po)) ?? {};
    const row = { part_number: 'NUT', vendor_id, currency, price: '2.5' };
    await room.insert('vendor_price', { ...row, effective_date: '2020-01-01', effective_thru: '2020-12-31' });
    await room.insert('vendor_price', { ...row, effective_date: '2021-01-01' });
    await room.insert('vendor_price', { ...row, effective_date: '2021-01-02', currency: 'JPY' });
    await receive(po, { items: [line(1, put('A-01', '5'))] });
    expect(
      await room.ask(`select last_po_cost from vendor_price where company_id = $1 order by effective_date`),
    ).toEqual([{ last_po_cost: null }, { last_po_cost: '1.800000' }, { last_po_cost: null }]);
    expect(await room.ask(`select last_po_cost from part where company_id = $1 and part_number = 'NUT'`)).toEqual([
      { last_po_cost: '1.800000' },
    ]);
  });

  it('closes the order by itself when all of it has arrived', async () => {
    const po = await room.purchaseOrder([{ quantity: '5' }, { part: 'NUT', quantity: '2' }]);
    await receive(po, { items: [line(1, put('A-01', '5'))] });
    const answer = await receive(po, { items: [line(2, put('A-01', '2'))] });
    expect(answer.data).toMatchObject({ orderStatus: 'RECEIVED' });
    expect(await orderOf(po)).toMatchObject({ status: 'RECEIVED', ship_status: 'SHIPPED' });
    expect(await receive(po, { items: [line(1, put('A-01', '1'))] })).toMatchObject({ msgCode: 'CAN_NOT_BE_RECEIVED' });
  });

  it('takes a change along that waits for an order which it completes, not one of an order that goes on', async () => {
    const wish = async (changeId: number) => {
      const po = await room.purchaseOrder([{ quantity: '5' }]);
      await room.insert('order_change', {
        change_id: changeId,
        order_kind: 'po',
        order_number: po,
        item_number: 1,
        order_version: 1,
        requested_by: room.userId,
      });
      return po;
    };
    const [whole, half] = [await wish(901), await wish(902)];
    await receive(whole, { items: [line(1, put('A-01', '5'))] });
    await receive(half, { items: [line(1, put('A-01', '4'))] });
    expect(await room.ask('select change_id, status from order_change where company_id = $1 order by 1')).toEqual([
      { change_id: '901', status: 'CANCELLED' },
      { change_id: '902', status: 'PENDING' },
    ]);
  });

  it('names the open NCR whose goods it replaces', async () => {
    await room.insert('ncr', {
      ncr_number: 'N-7',
      ncr_date: '2026-01-05',
      source: 'STOCK',
      part_number: 'BOLT',
      quantity: '1',
      description: 'Bent',
      raised_by: room.userId,
    });
    const po = await room.purchaseOrder([{}]);
    const { data } = await receive(po, { items: [{ ...line(1, put('A-01', '1')), ncrNumber: 'N-7' }] });
    expect(data.items[0]).toMatchObject({ ncrNumber: 'N-7' });
  });

  it('takes foreign money at the rate of the order, and keeps the tax of a piece', async () => {
    const po = await room.purchaseOrder(
      [{ part: 'NUT', price: '3.333333', quantity: '3', columns: { tax_rate: '10', tax_code: 'VAT' } }],
      { currency: 'EUR', exchange_rate: '1.08' },
    );
    const { data } = await receive(po, { items: [line(1, put('A-03', '3'))] });
    expect(data.items[0]).toMatchObject({ unitCost: '3.600000', unitTax: '0.360000', amount: '10.80' });
  });

  it('puts what is not qualified into QA: first where QA is, then in the last location', async () => {
    const po = await room.purchaseOrder([
      { part: 'GAUGE', quantity: '20' },
      { part: 'GAUGE', quantity: '20' },
    ]);
    const first = { ...line(1, put('QA-1', '2'), put('A-01', '8')), irNumber: 'IR-1', qtyQualified: '7' };
    const second = { ...line(2, put('A-01', '5'), put('A-02', '5')), irNumber: 'IR-2', qtyQualified: '10' };
    const { data } = await receive(po, { items: [first, second] });
    expect(data.items.map(({ putAways }) => putAways)).toEqual([
      [
        { location: 'A-01', quantity: '7.0000', quantityQA: '1.0000', serials: [] },
        { location: 'QA-1', quantity: '0.0000', quantityQA: '2.0000', serials: [] },
      ],
      [
        { location: 'A-01', quantity: '5.0000', quantityQA: '0.0000', serials: [] },
        { location: 'A-02', quantity: '5.0000', quantityQA: '0.0000', serials: [] },
      ],
    ]);
    expect(await room.ask(`select ir_number, result from inspection_report where company_id = $1 order by 1`)).toEqual([
      { ir_number: 'IR-1', result: 'WAITING' },
      { ir_number: 'IR-2', result: 'OK' },
    ]);
  });

  it('adds to a receiver that is open, and numbers its items on', async () => {
    const po = await room.purchaseOrder([{ quantity: '10' }]);
    const { data: first } = await receive(po, {
      header: { trackingNumber: 'T-1' },
      items: [line(1, put('A-01', '3'))],
    });
    const { data: both } = await receive(po, {
      receiverNumber: first.receiverNumber,
      header: { condition: 'Wet' },
      items: [line(1, put('A-01', '4'))],
    });
    expect(both).toMatchObject({ receiverNumber: first.receiverNumber, trackingNumber: 'T-1', condition: 'Wet' });
    expect(both.items.map(({ itemNumber, quantity }) => [itemNumber, quantity])).toEqual([
      [1, '3.0000'],
      [2, '4.0000'],
    ]);
  });

  it('takes two lots of one item on two lines, and serial numbers one by one', async () => {
    const po = await room.purchaseOrder([
      { part: 'RESIN', quantity: '9' },
      { part: 'MOTOR', quantity: '3' },
    ]);
    const { data } = await receive(po, {
      items: [
        { ...line(1, put('A-01', '4')), lotNumber: 'L1' },
        { ...line(1, put('A-01', '5')), lotNumber: 'L2' },
        line(2, put('A-01', '2', ['SN1', 'SN2']), put('A-02', '1', ['SN3'])),
      ],
    });
    expect(data.items.map(({ lotNumber }) => lotNumber)).toEqual(['L1', 'L2', null]);
    expect(await room.balance('RESIN', 'A-01')).toMatchObject({ on_hand: '9.0000' });
    expect(
      await room.ask(`select serial_number, place, location from serial where company_id = $1 order by 1`),
    ).toEqual([
      { serial_number: 'SN1', place: 'STOCK', location: 'A-01' },
      { serial_number: 'SN2', place: 'STOCK', location: 'A-01' },
      { serial_number: 'SN3', place: 'STOCK', location: 'A-02' },
    ]);
  });

  it('books a service as an expense, by its own account where it names one', async () => {
    const po = await room.purchaseOrder([
      { part: null, quantity: '1', price: '640' },
      { part: null, quantity: '2', price: '10', columns: { account_number: '5120' } },
    ]);
    const { data } = await receive(po, {
      items: [
        { itemNumber: 1, quantity: '1' },
        { itemNumber: 2, quantity: '2' },
      ],
    });
    expect(data).toMatchObject({ amount: '660.00', orderStatus: 'RECEIVED' });
    expect(data.items[0]).toMatchObject({ part: 'NA', putAways: [] });
    expect(
      await room.ask(
        `select account_number, debit - credit as amount from journal_line join journal_entry using (company_id, entry_number)
          where company_id = $1 and document_kind = 'receiver' and document_number = $2 order by 1`,
        [data.receiverNumber],
      ),
    ).toEqual([
      { account_number: '2050', amount: '-660.00' },
      { account_number: '5120', amount: '20.00' },
      { account_number: '6200', amount: '640.00' },
    ]);
  });

  it('keeps goods that are not ours at no cost, and owes nothing for them', async () => {
    const po = await room.purchaseOrder([{ part: 'NUT', quantity: '4', columns: { part_from: 'CONSIGNED' } }]);
    const { data } = await receive(po, { items: [{ ...line(1, put('A-04', '4')), partFrom: 'CONSIGNED' }] });
    expect(data).toMatchObject({ amount: '0.00' });
    expect(await room.balance('NUT', 'A-04')).toMatchObject({ on_hand: '4.0000', avg_cost: '0.000000' });
  });

  it('is done once however often it is sent, and answers the same bytes', async () => {
    const po = await room.purchaseOrder([{ quantity: '10' }]);
    const key = randomUUID();
    const body = { items: [line(1, put('A-01', '6'))] };
    const [first, again] = await Promise.all([receive(po, body, key), receive(po, body, key)]);
    expect(again.text).toBe(first.text);
    expect(await receive(po, { items: [line(1, put('A-01', '5'))] }, key)).toMatchObject({
      msgCode: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(
      await room.ask('select quantity_received from purchase_order_item where company_id = $1 and po_number = $2', [
        po,
      ]),
    ).toEqual([{ quantity_received: '6.0000' }]);
  });
});

it('leaves every ledger whole', async () => {
  expect(await room.broken()).toEqual([]);
});
