import type { LogRow } from '@gemba/contract/inventory/inventory-shapes';
import type { Transfer } from '@gemba/contract/warehouse/move/transfer';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyRow } from '../../testing/every-row.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeAll(async () => {
  room = await openStockRoom(erp);
  await room.ask(`update part set description_zh = '零件', description_es = 'Pieza' where company_id = $1`, []);
  await room.opening('BOLT', 'A-01', '100', '2');
  await room.opening('BOLT', 'A-02', '10', '5');
  await room.opening('NUT', 'A-01', '30', '0.333333');
  await room.opening('NUT', 'A-04', '5', '0', 'CONSIGNED');
});

const item = (partNumber: string, fromLocation: string, toLocation: string, quantity: string, serials?: string[]) => ({
  partNumber,
  fromLocation,
  toLocation,
  quantity,
  ...(serials && { serials }),
});
const move = (items: readonly object[], reason?: string) =>
  room.post<Transfer & { field?: string }>('/transfers', { items, ...(reason && { reason }) });
const onHand = async (part: string, location: string) => Number((await room.balance(part, location))?.['on_hand'] ?? 0);

describe('within a warehouse', () => {
  it('goods lie in the other location at once, and take their cost along', async () => {
    const { data } = await move([item('BOLT', 'a-01', 'A-02 ', '10'), item('NUT', 'A-01', 'A-03', '7')], 'Tidying up');
    expect(data).toMatchObject({
      status: 'ARRIVED',
      fromWarehouse: 'P2',
      toWarehouse: 'P2',
      reason: 'Tidying up',
      reversal: { allowed: true },
      items: [
        { part: 'BOLT', quantity: '10.0000', unitCost: '2.000000' },
        { part: 'NUT', unitCost: '0.333333' },
      ],
    });
    expect(await room.balance('BOLT', 'A-02')).toMatchObject({ on_hand: '20.0000', avg_cost: '3.500000' });
    expect(await room.balance('BOLT', 'A-01')).toMatchObject({ on_hand: '90.0000', avg_cost: '2.000000' });
  });

  it('one request may carry the same goods on, and into a location that never held them', async () => {
    const before = await onHand('BOLT', 'A-01');
    await move([item('BOLT', 'A-01', 'DOCK-1', '4'), item('BOLT', 'DOCK-1', 'A-03', '4')]);
    expect([await onHand('BOLT', 'A-01'), await onHand('BOLT', 'DOCK-1'), await onHand('BOLT', 'A-03')]).toEqual([
      before - 4,
      0,
      4,
    ]);
  });
});

describe('between two warehouses', () => {
  it('goods are on the way until they arrive: ours all along, in no location to take from', async () => {
    const value = async () =>
      (await room.ask<{ value: string }>('select sum(value) as value from inventory_balance where company_id = $1'))[0]
        ?.value;
    const before = await value();
    const { data } = await move([item('BOLT', 'A-02', 'P1-01', '5')]);
    expect(data).toMatchObject({
      status: 'IN_TRANSFER',
      toWarehouse: 'P1',
      reversal: { refusal: 'TRANSFER_ON_THE_WAY' },
    });
    expect(await room.balance('BOLT', 'A-02')).toMatchObject({ in_to: '5.0000' });
    expect(await onHand('BOLT', 'P1-01')).toBe(0);
    expect(await value()).toBe(before);
    const path = `/transfers/${data.transferNumber}`;
    expect(await room.post(`${path}/reverse`, { reason: 'x' })).toMatchObject({ msgCode: 'TRANSFER_ON_THE_WAY' });
    const arrived = await room.post<Transfer>(`${path}/arrive`, undefined);
    expect(arrived.data).toMatchObject({ status: 'ARRIVED', arrivedBy: { userId: room.userId } });
    expect(await room.balance('BOLT', 'P1-01')).toMatchObject({ on_hand: '5.0000', avg_cost: '3.500000' });
    expect(await room.balance('BOLT', 'A-02')).toMatchObject({ in_to: '0.0000' });
    const log = await room.get<{ items: LogRow[] }>('/inventoryLogs?partNumber=BOLT');
    const rows = log.data.items.filter(({ documentNumber }) => documentNumber === data.transferNumber);
    expect(rows.map(({ location, movement, otherLocation }) => [location, movement, otherLocation])).toEqual([
      ['P1-01', 'TAKE_IN', 'A-02'],
      ['A-02', 'HAND_OVER', 'P1-01'],
      ['A-02', 'SEND', 'P1-01'],
    ]);
    expect(await room.post(`${path}/arrive`, undefined)).toMatchObject({ msgCode: 'TRANSFER_HAS_ARRIVED' });
  });
});

