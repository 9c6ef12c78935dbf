import type { DayEntry, MyDay } from '@gemba/contract/tasks/my-day/my-day';
import type { TimeReport } from '@gemba/contract/tasks/reports/time-report';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { ago, openShopFloor, type ShopFloor } from '../testing/shop-floor.ts';
import { explain, stretchesOf } from './day-entries.ts';

const erp = await startTestApp();
let floor: ShopFloor;
beforeAll(async () => {
  floor = await openShopFloor(erp);
});

type Me = Awaited<ReturnType<ShopFloor['worker']>>;

const dayOf = async (me: Me, date = '') => (await me.get<MyDay>(`/myDay${date && `?date=${date}`}`)).data;
const minutes = (seconds: number) => Math.round(seconds / 60);
const line = ({ kind, seconds, ...entry }: DayEntry) => [
  kind,
  minutes(seconds),
  'reason' in entry ? entry.reason : undefined,
];

/** A shift that began and ends so many minutes from now. */
const withShift = async (me: Me, from: number, to: number) => {
  const clock = (after: number) => new Date(Date.now() + after * 60_000).toISOString().slice(11, 19);
  const shift_code = `S-${me.employeeId}`;
  await floor.insert('shift', { shift_code, shift_name: 'Mine', start_time: clock(from), end_time: clock(to) });
  await floor.ask('update employee set shift_code = $3, hourly_rate = 30 where company_id = $1 and employee_id = $2', [
    me.employeeId,
    shift_code,
  ]);
};

const finish = (me: Me, id: number, qualifiedQty: string, more: object = {}) =>
  me.fire<{ report: TimeReport }>(id, 'finish', { wageType: 2, qualifiedQty, ...more });

/** An hour of work, twenty minutes of a break, half an hour of work, ten minutes of nothing, and a task that runs. */
async function aMorning(me: Me, order: string) {
  const [one, other] = [await floor.task(order), await floor.task(order)];
  await me.fire(one, 'start', { at: ago(180) });
  await me.fire(one, 'pause', { at: ago(120), reason: 'BREAK' });
  await me.fire(one, 'resume', { at: ago(100) });
  await finish(me, one, '4', { at: ago(70) });
  await me.fire(other, 'start', { at: ago(60) });
  await me.post(`/tasks/${other}/count`, { eventId: crypto.randomUUID(), qualified: '2' });
  return other;
}

