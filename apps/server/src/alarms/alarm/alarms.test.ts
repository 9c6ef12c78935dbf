import { randomUUID } from 'node:crypto';
import type { Alarm, AlarmRow } from '@gemba/contract/alarms/alarm/alarm';
import naughty from 'big-list-of-naughty-strings' with { type: 'json' };
import { beforeEach, describe, expect, it } from 'vitest';
import { everyRow } from '../../testing/every-row.ts';
import { openStream } from '../../testing/stream-client.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { type AlarmHall, openAlarmHall } from '../testing/alarm-hall.ts';

const erp = await startTestApp();
let hall: AlarmHall;
beforeEach(async () => {
  hall = await openAlarmHall(erp);
});

type Somebody = Awaited<ReturnType<AlarmHall['addPerson']>>;
const listen = async ({ userName, browser }: Somebody) => {
  const stream = await openStream({ url: erp.server.url, token: browser.token, userName });
  await stream.until(({ events }) => events.length > 0);
  return stream;
};

describe('raising an alarm', () => {
  it('begins at the level of its type, arms the clock to respond, and writes who was told', async () => {
    const { type, handlers } = await hall.handledType([2, 3], { presetResponseTime: 5, presetHandleTime: 30 });
    const silent = await hall.addPerson();
    await hall.setHandler(type, 2, silent.userId, false);
    const wo = await hall.workOrder('GEARBOX', '10', []);
    // The number of the order is read as people write it.
    const { data } = await hall.manager.raise(type, { wo: `wo ${wo}`, description: 'Insert looks chipped' });
    expect(data).toMatchObject({
      type,
      wc: 'LATHE',
      wcName: 'The lathe',
      wo,
      description: 'Insert looks chipped',
      level: 2,
      topLevel: 3,
      status: 'OPEN',
      clock: 'RESPONSE',
      presetResponseTime: 5,
      presetHandleTime: 30,
      nextLevel: 3,
      raisedBy: { userId: hall.manager.userId },
      handlesLevel: false,
      refusals: { respond: 'NOT_ALARM_HANDLER', resolve: 'MOVE_NOT_ALLOWED' },
    });
    expect(Date.parse(data.dueAt ?? '') - Date.parse(data.raisedAt)).toBe(300_000);
    expect(data.escalateAt).toBe(data.dueAt);
    expect(hall.kindsOf(data)).toEqual(['RAISED 2', 'NOTIFIED 2']);
    expect(data.events[1]?.by?.userId).toBe(handlers[0]?.userId);
    expect(data.handlers.map(({ handler }) => handler.userId)).toEqual([handlers[0]?.userId, silent.userId]);
    expect(data.nextHandlers.map(({ handler }) => handler.userId)).toEqual([handlers[1]?.userId]);
  });

  it('reaches the preset handlers of its level at once, once, and lets every board look again', async () => {
    const { type, handlers } = await hall.handledType([1, 2]);
    const [first, second] = handlers as [Somebody, Somebody];
    const streams = await Promise.all([first, second, hall.manager].map(listen));
    const { data } = await hall.manager.raise(type);
    await Promise.all(
      streams.map((one) => one.until(({ events }) => events.some((event) => event.type === 'alarmChanged'))),
    );
    const heard = streams.map(({ events }) =>
      events.filter((event) => event.alarm).map((event) => [event.type, event.alarm]),
    );
    const changed = ['alarmChanged', { id: data.id, event: 2 }];
    expect(heard).toEqual([[['alarm', { id: data.id, event: 2 }], changed], [changed], [changed]]);
    for (const one of streams) one.leave();
  });

  it('is counted on everybody’s tab until somebody responds, at the beginning of a stream and with each change', async () => {
    const { type, handlers } = await hall.handledType([1]);
    const [handler] = handlers as [Somebody];
    const { data: first } = await hall.manager.raise(type);
    const stream = await listen(hall.manager);
    const counts = () => stream.events.flatMap(({ openAlarms }) => openAlarms ?? []);
    await stream.until(() => counts().length === 1);
    await hall.manager.raise(type);
    await stream.until(() => counts().length === 2);
    await handler.respond(first.id);
    await stream.until(() => counts().length === 3);
    expect(counts()).toEqual([1, 2, 1]);
    stream.leave();
  });

  it('refuses what does not exist, and a type that nobody handles', async () => {
    const { type } = await hall.handledType([1]);
    const bare = await hall.addType();
    expect(await hall.manager.raise(999_999)).toMatchObject({ code: 404, msgCode: 'ALARM_TYPE_NOT_EXIST' });
    expect(await hall.manager.raise(type, { wc: 'NOWHERE' })).toMatchObject({
      code: 404,
      msgCode: 'WORK_CENTER_NOT_EXIST',
      data: { field: 'wc' },
    });
    expect(await hall.manager.raise(type, { wo: '0' })).toMatchObject({
      msgCode: 'WORK_ORDER_NOT_EXIST',
      data: { field: 'wo' },
    });
    expect(await hall.manager.raise(bare.type)).toMatchObject({
      code: 409,
      msgCode: 'ALARM_TYPE_WITHOUT_HANDLER',
      data: { field: 'type' },
    });
    await hall.manager.send('DELETE', `/alarmTypes/${type}`);
    expect(await hall.manager.raise(type)).toMatchObject({ msgCode: 'ALARM_TYPE_NOT_EXIST' });
    await hall.ask(`update licence set modules = '{ORDERS}' where company_id = $1`);
    expect(await hall.manager.raise(type)).toMatchObject({ msgCode: 'NOT_LICENSED' });
    expect(await hall.ask('select 1 from alarm where company_id = $1')).toEqual([]);
  });

  it('happens once under its key, and not without one', async () => {
    const { type } = await hall.handledType([1]);
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = { type, wc: 'LATHE', description: 'Once' };
    const first = await hall.manager.browser.post('/alarms', body, headers);
    expect((await hall.manager.browser.post('/alarms', body, headers)).text).toBe(first.text);
    expect(await hall.manager.browser.post('/alarms', body)).toMatchObject({ msgCode: 'IDEMPOTENCY_KEY_REQUIRED' });
    expect(await hall.ask('select 1 from alarm where company_id = $1')).toHaveLength(1);
  });

  it('leaves out handlers who cannot sign in any more, and begins with those above', async () => {
    const { type, handlers } = await hall.handledType([1, 2]);
    await hall.ask(`update app_user set status = 'LOCKED' where company_id = $1 and user_id = $2`, [
      handlers[0]?.userId,
    ]);
    expect((await hall.manager.raise(type)).data).toMatchObject({
      level: 2,
      handlers: [{ handler: { userId: handlers[1]?.userId } }],
    });
  });

  it('keeps a hostile description as it was typed, and no text becomes an event of the stream', async () => {
    const { type, handlers } = await hall.handledType([1]);
    const stream = await listen(handlers[0] as Somebody);
    const forged = 'x\r\n\r\ndata: {"type":"message"}\n\n\u2028id: 0\r<script>alert(1)</script>';
    const texts = [forged, ...naughty.filter((_, index) => index % 12 === 0)];
    let kept = 0;
    for (const description of texts) {
      const { success, data } = await hall.manager.raise(type, { description });
      if (!success) continue;
      kept += 1;
      expect((await hall.manager.read(data.id)).description).toBe(description);
    }
    expect(kept).toBeGreaterThan(texts.length - 5);
    await stream.until(({ events }) => events.filter((event) => event.type === 'alarm').length === kept);
    expect(new Set(stream.events.map((event) => event.type))).toEqual(
      new Set(['total', 'openAlarms', 'heartbeat', 'alarm', 'alarmChanged']),
    );
    stream.leave();
  });
});

