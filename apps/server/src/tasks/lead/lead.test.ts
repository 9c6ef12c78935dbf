import { randomUUID } from 'node:crypto';
import type { LeadBoard } from '@gemba/contract/tasks/lead/lead-board';
import type { TaskRow } from '@gemba/contract/tasks/task/task-shapes';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { ago, openShopFloor, type ShopFloor } from '../testing/shop-floor.ts';

const erp = await startTestApp();
let floor: ShopFloor;
let lead: Awaited<ReturnType<ShopFloor['worker']>>;
beforeEach(async () => {
  floor = await openShopFloor(erp);
  lead = await floor.worker([], ['LATHE', 'MILL'], ['LEAD_WORK_CENTRE']);
});

const board = async () => (await lead.get<LeadBoard>('/lead/board')).data;
const centre = async (wc: string) => (await board()).workCentres.find((one) => one.wc === wc);

describe('the board of a lead', () => {
  it('has the work centres they lead: who works on what since when, who is idle, what is late', async () => {
    const [turner, miller] = [await floor.worker(['LATHE']), await floor.worker(['LATHE', 'MILL'])];
    const wo = await floor.order();
    const id = await floor.task(wo, 10, { planned_start: ago(20) });
    await floor.task(wo, 10, { planned_start: ago(-60) });
    await floor.ask('update task set estimated_hours = 0.1 where company_id = $1 and task_id = $2', [id]);
    await turner.fire(id, 'start', { at: ago(30) });
    await turner.post(`/tasks/${id}/count`, { eventId: randomUUID(), qualified: '3' });
    const { workCentres, idleWorkers } = await board();
    expect(workCentres.map(({ wc, state }) => [wc, state])).toEqual([
      ['LATHE', 'LATE'],
      ['MILL', 'IDLE'],
    ]);
    expect(workCentres[0]).toMatchObject({
      online: 1,
      openTaskCount: 1,
      idleSince: null,
      begun: [{ taskId: id, worker: { employeeId: turner.employeeId }, status: 'RUNNING', qualified: '3.0000' }],
      next: { woNumber: wo, worker: null },
    });
    const [begun] = workCentres[0]?.begun ?? [];
    expect([Math.round((begun?.workedSeconds ?? 0) / 60), Math.round((begun?.lateSeconds ?? 0) / 60)]).toEqual([
      30, 14,
    ]);
    expect(idleWorkers).toEqual([
      { worker: { employeeId: miller.employeeId, name: miller.employeeId }, wcs: ['LATHE', 'MILL'], since: null },
    ]);
    await turner.fire(id, 'finish', { wageType: 2, qualifiedQty: '3' });
    expect(await centre('LATHE')).toMatchObject({ state: 'IDLE', begun: [], idleSince: expect.any(String) });
    expect((await board()).idleWorkers.at(0)).toMatchObject({ since: expect.any(String) });
  });

  it('tells a work centre that is offline, by its terminal or its lead', async () => {
    const turner = await floor.worker(['LATHE']);
    const say = (by: typeof lead, wc: string, online: number) => by.post(`/workCentres/${wc}/online`, { online });
    expect(await say(turner, 'LATHE', 0)).toMatchObject({ data: { wc: 'LATHE', online: 0 } });
    expect(await centre('LATHE')).toMatchObject({ online: 0, state: 'OFFLINE', onlineSince: expect.any(String) });
    expect(await say(lead, 'LATHE', 1)).toMatchObject({ success: true });
    expect(await centre('LATHE')).toMatchObject({ online: 1, state: 'IDLE' });
    expect(await say(turner, 'MILL', 0)).toMatchObject({ msgCode: 'WORK_CENTER_NOT_AUTHORIZED' });
    expect(await say(turner, 'NONE', 0)).toMatchObject({ msgCode: 'WORK_CENTER_NOT_EXIST' });
  });

  it('is empty for a lead of nothing, and closed to others', async () => {
    const other = await floor.worker([], [], ['LEAD_WORK_CENTRE']);
    expect((await other.get<LeadBoard>('/lead/board')).data).toMatchObject({ workCentres: [], idleWorkers: [] });
    const turner = await floor.worker(['LATHE'], ['LATHE']);
    expect(await turner.get('/lead/board')).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    const stranger = await (await openShopFloor(erp)).worker([], ['LATHE'], ['LEAD_WORK_CENTRE']);
    const id = await floor.task(await floor.order());
    expect(await stranger.post(`/lead/tasks/${id}/assign`, { worker: null })).toMatchObject({
      msgCode: 'TASK_NOT_EXIST',
    });
  });
});

