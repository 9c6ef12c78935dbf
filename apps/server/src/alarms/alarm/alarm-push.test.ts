import { afterAll, expect, it } from 'vitest';
import { openPushService } from '../../testing/outside/push-service.ts';
import { startOwnApp } from '../../testing/test-app.ts';
import { openAlarmHall } from '../testing/alarm-hall.ts';

const service = await openPushService();
const erp = await startOwnApp({ env: { GEMBA_PUSH_SERVICES: service.origin } });
afterAll(() => service.close());

it('calls the handlers of the level at once, says where and not what, and opens the alarm; level by level', async () => {
  const hall = await openAlarmHall(erp);
  const { type, handlers } = await hall.handledType([1, 2], { presetResponseTime: 5 });
  const devices = [];
  for (const { userName } of handlers) {
    const browser = await erp.signIn(hall.companyCode, userName);
    const device = service.browser();
    await browser.get('/push');
    await browser.send('/app/push', {
      method: 'PUT',
      body: { alarms: true, approvals: false, messages: false, quiet: null },
    });
    await browser.post('/push/subscription', device.subscription);
    devices.push(device);
  }
  const [first, second] = devices;
  const { data } = await hall.manager.raise(type, { description: 'Somebody is hurt' });
  await first?.until(() => first.arrived.length === 1);
  const said = {
    title: 'Production alarm',
    body: 'The lathe',
    url: `/alarmDetail/${data.id}`,
    tag: `alarm ${data.id}`,
  };
  expect(first?.arrived).toEqual([said]);
  expect(first?.headers[0]).toMatchObject({ urgency: 'high', ttl: '3600' });
  expect(second?.posts).toEqual([]);
  await hall.pass(data.id, 301);
  await second?.until(() => second.arrived.length === 1);
  expect(second?.arrived).toEqual([said]);
  expect(first?.posts).toEqual([201]);
});
