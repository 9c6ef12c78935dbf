import { randomUUID } from 'node:crypto';
import type { Count, CountRow } from '@gemba/contract/warehouse/count/count';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyRow } from '../../testing/every-row.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeAll(async () => {
  room = await openStockRoom(erp);
  await room.opening('BOLT', 'A-01', '10', '2');
  await room.opening('NUT', 'A-01', '20', '0.333333');
  await room.opening('BOLT', 'A-02', '5', '3');
});

const start = async (location: string) => (await room.post<Count>('/counts', { location })).data;
const post = (number: string, items: readonly object[]) =>
  room.post<Count & { field?: string; partNumbers?: string[] }>(`/counts/${number}/post`, { items });
const found = (partNumber: string, counted: string | null, reason?: string, serials?: string[]) => ({
  partNumber,
  counted,
  ...(reason && { reason }),
  ...(serials && { serials }),
});

describe('a count', () => {
  it('is blind, goes on when it is started again, and tells afterwards what was expected', async () => {
    const count = await start('a-01');
    expect(count.items.map(({ partNumber, counted, expected }) => [partNumber, counted, expected])).toEqual([
      ['BOLT', null, null],
      ['NUT', null, null],
    ]);
    expect(JSON.stringify(count)).not.toMatch(/"(10|20)\.0000"/);
    expect((await start('A-01')).countNumber).toBe(count.countNumber);
    const { data } = await post(count.countNumber, [found('BOLT', '8', 'Two are bent'), found('NUT', null)]);
    expect(data).toMatchObject({
      status: 'POSTED',
      countedBy: { userId: room.userId },
      items: [
        { partNumber: 'BOLT', counted: '8.0000', expected: '10.0000', difference: '-2.0000', value: '-4.00' },
        { partNumber: 'NUT', counted: null, expected: null, difference: null, value: null },
      ],
    });
    expect(await room.balance('BOLT', 'A-01')).toMatchObject({ on_hand: '8.0000', avg_cost: '2.000000' });
    expect(await room.balance('NUT', 'A-01')).toMatchObject({ on_hand: '20.0000' });
    expect(
      await room.ask(
        `select last_counted_at is not null as counted from location where company_id = $1 and location = 'A-01'`,
      ),
    ).toEqual([{ counted: true }]);
    expect(await post(count.countNumber, [found('BOLT', '8')])).toMatchObject({ msgCode: 'COUNT_IS_CLOSED' });
  });

  it('compares with what lies there at the moment of posting, not when it was started', async () => {
    const { countNumber } = await start('A-02');
    await room.opening('BOLT', 'A-02', '5', '3');
    const { data } = await post(countNumber, [found('BOLT', '10')]);
    expect(data.items).toMatchObject([{ expected: '10.0000', difference: '0.0000', value: '0.00' }]);
  });

  it('takes parts that nobody expected, at what they cost elsewhere or are set up to cost', async () => {
    const { countNumber, items } = await start('A-03');
    expect(items).toEqual([]);
    const extra = [found('NUT', '3', 'Found behind the shelf'), found('GEARBOX', '1', 'Found')];
    expect((await post(countNumber, extra)).data.items).toMatchObject([
      { partNumber: 'GEARBOX', value: '40.00' },
      { partNumber: 'NUT', value: '1.00' },
    ]);
    const again = await start('A-03');
    expect(await post(again.countNumber, [found('NO-COST', '1', 'Found')])).toMatchObject({
      msgCode: 'GET_PART_STANDARD_COST_ERROR',
      data: { partNumber: 'NO-COST' },
    });
    await room.post(`/counts/${again.countNumber}/cancel`, undefined);
  });

  it('knows empty from zero, asks for reasons, and refuses what was counted twice', async () => {
    const { countNumber } = await start('A-01');
    const refused = async (...items: object[]) => (await post(countNumber, items)).msgCode;
    expect(await refused()).toBe('NOTHING_COUNTED');
    expect(await refused(found('BOLT', null))).toBe('NOTHING_COUNTED');
    expect(await refused(found('BOLT', '8'), found('BOLT', '8'))).toBe('COUNTED_TWICE');
    expect(await refused(found('NOPE', '1'))).toBe('PART_NOT_EXIST');
    expect(await post(countNumber, [found('BOLT', '8'), found('NUT', '0'), found('GEARBOX', '1')])).toMatchObject({
      msgCode: 'COUNT_REASON_REQUIRED',
      data: { partNumber: 'NUT', partNumbers: ['NUT', 'GEARBOX'], field: 'items.1.reason' },
    });
    expect((await post(countNumber, [found('NUT', '0', 'Gone')])).data).toMatchObject({ status: 'POSTED' });
    expect(await room.balance('NUT', 'A-01')).toMatchObject({ on_hand: '0.0000', value: '0.00' });
  });

  it('is given up without a trace, and another can begin', async () => {
    const { countNumber } = await start('A-02');
    const cancelled = await room.post<Count>(`/counts/${countNumber}/cancel`, undefined);
    expect(cancelled.data).toMatchObject({ status: 'CANCELLED', postedAt: null });
    expect(await room.post(`/counts/${countNumber}/cancel`, undefined)).toMatchObject({ msgCode: 'COUNT_IS_CLOSED' });
    expect((await start('A-02')).countNumber).not.toBe(countNumber);
  });

  it('of serial numbers writes off what is missing and takes in what turned up', async () => {
    await room.opening('MOTOR', 'A-04', '2', '100');
    for (const serial of ['S-1', 'S-2'])
      await room.insert('serial', { part_number: 'MOTOR', serial_number: serial, place: 'STOCK', location: 'A-04' });
    const { countNumber } = await start('A-04');
    expect(await post(countNumber, [found('MOTOR', '2')])).toMatchObject({ msgCode: 'SERIAL_REQUIRED' });
    expect(await post(countNumber, [found('MOTOR', '2', 'x', ['S-1'])])).toMatchObject({
      msgCode: 'SERIAL_COUNT_NOT_MATCH',
    });
    expect(await post(countNumber, [found('MOTOR', '2', undefined, ['S-1', 'S-3'])])).toMatchObject({
      msgCode: 'COUNT_REASON_REQUIRED',
    });
    expect((await post(countNumber, [found('MOTOR', '2', 'Mixed up', ['S-1', 'S-3'])])).success).toBe(true);
    expect(await room.ask(`select serial_number, place from serial where company_id = $1 order by 1`)).toEqual([
      { serial_number: 'S-1', place: 'STOCK' },
      { serial_number: 'S-2', place: 'SCRAPPED' },
      { serial_number: 'S-3', place: 'STOCK' },
    ]);
    const elsewhere = await start('A-03');
    expect(await post(elsewhere.countNumber, [found('MOTOR', '1', 'Found', ['S-1'])])).toMatchObject({
      msgCode: 'SERIAL_EXISTS',
    });
  });

  it('knows a serial number in any case, and takes the same one for one piece', async () => {
    const { countNumber } = await start('A-04');
    expect(await post(countNumber, [found('MOTOR', '3', 'x', ['S-1', 'S-3', 's-3'])])).toMatchObject({
      msgCode: 'SERIAL_TWICE',
    });
    expect((await post(countNumber, [found('MOTOR', '2', undefined, ['s-1', 's-3'])])).success).toBe(true);
    const elsewhere = await start('A-03');
    expect(await post(elsewhere.countNumber, [found('MOTOR', '1', 'Found', ['s-1'])])).toMatchObject({
      msgCode: 'SERIAL_EXISTS',
    });
  });
});

