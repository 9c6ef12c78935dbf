import { randomUUID } from 'node:crypto';
import type { Inspection } from '@gemba/contract/quality/inspection/inspection';
import type { RtvShipper, RtvShipperRow } from '@gemba/contract/shipping/rtv/rtv-shipper';
import type { ShippableRtv, ShippableRtvRow } from '@gemba/contract/shipping/rtv/shippable-rtv';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
let reports = 0;
beforeAll(async () => {
  room = await openStockRoom(erp);
  await room.opening('BOLT', 'A-01', '1000', '2');
});

const take = (location: string, quantity: string, serials?: string[]) => ({
  itemNumber: 1,
  locations: [{ location, quantity, ...(serials && { serials }) }],
});
const ship = (rtv: string, items: object[], key: string = randomUUID(), by = room.browser) =>
  room.post<RtvShipper & Record<string, string>>(`/shipping/rtvs/${rtv}`, { items }, key, by);
const takeBack = (number: string, by = room.browser) =>
  room.post<RtvShipper>(`/rtvShippers/${number}/reverse`, { reason: 'The truck came back' }, undefined, by);
const statusOf = async (rtv: string) =>
  (await room.ask<{ status: string }>('select status from rtv where company_id = $1 and rtv_number = $2', [rtv]))[0]
    ?.status;
const held = async (location: string, part = 'BOLT') => {
  const balance = await room.balance(part, location);
  return [Number(balance?.['on_hand'] ?? 0), Number(balance?.['in_qa'] ?? 0)];
};
const booked = (number: string) =>
  room.ask(
    `select use, sum(debit - credit)::float as amount from journal_line join journal_entry using (company_id, entry_number)
       join account_use using (company_id, account_number)
      where company_id = $1 and document_kind = 'rtv_shipper' and document_number = $2 group by use order by use`,
    [number],
  );
const bolts = (quantity: string) => room.rtv([{ part: 'BOLT', quantity }]);

/** Goods that came to QA-1 at 2.00, of which quality rejects some; their return is approved. */
async function rejected(part: string, came: string, bad: string, serials?: { came: string[]; bad: string[] }) {
  const po = await room.purchaseOrder([{ part, quantity: came, price: '2' }]);
  const irNumber = `IR-${(reports += 1)}`;
  const locations = [{ location: 'QA-1', quantity: came, ...(serials && { serials: serials.came }) }];
  await room.post(`/receiving/purchaseOrders/${po}`, {
    items: [{ itemNumber: 1, irNumber, qtyQualified: '0', locations }],
  });
  const { data } = await room.post<Inspection>(`/inspections/${irNumber}/decide`, {
    location: 'QA-1',
    reject: { quantity: bad, to: 'RTV', reason: 'DAMAGED', ...(serials && { serials: serials.bad }) },
  });
  const { rtvNumber, decisionNumber } = data.decisions[0] ?? {};
  await room.ask(`update rtv set status = 'APPROVED' where company_id = $1 and rtv_number = $2`, [rtvNumber]);
  return { irNumber, rtv: rtvNumber ?? '', decision: decisionNumber ?? '' };
}
const inspection = async (irNumber: string) => (await room.get<Inspection>(`/inspections/${irNumber}`)).data;

