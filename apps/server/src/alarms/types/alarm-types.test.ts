import { randomUUID } from 'node:crypto';
import type { AlarmType } from '@gemba/contract/alarms/types/alarm-type';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { type AlarmHall, openAlarmHall } from '../testing/alarm-hall.ts';

const erp = await startTestApp();
let hall: AlarmHall;
beforeEach(async () => {
  hall = await openAlarmHall(erp);
});

const listed = async () => (await hall.manager.get<{ alarmTypes: AlarmType[] }>('/alarmTypes')).data.alarmTypes;
const fieldsOf = ({
  typeName,
  parent,
  level,
  presetResponseTime,
  presetHandleTime,
  description,
  version,
}: AlarmType) => ({
  typeName,
  parent,
  level,
  presetResponseTime,
  presetHandleTime,
  description,
  version,
});
const edit = (type: AlarmType, changes: object) =>
  hall.manager.send<AlarmType>('PUT', `/alarmTypes/${type.type}`, { ...fieldsOf(type), ...changes });
const remove = ({ type }: { type: number }) => hall.manager.send('DELETE', `/alarmTypes/${type}`);

describe('the tree of alarm types', () => {
  it('lists every type before its children, with the names above it', async () => {
    const machine = await hall.addType({ typeName: 'Machine' });
    const spindle = await hall.addType({ typeName: 'Spindle', parent: machine.type, level: 2 });
    await hall.addType({ typeName: 'Material', presetResponseTime: 5, presetHandleTime: 20, description: 'None left' });
    await hall.addType({ typeName: 'Overload', parent: spindle.type });
    expect((await listed()).map(({ path }) => path.join('-'))).toEqual([
      'Machine',
      'Machine-Spindle',
      'Machine-Spindle-Overload',
      'Material',
    ]);
    expect((await listed()).at(-1)).toMatchObject({
      typeName: 'Material',
      parent: null,
      level: 1,
      presetResponseTime: 5,
      presetHandleTime: 20,
      description: 'None left',
      handlers: [],
      pendingCount: 0,
      version: 1,
    });
  });

  it("refuses a name with '-', also when it is changed, and takes any other sign", async () => {
    const wrong = { typeName: 'Machine-1', parent: null, level: 1, presetResponseTime: 0, presetHandleTime: 0 };
    expect(await hall.manager.send('POST', '/alarmTypes', { ...wrong, description: '' })).toMatchObject({
      code: 400,
      msgCode: 'ALARM_TYPE_NAME_INVALID',
      data: { field: 'typeName' },
    });
    const type = await hall.addType({ typeName: '设备故障 <b>&amp;</b>' });
    expect(type.typeName).toBe('设备故障 <b>&amp;</b>');
    expect(await edit(type, { typeName: 'a-b' })).toMatchObject({ msgCode: 'ALARM_TYPE_NAME_INVALID' });
  });

  it('has a name once among siblings, in any case, and again elsewhere', async () => {
    const machine = await hall.addType({ typeName: 'Machine' });
    const body = { ...fieldsOf(machine), typeName: 'MACHINE', version: undefined };
    expect(await hall.manager.send('POST', '/alarmTypes', body)).toMatchObject({
      code: 409,
      msgCode: 'ALARM_TYPE_EXISTS',
      data: { field: 'typeName' },
    });
    expect((await hall.addType({ typeName: 'Machine', parent: machine.type })).path).toEqual(['Machine', 'Machine']);
    expect(await edit(machine, { typeName: 'machine' })).toMatchObject({ success: true });
  });

  it('is changed by whoever has seen the present version, and never into a loop', async () => {
    const top = await hall.addType({ typeName: 'Top' });
    const middle = await hall.addType({ typeName: 'Middle', parent: top.type });
    const low = await hall.addType({ typeName: 'Low', parent: middle.type });
    expect(await edit(top, { parent: low.type })).toMatchObject({
      msgCode: 'ALARM_TYPE_LOOP',
      data: { field: 'parent' },
    });
    expect(await edit(top, { parent: top.type })).toMatchObject({ msgCode: 'ALARM_TYPE_LOOP' });
    expect(await edit(top, { parent: 999_999 })).toMatchObject({ msgCode: 'ALARM_TYPE_NOT_EXIST' });
    const moved = await edit(low, { parent: null, level: 3 });
    expect(moved.data).toMatchObject({ path: ['Low'], level: 3, version: 2 });
    expect(await edit(low, { level: 4 })).toMatchObject({ code: 409, msgCode: 'ALARM_TYPE_CHANGED' });
    expect(await edit({ ...low, type: 999_999 }, {})).toMatchObject({ code: 404, msgCode: 'ALARM_TYPE_NOT_EXIST' });
  });

  it('is deleted with its children and their handler settings, and its name is free again', async () => {
    const top = await hall.addType({ typeName: 'Top' });
    const child = await hall.addType({ typeName: 'Child', parent: top.type });
    const other = await hall.addType({ typeName: 'Other' });
    for (const { type } of [top, child, other]) await hall.setHandler(type, 1, hall.manager.userId);
    await hall.setHandler(child.type, 2, hall.manager.userId);
    expect((await remove(top)).data).toEqual({ deletedTypes: 2, deletedHandlers: 3 });
    expect((await listed()).map(({ typeName }) => typeName)).toEqual(['Other']);
    const left = await hall.ask('select type_id from alarm_handler where company_id = $1');
    expect(left).toEqual([{ type_id: String(other.type) }]);
    expect(await remove(top)).toMatchObject({ code: 404, msgCode: 'ALARM_TYPE_NOT_EXIST' });
    expect((await hall.addType({ typeName: 'Top' })).path).toEqual(['Top']);
  });

  it('does each change once under its key', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const body = {
      typeName: 'Once',
      parent: null,
      level: 1,
      presetResponseTime: 0,
      presetHandleTime: 0,
      description: '',
    };
    const first = await hall.manager.send('POST', '/alarmTypes', body, key);
    expect((await hall.manager.send('POST', '/alarmTypes', body, key)).text).toBe(first.text);
    expect(await listed()).toHaveLength(1);
  });
});

