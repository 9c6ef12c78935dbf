import type { Alarm } from '@gemba/contract/alarms/alarm/alarm';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { type AlarmHall, openAlarmHall } from '../testing/alarm-hall.ts';

const erp = await startTestApp();
let hall: AlarmHall;
beforeEach(async () => {
  hall = await openAlarmHall(erp);
});

const raise = async (levels: readonly number[], fields: object) => {
  const { type, handlers } = await hall.handledType(levels, fields);
  return { type, handlers, id: (await hall.manager.raise(type)).data.id };
};
const afterSeconds = async (id: number, seconds: number): Promise<Alarm> => {
  await hall.pass(id, seconds);
  await hall.untilFired();
  return hall.manager.read(id);
};
const timers = () => hall.ask('select due_at from timer where company_id = $1');

describe('an alarm that nobody answers', () => {
  it('goes up level by level, each with its time, is announced there, and stays overdue', async () => {
    const { id, handlers } = await raise([1, 2, 4], { presetResponseTime: 5 });
    const early = await afterSeconds(id, 299);
    expect(hall.kindsOf(early)).toEqual(['RAISED 1', 'NOTIFIED 1']);
    const first = await afterSeconds(id, 1);
    expect(first).toMatchObject({ level: 2, status: 'OPEN', timeoutCount: 1, clock: 'RESPONSE' });
    expect(hall.kindsOf(first)).toEqual(['RAISED 1', 'NOTIFIED 1', 'TIMEOUT 2', 'NOTIFIED 2']);
    expect(first.events[2]).toMatchObject({ by: null, previousLevel: 1, clock: 'RESPONSE', minutes: 5 });
    expect(first.events[3]?.by?.userId).toBe(handlers[1]?.userId);
    expect(Date.parse(first.dueAt ?? '')).toBeLessThan(Date.parse(first.serverTime));
    expect(Date.parse(first.escalateAt ?? '') - Date.parse(first.events[2]?.at ?? '')).toBe(300_000);
    const second = await afterSeconds(id, 301);
    expect(second).toMatchObject({ level: 4, timeoutCount: 2 });
    const told = await hall.ask<{ user_id: number }>(
      `select user_id from outbox_event where company_id = $1 and kind = 'alarm' order by event_id`,
    );
    expect(told.map(({ user_id }) => user_id)).toEqual(handlers.map(({ userId }) => userId));
  });

  it('tells the last level once more where nobody stands above, and then rests', async () => {
    const { id, handlers } = await raise([2], { presetResponseTime: 1 });
    const alarm = await afterSeconds(id, 61);
    expect(alarm).toMatchObject({ level: 2, timeoutCount: 1, escalateAt: null });
    expect(hall.kindsOf(alarm)).toEqual(['RAISED 2', 'NOTIFIED 2', 'TIMEOUT 2', 'NOTIFIED 2']);
    expect(alarm.events[2]).toMatchObject({ kind: 'TIMEOUT', previousLevel: 2 });
    expect(alarm.events[3]?.by?.userId).toBe(handlers[0]?.userId);
    expect(await timers()).toEqual([]);
    expect((await afterSeconds(id, 86_400)).timeoutCount).toBe(1);
  });

  it('has no time-out where the type gives it no minutes', async () => {
    const { id, handlers } = await raise([1, 2], { presetResponseTime: 0, presetHandleTime: 0 });
    expect(await timers()).toEqual([]);
    await handlers[0]?.respond(id);
    expect(await timers()).toEqual([]);
    expect(await afterSeconds(id, 86_400)).toMatchObject({ level: 1, timeoutCount: 0, clock: null, dueAt: null });
  });

  it('after a day without any server times out once, and the next level has its whole time', async () => {
    const { id } = await raise([1, 2, 3], { presetResponseTime: 5 });
    const alarm = await afterSeconds(id, 86_400);
    expect(alarm).toMatchObject({ level: 2, timeoutCount: 1 });
    const left = Date.parse(alarm.escalateAt ?? '') - Date.parse(alarm.serverTime);
    expect(left).toBeGreaterThan(240_000);
  });
});

describe('a clock that was stopped', () => {
  it('fires into nothing: after a response the time to handle counts, and its own time-out raises the level', async () => {
    const { id, handlers } = await raise([1, 2], { presetResponseTime: 5, presetHandleTime: 30 });
    await handlers[0]?.respond(id);
    expect(await timers()).toHaveLength(2);
    const responded = await afterSeconds(id, 301);
    expect(responded).toMatchObject({ level: 1, timeoutCount: 0 });
    expect(await timers()).toHaveLength(1);
    const late = await afterSeconds(id, 1_800);
    expect(late).toMatchObject({ level: 2, status: 'RESPONDED', timeoutCount: 1 });
    expect(late.events.at(-2)).toMatchObject({ kind: 'TIMEOUT', clock: 'HANDLE', minutes: 30 });
    expect((await handlers[1]?.handle(id, 'RESOLVE'))?.data.status).toBe('RESOLVED');
  });

  it('by the end of the alarm never fires', async () => {
    const { id, handlers } = await raise([1, 2], { presetResponseTime: 5, presetHandleTime: 30 });
    await handlers[0]?.respond(id);
    await handlers[0]?.handle(id, 'RESOLVE');
    const resolved = await afterSeconds(id, 86_400);
    expect(resolved).toMatchObject({ status: 'RESOLVED', level: 1, timeoutCount: 0 });
    expect(await timers()).toEqual([]);
  });

  it('begins anew when the alarm is handed on', async () => {
    const { id, handlers } = await raise([1, 2, 3], { presetResponseTime: 5, presetHandleTime: 30 });
    await handlers[0]?.respond(id);
    await handlers[0]?.handle(id, 'HANDLE');
    const handed = await afterSeconds(id, 299);
    expect(handed).toMatchObject({ status: 'HANDLED', level: 2, timeoutCount: 0 });
    expect(await afterSeconds(id, 2)).toMatchObject({ status: 'HANDLED', level: 3, timeoutCount: 1 });
  });
});
