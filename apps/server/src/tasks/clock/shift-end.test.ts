import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { openShopFloor, type ShopFloor } from '../testing/shop-floor.ts';

const erp = await startTestApp();
let floor: ShopFloor;
beforeAll(async () => {
  floor = await openShopFloor(erp);
});

const atClock = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 19);
const timers = () =>
  floor.ask<{ due: Date }>(`select due_at as due from timer where company_id = $1 and kind = 'shift-end'`);
const worker = async (isOnShift: boolean) => {
  const me = await floor.worker();
  if (isOnShift) {
    await floor.insert('shift', {
      shift_code: me.employeeId,
      shift_name: 'Mine',
      start_time: atClock(-60),
      end_time: atClock(60),
    });
    await floor.ask('update employee set shift_code = $2 where company_id = $1 and employee_id = $2', [me.employeeId]);
  }
  const task = await floor.task(await floor.order());
  return { ...me, task };
};
const titlesOf = async (me: Awaited<ReturnType<typeof worker>>) =>
  (await me.get<{ items: { title: string }[] }>('/messages')).data.items.map(({ title }) => title);

it('writes once, at the end of the shift, to somebody whose task still runs', async () => {
  const [forgot, paused, free] = [await worker(true), await worker(true), await worker(false)];
  for (const me of [forgot, paused, free]) await me.fire(me.task, 'start');
  await paused.fire(paused.task, 'pause', { reason: 'BREAK' });
  await forgot.fire(forgot.task, 'pause', { reason: 'BREAK' });
  await forgot.fire(forgot.task, 'resume');
  const armed = await timers();
  expect(armed).toHaveLength(2);
  for (const { due } of armed) expect(Math.abs(due.getTime() - Date.now() - 3_600_000)).toBeLessThan(60_000);
  expect(await titlesOf(forgot)).toEqual([]);
  await floor.ask(`update timer set due_at = now() where company_id = $1 and kind = 'shift-end'`);
  while ((await timers()).length > 0) await sleep(50);
  expect(await titlesOf(forgot)).toEqual(['Your shift is over and your task still runs']);
  expect([await titlesOf(paused), await titlesOf(free)]).toEqual([[], []]);
});
