import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { AlarmPhoto } from '@gemba/contract/alarms/alarm/alarm';
import { beforeAll, expect, it } from 'vitest';
import { sweepDocuments } from '../../documents/index.ts';
import { storageIn } from '../../kit/storage/storage.ts';
import type { Browser } from '../../testing/browser.ts';
import { PNG, sendFile } from '../../testing/send-file.ts';
import { startOwnApp } from '../../testing/test-app.ts';
import { type AlarmHall, openAlarmHall } from '../testing/alarm-hall.ts';

const erp = await startOwnApp();
let hall: AlarmHall;
let handler: Awaited<ReturnType<AlarmHall['addPerson']>>;
let id: number;
beforeAll(async () => {
  hall = await openAlarmHall(erp);
  const { type, handlers } = await hall.handledType([1]);
  handler = handlers[0] as typeof handler;
  id = (await hall.manager.raise(type)).data.id;
});

const send = (by: Browser, eventNumber: number, fileName = 'photo.png', bytes = PNG, key: string = randomUUID()) =>
  sendFile<AlarmPhoto>(by, `/alarms/${id}/photos`, { fileName, bytes, meta: { eventNumber }, key });

it('keeps a photo with an entry, once however often a phone sends it, and shows it again', async () => {
  const key = randomUUID();
  const first = await send(hall.manager.browser, 1, 'photo.png', PNG, key);
  expect(first).toMatchObject({ success: true, data: { eventNumber: 1, fileType: 'png', byteCount: PNG.length } });
  expect((await send(hall.manager.browser, 1, 'photo.png', PNG, key)).text).toBe(first.text);
  expect((await hall.manager.read(id)).photos).toEqual([first.data]);
  const answer = await fetch(`${erp.server.url}/app/alarms/${id}/photos/${first.data.photoId}`, {
    headers: { authorization: handler.browser.token ?? '' },
  });
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG);
  const rival = await openAlarmHall(erp);
  expect(await rival.get(`/alarms/${id}/photos/${first.data.photoId}`)).toMatchObject({
    msgCode: 'DOCUMENT_NOT_FOUND',
  });
});

it('takes photos from the person who made the entry, and of entries that are there', async () => {
  for (const [who, event] of [
    [handler, 1],
    [handler, 2],
    [hall.manager, 9],
  ] as const)
    expect(await send(who.browser, event)).toMatchObject({ code: 403, msgCode: 'ALARM_ENTRY_OF_ANOTHER' });
  await handler.respond(id);
  await handler.handle(id, 'RESOLVE', { note: 'Belt changed' });
  expect(await send(handler.browser, 4, 'after.PNG')).toMatchObject({ success: true, data: { eventNumber: 4 } });
});

it('refuses other files, none, and one of an alarm that is not there', async () => {
  expect(await send(handler.browser, 4, 'plan.pdf')).toMatchObject({ msgCode: 'DOCUMENT_TYPE_NOT_ALLOWED' });
  expect(await send(handler.browser, 4, 'photo.jpg')).toMatchObject({ msgCode: 'DOCUMENT_CONTENT_NOT_MATCH' });
  expect(await handler.send('POST', `/alarms/${id}/photos`, { eventNumber: 4 })).toMatchObject({
    msgCode: 'FIELD_REQUIRED',
  });
  const nowhere = { fileName: 'a.png', bytes: PNG, meta: { eventNumber: 1 } };
  expect(await sendFile(handler.browser, '/alarms/999999/photos', nowhere)).toMatchObject({
    msgCode: 'ALARM_NOT_EXIST',
  });
});

it('takes twenty of them', async () => {
  await hall.ask(
    `insert into alarm_photo (company_id, alarm_id, event_number, file_type, byte_count)
     select $1, $2, 1, 'png', 1 from generate_series(1, 18)`,
    [id],
  );
  expect(await send(handler.browser, 4)).toMatchObject({ msgCode: 'TOO_MANY_ALARM_PHOTOS', data: { maximum: 20 } });
});

it('survives the sweep after a crash', async () => {
  const { data } = await handler.browser.get<{ photos: AlarmPhoto[] }>(`/alarms/${id}`);
  const photoId = data.photos.find(({ byteCount }) => byteCount === PNG.length)?.photoId ?? '';
  const storage = storageIn(join(erp.config.dataFolder, 'documents'));
  const { storageId } = await storage.receive((await storage.read(photoId))!.content, 1_000);
  await storage.keep(storageId, String(hall.companyId));
  await hall.ask('update alarm_photo set photo_id = $2 where company_id = $1 and photo_id = $3', [storageId, photoId]);
  await sweepDocuments(hall.database, storage, -1);
  const kept = await storage.read(storageId);
  kept?.content.destroy();
  expect(kept?.byteCount).toBe(PNG.length);
});
