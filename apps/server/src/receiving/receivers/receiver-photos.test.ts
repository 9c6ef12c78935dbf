import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Receiver, ReceiverPhoto } from '@gemba/contract/receiving/receivers/receiver';
import { beforeAll, expect, it } from 'vitest';
import { sweepDocuments } from '../../documents/index.ts';
import { storageIn } from '../../kit/storage/storage.ts';
import { PNG, sendFile } from '../../testing/send-file.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startOwnApp } from '../../testing/test-app.ts';

const erp = await startOwnApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
let receiver: string;
beforeAll(async () => {
  room = await openStockRoom(erp);
  const po = await room.purchaseOrder([{}]);
  const body = { items: [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '1' }] }] };
  receiver = (await room.post<Receiver>(`/receiving/purchaseOrders/${po}`, body)).data.receiverNumber;
});

const send = (
  to: string,
  fileName: string,
  bytes: Buffer,
  meta: object = {},
  key: string = randomUUID(),
  by = room.browser,
) => sendFile<ReceiverPhoto>(by, `/receivers/${to}/photos`, { fileName, bytes, meta, key });

it('keeps a photo with a line, once however often a phone sends it, and shows it again', async () => {
  const key = randomUUID();
  const first = await send(receiver, 'image.png', PNG, { itemNumber: 1 }, key);
  expect(first).toMatchObject({ success: true, data: { itemNumber: 1, fileType: 'png', byteCount: PNG.length } });
  expect((await send(receiver, 'image.png', PNG, { itemNumber: 1 }, key)).text).toBe(first.text);
  const { data } = await room.get<Receiver>(`/receivers/${receiver}`);
  expect(data.photos).toEqual([first.data]);
  const answer = await fetch(`${erp.server.url}/app/receivers/${receiver}/photos/${first.data.photoId}`, {
    headers: { authorization: room.browser.token ?? '' },
  });
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG);
});

it.each([
  ['a drawing', 'plan.pdf', PNG, 'DOCUMENT_TYPE_NOT_ALLOWED'],
  ['no extension', 'photo', PNG, 'DOCUMENT_TYPE_NOT_ALLOWED'],
  ['another content', 'photo.jpg', PNG, 'DOCUMENT_CONTENT_NOT_MATCH'],
  ['nothing', 'photo.png', Buffer.alloc(0), 'DOCUMENT_EMPTY'],
  ['too much', 'photo.png', Buffer.alloc(10 * 1_048_576 + 1), 'DOCUMENT_TOO_LARGE'],
])('refuses %s', async (_, fileName, bytes, msgCode) => {
  expect(await send(receiver, fileName, bytes)).toMatchObject({ success: false, msgCode });
});

it('refuses a photo of a receiver, of a line or of a person that is not there', async () => {
  expect(await send('0', 'a.png', PNG)).toMatchObject({ msgCode: 'RECEIVER_NOT_EXIST' });
  expect(await send(receiver, 'a.png', PNG, { itemNumber: 9 })).toMatchObject({ msgCode: 'RECEIVER_ITEM_NOT_EXIST' });
  expect(await send(receiver, 'a.png', PNG, { itemNumber: 2_147_483_648 })).toMatchObject({
    code: 400,
    msgCode: 'INVALID_INPUT',
    data: { field: 'itemNumber' },
  });
  const reader = await room.person({ roles: ['FIND_PURCHASE_ORDER'] });
  expect(await send(receiver, 'a.png', PNG, {}, randomUUID(), reader)).toMatchObject({
    msgCode: 'LIMITED_PERMISSIONS',
  });
  expect(await room.post(`/receivers/${receiver}/photos`, {})).toMatchObject({ msgCode: 'FIELD_REQUIRED' });
  expect(await room.get(`/receivers/${receiver}/photos/${randomUUID()}`)).toMatchObject({
    msgCode: 'DOCUMENT_NOT_FOUND',
  });
});

it('shows a photo to nobody of another company', async () => {
  const { data } = await send(receiver, 'a.png', PNG);
  const rival = await openStockRoom(erp);
  expect(await rival.get(`/receivers/${receiver}/photos/${data.photoId}`)).toMatchObject({
    msgCode: 'DOCUMENT_NOT_FOUND',
  });
});

it('takes fifty of them', async () => {
  await room.ask(
    `insert into receiver_photo (company_id, receiver_number, file_type, byte_count, taken_by)
     select $1, $2, 'png', 1, $3 from generate_series(1, 50)`,
    [receiver, room.userId],
  );
  expect(await send(receiver, 'a.png', PNG)).toMatchObject({ msgCode: 'TOO_MANY_PHOTOS', data: { maximum: 50 } });
});

it('survives the sweep after a crash', async () => {
  const [photo] = await room.ask<{ photo_id: string }>(
    'select photo_id from receiver_photo where company_id = $1 and byte_count = $2 limit 1',
    [PNG.length],
  );
  const folder = join(erp.config.dataFolder, 'documents');
  const storage = storageIn(folder);
  const { storageId } = await storage.receive((await storage.read(photo?.photo_id ?? ''))!.content, 1_000);
  await storage.keep(storageId, String(room.companyId));
  await room.ask('update receiver_photo set photo_id = $2 where company_id = $1 and photo_id = $3', [
    storageId,
    photo?.photo_id,
  ]);
  await sweepDocuments(room.database, storage, -1);
  const kept = await storage.read(storageId);
  kept?.content.destroy();
  expect(kept?.byteCount).toBe(PNG.length);
});
