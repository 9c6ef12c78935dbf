import type { getAlarmBoard } from '@gemba/contract/alarms/board/get-alarm-board';
import type { getAlarmForm } from '@gemba/contract/alarms/board/get-alarm-form';
import type { getAlarmStatistics } from '@gemba/contract/alarms/board/get-alarm-statistics';
import type { CallReply } from '@gemba/contract/kit/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { type AlarmHall, openAlarmHall } from '../testing/alarm-hall.ts';

const erp = await startTestApp();
let hall: AlarmHall;
beforeEach(async () => {
  hall = await openAlarmHall(erp);
});

describe('the board', () => {
  const board = async () => (await hall.manager.get<CallReply<typeof getAlarmBoard>>('/alarmBoard')).data;
  const standings = async () => (await board()).workCentres.map(({ wc, state }) => `${wc} ${state}`);

  it('counts what is pending, overdue and handed on, and shows the most urgent first', async () => {
    const low = await hall.handledType([1, 2], { presetResponseTime: 1 });
    const high = await hall.handledType([3]);
    const first = (await hall.manager.raise(low.type)).data.id;
    const second = (await hall.manager.raise(low.type)).data.id;
    const third = (await hall.manager.raise(high.type)).data.id;
    await low.handlers[0]?.respond(second);
    await low.handlers[0]?.handle(second, 'HANDLE');
    await hall.pass(first, 30);
    expect((await board()).counts).toEqual({ active: 2, overdue: 0, handedOn: 1 });
    await hall.pass(first, 31);
    await hall.untilFired();
    const shown = await board();
    expect(shown.counts).toEqual({ active: 2, overdue: 1, handedOn: 1 });
    expect(shown.alarms.map(({ id }) => id)).toEqual([third, first, second]);
    expect(shown.companyName).toBe(`${hall.companyCode} Works`);
  });

  it('shows how each work centre stands, the worst first', async () => {
    expect(await standings()).toEqual(['LATHE IDLE', 'MILL IDLE']);
    const { type, handlers } = await hall.handledType([1, 2]);
    const [handler] = handlers;
    const { id } = (await hall.manager.raise(type, { wc: 'MILL' })).data;
    expect(await standings()).toEqual(['MILL ALARM', 'LATHE IDLE']);
    await handler?.respond(id);
    expect(await standings()).toEqual(['LATHE IDLE', 'MILL IDLE']);
    await handler?.handle(id, 'HANDLE', { wcHandleType: 'STOP' });
    expect(await standings()).toEqual(['MILL STOPPED', 'LATHE IDLE']);
    await handlers[1]?.respond(id);
    await handlers[1]?.handle(id, 'RESOLVE', { wcHandleType: 'CONTINUE' });
    await hall.ask(`update work_centre set online = 0 where company_id = $1 and wc = 'MILL'`);
    expect(await standings()).toEqual(['MILL OFFLINE', 'LATHE IDLE']);
  });
});

describe('the form', () => {
  const form = async (who: { browser: AlarmHall['browser'] }, query = '') =>
    (await who.browser.get<CallReply<typeof getAlarmForm>>(`/alarmForm${query}`)).data;

  it('begins with the work centre and the order of the running task, else with the only one a person works at', async () => {
    const worker = await hall.addPerson({ roles: [], refId: 'E-7' });
    expect(await form(worker)).toMatchObject({ wc: null, wo: null });
    await hall.insert('work_centre_worker', { wc: 'MILL', employee_id: 'E-7' });
    const one = await form(worker);
    expect(one).toMatchObject({ wc: 'MILL', wo: null });
    expect(one.workCentres).toEqual([
      { wc: 'MILL', wcName: 'The mill', mine: true },
      { wc: 'LATHE', wcName: 'The lathe', mine: false },
    ]);
    const wo = await hall.workOrder('GEARBOX', '10', []);
    await hall.insert('work_order_operation', { wo_number: wo, sequence: 10, wc: 'LATHE', description: 'Turn' });
    await hall.insert('task', {
      task_id: 1,
      wo_number: wo,
      sequence: 10,
      wc: 'LATHE',
      worker: 'E-7',
      status: 'RUNNING',
      quantity: '10',
    });
    expect(await form(worker)).toMatchObject({ wc: 'LATHE', wo });
    expect(await form(worker, '?wc=MILL')).toMatchObject({ wc: 'MILL', wo: null });
  });

  it('offers the types that are raised most often, at this work centre before others', async () => {
    const [rare, usual, here] = [await hall.handledType([1]), await hall.handledType([1]), await hall.handledType([1])];
    for (const [{ type }, wc, times] of [
      [rare, 'LATHE', 1],
      [usual, 'LATHE', 3],
      [here, 'MILL', 1],
    ] as const)
      for (let count = 0; count < times; count += 1) await hall.manager.raise(type, { wc });
    expect((await form(hall.manager, '?wc=MILL')).usualTypes).toEqual([here.type, usual.type, rare.type]);
    expect((await form(hall.manager, '?wc=LATHE')).usualTypes).toEqual([usual.type, rare.type, here.type]);
  });
});

