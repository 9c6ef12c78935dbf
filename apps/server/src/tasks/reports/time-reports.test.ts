import type { ReportForm } from '@gemba/contract/tasks/reports/reportable-work-order';
import type { TimeReport } from '@gemba/contract/tasks/reports/time-report';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { ago, openShopFloor, type ShopFloor } from '../testing/shop-floor.ts';

const erp = await startTestApp();
let floor: ShopFloor;
beforeAll(async () => {
  floor = await openShopFloor(erp);
});

type Me = Awaited<ReturnType<ShopFloor['worker']>>;
interface Reply {
  report: TimeReport;
}

const body = (woNumber: string, more: object = {}) => ({
  woNumber,
  sequence: 10,
  wageType: 2,
  qualifiedQty: '3',
  start: ago(120),
  end: ago(60),
  ...more,
});
const report = (me: Me, woNumber: string, more: object = {}) => me.post<Reply>('/timeReports', body(woNumber, more));
const after = (me: Me, woNumber: string, more: object = {}) =>
  me.post<Reply>('/timeReports/after', body(woNumber, more));
const correct = (me: Me, reportId: number, more: object = {}) =>
  me.post<Reply>(`/timeReports/${reportId}/correct`, { reason: 'Wrong count', ...more });

describe('the form of the daily report', () => {
  it('has the operations of my work centres with maxima, defect items and rates', async () => {
    const me = await floor.worker(['LATHE', 'PACK']);
    const wo = await floor.order([{ wage_type: 1, piece_rate: '1.25' }, { wc: 'MILL' }, { wc: 'PACK' }]);
    const { data } = await me.get<ReportForm>(`/reportable/${wo}`);
    expect(data).toMatchObject({ woNumber: wo, part: 'GEARBOX', quantityOrdered: '10.0000', lastEnd: null });
    expect(data.operations).toMatchObject([
      {
        sequence: 10,
        wc: 'LATHE',
        status: 'NOT_SETUP',
        wageType: 1,
        pieceRate: '1.250000',
        maximum: '10.0000',
        defectItems: [{ item: 'BURR' }, { item: 'POROSITY' }],
        isLastSequence: false,
        taskId: null,
        online: 1,
      },
      { sequence: 30, wc: 'PACK', maximum: '0.0000', defectItems: [], isLastSequence: true },
    ]);
    await report(me, wo, { qualifiedQty: '4' });
    const { data: then } = await me.get<ReportForm>(`/reportable/${wo}`);
    expect(then.operations[0]?.maximum).toBe('6.0000');
    expect(Date.parse(then.lastEnd ?? '')).toBeCloseTo(Date.parse(ago(60)), -4);
  });

  it('says what is missing', async () => {
    const me = await floor.worker(['MILL']);
    const [wo, closed] = [await floor.order(), await floor.order([{}], { status: 'NOT_APPROVED' })];
    expect(await me.get(`/reportable/${wo}`)).toMatchObject({
      msgCode: 'NOTHING_TO_REPORT',
      msg: 'No data to report or Reporting authority is not assigned',
    });
    expect(await me.get(`/reportable/${closed}`)).toMatchObject({ msgCode: 'WORK_ORDER_NOT_OPEN_TO_REPORT' });
    expect(await me.get('/reportable/0')).toMatchObject({ msgCode: 'WORK_ORDER_NOT_EXIST' });
  });

  it('finds work orders that I can report on, by number or part', async () => {
    const [me, miller] = [await floor.worker(), await floor.worker(['MILL'])];
    const wo = await floor.order();
    const found = async (by: Me, q: string) =>
      (await by.get<{ items: { woNumber: string }[] }>(`/reportable?limit=100${q}`)).data?.items?.map(
        ({ woNumber }) => woNumber,
      );
    expect(await found(me, '')).toContain(wo);
    expect(await found(me, `&q=${wo}`)).toEqual([wo]);
    expect(await found(me, '&q=gearb')).toContain(wo);
    expect(await miller.get(`/reportable?q=${wo}`)).toMatchObject({ msgCode: 'NOTHING_TO_REPORT' });
  });
});

