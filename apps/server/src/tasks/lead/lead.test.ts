import { randomUUID } from 'node:crypto';
import type { LeadBoard } from '@gemba/contract/tasks/lead/lead-board';
import type { TaskRow } from '@gemba/contract/tasks/task/task-shapes';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { openTerminal } from '../../testing/terminal.ts';
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

  it('calls nobody idle whose shift is over or has not begun', async () => {
    const hour = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString().slice(11, 19);
    const shifts = { NOW: [-1, 1], OVER: [-3, -1], LATER: [1, 3], LONG: [-20, 2] } as const;
    const workers = new Map<string, string>();
    for (const [shift_code, [from, to]] of Object.entries(shifts)) {
      const times = { start_time: hour(from), end_time: hour(to) };
      await floor.insert('shift', { shift_code, shift_name: shift_code, ...times });
      const { employeeId } = await floor.worker(['LATHE']);
      await floor.ask('update employee set shift_code = $3 where company_id = $1 and employee_id = $2', [
        employeeId,
        shift_code,
      ]);
      workers.set(employeeId, shift_code);
    }
    const { idleWorkers } = await board();
    const idle = new Set(idleWorkers.map(({ worker }) => workers.get(worker.employeeId)));
    expect(idle).toEqual(new Set(['NOW', 'LONG']));
  });

  it('tells a work centre that is offline, by its terminal or its lead', async () => {
    const say = (by: Pick<Browser, 'send'>, wc: string, online: number) =>
      by.send(`/app/workCentres/${wc}/online`, {
        method: 'POST',
        body: { online },
        headers: { 'Idempotency-Key': randomUUID() },
      });
    const terminal = await openTerminal(erp, floor, 'LATHE');
    await terminal.switchTo({ badge: (await terminal.worker({ refId: 'W-1' })).badge });
    expect(await say(terminal.browser, 'LATHE', 0)).toMatchObject({ data: { wc: 'LATHE', online: 0 } });
    expect(await centre('LATHE')).toMatchObject({ online: 0, state: 'OFFLINE', onlineSince: expect.any(String) });
    expect(await say(lead.browser, 'LATHE', 1)).toMatchObject({ success: true });
    expect(await centre('LATHE')).toMatchObject({ online: 1, state: 'IDLE' });
    expect(await say(terminal.browser, 'MILL', 0)).toMatchObject({ msgCode: 'WORK_CENTER_NOT_LED' });
    expect(await say(lead.browser, 'NONE', 0)).toMatchObject({ msgCode: 'WORK_CENTER_NOT_EXIST' });
    // On a phone of their own a worker, or a lead who lost the role, does not speak for the machine.
    const [turner, former] = [await floor.worker(['LATHE']), await floor.worker(['LATHE'], ['LATHE'])];
    for (const { browser } of [turner, former])
      expect(await say(browser, 'LATHE', 0)).toMatchObject({ msgCode: 'WORK_CENTER_NOT_LED' });
    expect(await centre('LATHE')).toMatchObject({ online: 1 });
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

  it('plans in this century or the next, and never so far back that the board cannot say how late it is', async () => {
    const turner = await floor.worker(['LATHE']);
    const woNumber = await floor.order();
    const plan = (plannedStart: string) =>
      lead.post<TaskRow>('/lead/tasks', { woNumber, sequence: 10, worker: turner.employeeId, plannedStart });
    for (const year of ['0001', '1999', '2200', '9999'])
      expect(await plan(`${year}-12-31T23:59:59Z`)).toMatchObject({
        msgCode: 'INVALID_INPUT',
        data: { field: 'plannedStart' },
      });
    const { data } = await plan('2000-01-01T00:00:00Z');
    await turner.fire(data.taskId, 'start');
    expect(await centre('LATHE')).toMatchObject({ state: 'LATE' });
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
