import type { Count } from '@gemba/contract/warehouse/count/count';
import { beforeAll, expect, it } from 'vitest';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
let number: string;
const start = async (location: string) => (await room.post<Count>('/counts', { location })).data.countNumber;

beforeAll(async () => {
  room = await openStockRoom(erp);
  await room.opening('BOLT', 'A-01', '100', '2');
  await room.opening('NUT', 'A-01', '10', '2');
  number = await start('A-01');
});

const check = (partNumber: string, counted: unknown, by = room.browser, count = number) =>
  by.send<{ isFar: boolean }>(`/app/counts/${count}/check`, { method: 'POST', body: { partNumber, counted } });
const isFar = async (...asked: Parameters<typeof check>) => (await check(...asked)).data.isFar;

it('answers yes or no and nothing else, the same for too many and too few', async () => {
  expect(await check('NUT', '7')).toMatchObject({ success: true, data: { isFar: true } });
  expect((await check('NUT', '13')).data).toEqual({ isFar: true });
  expect((await check('NUT', '9')).data).toEqual({ isFar: false });
  expect(await isFar('GEARBOX', '0')).toBe(false);
  expect(await isFar('GEARBOX', '2')).toBe(true);
});

it('judges three figures of a line, so that nobody finds the quantity by trying', async () => {
  for (const figure of ['10', '50', '70']) expect(await isFar('BOLT', figure)).toBe(true);
  expect(await isFar('BOLT', '75')).toBe(false);
  expect(await isFar('BOLT', '0')).toBe(false);
  expect(await isFar('BOLT', '50.0000')).toBe(true);
});

it('keeps the answer of a figure while the stock moves, and the limit when the count is given up', async () => {
  await room.opening('BOLT', 'A-02', '100', '2');
  const first = await start('A-02');
  expect(await isFar('BOLT', '10', room.browser, first)).toBe(true);
  await room.post('/transfers', {
    items: [{ partNumber: 'BOLT', fromLocation: 'A-02', toLocation: 'A-03', quantity: '90' }],
  });
  expect(await isFar('BOLT', '10', room.browser, first)).toBe(true);
  await check('BOLT', '20', room.browser, first);
  await check('BOLT', '30', room.browser, first);
  await room.post(`/counts/${first}/cancel`, undefined);
  const second = await start('A-02');
  expect(await isFar('BOLT', '99', room.browser, second)).toBe(false);
  await room.post(`/counts/${second}/post`, { items: [{ partNumber: 'BOLT', counted: '10' }] });
  expect(await isFar('BOLT', '99', room.browser, await start('A-02'))).toBe(false);
});

it('judges three of many figures that are sent at once', async () => {
  await room.opening('BOLT', 'A-04', '100', '2');
  const count = await start('A-04');
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, figure) => isFar('BOLT', String(figure), room.browser, count)),
  );
  expect(answers.filter(Boolean)).toHaveLength(3);
});

it('posts nothing and is refused for closed counts, unknown parts, other people and bad input', async () => {
  expect(await room.balance('BOLT', 'A-01')).toMatchObject({ on_hand: '100.0000' });
  expect(await check('NOPE', '1')).toMatchObject({ msgCode: 'PART_NOT_EXIST' });
  expect(await check('BOLT', '1', room.browser, '0')).toMatchObject({ code: 404, msgCode: 'COUNT_NOT_EXIST' });
  expect(await check('BOLT', '-1')).toMatchObject({ code: 400 });
  expect(await check('BOLT', null)).toMatchObject({ code: 400 });
  const reader = await room.person({ roles: ['FIND_INVENTORY'] });
  expect(await check('BOLT', '1', reader)).toMatchObject({ code: 403 });
  const rival = await openStockRoom(erp);
  expect(await check('BOLT', '1', rival.browser)).toMatchObject({ msgCode: 'COUNT_NOT_EXIST' });
  await room.post(`/counts/${number}/cancel`, undefined);
  expect(await check('BOLT', '1')).toMatchObject({ msgCode: 'COUNT_IS_CLOSED' });
});
