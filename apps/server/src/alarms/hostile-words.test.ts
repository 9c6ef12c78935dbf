import naughty from 'big-list-of-naughty-strings' with { type: 'json' };
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { key } from '../testing/orders/deciders.ts';
import { openStream } from '../testing/stream-client.ts';
import { startTestApp } from '../testing/test-app.ts';
import { openAlarmHall } from './testing/alarm-hall.ts';

const erp = await startTestApp();

const FORGED = 'data: {"type":"alarm","alarm":{"id":1}}';
const HOSTILE = [
  ...['\n', '\r', '\r\n', '\n\n', '\r\r', '\u2028', '\u2029', '\u0085', '\u000b', '\u000c', '\0'].flatMap((end) => [
    `x${end}${FORGED}${end}${end}`,
    `${end}${end}event: alarm${end}${FORGED}`,
    `x${end}id: 0${end}retry: 1${end}:`,
  ]),
  ...naughty.filter((words) => words !== ''),
  ...fc.sample(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), { numRuns: 60, seed: 19 }),
];

it('become no event of their own: as title, content or description they are told as they were typed, or refused', async () => {
  const hall = await openAlarmHall(erp);
  const { type, handlers } = await hall.handledType([1], {});
  const reader = handlers[0] as (typeof handlers)[number];
  const browser = await erp.signIn(hall.companyCode, reader.userName);
  const stream = await openStream({ url: erp.server.url, token: browser.token, userName: reader.userName });
  await stream.until(({ events }) => events.length > 0);
  const { userName } = await erp.user(hall.companyId, { roles: ['SEND_MESSAGE'] });
  const writer = await erp.signIn(hall.companyCode, userName);
  const receivers = [{ type: 'user', userId: reader.userId }];
  const written: { id: number; title: string; content: string }[] = [];
  const raised: number[] = [];
  for (const words of HOSTILE) {
    const body = { receivers, title: words, content: words };
    const sent = await writer.post<(typeof written)[number]>('/messages', body, key());
    if (sent.success) written.push(sent.data);
    else expect(sent.code).toBe(400);
    const alarm = await writer.post<{ id: number }>('/alarms', { type, wc: 'LATHE', description: words }, key());
    if (alarm.success) raised.push(alarm.data.id);
    else expect(alarm.code).toBe(400);
  }
  expect(written.length).toBeGreaterThan(HOSTILE.length / 2);
  await stream.until(
    ({ messages, events }) =>
      messages.length === written.length && events.filter((one) => one.type === 'alarm').length === raised.length,
  );
  expect(stream.messages.map(({ id, title, content }) => ({ id, title, content }))).toEqual(
    written.map(({ id, title, content }) => ({ id, title, content })),
  );
  expect(stream.events.flatMap((one) => (one.type === 'alarm' ? (one.alarm?.id ?? []) : []))).toEqual(raised);
  const kinds = new Set(stream.events.map((one) => one.type));
  expect([...kinds].toSorted()).toEqual(['alarm', 'alarmChanged', 'heartbeat', 'message', 'openAlarms', 'total']);
  stream.leave();
});