describe('a lead', () => {
  it('gives a task to somebody who is authorised, and takes it back', async () => {
    const turner = await floor.worker(['LATHE']);
    const clerk = await floor.worker([]);
    const id = await floor.task(await floor.order());
    const assign = (worker: string | null, task = id) => lead.post<TaskRow>(`/lead/tasks/${task}/assign`, { worker });
    expect((await assign(turner.employeeId)).data.worker).toMatchObject({ employeeId: turner.employeeId });
    expect((await assign(null)).data.worker).toBeNull();
    expect(await assign(clerk.employeeId)).toMatchObject({
      msgCode: 'WORKER_NOT_AUTHORIZED',
      data: { field: 'worker', wc: 'LATHE' },
    });
    expect(await assign('NOBODY')).toMatchObject({ msgCode: 'WORKER_NOT_EXIST' });
    await turner.fire(id, 'start');
    expect(await assign(null)).toMatchObject({ msgCode: 'MOVE_NOT_ALLOWED', data: { status: 'RUNNING' } });
    const packing = await floor.task(await floor.order([{ wc: 'PACK' }]));
    expect(await assign(null, packing)).toMatchObject({ msgCode: 'WORK_CENTER_NOT_LED' });
  });

  it('adds a helper to an operation, for what is left of it or so much', async () => {
    const turner = await floor.worker(['LATHE']);
    const wo = await floor.order();
    const plan = (more: object = {}) =>
      lead.post<TaskRow>('/lead/tasks', { woNumber: wo, sequence: 10, worker: turner.employeeId, ...more });
    expect((await plan({ quantity: '4', plannedStart: ago(-30) })).data).toMatchObject({
      status: 'OPEN',
      quantity: '4.0000',
      estimatedHours: '0.8000',
      worker: { employeeId: turner.employeeId },
    });
    await turner.post('/timeReports', {
      woNumber: wo,
      sequence: 10,
      wageType: 2,
      qualifiedQty: '9',
      start: ago(60),
      end: ago(30),
    });
    expect((await plan()).data).toMatchObject({ quantity: '1.0000', estimatedHours: '0.2000' });
    expect(await plan({ sequence: 20 })).toMatchObject({ msgCode: 'OPERATION_NOT_EXIST' });
    expect(await plan({ woNumber: '0' })).toMatchObject({ msgCode: 'WORK_ORDER_NOT_EXIST' });
    expect(await plan({ worker: 'NOBODY' })).toMatchObject({ msgCode: 'WORKER_NOT_EXIST' });
    const packing = await floor.order([{ wc: 'PACK' }]);
    expect(await plan({ woNumber: packing })).toMatchObject({ msgCode: 'WORK_CENTER_NOT_LED' });
    const whole = await floor.order([{ status: 'OK' }]);
    await floor.ask(
      'update work_order_operation set qualified_quantity = 10 where company_id = $1 and wo_number = $2',
      [whole],
    );
    expect(await plan({ woNumber: whole })).toMatchObject({ msgCode: 'NOTHING_TO_REPORT' });
    const closed = await floor.order([{}], { status: 'CANCELLED' });
    expect(await plan({ woNumber: closed })).toMatchObject({ msgCode: 'WORK_ORDER_NOT_OPEN_TO_REPORT' });
  });

  it('puts the tasks of a work centre in order, and everybody sees it', async () => {
    const turner = await floor.worker(['LATHE']);
    const wo = await floor.order();
    const tasks = [
      await floor.task(wo, 10, { planned_start: ago(30) }),
      await floor.task(wo, 10, { planned_start: ago(20) }),
      await floor.task(wo, 10, { planned_start: ago(10) }),
    ] as const;
    const order = (taskIds: number[], wc = 'LATHE') =>
      lead.post<{ tasks: TaskRow[]; workers: object[] }>(`/lead/workCentres/${wc}/order`, { taskIds });
    const ids = (rows: TaskRow[]) => rows.map(({ taskId }) => taskId);
    const { data } = await order([tasks[2], tasks[0], tasks[2]]);
    expect(ids(data.tasks)).toEqual([tasks[2], tasks[0], tasks[1]]);
    expect(data.workers).toEqual([{ employeeId: turner.employeeId, name: turner.employeeId }]);
    const { data: mine } = await turner.get<{ items: TaskRow[] }>('/tasks');
    expect(ids(mine.items)).toEqual([tasks[2], tasks[0], tasks[1]]);
    await order([tasks[1]]);
    const { data: listed } = await lead.get<{ tasks: TaskRow[] }>('/lead/workCentres/LATHE/tasks');
    expect(ids(listed.tasks)).toEqual([tasks[1], tasks[0], tasks[2]]);
    expect(await order([tasks[0]], 'MILL')).toMatchObject({ msgCode: 'TASK_NOT_EXIST' });
    expect(await order([tasks[0]], 'PACK')).toMatchObject({ msgCode: 'WORK_CENTER_NOT_LED' });
    expect(await lead.get('/lead/workCentres/PACK/tasks')).toMatchObject({ msgCode: 'WORK_CENTER_NOT_LED' });
  });
});