describe('goods that quality rejected', () => {
  it('leave QA, exactly those of the decision, and those that wait stay', async () => {
    const { irNumber, rtv, decision } = await rejected('GAUGE', '10', '6');
    const { data: open } = await room.get<ShippableRtv>(`/shipping/rtvs/${rtv}`);
    expect(open.items).toMatchObject([
      { fromQa: true, max: '6.0000', stock: { locations: [{ location: 'QA-1', onHand: '6.0000' }] } },
    ]);
    expect(await ship(rtv, [take('A-01', '1')])).toMatchObject({
      msgCode: 'RTV_GOODS_IN_QA',
      data: { location: 'QA-1' },
    });
    const { data } = await ship(rtv, [take('QA-1', '4')]);
    expect(data).toMatchObject({
      rtvNumber: rtv,
      orderStatus: 'PARTIAL',
      items: [{ part: 'GAUGE', location: 'QA-1', quantity: '4.0000', fromQa: true, value: '8.00' }],
    });
    expect(await inspection(irNumber)).toMatchObject({ waiting: '4.0000', returning: '2.0000' });
    expect(await room.broken()).toEqual([]);
    expect(await room.post(`/qaDecisions/${encodeURIComponent(decision)}/reverse`, { reason: 'Wrong' })).toMatchObject({
      msgCode: 'RTV_IS_SHIPPED',
    });
    expect(await ship(rtv, [take('QA-1', '3')])).toMatchObject({ msgCode: 'SHIPPED_QTY_IS_OVER' });
    await ship(rtv, [take('QA-1', '2')]);
    expect(await statusOf(rtv)).toBe('SHIPPED');
    expect(await inspection(irNumber)).toMatchObject({ waiting: '4.0000', returning: '0.0000' });
    expect((await held('QA-1', 'GAUGE'))[1]).toBe(4);
  });

  it('are in QA again when their shipment is taken back, and then the decision can be', async () => {
    const { irNumber, rtv, decision } = await rejected('GAUGE', '5', '5');
    const { data } = await ship(rtv, [take('QA-1', '5')]);
    const { data: back } = await takeBack(data.shipperNumber);
    expect(back).toMatchObject({ orderStatus: 'APPROVED', items: [{ quantity: '-5.0000' }] });
    expect(await inspection(irNumber)).toMatchObject({ waiting: '0.0000', returning: '5.0000' });
    expect(await room.broken()).toEqual([]);
    await room.post(`/qaDecisions/${encodeURIComponent(decision)}/reverse`, { reason: 'Wrong' });
    expect(await inspection(irNumber)).toMatchObject({ waiting: '5.0000', returning: '0.0000' });
  });

  it('leave by the serial numbers that were rejected', async () => {
    const { rtv } = await rejected('MOTOR', '3', '2', { came: ['S-1', 'S-2', 'S-3'], bad: ['S-1', 'S-2'] });
    expect(await ship(rtv, [take('QA-1', '1')])).toMatchObject({ msgCode: 'SERIAL_REQUIRED' });
    expect(await ship(rtv, [take('QA-1', '1', ['S-3'])])).toMatchObject({ msgCode: 'SERIAL_NOT_EXIST' });
    const { data } = await ship(rtv, [take('QA-1', '1', ['s-1'])]);
    const { data: open } = await room.get<ShippableRtv>(`/shipping/rtvs/${rtv}`);
    expect(open.items[0]?.stock.locations[0]?.serials).toEqual(['S-2']);
    const place = `select place, location from serial where company_id = $1 and serial_number = 'S-1'`;
    expect(await room.ask(place)).toEqual([{ place: 'SHIPPED', location: null }]);
    await takeBack(data.shipperNumber);
    expect(await room.ask(place)).toEqual([{ place: 'STOCK', location: 'QA-1' }]);
  });

  it('do not leave twice: a piece that its vendor has sent again waits for quality anew', async () => {
    const { rtv } = await rejected('MOTOR', '2', '2', { came: ['T-1', 'T-2'], bad: ['T-1', 'T-2'] });
    await ship(rtv, [take('QA-1', '1', ['T-1'])]);
    const again = await rejected('MOTOR', '2', '1', { came: ['T-1', 'T-9'], bad: ['T-9'] });
    const { goods } = await inspection(again.irNumber);
    expect(goods.flatMap(({ serials }) => serials)).toContain('T-1');
    expect(goods.flatMap(({ serials }) => serials)).not.toContain('T-2');
    expect(await ship(rtv, [take('QA-1', '1', ['T-1'])])).toMatchObject({ msgCode: 'SERIAL_NOT_EXIST' });
    const { data: open } = await room.get<ShippableRtv>(`/shipping/rtvs/${rtv}`);
    expect(open.items[0]?.stock.locations[0]?.serials).toEqual(['T-2']);
  });
});

