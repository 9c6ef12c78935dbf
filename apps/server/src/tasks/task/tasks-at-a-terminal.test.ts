import type { TaskRow } from '@gemba/contract/tasks/task/task-shapes';
import { expect, it } from 'vitest';
import { openTerminal } from '../../testing/terminal.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { openShopFloor } from '../testing/shop-floor.ts';

const erp = await startTestApp();

it('are those of the worker who has the turn, and of nobody else', async () => {
  const floor = await openShopFloor(erp);
  const { browser, worker, switchTo } = await openTerminal(erp, floor, 'LATHE');
  const [ann, bob] = [await worker({ refId: 'W-1' }), await worker({ refId: 'W-2' })];
  const annsTask = await floor.task(await floor.order(), 10, { worker: 'W-1' });
  const bobsTask = await floor.task(await floor.order(), 10, { worker: 'W-2' });
  const tasks = async () => (await browser.get<{ items: TaskRow[] }>('/tasks')).data.items.map(({ taskId }) => taskId);

  expect((await browser.get('/tasks')).msgCode).toBe('EMPLOYEE_ONLY');
  await switchTo({ badge: ann.badge });
  expect(await tasks()).toEqual([annsTask]);
  await switchTo({ badge: bob.badge });
  expect(await tasks()).toEqual([bobsTask]);
});