describe('my day', () => {
  it('has work, pauses and gaps of the shift in their order, hours and pieces, and pay that adds up', async () => {
    const me = await floor.worker();
    await withShift(me, -180, 300);
    const wo = await floor.order();
    await aMorning(me, wo);
    await floor.task(wo, 10, { worker: me.employeeId, planned_start: ago(30) });
    const day = await dayOf(me);
    expect(day.entries.map(line)).toEqual([
      ['WORK', 60, undefined],
      ['PAUSE', 20, 'BREAK'],
      ['WORK', 30, undefined],
      ['GAP', 10, undefined],
      ['WORK', 60, undefined],
    ]);
    expect(day.entries.filter(({ kind }) => kind === 'WORK')).toMatchObject([
      { qualifiedQty: null },
      { qualifiedQty: '4.0000' },
      { qualifiedQty: '2.0000', endedAt: null, counts: true },
    ]);
    expect(minutes(day.workedSeconds)).toBe(150);
    expect(day.shift).toMatchObject({ name: 'Mine', plannedSeconds: 480 * 60 });
    expect(day.pieces).toEqual({
      qualified: '6.0000',
      defective: '0.0000',
      planned: '10.0000',
      plannedByNow: '3.0000',
    });
    expect(day.pay).toMatchObject({ hourlyRate: '30.00', pieceAmount: '0.00', pieces: [] });
    expect(minutes(day.pay.paidSeconds)).toBe(170);
    expect(Number(day.pay.hourlyAmount)).toBeCloseTo(85, 0);
    expect(minutes(day.pay.unexplainedSeconds)).toBe(10);
    expect(day.forgottenStop).toBeNull();
  });

  it('pays a gap once it is explained, if the reason is paid', async () => {
    const me = await floor.worker();
    await withShift(me, -180, 300);
    await aMorning(me, await floor.order());
    const gap = (await dayOf(me)).entries.find(({ kind }) => kind === 'GAP')!;
    const explained = (startedAt: string, reason: string) => me.post<MyDay>('/myDay/explainGap', { startedAt, reason });
    expect(await explained(ago(77), 'MEAL')).toMatchObject({ msgCode: 'GAP_NOT_EXIST' });
    const { data } = await explained(gap.startedAt, 'MATERIAL');
    expect(minutes(data.pay.paidSeconds)).toBe(180);
    expect(data.entries.map(line)).toContainEqual(['PAUSE', 10, 'MATERIAL']);
    expect(await explained(gap.startedAt, 'MEAL')).toMatchObject({ msgCode: 'GAP_NOT_EXIST' });
  });

  it('pays pieces at the rate of the operation', async () => {
    const me = await floor.worker();
    await withShift(me, -60, 60);
    const wo = await floor.order([{ wage_type: 1, piece_rate: '1.255' }]);
    const id = await floor.task(wo);
    await me.fire(id, 'start', { at: ago(30) });
    await finish(me, id, '3', { wageType: 1 });
    const { pay } = await dayOf(me);
    expect(pay).toMatchObject({
      hourlySeconds: 0,
      pieces: [{ woNumber: wo, sequence: 10, quantity: '3.0000', pieceRate: '1.255000', amount: '3.77' }],
      amount: '3.77',
    });
  });

  it('notices a forgotten stop, counts nothing beyond the shift without a confirmation, and all of it with one', async () => {
    const me = await floor.worker();
    await withShift(me, -240, -60);
    const wo = await floor.order();
    const id = await floor.task(wo);
    await me.fire(id, 'start', { at: ago(180) });
    const running = await dayOf(me);
    expect(running.forgottenStop).toMatchObject({ taskId: id, suggestedStop: running.shift?.endsAt });
    expect(minutes(running.workedSeconds)).toBe(120);
    expect(running.overtime).toEqual({ waitingSeconds: 0, confirmedSeconds: 0 });
    const { data } = await finish(me, id, '2');
    expect(Number(data.report.hours)).toBeCloseTo(2, 1);
    const ended = await dayOf(me);
    expect([minutes(ended.workedSeconds), minutes(ended.overtime.waitingSeconds)]).toEqual([120, 60]);
    expect(ended.entries.map((entry) => 'counts' in entry && entry.counts)).toContain(false);
    const confirm = (date: string) => me.post<MyDay>('/myDay/confirmOvertime', { date });
    expect(await confirm('2020-01-01')).toMatchObject({ msgCode: 'NO_OVERTIME' });
    const { data: confirmed } = await confirm(ended.date);
    expect([minutes(confirmed.workedSeconds), minutes(confirmed.overtime.confirmedSeconds)]).toEqual([180, 60]);
    expect(await confirm(ended.date)).toMatchObject({ msgCode: 'NO_OVERTIME' });
    const { data: reports } = await me.get<{ items: TimeReport[] }>('/timeReports');
    expect(reports.items.map(({ kind }) => kind)).toEqual(['OVERTIME', 'TASK']);
    expect(Number((await floor.operation(wo))?.['reported_hours'])).toBeCloseTo(3, 1);
    expect(await floor.broken()).toEqual([]);
  });

  it('counts nothing of later shifts where a stop was forgotten for days, until each day is confirmed', async () => {
    const me = await floor.worker();
    await withShift(me, -120, 60);
    const id = await floor.task(await floor.order());
    await me.fire(id, 'start', { at: ago(90) });
    await floor.ask(
      `update work_interval set started_at = started_at - interval '2 days' where company_id = $1 and worker = $2`,
      [me.employeeId],
    );
    const { data } = await finish(me, id, '2');
    expect(Number(data.report.hours)).toBeCloseTo(2.5, 1);
    const today = await dayOf(me);
    expect([minutes(today.workedSeconds), minutes(today.overtime.waitingSeconds)]).toEqual([0, 120]);
    const { data: confirmed } = await me.post<MyDay>('/myDay/confirmOvertime', { date: today.date });
    expect([minutes(confirmed.workedSeconds), minutes(confirmed.overtime.waitingSeconds)]).toEqual([120, 0]);
  });

  it('takes overtime of a task that goes on into its report', async () => {
    const me = await floor.worker();
    await withShift(me, -240, -60);
    const id = await floor.task(await floor.order());
    await me.fire(id, 'start', { at: ago(120) });
    await me.fire(id, 'pause', { reason: 'BREAK' });
    const { date } = await dayOf(me);
    await me.post('/myDay/confirmOvertime', { date });
    const { data } = await finish(me, id, '1');
    expect(Number(data.report.hours)).toBeCloseTo(2, 1);
    expect(await floor.broken()).toEqual([]);
  });

  it('asks before a typed report counts what lies outside of the shift', async () => {
    const me = await floor.worker();
    await withShift(me, -240, -60);
    const woNumber = await floor.order();
    const report = { woNumber, sequence: 10, wageType: 2, qualifiedQty: '1', start: ago(90), end: ago(30) };
    expect(await me.post('/timeReports', report)).toMatchObject({
      msgCode: 'TIME_BEYOND_SHIFT_WARNING',
      data: { minutes: 30, field: 'end' },
    });
    const confirm = ['TIME_BEYOND_SHIFT_WARNING'];
    const { data } = await me.post<{ report: TimeReport }>('/timeReports', { ...report, confirm });
    expect(data.report).toMatchObject({ hours: '1.0000' });
    const day = await dayOf(me);
    expect([minutes(day.workedSeconds), minutes(day.overtime.confirmedSeconds)]).toEqual([60, 30]);
  });

  it('refuses a day at the end of the calendar, where no shift can be reckoned', async () => {
    const me = await floor.worker();
    await withShift(me, -180, 300);
    for (const date of ['0001-01-01', '9999-12-31']) {
      expect(await me.get(`/myDay?date=${date}`)).toMatchObject({ msgCode: 'INVALID_INPUT', data: { field: 'date' } });
      expect(await me.post('/myDay/confirmOvertime', { date })).toMatchObject({ msgCode: 'INVALID_INPUT' });
      expect(await me.post('/myDay/explainGap', { startedAt: `${date}T00:00:00Z`, reason: 'MEAL' })).toMatchObject({
        msgCode: 'INVALID_INPUT',
      });
    }
    for (const date of ['2000-01-01', '2199-12-31']) expect(await dayOf(me, date)).toMatchObject({ date, entries: [] });
  });

  it('is mine alone, and empty where nothing was', async () => {
    const me = await floor.worker();
    await aMorning(await floor.worker(), await floor.order());
    expect(await dayOf(me, '2026-01-05')).toMatchObject({
      date: '2026-01-05',
      workedSeconds: 0,
      entries: [],
      shift: null,
    });
    expect((await dayOf(me)).entries).toEqual([]);
    expect(await floor.get('/myDay', await floor.person({ refId: null }))).toMatchObject({ msgCode: 'EMPLOYEE_ONLY' });
  });
});