describe('goods on hand', () => {
  it('leave the shelf at its cost, and their vendor owes them', async () => {
    const rtv = await bolts('10');
    const [before = 0] = await held('A-01');
    const { data } = await ship(rtv, [take('a-01', '4')]);
    expect(await held('A-01')).toEqual([before - 4, 0]);
    expect(await booked(data.shipperNumber)).toEqual([
      { use: 'GOODS_RECEIVED_NOT_INVOICED', amount: 8 },
      { use: 'INVENTORY', amount: -8 },
    ]);
    const { data: back } = await takeBack(data.shipperNumber);
    expect(await booked(back.shipperNumber)).toEqual([
      { use: 'GOODS_RECEIVED_NOT_INVOICED', amount: -8 },
      { use: 'INVENTORY', amount: 8 },
    ]);
    expect(await held('A-01')).toEqual([before, 0]);
    expect(await statusOf(rtv)).toBe('APPROVED');
    expect(await takeBack(data.shipperNumber)).toMatchObject({ msgCode: 'POSTING_IS_REVERSED' });
    expect(await takeBack(back.shipperNumber)).toMatchObject({ msgCode: 'POSTING_IS_REVERSAL' });
    expect((await room.get(`/rtvs/${rtv}`)).data).toMatchObject({
      shippers: [{ status: 'REVERSED' }, { number: data.shipperNumber, status: 'SHIPPED' }],
    });
  });

  it('go back also while their part is on hold', async () => {
    await room.ask(`update part set hold = true where company_id = $1 and part_number = 'BOLT'`);
    expect(await ship(await bolts('1'), [take('A-01', '1')])).toMatchObject({ msgCode: 'OK' });
    await room.ask(`update part set hold = false where company_id = $1 and part_number = 'BOLT'`);
  });
});

describe('a shipment to a vendor', () => {
  it.each([
    ['NO_ITEM_TO_SHIP', []],
    ['NO_ITEM_TO_SHIP', [take('A-01', '0')]],
    ['SHIPPED_QTY_IS_OVER', [take('A-01', '5')]],
    ['SHIPPED_QTY_IS_OVER', [take('A-01', '2'), take('A-02', '3')]],
    ['RTV_ITEM_NOT_EXIST', [{ ...take('A-01', '1'), itemNumber: 9 }]],
    ['LOCATION_NOT_EXIST', [take('NOWHERE', '1')]],
    ['INVENTORY_NOT_EXIST', [take('A-04', '1')]],
    ['LOCATION_REQUIRED', [take('', '1')]],
    ['INVALID_INPUT', [take('A-01', '1', ['S-1'])]],
  ])('is refused with %s and moves nothing: %j', async (msgCode, items) => {
    const rtv = await bolts('4');
    const before = await held('A-01');
    expect(await ship(rtv, items)).toMatchObject({ msgCode });
    expect(await held('A-01')).toEqual(before);
    expect(await statusOf(rtv)).toBe('APPROVED');
  });

  it('takes no more than lies there', async () => {
    await room.opening('NUT', 'A-01', '3', '1');
    const rtv = await room.rtv([{ part: 'NUT', quantity: '4' }]);
    expect(await ship(rtv, [take('A-01', '4')])).toMatchObject({ msgCode: 'SHIPPED_QTY_OVER_ON_HAND' });
  });

  it.each(['NOT_APPROVED', 'REJECTED', 'CANCELLED'])('is refused while the return is %s', async (status) => {
    const rtv = await room.rtv([{ part: 'BOLT' }], { status });
    expect(await ship(rtv, [take('A-01', '1')])).toMatchObject({ msgCode: 'RTV_NOT_OPEN_TO_SHIP' });
    expect(await room.get(`/shipping/rtvs/${rtv}`)).toMatchObject({ msgCode: 'RTV_NOT_OPEN_TO_SHIP' });
  });

  it('with the same key is posted once, and by several people at once ships no more than was approved', async () => {
    const rtv = await bolts('5');
    const key = randomUUID();
    const [first, second] = await Promise.all([
      ship(rtv, [take('A-01', '1')], key),
      ship(rtv, [take('A-01', '1')], key),
    ]);
    expect(second.data.shipperNumber).toBe(first.data.shipperNumber);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ship(rtv, [take('A-01', '2')])));
    expect(answers.filter(({ msgCode }) => msgCode === 'OK')).toHaveLength(2);
    expect(await statusOf(rtv)).toBe('SHIPPED');
    expect(await ship(rtv, [take('A-01', '1')])).toMatchObject({ msgCode: 'RTV_NOT_OPEN_TO_SHIP' });
  });

  it('stays once the vendor has credited it', async () => {
    const rtv = await bolts('1');
    const { data } = await ship(rtv, [take('A-01', '1')]);
    await room.ask(`update rtv set status = 'CLOSED' where company_id = $1 and rtv_number = $2`, [rtv]);
    expect(await takeBack(data.shipperNumber)).toMatchObject({ msgCode: 'ORDER_IS_CLOSED' });
  });
});