describe('handling an alarm', () => {
  it('is respond, then resolve: each by a handler of its level, with the decision, the note and the whole time line', async () => {
    const { type, handlers } = await hall.handledType([1], { presetResponseTime: 5, presetHandleTime: 30 });
    const [handler] = handlers as [Somebody];
    const { id } = (await hall.manager.raise(type)).data;
    expect(await hall.manager.respond(id)).toMatchObject({
      code: 403,
      msgCode: 'NOT_ALARM_HANDLER',
      data: { level: 1 },
    });
    expect(await handler.handle(id, 'RESOLVE')).toMatchObject({
      msgCode: 'MOVE_NOT_ALLOWED',
      data: { status: 'OPEN' },
    });
    const responded = (await handler.respond(id)).data;
    expect(responded).toMatchObject({
      status: 'RESPONDED',
      clock: 'HANDLE',
      respondedBy: { userId: handler.userId },
      refusals: { respond: 'MOVE_NOT_ALLOWED', resolve: null, handOn: 'ALARM_NEXT_LEVEL_NOT_EXIST' },
    });
    expect(Date.parse(responded.dueAt ?? '') - Date.parse(responded.respondedAt ?? '')).toBe(1_800_000);
    expect(await handler.respond(id)).toMatchObject({ msgCode: 'MOVE_NOT_ALLOWED', data: { status: 'RESPONDED' } });
    expect(await hall.manager.handle(id, 'RESOLVE')).toMatchObject({ msgCode: 'NOT_ALARM_HANDLER' });
    const resolved = (await handler.handle(id, 'RESOLVE', { wcHandleType: 'EXCHANGE', note: 'Insert changed' })).data;
    expect(resolved).toMatchObject({
      status: 'RESOLVED',
      handleType: 'RESOLVE',
      wcHandleType: 'EXCHANGE',
      resolvedBy: { userId: handler.userId },
      clock: null,
      dueAt: null,
      escalateAt: null,
    });
    expect(hall.kindsOf(resolved)).toEqual(['RAISED 1', 'NOTIFIED 1', 'RESPONDED 1', 'RESOLVED 1']);
    expect(resolved.events.at(-1)).toMatchObject({
      by: { userId: handler.userId },
      handleType: 'RESOLVE',
      wcHandleType: 'EXCHANGE',
      note: 'Insert changed',
    });
    expect(await handler.handle(id, 'HANDLE')).toMatchObject({ msgCode: 'MOVE_NOT_ALLOWED' });
    expect(await handler.respond(id)).toMatchObject({ msgCode: 'MOVE_NOT_ALLOWED', data: { status: 'RESOLVED' } });
  });

  it('by HANDLE goes to the next level with its clock anew, and only those there may go on', async () => {
    const { type, handlers } = await hall.handledType([1, 3], { presetResponseTime: 5, presetHandleTime: 30 });
    const [low, high] = handlers as [Somebody, Somebody];
    const stream = await listen(high);
    const { id } = (await hall.manager.raise(type)).data;
    await low.respond(id);
    const handed = (await low.handle(id, 'HANDLE', { wcHandleType: 'STOP', note: 'Needs the maker' })).data;
    expect(handed).toMatchObject({
      status: 'HANDLED',
      level: 3,
      clock: 'RESPONSE',
      handleType: 'HANDLE',
      wcHandleType: 'STOP',
    });
    expect(Date.parse(handed.dueAt ?? '') - Date.parse(handed.clockSince)).toBe(300_000);
    expect(hall.kindsOf(handed).slice(-2)).toEqual(['HANDLED 3', 'NOTIFIED 3']);
    expect(handed.events.at(-2)).toMatchObject({ previousLevel: 1, note: 'Needs the maker' });
    await stream.until(({ events }) => events.some((event) => event.type === 'alarm'));
    expect(stream.events.find((event) => event.type === 'alarm')?.alarm).toEqual({ id, event: 5 });
    stream.leave();
    expect(await low.handle(id, 'RESOLVE')).toMatchObject({ msgCode: 'NOT_ALARM_HANDLER', data: { level: 3 } });
    expect(await high.handle(id, 'HANDLE')).toMatchObject({
      code: 404,
      msgCode: 'ALARM_NEXT_LEVEL_NOT_EXIST',
      data: { level: 3 },
    });
    expect((await high.respond(id)).data).toMatchObject({ status: 'RESPONDED', respondedBy: { userId: high.userId } });
    expect((await high.handle(id, 'RESOLVE')).data.status).toBe('RESOLVED');
  });

  it('knows nobody twice: of many who respond at once one does, and the time line has one entry', async () => {
    const { type } = await hall.handledType([1]);
    const people: Somebody[] = [];
    while (people.length < 8) people.push(await hall.addPerson());
    for (const { userId } of people) await hall.setHandler(type, 1, userId);
    const { id } = (await hall.manager.raise(type)).data;
    const codes = (await Promise.all(people.map((one) => one.respond(id)))).map(({ msgCode }) => msgCode);
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(codes.filter((code) => code === 'MOVE_NOT_ALLOWED')).toHaveLength(7);
    const alarm = await hall.manager.read(id);
    expect(hall.kindsOf(alarm).filter((kind) => kind.startsWith('RESPONDED'))).toHaveLength(1);
  });

  it('shows once who of its handlers has opened it, at each level', async () => {
    const { type, handlers } = await hall.handledType([1]);
    const [handler] = handlers as [Somebody];
    const { id } = (await hall.manager.raise(type)).data;
    const open = async ({ browser }: Somebody) => (await browser.post(`/alarms/${id}/open`)).data;
    expect(await Promise.all([open(hall.manager), open(handler)])).toEqual([{ noted: false }, { noted: true }]);
    expect(await open(handler)).toEqual({ noted: false });
    expect(hall.kindsOf(await handler.read(id))).toEqual(['RAISED 1', 'NOTIFIED 1', 'OPENED 1']);
  });

  it('is not there for another company, nor for a number that is none', async () => {
    const { type } = await hall.handledType([1]);
    const { id } = (await hall.manager.raise(type)).data;
    const rival = await openAlarmHall(erp);
    for (const path of [`/alarms/${id}`, '/alarms/999999999999999'])
      expect(await rival.manager.get(path)).toMatchObject({ code: 404, msgCode: 'ALARM_NOT_EXIST' });
    expect(await rival.manager.respond(id)).toMatchObject({ msgCode: 'ALARM_NOT_EXIST' });
    expect(await rival.manager.handle(id, 'RESOLVE')).toMatchObject({ msgCode: 'ALARM_NOT_EXIST' });
    expect(await rival.manager.browser.post(`/alarms/${id}/open`)).toMatchObject({
      msgCode: 'ALARM_NOT_EXIST',
    });
    expect(await hall.manager.get('/alarms/x')).toMatchObject({ code: 400, msgCode: 'INVALID_INPUT' });
  });
});

