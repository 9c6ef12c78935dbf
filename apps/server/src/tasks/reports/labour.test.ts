import { beforeAll, expect, it } from 'vitest';
import { openCompany } from '../../testing/orders/company.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { ago, openShopFloor, type ShopFloor } from '../testing/shop-floor.ts';
import { labourBookings, labourOf } from './labour.ts';

const erp = await startTestApp();
let floor: ShopFloor;
beforeAll(async () => {
  floor = await openShopFloor(erp);
});

const wipOf = async (wo: string) =>
  (
    await floor.ask<{ open: string }>(
      'select (labour - labour_used)::text as open from work_order where company_id = $1 and wo_number = $2',
      [wo],
    )
  )[0]?.open;

const work = async (wo: string, hours: number, from: number, qualifiedQty = '0') => {
  const me = await floor.worker();
  const times = { start: ago(from), end: ago(from - hours * 60) };
  await me.post('/timeReports', { woNumber: wo, sequence: 10, wageType: 2, qualifiedQty, ...times });
  return me;
};

const receive = (wo: string, quantity: string) =>
  floor.post<{ receiverNumber: string }>(`/receiving/workOrders/${wo}`, {
    locations: [{ location: 'A-01', quantity }],
  });

it('is the hours at the rate of the work centre, in whole cents', () => {
  expect(labourOf('1.5000', '33.33')).toBe(5_000n);
  expect(labourOf('-1.5000', '33.33')).toBe(-5_000n);
  expect(labourBookings(10n, true)).toEqual([
    { use: 'WIP', amount: 10n },
    { use: 'LABOUR_APPLIED', amount: -10n },
  ]);
});

it('leaves WIP with the goods in proportion, comes back with them, and is gone with the last', async () => {
  const wo = await floor.order();
  await work(wo, 3, 600);
  expect(await wipOf(wo)).toBe('180.00');
  const { data } = await receive(wo, '3');
  expect(await wipOf(wo)).toBe('126.00');
  expect(await floor.broken()).toEqual([]);
  await floor.post(`/receivers/${data.receiverNumber}/reverse`, { reason: 'Wrong count' });
  expect(await wipOf(wo)).toBe('180.00');
  await work(wo, 1, 300);
  await receive(wo, '4');
  expect(await wipOf(wo)).toBe('144.00');
  const { data: last } = await receive(wo, '6');
  expect(await wipOf(wo)).toBe('0.00');
  await floor.post(`/receivers/${last.receiverNumber}/reverse`, { reason: 'Wrong count' });
  expect(await wipOf(wo)).toBe('144.00');
  expect(await floor.broken()).toEqual([]);
});

it('that was taken back after goods came in is made good with the next goods', async () => {
  const wo = await floor.order();
  const me = await work(wo, 1, 600);
  await receive(wo, '5');
  const { data } = await me.get<{ items: { reportId: number }[] }>('/timeReports');
  await me.post(`/timeReports/${data.items[0]?.reportId}/correct`, { reason: 'Not here' });
  expect(await wipOf(wo)).toBe('-30.00');
  await receive(wo, '5');
  expect(await wipOf(wo)).toBe('0.00');
  expect(await floor.broken()).toEqual([]);
});

it('of a cancelled work order is a variance', async () => {
  const wo = await floor.order();
  await work(wo, 2, 600);
  const before = Number(await floor.booked('PRODUCTION_VARIANCE'));
  const answer = await floor.post(`/workOrders/${wo}/cancel`, { version: 2 });
  expect(answer).toMatchObject({ success: true, data: { status: 'CANCELLED' } });
  expect(Number(await floor.booked('PRODUCTION_VARIANCE')) - before).toBe(120);
  expect(await wipOf(wo)).toBe('0.00');
  expect(await floor.broken()).toEqual([]);
});

it('costs nothing to cancel where no accounts are set up', async () => {
  const { book, companyId, maker } = await openCompany(erp);
  const number = await book.order(companyId, 'wo', { owner: maker.userId });
  expect(await maker.fire('wo', number, 'cancel')).toMatchObject({ success: true });
});

it('needs an account', async () => {
  const poor = await openShopFloor(erp);
  await poor.ask(`delete from account_use where company_id = $1 and use = 'LABOUR_APPLIED'`);
  const me = await poor.worker();
  const woNumber = await poor.order();
  const report = { woNumber, sequence: 10, wageType: 2, qualifiedQty: '1', start: ago(90), end: ago(30) };
  expect(await me.post('/timeReports', report)).toMatchObject({ msgCode: 'ACCOUNT_NOT_SET_UP' });
});
