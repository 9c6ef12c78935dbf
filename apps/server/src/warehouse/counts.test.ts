import type { Count, CountRow } from '@gemba/contract/warehouse/counts';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyRow } from '../kit/testing/every-row.ts';
import { openStockRoom } from '../kit/testing/stock-room.ts';
import { startTestApp } from '../kit/testing/test-app.ts';

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
  ...{ partNumber, counted, ...(reason && { reason }), ...(serials && { serials }) },
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
      ...{ status: 'POSTED', countedBy: { userId: room.userId } },
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
});

it('leaves every ledger whole', async () => {
  expect(await room.broken()).toEqual([]);
});
