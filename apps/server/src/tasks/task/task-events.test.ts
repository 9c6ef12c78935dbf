import { randomUUID } from 'node:crypto';
import type { TimeReport } from '@gemba/contract/tasks/reports/time-report';
import type { Task, TaskRow } from '@gemba/contract/tasks/task/task-shapes';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { ago, openShopFloor, type ShopFloor } from '../testing/shop-floor.ts';

const erp = await startTestApp();
let floor: ShopFloor;
beforeAll(async () => {
  floor = await openShopFloor(erp);
});

interface Finished {
  task: Task;
  report: TimeReport;
}

const made = (qualifiedQty: string, more = {}) => ({ wageType: 2, qualifiedQty, ...more });

describe('a task', () => {
  it('starts, pauses with a reason, goes on, and is finished with its pieces and hours', async () => {
    const me = await floor.worker();
    const wo = await floor.order([{}, { wc: 'MILL' }]);
    const id = await floor.task(wo);
    const { data: running } = await me.fire(id, 'start', { at: ago(90) });
    expect(running).toMatchObject({
      status: 'RUNNING',
      worker: { employeeId: me.employeeId },
      operationStatus: 'RUN',
      maximum: '10.0000',
      mine: true,
      phase: 'RUN',
      online: 1,
      pausedAt: null,
    });
    expect(running.workedSeconds).toBeGreaterThanOrEqual(5_400);
    expect(running.runningSince).toBe(running.intervals.at(-1)?.startedAt);
    const { data: paused } = await me.fire(id, 'pause', { at: ago(30), reason: 'MATERIAL', note: 'No blanks' });
    expect(paused).toMatchObject({
      status: 'PAUSED',
      pauseReason: 'MATERIAL',
      pauseNote: 'No blanks',
      runningSince: null,
    });
    expect(Math.round(paused.workedSeconds / 60)).toBe(60);
    await me.fire(id, 'resume', { at: ago(20) });
    const body = made('4', { at: ago(5), defectiveItems: [{ item: 'BURR', quantity: '1' }] });
    const { data, msgCode } = await me.fire<Finished>(id, 'finish', body);
    expect(msgCode).toBe('OK');
    expect(data).toMatchObject({
      task: { status: 'CLOSED' },
      report: {
        kind: 'TASK',
        taskId: id,
        qualifiedQty: '4.0000',
        defectiveQuantity: '1.0000',
        excessQty: '0.0000',
        defectiveItems: [{ item: 'BURR', quantity: '1.0000' }],
        correction: { allowed: true },
        offersReceipt: null,
      },
    });
    expect(data.task.reportId).toBe(data.report.reportId);
    expect(data.report.intervals).toHaveLength(2);
    expect(Math.round(Number(data.report.hours) * 60)).toBe(75);
    expect(await floor.operation(wo)).toMatchObject({ status: 'RUN', qualified_quantity: '4.0000' });
    expect(await floor.operation(wo, 20)).toMatchObject({ status: 'NOT_SETUP' });
    expect(await floor.broken()).toEqual([]);
  });

  it('is set up before it runs: SETUP, then RUN, and OK with the whole quantity', async () => {
    const me = await floor.worker();
    const wo = await floor.order();
    const id = await floor.task(wo);
    await me.fire(id, 'start', { phase: 'SETUP', at: ago(40) });
    expect(await floor.operation(wo)).toMatchObject({ status: 'SETUP' });
    const { data } = await me.fire(id, 'startProduction', { at: ago(30) });
    expect(data.intervals.map(({ phase }) => phase)).toEqual(['SETUP', 'RUN']);
    expect(data.intervals[0]?.endedAt).toBe(data.intervals[1]?.startedAt);
    expect(await floor.operation(wo)).toMatchObject({ status: 'RUN' });
    expect(await me.fire(id, 'startProduction')).toMatchObject({ msgCode: 'MOVE_NOT_ALLOWED' });
    const { data: done } = await me.fire<Finished>(id, 'finish', made('10'));
    expect(await floor.operation(wo)).toMatchObject({ status: 'OK' });
    // The last operation: its goods can be received.
    expect(done.report.offersReceipt).toEqual({ woNumber: wo, quantity: '10.0000' });
  });

  it('is done once under one event, however often and with whatever key it is sent', async () => {
    const me = await floor.worker();
    const id = await floor.task(await floor.order());
    const start = { eventId: randomUUID(), at: ago(10) };
    const answers = await Promise.all([1, 2, 3, 4].map(() => me.post(`/tasks/${id}/start`, start)));
    expect(answers.map(({ msgCode }) => msgCode)).toEqual(['OK', 'OK', 'OK', 'OK']);
    expect((await me.get<Task>(`/tasks/${id}`)).data.intervals).toHaveLength(1);
    const finish = { eventId: randomUUID(), at: ago(), ...made('2') };
    const first = await me.post<Finished>(`/tasks/${id}/finish`, finish);
    const second = await me.post<Finished>(`/tasks/${id}/finish`, finish);
    expect(second.data.report).toEqual(first.data.report);
    expect(await me.post(`/tasks/${id}/pause`, { ...start, reason: 'BREAK' })).toMatchObject({
      msgCode: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('runs one at a time of a worker', async () => {
    const me = await floor.worker();
    const wo = await floor.order();
    const [one, other] = [await floor.task(wo), await floor.task(wo)];
    await me.fire(one, 'start');
    expect(await me.fire(other, 'start')).toMatchObject({ msgCode: 'TASK_ALREADY_RUNNING' });
    await me.fire(one, 'pause', { reason: 'OTHER_WORK' });
    expect(await me.fire(other, 'start')).toMatchObject({ success: true });
    expect(await me.fire(one, 'resume')).toMatchObject({ msgCode: 'TASK_ALREADY_RUNNING' });
  });

  it('is for several workers on one operation, each with a task, and both are told', async () => {
    const [one, other] = [await floor.worker(), await floor.worker()];
    const wo = await floor.order();
    const { data: mine } = await one.post('/tasks', { woNumber: wo, sequence: 10 });
    expect(mine).toMatchObject({ status: 'OPEN', quantity: '10.0000', estimatedHours: '2.0000' });
    expect((await one.post('/tasks', { woNumber: wo, sequence: 10 })).data.taskId).toBe(mine.taskId);
    const { data: theirs } = await other.post('/tasks', { woNumber: wo, sequence: 10 });
    expect(theirs.taskId).not.toBe(mine.taskId);
    await one.fire(mine.taskId, 'start');
    const { data } = await other.fire(theirs.taskId, 'start');
    expect(data.colleagues).toMatchObject([{ taskId: mine.taskId, status: 'RUNNING' }]);
    await one.fire(mine.taskId, 'finish', made('6'));
    expect(await other.fire(theirs.taskId, 'finish', made('5'))).toMatchObject({
      msgCode: 'QUALIFIED_QTY_OVER_MAXIMUM_WARNING',
      data: { maximum: '4.0000', quantity: '5', field: 'qualifiedQty' },
    });
    const confirm = ['QUALIFIED_QTY_OVER_MAXIMUM_WARNING'];
    const { data: done } = await other.fire<Finished>(theirs.taskId, 'finish', made('5', { confirm }));
    expect(done.report).toMatchObject({ qualifiedQty: '5.0000', excessQty: '1.0000' });
    expect(await floor.operation(wo)).toMatchObject({ status: 'OK', qualified_quantity: '11.0000' });
    // A report is seen by its worker and the leads: a colleague is not led there.
    expect((await other.get<Task>(`/tasks/${mine.taskId}`)).data).toMatchObject({ status: 'CLOSED', reportId: null });
  });

  it('counts pieces on the way, from several devices, never below zero', async () => {
    const me = await floor.worker();
    const id = await floor.task(await floor.order());
    const count = (qualified: string, defects: object[] = []) =>
      me.post(`/tasks/${id}/count`, { eventId: randomUUID(), qualified, defects });
    expect(await count('1')).toMatchObject({ msgCode: 'MOVE_NOT_ALLOWED' });
    await me.fire(id, 'start');
    await Promise.all(Array.from({ length: 12 }, () => count('2', [{ item: 'BURR', quantity: '1' }])));
    const { data } = await count('-4', [
      { item: 'BURR', quantity: '-2' },
      { item: 'POROSITY', quantity: '3' },
    ]);
    expect(data).toEqual({
      taskId: id,
      counted: { qualified: '20.0000', defective: '13.0000' },
      countedDefects: [
        { item: 'BURR', name: 'burr', quantity: '10.0000' },
        { item: 'POROSITY', name: 'porosity', quantity: '3.0000' },
      ],
    });
    expect(await count('-21')).toMatchObject({ msgCode: 'INVALID_QUANTITY', data: { field: 'qualified' } });
    expect(await count('0', [{ item: 'BURR', quantity: '-11' }])).toMatchObject({ msgCode: 'INVALID_QUANTITY' });
    expect(await count('0', [{ item: 'LEAK', quantity: '1' }])).toMatchObject({ msgCode: 'DEFECTIVE_ITEM_NOT_EXIST' });
    expect(await me.fire(id, 'cancel')).toMatchObject({ msgCode: 'TASK_HAS_PIECES' });
    const again = { eventId: randomUUID(), qualified: '1' };
    await me.post(`/tasks/${id}/count`, again);
    const { data: repeated } = await me.post<{ counted: object }>(`/tasks/${id}/count`, again);
    expect(repeated.counted).toMatchObject({ qualified: '21.0000' });
  });

  it('has a clock that begins anew for the next worker, once somebody gave it back', async () => {
    const [me, next] = [await floor.worker(), await floor.worker()];
    const id = await floor.task(await floor.order());
    await me.fire(id, 'start', { at: ago(90) });
    const { data: open } = await me.fire(id, 'cancel', { at: ago(30) });
    expect(open).toMatchObject({ status: 'OPEN', intervals: [], workedSeconds: 0 });
    const { data: begun } = await next.fire(id, 'start', { at: ago(20) });
    expect(begun.intervals).toHaveLength(1);
    expect(Math.round(begun.workedSeconds / 60)).toBe(20);
    const { data } = await next.fire<{ task: Task; report: TimeReport }>(id, 'finish', {
      wageType: 2,
      qualifiedQty: '1',
    });
    expect(Math.round(data.task.workedSeconds / 60)).toBe(Math.round(Number(data.report.hours) * 60));
  });

  it('is given back by a cancel: open for anybody, and the time that was worked is reported', async () => {
    const [me, next] = [await floor.worker(), await floor.worker()];
    const wo = await floor.order();
    const id = await floor.task(wo);
    await me.fire(id, 'start', { at: ago(60) });
    const { data } = await me.fire(id, 'cancel', { at: ago(15) });
    expect(data).toMatchObject({ status: 'OPEN', worker: null });
    const { data: reports } = await me.get<{ items: TimeReport[] }>('/timeReports');
    expect(reports.items).toMatchObject([{ kind: 'PART', hours: '0.7500', qualifiedQty: '0.0000' }]);
    expect(await next.fire(id, 'start')).toMatchObject({ success: true });
    expect(await me.fire(id, 'pause', { reason: 'BREAK' })).toMatchObject({ msgCode: 'TASK_OF_ANOTHER' });
    expect(await floor.broken()).toEqual([]);
  });

  it('waits for the sequence before it, unless the worker knows better', async () => {
    const me = await floor.worker();
    const wo = await floor.order([{}, {}]);
    const id = await floor.task(wo, 20);
    expect(await me.fire(id, 'start')).toMatchObject({
      code: 409,
      msgCode: 'OPERATION_NOT_READY_WARNING',
      data: { sequence: 20 },
    });
    expect(await me.fire(id, 'start', { confirm: ['OPERATION_NOT_READY_WARNING'] })).toMatchObject({ success: true });
    expect(await floor.operation(wo, 20)).toMatchObject({ status: 'RUN' });
  });

  it('that was forgotten is stopped at a time that the worker says, and can be finished from there', async () => {
    const me = await floor.worker();
    const id = await floor.task(await floor.order());
    await me.fire(id, 'start', { at: ago(300) });
    const stop = (endedAt: string) => me.post(`/tasks/${id}/stopForgotten`, { eventId: randomUUID(), endedAt });
    expect(await stop(ago(-5))).toMatchObject({ msgCode: 'TIME_IN_FUTURE', data: { field: 'endedAt' } });
    expect(await stop(ago(301))).toMatchObject({ msgCode: 'END_BEFORE_START' });
    const { data } = await stop(ago(240));
    expect(data).toMatchObject({ status: 'PAUSED', pauseReason: 'SHIFT_END' });
    expect(Math.round(data.workedSeconds / 60)).toBe(60);
    expect(await me.fire(id, 'finish', made('1'))).toMatchObject({ success: true });
  });
});

describe('the clock', () => {
  const startedAt = async (at: string, sentAt?: string) => {
    const me = await floor.worker();
    const id = await floor.task(await floor.order());
    const headers = sentAt === undefined ? {} : { 'X-Device-Time': sentAt };
    const answer = await me.post(`/tasks/${id}/start`, { eventId: randomUUID(), at }, headers);
    const since = answer.data?.runningSince;
    return since ? Math.round((Date.now() - Date.parse(since)) / 60_000) : answer.msgCode;
  };

  it('is the server’s: what the device says is how long ago', async () => {
    expect(await startedAt(ago(0))).toBe(0);
    expect(await startedAt(ago(45))).toBe(45);
    // Three hours slow, and a day fast.
    expect(await startedAt(ago(180), ago(180))).toBe(0);
    expect(await startedAt(ago(-1_440 + 20), ago(-1_440))).toBe(20);
  });

  it('takes an event of the future for one of now', async () => {
    expect(await startedAt(ago(-30))).toBe(0);
    expect(await startedAt(ago(10), ago(70))).toBe(0);
  });

  it('takes what is late up to twelve hours', async () => {
    expect(await startedAt(ago(719))).toBe(719);
    expect(await startedAt(ago(721))).toBe('TASK_EVENT_TOO_LATE');
  });
});

describe('people', () => {
  it('see and touch only tasks of work centres they are authorised for', async () => {
    const [me, miller] = [await floor.worker(), await floor.worker(['MILL'])];
    const lead = await floor.worker([], ['LATHE'], ['LEAD_WORK_CENTRE']);
    const former = await floor.worker([], ['LATHE']);
    const wo = await floor.order();
    const id = await floor.task(wo);
    for (const by of [miller, former]) {
      expect(await by.get(`/tasks/${id}`)).toMatchObject({ msgCode: 'TASK_NOT_EXIST' });
      expect(await by.fire(id, 'start')).toMatchObject({ msgCode: 'TASK_NOT_EXIST' });
    }
    expect(await lead.get(`/tasks/${id}`)).toMatchObject({ data: { mine: false, mayTake: false } });
    expect(await me.get(`/tasks/${id}`)).toMatchObject({ data: { mine: true, mayTake: true } });
    expect(await lead.fire(id, 'start')).toMatchObject({ msgCode: 'WORK_CENTER_NOT_AUTHORIZED' });
    expect(await miller.post('/tasks', { woNumber: wo, sequence: 10 })).toMatchObject({
      msgCode: 'WORK_CENTER_NOT_AUTHORIZED',
    });
    await me.fire(id, 'start');
    const colleague = await floor.worker();
    expect(await colleague.fire(id, 'pause', { reason: 'BREAK' })).toMatchObject({
      msgCode: 'TASK_OF_ANOTHER',
      data: { worker: me.employeeId },
    });
    const visitor = await floor.person({ refId: null });
    expect(await floor.get('/tasks/active', visitor)).toMatchObject({ msgCode: 'EMPLOYEE_ONLY' });
  });

  it('of another company see nothing of it', async () => {
    const other = await openShopFloor(erp);
    const stranger = await other.worker();
    const id = await floor.task(await floor.order());
    expect(await stranger.get(`/tasks/${id}`)).toMatchObject({ msgCode: 'TASK_NOT_EXIST' });
    expect(await stranger.fire(id, 'start')).toMatchObject({ msgCode: 'TASK_NOT_EXIST' });
    expect((await stranger.get<{ items: [] }>('/tasks?status=ALL')).data.items).toEqual([]);
  });

  it('without the module cannot start', async () => {
    const poor = await openShopFloor(erp);
    const me = await poor.worker();
    const id = await poor.task(await poor.order());
    await poor.ask(`update licence set modules = '{ORDERS}' where company_id = $1`);
    expect(await me.fire(id, 'start')).toMatchObject({ msgCode: 'NOT_LICENSED' });
  });
});

it('refuses to start, go on with or finish work on an order that is not open', async () => {
  const me = await floor.worker();
  const wo = await floor.order();
  const [waiting, begun] = [await floor.task(wo), await floor.task(wo)];
  await me.fire(begun, 'start', { at: ago(30) });
  const close = (status: string) =>
    floor.ask(`update work_order set status = '${status}' where company_id = $1 and wo_number = $2`, [wo]);
  await close('CANCELLED');
  expect(await me.fire(waiting, 'start')).toMatchObject({ msgCode: 'TASK_ALREADY_RUNNING' });
  const closed = { msgCode: 'WORK_ORDER_NOT_OPEN_TO_REPORT', data: { woNumber: wo } };
  expect(await me.fire(begun, 'finish', made('1'))).toMatchObject(closed);
  await me.fire(begun, 'pause', { reason: 'BREAK' });
  expect(await me.fire(begun, 'resume')).toMatchObject(closed);
  expect(await me.fire(waiting, 'start')).toMatchObject(closed);
  expect(await me.post('/tasks', { woNumber: wo, sequence: 10 })).toMatchObject(closed);
  // The time is not lost: it is a variance at once.
  const before = Number(await floor.booked('WIP'));
  expect(await me.fire(begun, 'cancel')).toMatchObject({ success: true });
  expect(Number(await floor.booked('WIP'))).toBe(before);
  expect(await floor.broken()).toEqual(['on_order_is_not_open_orders']);
  await close('APPROVED');
});

describe('the list of tasks', () => {
  it('has mine and those nobody has, the running one first, then as planned; closed ones the last one first', async () => {
    const me = await floor.worker(['MILL']);
    const [wo, gone] = [await floor.order([{ wc: 'MILL' }]), await floor.order([{ wc: 'MILL' }])];
    const mine = { worker: me.employeeId };
    const late = await floor.task(wo, 10, { ...mine, planned_start: ago(2_000) });
    const later = await floor.task(wo, 10, { planned_start: ago(-3_000) });
    const today = ago().slice(0, 10);
    const begun = await floor.task(wo, 10, { ...mine, planned_start: `${today}T23:59:59.999Z` });
    const [done, last] = [await floor.task(wo, 10, mine), await floor.task(wo, 10, mine)];
    const ofClosed = await floor.task(gone, 10, mine);
    await floor.ask(`update work_order set status = 'CANCELLED' where company_id = $1 and wo_number = $2`, [gone]);
    for (const id of [done, last]) {
      await me.fire(id, 'start');
      await me.fire(id, 'finish', made('1'));
    }
    await me.fire(begun, 'start');
    const list = async (query: string) => {
      const items: TaskRow[] = [];
      let cursor: string | null = null;
      do {
        const { data }: { data: { items: TaskRow[]; nextCursor: string | null } } = await me.get(
          `/tasks?limit=2${query}${cursor ? `&cursor=${cursor}` : ''}`,
        );
        items.push(...data.items);
        cursor = data.nextCursor;
      } while (cursor);
      return items;
    };
    const open = await list('');
    expect(open.map(({ taskId }) => taskId)).toEqual([begun, late, later]);
    expect(open.map(({ urgency }) => urgency)).toEqual(['LATE', 'LATE', 'LATE']);
    expect((await list('&status=CLOSED')).map(({ taskId }) => taskId)).toEqual([last, done]);
    const all = (await list('&status=ALL')).map(({ taskId }) => taskId);
    expect(all).toEqual([begun, late, later, last, done]);
    expect(all).not.toContain(ofClosed);
    expect((await list(`&status=ALL&on=${today}`)).map(({ taskId }) => taskId)).toEqual([begun, late, last, done]);
    await floor.ask(`update work_order set due_date = '2099-01-01' where company_id = $1 and wo_number = $2`, [wo]);
    expect((await list('')).map(({ urgency }) => urgency)).toEqual(['TODAY', 'LATE', 'LATER']);
    expect((await me.get<{ task: Task }>('/tasks/active')).data.task.taskId).toBe(begun);
  });

  it('answers no active task where there is none, and the one paused last where none runs', async () => {
    const me = await floor.worker();
    expect((await me.get<{ task: null }>('/tasks/active')).data.task).toBeNull();
    const wo = await floor.order();
    const [one, other] = [await floor.task(wo), await floor.task(wo)];
    for (const id of [one, other]) {
      await me.fire(id, 'start');
      await me.fire(id, 'pause', { reason: 'BREAK' });
    }
    expect((await me.get<{ task: Task }>('/tasks/active')).data.task.taskId).toBe(other);
  });
});
