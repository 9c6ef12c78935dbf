import type { SuggestedPlace } from '@gemba/contract/warehouse/move/suggest-place';
import { beforeEach, expect, it } from 'vitest';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeEach(async () => {
  room = await openStockRoom(erp);
  await room.opening('BOLT', 'A-02', '10');
});

const suggested = async (part: string, from: string, last = '') => {
  const query = new URLSearchParams({ part, from, ...(last && { last }) });
  return (await room.get<{ place: SuggestedPlace | null }>(`/locations/suggestion?${query.toString()}`)).data.place;
};
const carry = (fromLocation: string, toLocation: string, quantity = '10') =>
  room.post('/transfers', { items: [{ partNumber: 'BOLT', fromLocation, toLocation, quantity }] });
const byDefault = (location: string) =>
  room.ask(`update part set default_location = $2 where company_id = $1 and part_number = 'BOLT'`, [location]);

it('is the next free location, and after the last one the first: of the same warehouse, in use, made for stock', async () => {
  expect(await suggested('BOLT', 'A-02')).toEqual({ location: 'A-03', reason: 'FREE' });
  await room.opening('NUT', 'A-03', '1');
  expect(await suggested('BOLT', 'A-02')).toEqual({ location: 'A-04', reason: 'FREE' });
  await room.opening('NUT', 'A-04', '1');
  expect(await suggested('BOLT', 'A-02')).toEqual({ location: 'A-01', reason: 'FREE' });
  await room.opening('NUT', 'A-01', '1');
  expect(await suggested('BOLT', 'P1-01')).toBeNull();
});

it('is the next location, where none is free, but none with goods of the part', async () => {
  for (const taken of ['A-01', 'A-04']) await room.opening('NUT', taken, '1');
  await room.opening('BOLT', 'A-03', '1', '0', 'CONSIGNED');
  expect(await suggested('BOLT', 'A-02')).toEqual({ location: 'A-04', reason: 'NEXT' });
});

it('is before all where the last part went: of the same warehouse, for stock or at a line, without goods of the part', async () => {
  await byDefault('A-04');
  expect(await suggested('BOLT', 'A-02', 'A-01')).toEqual({ location: 'A-01', reason: 'LAST' });
  for (const other of ['QA-1', 'DOCK-1', 'P1-01', 'OLD-1', 'TRANSIT', 'A-02', 'A-99'])
    expect(await suggested('BOLT', 'A-02', other)).toEqual({ location: 'A-04', reason: 'DEFAULT' });
  await room.ask(`update location set purpose = 'LINE' where company_id = $1 and location = 'DOCK-1'`);
  expect(await suggested('BOLT', 'A-02', 'DOCK-1')).toEqual({ location: 'DOCK-1', reason: 'LAST' });
  await room.opening('BOLT', 'A-01', '1', '0', 'CONSIGNED');
  expect(await suggested('BOLT', 'A-02', 'A-01')).toEqual({ location: 'A-04', reason: 'DEFAULT' });
});

it('is the default location of the part before any free one, as long as goods may go there', async () => {
  await byDefault('A-04');
  await room.opening('NUT', 'A-04', '1');
  expect(await suggested('BOLT', 'A-02')).toEqual({ location: 'A-04', reason: 'DEFAULT' });
  for (const other of ['QA-1', 'OLD-1', 'P1-01', 'A-02']) {
    await byDefault(other);
    expect(await suggested('BOLT', 'A-02')).toEqual({ location: 'A-03', reason: 'FREE' });
  }
});

it('is before those where the part lay last, other than where it lies', async () => {
  await byDefault('A-04');
  await carry('A-02', 'A-01');
  await carry('A-01', 'A-03');
  expect(await suggested('BOLT', 'A-03')).toEqual({ location: 'A-01', reason: 'BEFORE' });
  await carry('A-03', 'A-01');
  expect(await suggested('BOLT', 'A-01')).toEqual({ location: 'A-03', reason: 'BEFORE' });
});

it('is never where goods of the part are in another state', async () => {
  await byDefault('A-04');
  await room.opening('BOLT', 'A-04', '5', '0', 'CONSIGNED');
  expect(await suggested('BOLT', 'A-02')).toEqual({ location: 'A-03', reason: 'FREE' });
});

it('is none beside a location that does not exist, and refused beside one that cannot exist', async () => {
  expect(await suggested('BOLT', 'A-99')).toBeNull();
  expect(await room.get('/locations/suggestion?part=BOLT&from=%20')).toMatchObject({ code: 400 });
});
