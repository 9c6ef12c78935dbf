import { expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { openAlarmHall } from '../testing/alarm-hall.ts';

const erp = await startTestApp();

it('tells webhooks of an alarm when it is raised and when it is resolved', async () => {
  const hall = await openAlarmHall(erp);
  await hall.browser.post('/webhooks', {
    url: 'https://erp.example.invalid/gemba',
    kinds: ['alarm.raised', 'alarm.resolved'],
  });
  const { type, handlers } = await hall.handledType([1]);
  const { data: alarm } = await hall.manager.raise(type);
  await handlers[0]?.respond(alarm.id);
  expect(await handlers[0]?.handle(alarm.id, 'RESOLVE')).toMatchObject({ success: true });
  const told = await hall.ask('select kind, subject from webhook_delivery where company_id = $1 order by delivery_id');
  expect(told).toEqual([
    { kind: 'alarm.raised', subject: `alarm ${alarm.id}` },
    { kind: 'alarm.resolved', subject: `alarm ${alarm.id}` },
  ]);
});