describe('statistics', () => {
  const ask = (query: string, who = hall.manager) =>
    who.get<CallReply<typeof getAlarmStatistics>>(`/alarmStatistics?from=2026-03-01&to=2026-03-31${query}`);

  /** Raised at this time of UTC; seconds until the response and from there to the end. */
  const write = async (type: number, wc: string, at: string, respond?: number, handle?: number) => {
    const { id } = (await hall.manager.raise(type, { wc })).data;
    const after = (seconds: number) => `$3::timestamptz + ${seconds} * interval '1 second'`;
    await hall.ask(
      `update alarm set raised_at = $3::timestamptz, status = case when ${handle === undefined} then status else 'RESOLVED' end,
         resolved_at = case when ${handle === undefined} then null else ${after((respond ?? 0) + (handle ?? 0))} end
        where company_id = $1 and alarm_id = $2`,
      [id, at],
    );
    if (respond !== undefined)
      await hall.ask(
        `insert into alarm_event (company_id, alarm_id, event_number, kind, at, user_id, level)
         values ($1, $2, 10, 'RESPONDED', ${after(respond)}, $4, 1), ($1, $2, 11, 'TIMEOUT', ${after(0)}, null, 1),
                ($1, $2, 12, 'RESPONDED', ${after(respond + 1)}, $4, 1)`,
        [id, at, hall.manager.userId],
      );
  };

  it('measure the first response and the end, by type, work centre and shift, most first', async () => {
    await hall.ask(`update company set time_zone = 'America/Chicago' where company_id = $1`);
    for (const [shift_code, start_time, end_time] of [
      ['DAY', '06:00', '14:00'],
      ['NIGHT', '22:00', '06:00'],
    ] as const)
      await hall.insert('shift', { shift_code, shift_name: `The ${shift_code}`, start_time, end_time });
    const top = await hall.handledType([1], { typeName: 'Machine' });
    const child = await hall.addType({ typeName: 'Spindle', parent: top.type });
    // 09:00, 23:30, 05:59 and 15:00 in Chicago, whose winter ends on March 8.
    await write(child.type, 'LATHE', '2026-03-02T15:00:00Z', 60, 600);
    await write(child.type, 'LATHE', '2026-03-03T05:30:00Z', 120, 1_200);
    await write(child.type, 'MILL', '2026-03-10T10:59:00Z', 300);
    await write(top.type, 'LATHE', '2026-03-12T20:00:00Z');
    await write(top.type, 'LATHE', '2026-04-01T05:00:00Z', 1, 1);
    await write(top.type, 'LATHE', '2026-03-01T05:59:00Z', 1, 1);
    const { data } = await ask('');
    expect(data.total).toEqual({
      count: 4,
      resolvedCount: 2,
      timeoutCount: 3,
      respondAverage: 160,
      respondMedian: 120,
      respondWorstTenth: 264,
      handleAverage: 900,
      handleMedian: 900,
      handleWorstTenth: 1_140,
    });
    const told = (rows: typeof data.byType) =>
      rows.map(({ key, name, count, cumulativeShare }) => [key, name, count, cumulativeShare]);
    expect(told(data.byType)).toEqual([
      [String(child.type), 'Machine › Spindle', 3, 750],
      [String(top.type), 'Machine', 1, 1_000],
    ]);
    expect(told(data.byWorkCentre)).toEqual([
      ['LATHE', 'The lathe', 3, 750],
      ['MILL', 'The mill', 1, 1_000],
    ]);
    expect(told(data.byShift)).toEqual([
      ['NIGHT', 'The NIGHT', 2, 500],
      ['', '', 1, 750],
      ['DAY', 'The DAY', 1, 1_000],
    ]);
    expect((await ask('&wc=MILL')).data.total).toMatchObject({ count: 1, respondAverage: 300, handleAverage: null });
    expect((await ask(`&type=${top.type}`)).data.total.count).toBe(4);
    expect((await ask(`&type=${child.type}`)).data.total.count).toBe(3);
  });

  it('are empty where there is nothing, and for people who manage alarms, quality or a work centre', async () => {
    expect((await ask('')).data).toMatchObject({ total: { count: 0, respondAverage: null }, byType: [], byShift: [] });
    expect(await hall.manager.get('/alarmStatistics?from=2026-02-01&to=2026-01-01')).toMatchObject({
      msgCode: 'DATE_RANGE_REVERSED',
    });
    for (const role of ['QUALITY_INFO', 'LEAD_WORK_CENTRE'])
      expect(await ask('', await hall.addPerson({ roles: [role] }))).toMatchObject({ success: true });
    expect(await ask('', await hall.addPerson())).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
  });
});