describe('the stretches without work', () => {
  const span = (from: number, to: number) => ({ from: from * 60_000, to: to * 60_000 });
  const now = 100 * 60_000;

  it('lie between the start of the shift and its end, or now', () => {
    expect(stretchesOf([span(10, 20), span(30, 40)], span(0, 60), now)).toEqual([
      span(0, 10),
      span(20, 30),
      span(40, 60),
    ]);
    expect(stretchesOf([span(10, 20), span(30, 40)], span(0, 200), now)).toContainEqual(span(40, 100));
    expect(stretchesOf([span(10, 20), span(30, 40)], null, now)).toEqual([span(20, 30)]);
    // Between the end of the shift and overtime nobody has to be anywhere.
    expect(stretchesOf([span(10, 20), span(70, 80)], span(10, 30), now)).toEqual([span(20, 30)]);
    expect(stretchesOf([], span(0, 60), now)).toEqual([]);
  });

  it('are what somebody said from that moment on, and a gap before it', () => {
    const pause = (at: number, reason: 'BREAK' | 'MEAL') => ({ at: at * 60_000, reason, note: null });
    const told = explain(span(20, 60), [pause(30, 'BREAK'), pause(45, 'MEAL'), pause(70, 'MEAL')], now);
    expect(told.map(line)).toEqual([
      ['GAP', 10, undefined],
      ['PAUSE', 15, 'BREAK'],
      ['PAUSE', 15, 'MEAL'],
    ]);
    expect(explain(span(20, 20.5), [], now)).toEqual([]);
  });
});