describe('a count that is taken back', () => {
  const reverse = (number: string, by = room.browser) =>
    room.post<Count>(`/counts/${number}/reverse`, { reason: 'The wrong shelf' }, randomUUID(), by);
  beforeAll(async () => {
    for (const location of ['C-01', 'C-02', 'C-03', 'C-04'])
      await room.insert('location', { location, description: location, warehouse_code: 'P1' });
  });

  it('gives back what it wrote off at that cost, and takes out what it took in', async () => {
    await room.opening('BOLT', 'C-01', '10', '2');
    await room.opening('NUT', 'C-01', '10', '0.001');
    const { countNumber } = await start('C-01');
    await post(countNumber, [found('BOLT', '4', 'Gone'), found('NUT', '12', 'Found'), found('GEARBOX', null)]);
    await room.opening('BOLT', 'C-01', '4', '5');
    expect(await room.balance('BOLT', 'C-01')).toMatchObject({ on_hand: '8.0000', avg_cost: '3.500000' });
    const { data: counter } = await reverse(countNumber);
    expect(counter).toMatchObject({
      status: 'POSTED',
      reverses: countNumber,
      reversal: { allowed: false, refusal: 'POSTING_IS_REVERSAL' },
      items: [
        { partNumber: 'BOLT', expected: '8.0000', counted: '14.0000', difference: '6.0000', value: '12.00' },
        { partNumber: 'NUT', expected: '12.0000', counted: '10.0000', difference: '-2.0000' },
      ],
    });
    expect(await room.balance('BOLT', 'C-01')).toMatchObject({ on_hand: '14.0000', avg_cost: '2.857143' });
    expect(await room.balance('NUT', 'C-01')).toMatchObject({ on_hand: '10.0000', avg_cost: '0.001000' });
    const { data } = await room.get<Count>(`/counts/${countNumber}`);
    expect(data).toMatchObject({
      reversal: { refusal: 'POSTING_IS_REVERSED', reversedBy: counter.countNumber, reason: 'The wrong shelf' },
    });
    expect((await reverse(countNumber)).msgCode).toBe('POSTING_IS_REVERSED');
    expect((await reverse(counter.countNumber)).msgCode).toBe('POSTING_IS_REVERSAL');
  });

  it('brings pieces back that it wrote off, and forgets those that it took in', async () => {
    await room.opening('MOTOR', 'C-02', '1', '100');
    await room.insert('serial', { part_number: 'MOTOR', serial_number: 'T-1', place: 'STOCK', location: 'C-02' });
    const { countNumber } = await start('C-02');
    await post(countNumber, [found('MOTOR', '1', 'Mixed up', ['T-2'])]);
    const pieces = () =>
      room.ask(`select serial_number, place, location from serial where company_id = $1 and serial_number like 'T-%'`);
    expect((await reverse(countNumber)).success).toBe(true);
    expect(await pieces()).toEqual([{ serial_number: 'T-1', place: 'STOCK', location: 'C-02' }]);
  });

  it('is refused where it changed nothing, is not over, its goods have left, or the person may not', async () => {
    await room.opening('BOLT', 'C-03', '1', '2');
    const same = await start('C-03');
    expect((await reverse(same.countNumber)).msgCode).toBe('COUNT_CHANGED_NOTHING');
    await post(same.countNumber, [found('BOLT', '1')]);
    expect((await reverse(same.countNumber)).msgCode).toBe('COUNT_CHANGED_NOTHING');
    expect((await reverse('NOPE')).msgCode).toBe('COUNT_NOT_EXIST');
    const more = await start('C-03');
    await post(more.countNumber, [found('BOLT', '3', 'Found')]);
    const half = await room.person({ roles: ['WAREHOUSE_INFO', 'FIND_SHIPPER'] });
    expect((await reverse(more.countNumber, half)).msgCode).toBe('LIMITED_PERMISSIONS');
    const away = { partNumber: 'BOLT', fromLocation: 'C-03', toLocation: 'A-01', quantity: '2' };
    await room.post('/transfers', { items: [away] });
    expect(await reverse(more.countNumber)).toMatchObject({
      msgCode: 'STOCK_ALREADY_USED',
      data: { partNumber: 'BOLT', location: 'C-03', missing: '1' },
    });
  });

  it('by many at once is taken back once', async () => {
    await room.opening('BOLT', 'C-04', '5', '2');
    const { countNumber } = await start('C-04');
    await post(countNumber, [found('BOLT', '0', 'Gone')]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => reverse(countNumber)));
    expect(answers.map(({ msgCode }) => msgCode).sort()).toEqual([
      'OK',
      ...Array.from({ length: 7 }, () => 'POSTING_IS_REVERSED'),
    ]);
    expect(await room.balance('BOLT', 'C-04')).toMatchObject({ on_hand: '5.0000' });
  });
});