describe('handlers', () => {
  it('are set for a level, preset or not, and deleted one by one', async () => {
    const { type } = await hall.addType();
    const [one, another] = [await hall.addPerson(), await hall.addPerson()];
    await hall.setHandler(type, 2, another.userId, false);
    const { data } = await hall.setHandler(type, 1, one.userId);
    expect(data.handlers).toEqual([
      { level: 1, handler: { userId: one.userId, name: one.userName }, presetHandler: true },
      { level: 2, handler: { userId: another.userId, name: another.userName }, presetHandler: false },
    ]);
    expect((await hall.setHandler(type, 2, another.userId)).data.handlers[1]?.presetHandler).toBe(true);
    const at = (level: number) => `/alarmTypes/${type}/handlers?level=${level}&handler=${one.userId}`;
    expect((await hall.manager.send<AlarmType>('DELETE', at(1))).data.handlers).toHaveLength(1);
    expect(await hall.manager.send('DELETE', at(1))).toMatchObject({ code: 404, msgCode: 'ALARM_HANDLER_NOT_EXIST' });
  });

  it('are people of the company who can sign in', async () => {
    const { type } = await hall.addType();
    const stranger = await erp.somebody();
    const gone = await hall.addPerson();
    await hall.ask(`update app_user set status = 'DISABLED' where company_id = $1 and user_id = $2`, [gone.userId]);
    for (const userId of [stranger.userId, gone.userId, 999_999])
      expect(await hall.setHandler(type, 1, userId)).toMatchObject({ code: 404, msgCode: 'USER_NOT_EXIST' });
    const found = await hall.manager.get<{ items: { userId: number }[] }>('/alarmHandlers?limit=100');
    expect(found.data.items.map(({ userId }) => userId)).toContain(hall.manager.userId);
    expect(found.data.items.map(({ userId }) => userId)).not.toContain(gone.userId);
    const named = await hall.manager.get(`/alarmHandlers?q=${hall.manager.userName.toUpperCase()}`);
    expect(named.data).toMatchObject({ items: [{ userId: hall.manager.userId }] });
  });

  it('of the nearest type above are those of a type that has none of its own', async () => {
    const { type: top, handlers } = await hall.handledType([1]);
    const middle = await hall.addType({ parent: top });
    const low = await hall.addType({ parent: middle.type });
    expect((await listed()).find(({ type }) => type === low.type)).toMatchObject({ handlers: [], handlersOf: top });
    const raised = await hall.manager.raise(low.type);
    expect(raised.data.handlers.map(({ handler }) => handler.userId)).toEqual([handlers[0]?.userId]);
  });

  it('stay while open alarms need them, whatever takes them away', async () => {
    const { type, handlers } = await hall.handledType([1]);
    const child = await hall.addType({ parent: type });
    const { data: alarm } = await hall.manager.raise(child.type);
    const [handler] = handlers;
    const inUse = { code: 409, msgCode: 'ALARM_TYPE_IN_USE', data: { count: 1 } };
    expect(await remove({ type })).toMatchObject(inUse);
    const handlerPath = `/alarmTypes/${type}/handlers?level=1&handler=${handler?.userId}`;
    expect(await hall.manager.send('DELETE', handlerPath)).toMatchObject(inUse);
    expect(await hall.setHandler(child.type, 2, hall.manager.userId)).toMatchObject(inUse);
    expect(await edit(child, { parent: null })).toMatchObject(inUse);
    expect(await listed()).toMatchObject([
      { type, handlers: [{}] },
      { type: child.type, pendingCount: 1 },
    ]);
    await handler?.respond(alarm.id);
    await handler?.handle(alarm.id, 'RESOLVE');
    expect(await remove({ type })).toMatchObject({ success: true });
    expect(await hall.manager.read(alarm.id)).toMatchObject({ typePath: [expect.any(String), child.typeName] });
  });
});