describe('lists of alarms', () => {
  const idsOf = async (query: string, who: Somebody = hall.manager) =>
    (await everyRow<AlarmRow>(who.browser, `/alarms?${query}`, 2)).map(({ id }) => id);

  it('have pending ones by level, then by the time that is left, those without a clock last', async () => {
    const urgent = await hall.handledType([3]);
    const soon = await hall.handledType([2], { presetResponseTime: 1 });
    const later = await hall.handledType([2], { presetResponseTime: 60 });
    const never = await hall.handledType([2]);
    const raised: Record<string, number> = {};
    for (const [name, { type }] of Object.entries({ never, later, soon, urgent }))
      raised[name] = (await hall.manager.raise(type)).data.id;
    const again = (await hall.manager.raise(never.type)).data.id;
    const order = [raised['urgent'], raised['soon'], raised['later'], raised['never'], again];
    expect(await idsOf('group=pending')).toEqual(order);
    await urgent.handlers[0]?.respond(raised['urgent'] as number);
    await urgent.handlers[0]?.handle(raised['urgent'] as number, 'RESOLVE');
    expect(await idsOf('group=pending')).toEqual(order.slice(1));
    expect(await idsOf('group=processed')).toEqual([raised['urgent']]);
    expect(await idsOf('')).toEqual([again, raised['urgent'], raised['soon'], raised['later'], raised['never']]);
  });

  it('are narrowed by state, work centre, type with its children, day and whoever raised them', async () => {
    const top = await hall.handledType([1]);
    const child = await hall.addType({ parent: top.type });
    const worker = await hall.addPerson();
    const first = (await hall.manager.raise(top.type)).data.id;
    const second = (await worker.raise(child.type, { wc: 'MILL' })).data.id;
    const other = (await hall.manager.raise((await hall.handledType([1])).type)).data.id;
    await top.handlers[0]?.respond(first);
    expect(await idsOf('status=RESPONDED')).toEqual([first]);
    expect(await idsOf('group=pending&status=OPEN')).toEqual([second, other]);
    expect(await idsOf('group=processed&status=OPEN')).toEqual([]);
    expect(await idsOf('wc=MILL')).toEqual([second]);
    expect(await idsOf(`type=${top.type}`)).toEqual([second, first]);
    expect(await idsOf(`type=${child.type}`)).toEqual([second]);
    expect(await idsOf('mine=true', worker)).toEqual([second]);
    const [{ today } = { today: '' }] = await hall.ask<{ today: string }>(
      `select company_today(company_id)::text as today from company where company_id = $1`,
    );
    expect(await idsOf(`from=${today}&to=${today}`)).toHaveLength(3);
    expect(await idsOf('to=2020-01-01')).toEqual([]);
    expect(await hall.manager.get('/alarms?from=2026-02-01&to=2026-01-01')).toMatchObject({
      msgCode: 'DATE_RANGE_REVERSED',
    });
  });

  it('say to each person which alarms are theirs to handle', async () => {
    const { type, handlers } = await hall.handledType([1]);
    await hall.manager.raise(type);
    const handles = async ({ browser }: Somebody) =>
      (await browser.get<{ items: Alarm[] }>('/alarms')).data.items.map(({ handlesLevel }) => handlesLevel);
    expect(await handles(handlers[0] as Somebody)).toEqual([true]);
    expect(await handles(hall.manager)).toEqual([false]);
  });
});
