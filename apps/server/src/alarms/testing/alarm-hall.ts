import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Alarm } from '@gemba/contract/alarms/alarm/alarm';
import type { AlarmType } from '@gemba/contract/alarms/types/alarm-type';
import type { Browser } from '../../testing/browser.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import type { TestUser } from '../../testing/test-app.ts';

type Erp = Parameters<typeof openStockRoom>[0];

const key = () => ({ 'Idempotency-Key': randomUUID() });

/** A company with two work centres, LATHE and MILL, whose licence has alarms, and people who raise and handle them. */
export async function openAlarmHall(erp: Erp, settings: Record<string, unknown> = {}) {
  const room = await openStockRoom(erp, settings);
  await room.ask(`update licence set modules = modules || '{ALARMS}' where company_id = $1`);
  for (const wc of ['LATHE', 'MILL']) await room.insert('work_centre', { wc, wc_name: `The ${wc.toLowerCase()}` });

  const actsOf = (browser: Browser) => ({
    browser,
    get: <Data = unknown>(path: string) => browser.get<Data>(path),
    send: <Data = unknown>(method: string, path: string, body?: object, headers = key()) =>
      browser.send<Data>(`/app${path}`, { method, ...(body && { body }), headers }),
    raise: (type: number, more: object = {}) =>
      browser.post<Alarm>('/alarms', { type, wc: 'LATHE', description: 'Something is wrong', ...more }, key()),
    respond: (id: number) => browser.send<Alarm>(`/app/alarms/${id}/respond`, { method: 'POST', headers: key() }),
    handle: (id: number, handleType: string, more: object = {}) =>
      browser.post<Alarm>(`/alarms/${id}/handle`, { handleType, note: '', ...more }, key()),
    read: async (id: number) => (await browser.get<Alarm>(`/alarms/${id}`)).data,
  });

  const person = async (user: TestUser = { roles: [] }) => {
    const { userId, userName } = await erp.user(room.companyId, user);
    return { userId, userName, ...actsOf(await erp.signIn(room.companyCode, userName)) };
  };
  const manager = await person({ roles: ['MANAGE_ALARM'] });

  let count = 0;
  const addType = async (fields: object = {}) => {
    const body = {
      typeName: `Type ${(count += 1)}`,
      parent: null,
      level: 1,
      presetResponseTime: 0,
      presetHandleTime: 0,
      description: '',
      ...fields,
    };
    return (await manager.send<AlarmType>('POST', '/alarmTypes', body)).data;
  };
  const setHandler = (type: number, level: number, handler: number, presetHandler = true) =>
    manager.send<AlarmType>('PUT', `/alarmTypes/${type}/handlers`, { level, handler, presetHandler });

  return {
    ...room,
    manager,
    addPerson: person,
    addType,
    setHandler,
    /** A type with one handler for each of these levels. */
    handledType: async (levels: readonly number[], fields: object = {}) => {
      const { type } = await addType({ level: levels[0], ...fields });
      const handlers: Awaited<ReturnType<typeof person>>[] = [];
      for (const level of levels) {
        const one = await person();
        await setHandler(type, level, one.userId);
        handlers.push(one);
      }
      return { type, handlers };
    },
    /** So many seconds go by for an alarm and its timers. */
    pass: async (id: number, seconds: number) => {
      await room.ask(
        `with passed as (select make_interval(secs => $3) as span),
              later as (update timer set due_at = due_at - span from passed where company_id = $1 and kind = 'alarm' and ref_id = $2::text)
         update alarm set raised_at = raised_at - span, clock_since = clock_since - span, responded_at = responded_at - span,
                response_due_at = response_due_at - span, handle_due_at = handle_due_at - span, escalate_at = escalate_at - span
           from passed where company_id = $1 and alarm_id = $2::bigint`,
        [id, seconds],
      );
    },
    /** Waits until no timer of the company is due, those that run later aside. */
    untilFired: async () => {
      const isDue = 'select 1 from timer where company_id = $1 and fire_at <= now()';
      while ((await room.ask(isDue)).length > 0) await sleep(20);
    },
    kindsOf: (alarm: Pick<Alarm, 'events'>) => alarm.events.map(({ kind, level }) => `${kind} ${level}`),
  };
}
export type AlarmHall = Awaited<ReturnType<typeof openAlarmHall>>;