describe('taking back', () => {
  const reverse = (number: string, by = room.browser) =>
    room.post<Transfer>(`/transfers/${number}/reverse`, { reason: 'Wrong shelf' }, undefined, by);

  it('moves the same goods the other way, once, unless they were used meanwhile', async () => {
    const { data } = await move([item('NUT', 'A-01', 'A-03', '2')]);
    const half = await room.person({ roles: ['WAREHOUSE_INFO', 'FIND_SHIPPER'] });
    expect(await reverse(data.transferNumber, half)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    const here = await onHand('NUT', 'A-03');
    const away = await move([item('NUT', 'A-03', 'A-02', String(here))]);
    expect(await reverse(data.transferNumber)).toMatchObject({
      msgCode: 'STOCK_ALREADY_USED',
      data: { partNumber: 'NUT', location: 'A-03', missing: '2' },
    });
    await reverse(away.data.transferNumber);
    const back = await reverse(data.transferNumber);
    expect(back.data).toMatchObject({
      status: 'ARRIVED',
      reverses: data.transferNumber,
      reason: 'Wrong shelf',
      reversal: { reason: 'Wrong shelf' },
      items: [{ descriptionZh: '零件', fromLocation: 'A-03', toLocation: 'A-01', quantity: '2.0000' }],
    });
    expect((await room.get<Transfer>(`/transfers/${data.transferNumber}`)).data).toMatchObject({
      reason: null,
      reversal: { reversedBy: back.data.transferNumber, reason: 'Wrong shelf' },
    });
    expect(await reverse(data.transferNumber)).toMatchObject({ msgCode: 'POSTING_IS_REVERSED' });
    expect(await reverse(back.data.transferNumber)).toMatchObject({ msgCode: 'POSTING_IS_REVERSAL' });
    expect(await reverse('NOPE')).toMatchObject({ code: 404, msgCode: 'TRANSFER_NOT_EXIST' });
  });
});

describe('serial numbers', () => {
  it('go along, lie in one place at a time, and cannot be taken while on the way', async () => {
    await room.opening('MOTOR', 'A-01', '2', '100');
    for (const serial of ['S-1', 'S-2'])
      await room.insert('serial', { part_number: 'MOTOR', serial_number: serial, place: 'STOCK', location: 'A-01' });
    expect(await move([item('MOTOR', 'A-01', 'A-02', '1')])).toMatchObject({ msgCode: 'SERIAL_REQUIRED' });
    expect(await move([item('MOTOR', 'A-01', 'A-02', '2', ['S-1'])])).toMatchObject({
      msgCode: 'SERIAL_COUNT_NOT_MATCH',
    });
    expect(await move([item('MOTOR', 'A-01', 'A-02', '1', ['S-9'])])).toMatchObject({
      msgCode: 'SERIAL_NOT_EXIST',
      data: { serial: 'S-9', field: 'items.0.serials' },
    });
    expect((await move([item('MOTOR', 'A-01', 'A-02', '1', ['S-1'])])).data).toMatchObject({
      items: [{ serials: ['S-1'] }],
    });
    const { data } = await move([item('MOTOR', 'A-01', 'P1-01', '1', ['S-2'])]);
    await room.opening('MOTOR', 'A-01', '1', '100');
    await room.insert('serial', { part_number: 'MOTOR', serial_number: 'S-3', place: 'STOCK', location: 'A-01' });
    expect(await move([item('MOTOR', 'A-01', 'A-02', '1', ['S-2'])])).toMatchObject({ msgCode: 'SERIAL_NOT_EXIST' });
    await room.post(`/transfers/${data.transferNumber}/arrive`, undefined);
    await room.post(`/transfers/${data.transferNumber}/reverse`, { reason: 'x' });
    expect(
      await room.ask(`select place, location from serial where company_id = $1 and serial_number = 'S-2'`),
    ).toEqual([{ place: 'STOCK', location: 'A-01' }]);
  });

  it('are the same however they are written: one piece is found in any case, and never taken twice', async () => {
    await room.opening('MOTOR', 'A-03', '2', '100');
    for (const serial of ['sn-low-1', 'SN-LOW-2'])
      await room.insert('serial', { part_number: 'MOTOR', serial_number: serial, place: 'STOCK', location: 'A-03' });
    expect(await move([item('MOTOR', 'A-03', 'A-02', '2', ['sn-low-1', 'SN-LOW-1'])])).toMatchObject({
      msgCode: 'SERIAL_TWICE',
      data: { serial: 'SN-LOW-1', field: 'items.0.serials' },
    });
    expect((await move([item('MOTOR', 'A-03', 'A-02', '1', ['SN-LOW-1'])])).success).toBe(true);
    expect(
      await room.ask(`select serial_number, location from serial where company_id = $1 and serial_key like 'SN-LOW-%'`),
    ).toEqual(
      expect.arrayContaining([
        { serial_number: 'sn-low-1', location: 'A-02' },
        { serial_number: 'SN-LOW-2', location: 'A-03' },
      ]),
    );
  });
});

it('says what is wrong with a move, and where', async () => {
  const refused = async (...items: object[]) => {
    const { msgCode, msg, data } = await move(items);
    return { msgCode, msg, field: data?.field };
  };
  expect(await refused()).toMatchObject({ msgCode: 'NO_ITEM_TO_MOVE' });
  expect(await refused(item('NOPE', 'A-01', 'A-02', '1'))).toMatchObject({
    msgCode: 'PART_NOT_EXIST',
    field: 'items.0.partNumber',
  });
  expect(await refused(item('BOLT', ' ', 'A-02', '1'))).toMatchObject({
    msgCode: 'LOCATION_REQUIRED',
    field: 'items.0.fromLocation',
  });
  expect(await refused(item('BOLT', 'A-01', 'X', '1'))).toMatchObject({
    msgCode: 'LOCATION_NOT_EXIST',
    field: 'items.0.toLocation',
  });
  expect(await refused(item('BOLT', 'A-01', 'TRANSIT', '1'))).toMatchObject({
    msgCode: 'LOCATION_FOR_TRANSIT',
    field: 'items.0.toLocation',
  });
  expect(await refused(item('BOLT', 'A-01', 'a-01', '1'))).toMatchObject({ msgCode: 'SAME_LOCATION' });
  expect(await refused(item('BOLT', 'A-01', 'A-02', '0'))).toMatchObject({
    msgCode: 'INVALID_QUANTITY',
    field: 'items.0.quantity',
  });
  expect(await refused(item('RESIN', 'A-01', 'A-02', '1'))).toMatchObject({ msgCode: 'INVENTORY_NOT_EXIST' });
  expect(await refused(item('BOLT', 'A-01', 'A-02', '1'), item('BOLT', 'A-01', 'P1-01', '1'))).toMatchObject({
    msgCode: 'SEVERAL_WAREHOUSES',
    field: 'items.1.toLocation',
  });
  expect(await refused(item('NUT', 'A-04', 'A-01', '1'))).toMatchObject({ msgCode: 'NOT_SAME_PART_FROM' });
  expect(await refused(item('NUT', 'A-04', 'A-02', '3'), item('NUT', 'A-04', 'A-03', '3'))).toMatchObject({
    msgCode: 'MOVED_QTY_OVER_ON_HAND',
    field: 'items.1.quantity',
    msg: expect.stringContaining('Only 5 are'),
  });
});

it('lists moves, newest first, and those on the way alone', async () => {
  const rows = await everyRow<Transfer>(room.browser, '/transfers', 3);
  const numbers = await room.ask<{ n: string }>(
    'select transfer_number as n from transfer where company_id = $1 order by moved_at desc, transfer_number desc',
  );
  expect(rows.map(({ transferNumber }) => transferNumber)).toEqual(numbers.map(({ n }) => n));
  const { data } = await move([item('BOLT', 'A-02', 'P1-01', '1')]);
  expect(
    (await everyRow<Transfer>(room.browser, '/transfers?status=IN_TRANSFER')).map(
      ({ transferNumber }) => transferNumber,
    ),
  ).toEqual([data.transferNumber]);
  expect(await everyRow(room.browser, '/transfers?to=2020-01-01')).toEqual([]);
  expect(await room.get('/transfers?from=2026-02-01&to=2026-01-01')).toMatchObject({ msgCode: 'DATE_RANGE_REVERSED' });
});

it('leaves every ledger whole', async () => {
  expect(await room.broken()).toEqual([]);
});