describe('a typed report', () => {
  it('books pieces, hours and labour, and moves operation and order', async () => {
    const me = await floor.worker();
    const wo = await floor.order([{}, {}]);
    const wip = Number(await floor.booked('WIP'));
    const { data } = await report(me, wo, { defectiveItems: [{ item: 'BURR', quantity: '2' }] });
    expect(data).toMatchObject({
      report: {
        kind: 'DAILY',
        hours: '1.0000',
        qualifiedQty: '3.0000',
        defectiveQuantity: '2.0000',
        worker: { employeeId: me.employeeId },
        estimatedHours: '2.0000',
        intervals: [{ phase: 'RUN' }],
        offersReceipt: null,
      },
    });
    expect(await floor.operation(wo)).toMatchObject({ status: 'RUN', reported_hours: '1.0000' });
    expect(await floor.operation(wo, 20)).toMatchObject({ status: 'NOT_SETUP' });
    expect(
      await floor.ask('select status, labour, version from work_order where company_id = $1 and wo_number = $2', [wo]),
    ).toEqual([{ status: 'RUN', labour: '60.00', version: 2 }]);
    expect(Number(await floor.booked('WIP')) - wip).toBe(60);
    expect(await floor.broken()).toEqual([]);
  });

  it.each([
    ['WORK_ORDER_AND_SEQUENCE_REQUIRED', 'woNumber', { woNumber: undefined }],
    ['WORK_ORDER_AND_SEQUENCE_REQUIRED', 'sequence', { sequence: undefined }],
    ['QUANTITY_REQUIRED', 'qualifiedQty', { qualifiedQty: undefined }],
    ['OPERATION_NOT_EXIST', undefined, { sequence: 15 }],
    ['WORK_ORDER_NOT_EXIST', undefined, { woNumber: '0' }],
    ['END_BEFORE_START', 'end', { end: ago(120), start: ago(60) }],
    ['TIME_IN_FUTURE', 'end', { end: ago(-10) }],
    ['TIME_TOO_OLD', 'start', { start: ago(1_500) }],
    ['DEFECTIVE_ITEM_NOT_EXIST', 'defectiveItems.0.item', { defectiveItems: [{ item: 'LEAK', quantity: '1' }] }],
    [
      'DEFECTIVE_ITEM_TWICE',
      'defectiveItems.1.item',
      { defectiveItems: ['1', '2'].map((quantity) => ({ item: 'BURR', quantity })) },
    ],
    ['QUALIFIED_QTY_OVER_MAXIMUM_WARNING', 'qualifiedQty', { qualifiedQty: '10.5' }],
    [
      'INVALID_QUANTITY',
      'qualifiedQty',
      { qualifiedQty: '99999999999999', confirm: ['QUALIFIED_QTY_OVER_MAXIMUM_WARNING'], sequence: 20 },
    ],
  ])('refuses %s at %s', async (code, field, change) => {
    const me = await floor.worker();
    const wo = await floor.order([{}, { wc: 'LATHE' }]);
    if (code === 'INVALID_QUANTITY') {
      const many = { qualifiedQty: '1', sequence: 20, start: ago(300), end: ago(299) };
      await report(me, wo, { ...many, confirm: ['QUALIFIED_QTY_OVER_MAXIMUM_WARNING'] });
    }
    const answer = await report(me, wo, change);
    expect(answer.msgCode).toBe(code);
    expect((answer.data as unknown as { field?: string }).field).toBe(field);
    expect((await floor.operation(wo))?.['qualified_quantity']).toBe('0.0000');
  });

  it('says that a work centre has no defect items', async () => {
    const me = await floor.worker(['PACK']);
    const wo = await floor.order([{ wc: 'PACK' }]);
    expect(await report(me, wo, { defectiveItems: [{ item: 'BURR', quantity: '1' }] })).toMatchObject({
      msgCode: 'DEFECTIVE_ITEMS_NOT_CONFIGURED',
      msg: 'WC has not configured defective items',
    });
  });

  it('is refused without authority, on an order that is closed, and by somebody who is no employee', async () => {
    const miller = await floor.worker(['MILL']);
    const wo = await floor.order();
    expect(await report(miller, wo)).toMatchObject({ msgCode: 'WORK_CENTER_NOT_AUTHORIZED', data: { wc: 'LATHE' } });
    const me = await floor.worker();
    const finished = await floor.order([{}], { status: 'CANCELLED' });
    expect(await report(me, finished)).toMatchObject({ msgCode: 'WORK_ORDER_NOT_OPEN_TO_REPORT' });
    const visitor = await floor.person({ refId: null });
    expect(await floor.post('/timeReports', body(wo), undefined, visitor)).toMatchObject({ msgCode: 'EMPLOYEE_ONLY' });
    expect(await floor.get('/timeReports', visitor)).toMatchObject({ msgCode: 'EMPLOYEE_ONLY' });
  });

  it('asks before it goes above the maximum, and marks the excess', async () => {
    const me = await floor.worker();
    const wo = await floor.order();
    const { data } = await report(me, wo, { qualifiedQty: '12', confirm: ['QUALIFIED_QTY_OVER_MAXIMUM_WARNING'] });
    expect(data.report).toMatchObject({ qualifiedQty: '12.0000', excessQty: '2.0000' });
    expect(data.report.offersReceipt).toEqual({ woNumber: wo, quantity: '10.0000' });
    expect((await me.get<TimeReport>(`/timeReports/${data.report.reportId}`)).data).toEqual(data.report);
    expect(await floor.operation(wo)).toMatchObject({ status: 'OK' });
  });

  it('overlaps nothing that is recorded, not by a minute', async () => {
    const me = await floor.worker();
    const wo = await floor.order();
    const [ten, nine, eight] = [ago(600), ago(540), ago(480)];
    await report(me, wo, { start: ten, end: nine });
    expect(await report(me, wo, { start: ago(541), end: eight })).toMatchObject({
      msgCode: 'TIME_OVERLAPS',
      data: { field: 'start', start: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) },
    });
    expect(await report(me, wo, { start: nine, end: eight, qualifiedQty: '1' })).toMatchObject({ success: true });
    const id = await floor.task(wo);
    await me.fire(id, 'start', { at: ago(30) });
    expect(await report(me, wo, { start: ago(40), end: ago(29) })).toMatchObject({ msgCode: 'TIME_OVERLAPS' });
    expect(await report(await floor.worker(), wo, { start: ten, end: eight, qualifiedQty: '1' })).toMatchObject({
      success: true,
    });
  });

  it('comes after the fact for a month, and no longer', async () => {
    const me = await floor.worker();
    const wo = await floor.order();
    const day = 1_440;
    const times = (days: number) => ({ start: ago(days * day), end: ago(days * day - 60), qualifiedQty: '1' });
    expect((await after(me, wo, times(30))).data.report).toMatchObject({ kind: 'AFTER', hours: '1.0000' });
    expect(await after(me, wo, times(32))).toMatchObject({ msgCode: 'TIME_TOO_OLD', data: { days: 31 } });
    expect(await after(me, wo, { start: ago(3 * day), end: ago(1) })).toMatchObject({ msgCode: 'TIME_TOO_LONG' });
  });

  it('books nothing twice under one key', async () => {
    const me = await floor.worker();
    const wo = await floor.order();
    const key = { 'Idempotency-Key': 'the-same-key-0123456789' };
    const sent = body(wo);
    const answers = await Promise.all([1, 2, 3].map(() => me.post('/timeReports', sent, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await floor.operation(wo)).toMatchObject({ qualified_quantity: '3.0000' });
  });
});

describe('a correction', () => {
  it('is a counter-report with a reason and a report that says it right; nothing is overwritten', async () => {
    const me = await floor.worker();
    const wo = await floor.order([{}, {}]);
    const { data: wrong } = await report(me, wo, {
      qualifiedQty: '10',
      defectiveItems: [{ item: 'BURR', quantity: '2' }],
    });
    expect(await floor.operation(wo)).toMatchObject({ status: 'OK' });
    const id = wrong.report.reportId;
    const { data } = await correct(me, id, { replacement: { wageType: 2, qualifiedQty: '4' } });
    expect(data.report).toMatchObject({ kind: 'DAILY', qualifiedQty: '4.0000', hours: '1.0000' });
    const { data: old } = await me.get<TimeReport>(`/timeReports/${id}`);
    expect(old).toMatchObject({
      qualifiedQty: '10.0000',
      reason: 'Wrong count',
      replacedBy: data.report.reportId,
      correction: { allowed: false, refusal: 'POSTING_IS_REVERSED' },
    });
    const { data: counter } = await me.get<TimeReport>(`/timeReports/${old.correctedBy}`);
    expect(counter).toMatchObject({
      kind: 'COUNTER',
      corrects: id,
      qualifiedQty: '-10.0000',
      defectiveQuantity: '-2.0000',
      hours: '-1.0000',
      reason: 'Wrong count',
      correction: { refusal: 'POSTING_IS_REVERSAL' },
    });
    expect(await correct(me, id)).toMatchObject({
      msgCode: 'POSTING_IS_REVERSED',
      data: { documentNumber: String(id) },
    });
    expect(await correct(me, counter.reportId)).toMatchObject({ msgCode: 'POSTING_IS_REVERSAL' });
    expect(await floor.operation(wo)).toEqual({
      status: 'RUN',
      qualified_quantity: '4.0000',
      defective_quantity: '0.0000',
      reported_hours: '1.0000',
    });
    expect(await floor.broken()).toEqual([]);
  });

  it('frees the time, or moves it', async () => {
    const me = await floor.worker();
    const wo = await floor.order();
    const { data: first } = await report(me, wo, { qualifiedQty: '1' });
    const moved = { wageType: 2, qualifiedQty: '1', start: ago(300), end: ago(270) };
    const { data: second } = await correct(me, first.report.reportId, { replacement: moved });
    expect(second.report).toMatchObject({ hours: '0.5000' });
    expect(await report(me, wo, { qualifiedQty: '1' })).toMatchObject({ success: true });
    expect(await correct(me, second.report.reportId, { replacement: { ...moved, end: ago(90) } })).toMatchObject({
      msgCode: 'TIME_OVERLAPS',
    });
    const { data: gone } = await correct(me, second.report.reportId);
    expect(gone.report).toMatchObject({ kind: 'COUNTER', hours: '-0.5000' });
    expect(await floor.broken()).toEqual([]);
  });

  it('keeps the maximum, and the intervals of a task', async () => {
    const me = await floor.worker();
    const wo = await floor.order();
    const id = await floor.task(wo);
    await me.fire(id, 'start', { at: ago(100) });
    await me.fire(id, 'pause', { at: ago(80), reason: 'BREAK' });
    await me.fire(id, 'resume', { at: ago(60) });
    const { data } = await me.fire<{ report: TimeReport }>(id, 'finish', {
      at: ago(50),
      wageType: 2,
      qualifiedQty: '5',
    });
    const replacement = { wageType: 2, qualifiedQty: '11' };
    expect(await correct(me, data.report.reportId, { replacement })).toMatchObject({
      msgCode: 'QUALIFIED_QTY_OVER_MAXIMUM_WARNING',
      data: { maximum: '10.0000', field: 'replacement.qualifiedQty' },
    });
    const { data: right } = await correct(me, data.report.reportId, {
      replacement: { ...replacement, qualifiedQty: '7' },
    });
    expect(right.report).toMatchObject({ taskId: id, hours: data.report.hours });
    expect(Number(right.report.hours)).toBeCloseTo(0.5, 2);
    expect(right.report.intervals).toHaveLength(2);
    expect(await floor.broken()).toEqual([]);
  });

  it('says what can be reported anew, also to a lead who may not work there', async () => {
    const me = await floor.worker();
    const lead = await floor.worker([], ['LATHE'], ['LEAD_WORK_CENTRE']);
    const wo = await floor.order();
    await report(me, wo, { start: ago(300), end: ago(270), qualifiedQty: '3' });
    const confirm = ['QUALIFIED_QTY_OVER_MAXIMUM_WARNING'];
    const { data } = await report(me, wo, { qualifiedQty: '9', confirm });
    const read = await lead.get<TimeReport>(`/timeReports/${data.report.reportId}`);
    expect(read.data.correction).toEqual({
      allowed: true,
      refusal: null,
      maximum: '7.0000',
      defectItems: [
        { item: 'BURR', name: 'burr' },
        { item: 'POROSITY', name: 'porosity' },
      ],
    });
  });

  it('is made by the worker or a lead, and is done once, also when two come at once', async () => {
    const [me, other] = [await floor.worker(), await floor.worker()];
    const lead = await floor.worker([], ['LATHE'], ['LEAD_WORK_CENTRE']);
    const former = await floor.worker([], ['LATHE']);
    const { data } = await report(me, await floor.order());
    const id = data.report.reportId;
    for (const by of [other, former])
      for (const act of [correct(by, id), by.get(`/timeReports/${id}`)])
        expect(await act).toMatchObject({ msgCode: 'TIME_REPORT_NOT_EXIST' });
    const answers = await Promise.all([correct(me, id), correct(lead, id), correct(me, id)]);
    expect(answers.map(({ msgCode }) => msgCode).toSorted()).toEqual([
      'OK',
      'POSTING_IS_REVERSED',
      'POSTING_IS_REVERSED',
    ]);
    expect(await floor.broken()).toEqual([]);
  });

  it('is refused once the order is closed', async () => {
    const me = await floor.worker();
    const wo = await floor.order();
    const { data } = await report(me, wo);
    await floor.ask(`update work_order set status = 'CANCELLED' where company_id = $1 and wo_number = $2`, [wo]);
    expect(await correct(me, data.report.reportId)).toMatchObject({ msgCode: 'WORK_ORDER_NOT_OPEN_TO_REPORT' });
    await floor.ask(`update work_order set status = 'RUN' where company_id = $1 and wo_number = $2`, [wo]);
  });
});

it('lists my reports by day, newest first, and those of a work centre to its lead', async () => {
  const me = await floor.worker(['MILL']);
  const lead = await floor.worker([], ['MILL'], ['LEAD_WORK_CENTRE']);
  const former = await floor.worker([], ['MILL']);
  const wo = await floor.order([{ wc: 'MILL' }]);
  for (const hours of [3, 2, 1])
    await report(me, wo, { start: ago(hours * 60), end: ago(hours * 60 - 30), qualifiedQty: '1' });
  const list = async (by: Me, query = '') =>
    (await by.get<{ items: TimeReport[]; nextCursor: string | null }>(`/timeReports?limit=2${query}`)).data;
  const first = await list(me);
  expect(first.items).toHaveLength(2);
  const rest = await list(me, `&cursor=${first.nextCursor}`);
  const ids = [...first.items, ...rest.items].map(({ reportId }) => reportId);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(ids).toHaveLength(3);
  expect((await list(me, '&from=2020-01-01&to=2020-01-31')).items).toEqual([]);
  expect(await me.get('/timeReports?from=2020-02-01&to=2020-01-31')).toMatchObject({ msgCode: 'DATE_RANGE_REVERSED' });
  expect((await list(lead)).items).toEqual([]);
  expect((await list(lead, '&wc=MILL')).items).toMatchObject(first.items);
  for (const by of [me, former])
    expect(await by.get('/timeReports?wc=MILL')).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
});