describe('rights', () => {
  it('to look are everybody’s, to change are of whoever manages alarms', async () => {
    const { type } = await hall.addType();
    const nobody = await hall.addPerson();
    expect(await nobody.get('/alarmTypes')).toMatchObject({ data: { alarmTypes: [{ type }] } });
    const body = {
      typeName: 'Mine',
      parent: null,
      level: 1,
      presetResponseTime: 0,
      presetHandleTime: 0,
      description: '',
    };
    for (const answer of [
      await nobody.send('POST', '/alarmTypes', body),
      await nobody.send('PUT', `/alarmTypes/${type}`, { ...body, version: 1 }),
      await nobody.send('DELETE', `/alarmTypes/${type}`),
      await nobody.send('PUT', `/alarmTypes/${type}/handlers`, { level: 1, handler: 1, presetHandler: true }),
      await nobody.send('DELETE', `/alarmTypes/${type}/handlers?level=1&handler=1`),
      await nobody.get('/alarmHandlers'),
    ])
      expect(answer).toMatchObject({ code: 403, msgCode: 'LIMITED_PERMISSIONS' });
  });

  it('end at the company: types of another are not there', async () => {
    const { type } = await hall.addType();
    const rival = await openAlarmHall(erp);
    const foreign = await rival.manager.send('DELETE', `/alarmTypes/${type}`);
    expect(foreign).toMatchObject({ msgCode: 'ALARM_TYPE_NOT_EXIST' });
    expect((await rival.manager.get<{ alarmTypes: unknown[] }>('/alarmTypes')).data.alarmTypes).toEqual([]);
  });

  it('need the module in the licence', async () => {
    const type = await hall.addType();
    await hall.ask(`update licence set modules = '{ORDERS}' where company_id = $1`);
    for (const answer of [await remove(type), await edit(type, {}), await hall.setHandler(type.type, 1, hall.userId)])
      expect(answer).toMatchObject({ msgCode: 'NOT_LICENSED', data: { module: 'ALARMS' } });
  });
});
