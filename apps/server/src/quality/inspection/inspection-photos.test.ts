import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Inspection, InspectionPhoto } from '@gemba/contract/quality/inspection/inspection';
import { beforeAll, expect, it } from 'vitest';
import { sweepDocuments } from '../../documents/index.ts';
import { storageIn } from '../../kit/storage/storage.ts';
import { PNG, sendFile } from '../../testing/send-file.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startOwnApp } from '../../testing/test-app.ts';

const erp = await startOwnApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeAll(async () => {
  room = await openStockRoom(erp);
  await room.insert('inspection_report', {
    ir_number: 'IR 7',
    ir_date: '2026-02-02',
    part_number: 'GAUGE',
    quantity_inspected: '3',
  });
});

const PATH = `/inspections/${encodeURIComponent('IR 7')}`;
const send = (path: string, fileName = 'photo.png', key: string = randomUUID(), by = room.browser) =>
  sendFile<InspectionPhoto>(by, `${path}/photos`, { fileName, bytes: PNG, meta: {}, key });

it('keeps a photo once however often a phone sends it, and shows it again', async () => {
  const key = randomUUID();
  const first = await send(PATH, 'image.png', key);
  expect(first).toMatchObject({ success: true, data: { fileType: 'png', byteCount: PNG.length } });
  expect((await send(PATH, 'image.png', key)).text).toBe(first.text);
  expect((await room.get<Inspection>(PATH)).data.photos).toEqual([first.data]);
  const answer = await fetch(`${erp.server.url}/app${PATH}/photos/${first.data.photoId}`, {
    headers: { authorization: room.browser.token ?? '' },
  });
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG);
});

it('refuses a photo of a report that is not there, of another kind, and of a person without the role', async () => {
  expect(await send('/inspections/0')).toMatchObject({ msgCode: 'INSPECTION_NOT_EXIST' });
  expect(await send(PATH, 'plan.pdf')).toMatchObject({ msgCode: 'DOCUMENT_TYPE_NOT_ALLOWED' });
  const buyer = await room.person({ roles: ['FIND_PURCHASE_ORDER'] });
  expect(await send(PATH, 'photo.png', randomUUID(), buyer)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
});

it('survives the sweep after a crash', async () => {
  const { data } = await send(PATH);
  const storage = storageIn(join(erp.config.dataFolder, 'documents'));
  const { storageId } = await storage.receive((await storage.read(data.photoId))!.content, 1_000);
  await storage.keep(storageId, String(room.companyId));
  await room.ask('update inspection_photo set photo_id = $2 where company_id = $1 and photo_id = $3', [
    storageId,
    data.photoId,
  ]);
  await sweepDocuments(room.database, storage, -1);
  const kept = await storage.read(storageId);
  kept?.content.destroy();
  expect(kept?.byteCount).toBe(PNG.length);
});