it('started by many at once is one', async () => {
  const counts = await Promise.all(Array.from({ length: 8 }, () => start('DOCK-1')));
  expect(new Set(counts.map(({ countNumber }) => countNumber)).size).toBe(1);
});

it('posted by many at once is posted once', async () => {
  const { countNumber } = await start('DOCK-1');
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(countNumber, [found('BOLT', '3', 'Found')])));
  expect(answers.map(({ msgCode }) => msgCode).sort()).toEqual([
    ...Array.from({ length: 7 }, () => 'COUNT_IS_CLOSED'),
    'OK',
  ]);
  expect(await room.balance('BOLT', 'DOCK-1')).toMatchObject({ on_hand: '3.0000' });
});

it('is listed, newest first, by status and location', async () => {
  const all = await everyRow<CountRow>(room.browser, '/counts', 2);
  const numbers = await room.ask<{ n: string }>(
    'select count_number as n from cycle_count where company_id = $1 order by started_at desc, count_number desc',
  );
  expect(all.map(({ countNumber }) => countNumber)).toEqual(numbers.map(({ n }) => n));
  expect(
    (await everyRow<CountRow>(room.browser, '/counts?status=POSTED&location=a-01')).every(
      ({ status, location }) => status === 'POSTED' && location === 'A-01',
    ),
  ).toBe(true);
  expect(await room.get('/counts/NOPE')).toMatchObject({ code: 404, msgCode: 'COUNT_NOT_EXIST' });
  expect(await room.post('/counts', { location: ' ' })).toMatchObject({ msgCode: 'LOCATION_REQUIRED' });
  expect(await room.post('/counts', { location: 'X' })).toMatchObject({ msgCode: 'LOCATION_NOT_EXIST' });
  expect(await room.post('/counts', { location: 'TRANSIT' })).toMatchObject({ msgCode: 'LOCATION_FOR_TRANSIT' });
});

it('leaves every ledger whole', async () => {
  expect(await room.broken()).toEqual([]);
});