describe('rights', () => {
  it('lets those ship who ship sales, and lists what can leave', async () => {
    const rtv = await bolts('2');
    const clerk = await room.person({ roles: ['FIND_SHIPPER', 'ADD_SHIPPER'] });
    const reader = await room.person({ roles: ['FIND_SHIPPER'] });
    const { data } = await room.get<{ items: ShippableRtvRow[] }>(`/shipping/rtvs?q=${rtv}`, reader);
    expect(data.items).toMatchObject([{ rtvNumber: rtv, vendorName: 'Kestrel Bearings', openItemCount: 1 }]);
    expect(await ship(rtv, [take('A-01', '1')], undefined, reader)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    const { data: shipper } = await ship(rtv, [take('A-01', '1')], undefined, clerk);
    expect(shipper.reversal).toMatchObject({ allowed: false, refusal: 'LIMITED_PERMISSIONS' });
    expect(await takeBack(shipper.shipperNumber, clerk)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
  });

  it('lists shipments, newest first, by number, return, vendor or day', async () => {
    const rtv = await bolts('2');
    const { data: first } = await ship(rtv, [take('A-01', '1')]);
    const { data: back } = await takeBack(first.shipperNumber);
    const reader = await room.person({ roles: ['FIND_SHIPPER'] });
    const listed = async (query: string) =>
      (await room.get<{ items: RtvShipperRow[]; nextCursor: string | null }>(`/rtvShippers?${query}`, reader)).data;
    const { items } = await listed(`q=${rtv}`);
    expect(items).toMatchObject([
      { shipperNumber: back.shipperNumber, reverses: first.shipperNumber, itemCount: 1 },
      { shipperNumber: first.shipperNumber, reversedBy: back.shipperNumber, vendorName: 'Kestrel Bearings' },
    ]);
    const { items: one, nextCursor } = await listed(`q=${rtv}&limit=1`);
    expect([...one, ...(await listed(`q=${rtv}&limit=1&cursor=${nextCursor}`)).items]).toEqual(items);
    expect((await listed('q=kestrel&limit=2')).items).toEqual(items);
    expect((await listed('to=2020-01-01')).items).toEqual([]);
    expect(await room.get('/rtvShippers?from=2026-02-01&to=2026-01-01')).toMatchObject({
      msgCode: 'DATE_RANGE_REVERSED',
    });
  });

  it('shows a return and its shipment to nobody of another company', async () => {
    const rtv = await bolts('2');
    const { data } = await ship(rtv, [take('A-01', '1')]);
    const other = await openStockRoom(erp);
    expect((await other.get<{ items: RtvShipperRow[] }>('/rtvShippers')).data.items).toEqual([]);
    expect(await other.get(`/shipping/rtvs/${rtv}`)).toMatchObject({ msgCode: 'RTV_NOT_EXIST' });
    expect(await other.get(`/rtvShippers/${data.shipperNumber}`)).toMatchObject({ msgCode: 'RTV_SHIPPER_NOT_EXIST' });
    expect(await other.post(`/shipping/rtvs/${rtv}`, { items: [take('A-01', '1')] })).toMatchObject({
      msgCode: 'RTV_NOT_EXIST',
    });
  });
});

it('leaves every ledger whole', async () => {
  expect(await room.broken()).toEqual([]);
});
