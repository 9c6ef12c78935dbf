import { randomUUID } from 'node:crypto';
import type { Vendor } from '@gemba/contract/addresses/get-vendor';
import type { DocumentRevision } from '@gemba/contract/documents/list-document-revisions';
import { beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { titlesOf } from '../../testing/reasoned-change.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { fetchFile, PHONE, upload } from '../testing/drawing-office.ts';
import { pdf } from '../testing/good-files.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
let inspector: Browser;
beforeAll(async () => {
  room = await openStockRoom(erp);
  inspector = await room.person({ userName: 'Miguel', roles: ['QUALITY_INFO', 'PUBLIC_PERMISSIONS'] });
});

const ABOUT = { type: 'CERTIFICATE', title: 'ISO 9001', issuedOn: '2026-01-01', validUntil: '2099-12-31' };
const PATH = '/vendors/V-1/qualityDocuments';

type Sent = { by?: Browser; meta?: object; fileName?: string; bytes?: Buffer; path?: string };
const send = (
  method: 'POST' | 'PUT',
  { by = inspector, meta = {}, fileName = 'Iso 9001 (é).pdf', bytes, path = PATH }: Sent,
) => upload(by, { method, path, fileName, bytes: bytes ?? pdf('certificate'), meta: { ...ABOUT, ...meta } });
const add = (sent: Sent = {}) => send('POST', sent);
const added = async (sent: Sent = {}) => {
  const { data } = await add(sent);
  return `${PATH}/${(data as unknown as Vendor['qualityDocuments'][number]).documentNumber}`;
};
const withdraw = (path: string, body: object, by = inspector) =>
  by.send(`/app${path}/withdraw`, { method: 'POST', body, headers: { 'Idempotency-Key': randomUUID() } });
const documents = async () => (await room.get<Vendor>('/vendors/V-1', inspector)).data.qualityDocuments;
const bytesAt = async (path: string) =>
  (await fetchFile(erp.server.url, `/app${path}`, { authorization: inspector.token, 'user-agent': PHONE })).bytes;
const trail = async () =>
  (await room.get<{ items: { kind: string; subject: string; changes: object[] }[] }>('/admin/audit')).data.items;

it('is added by quality with any name, opens with the vendor, and stands in the audit trail', async () => {
  const { data } = await add();
  const [document] = await documents();
  expect(data).toEqual(document);
  expect(document).toMatchObject({ ...ABOUT, documentNumber: 1, fileName: 'Iso 9001 (é).pdf', docRev: 1, valid: true });
  expect(await bytesAt(`${PATH}/1/content`)).toEqual(pdf('certificate'));
  expect(await trail()).toMatchObject([
    {
      kind: 'vendor',
      subject: 'V-1',
      changes: [{ field: 'qualityDocument', after: 'ISO 9001' }, { field: 'fileName' }],
    },
  ]);
});

it('is renewed by a revision; the ones before stay readable', async () => {
  const path = await added();
  const renewed = await send('PUT', {
    path,
    meta: { title: 'ISO 9001:2026', docRev: 1 },
    fileName: 'new.pdf',
    bytes: pdf('renewed'),
  });
  expect(renewed.data).toMatchObject({ title: 'ISO 9001:2026', docRev: 2, fileName: 'new.pdf' });
  const { data } = await inspector.get<{ items: DocumentRevision[] }>(`${path}/revisions`);
  expect(data.items).toMatchObject([
    { docRev: 2, fileName: 'new.pdf', uploadedBy: 'Miguel' },
    { docRev: 1, fileName: 'Iso 9001 (é).pdf' },
  ]);
  expect(await bytesAt(`${path}/content`)).toEqual(pdf('renewed'));
  expect(await bytesAt(`${path}/content?docRev=1`)).toEqual(pdf('certificate'));
  expect(await send('PUT', { path, meta: { docRev: 1 } })).toMatchObject({
    msgCode: 'DOCUMENT_CHANGED',
    data: { docRev: 2 },
  });
});

it('gives a document on paper its first file', async () => {
  await room.insert('vendor_quality_document', {
    vendor_id: 'V-1',
    document_number: 70,
    type: 'AUDIT',
    title: 'Audit',
  });
  const path = `${PATH}/70`;
  expect(await inspector.get(`${path}/revisions`)).toMatchObject({ msgCode: 'DOCUMENT_NOT_FOUND' });
  const { data } = await send('PUT', { path, meta: { type: 'OTHER', docRev: 0 } });
  expect(data).toMatchObject({ documentNumber: 70, type: 'OTHER', docRev: 1 });
  expect(await bytesAt(`${path}/content`)).toEqual(pdf('certificate'));
});

it('is withdrawn with a reason: it is listed no more, its file opens for nobody and is kept', async () => {
  const path = await added({ meta: { title: 'Revoked one' } });
  expect(await withdraw(path, { reason: ' ', docRev: 1 })).toMatchObject({ code: 400, data: { field: 'reason' } });
  expect(await withdraw(path, { reason: 'Revoked', docRev: 2 })).toMatchObject({ msgCode: 'DOCUMENT_CHANGED' });
  expect(await withdraw(path, { reason: ' Revoked ', docRev: 1 })).toMatchObject({ success: true });
  expect((await documents()).map(({ title }) => title)).not.toContain('Revoked one');
  for (const read of [`${path}/content`, `${path}/revisions`])
    expect(await inspector.get(read)).toMatchObject({ code: 404, msgCode: 'DOCUMENT_NOT_FOUND' });
  expect(await withdraw(path, { reason: 'Again', docRev: 1 })).toMatchObject({ msgCode: 'DOCUMENT_NOT_FOUND' });
  expect(
    await room.ask(`select 1 as kept from document join document_revision using (company_id, document_id)
      where company_id = $1 and title = 'Revoked one' and deleted_at is not null`),
  ).toEqual([{ kept: 1 }]);
  expect((await trail())[0]).toMatchObject({
    changes: [
      { field: 'qualityDocument', before: 'Revoked one', after: null },
      { field: 'reason', after: 'Revoked' },
    ],
  });
  // Its number stands in the audit trail, so that no other document gets it.
  expect(await added({ meta: { title: 'The next one' } })).not.toBe(path);
});

it('tells the makers of open orders at the vendor that a document is withdrawn', async () => {
  const path = await added({ meta: { title: 'Test report' } });
  await room.purchaseOrder([{ part: 'NUT', quantity: '5' }]);
  await withdraw(path, { reason: 'Wrong batch', docRev: 1 });
  expect((await titlesOf(room.browser))[0]).toMatchObject({
    title: 'Vendor V-1: a quality document is withdrawn',
    content: 'Miguel withdrew “Test report”.\n\nWrong batch',
  });
});

it.each([
  ['a name of a type that is not stored', { fileName: 'run.exe' }, 'DOCUMENT_TYPE_NOT_ALLOWED'],
  ['content that is not of its type', { bytes: Buffer.from('MZ program') }, 'DOCUMENT_CONTENT_NOT_MATCH'],
  ['an empty file', { bytes: Buffer.alloc(0) }, 'DOCUMENT_EMPTY'],
  ['a drawing', { meta: { type: 'DRAWING' } }, 'INVALID_INPUT'],
  ['no title', { meta: { title: ' ' } }, 'INVALID_INPUT'],
  ['an end before its beginning', { meta: { validUntil: '2025-12-31' } }, 'DATE_RANGE_REVERSED'],
  ['a vendor that is not there', { path: '/vendors/NOBODY/qualityDocuments' }, 'VENDOR_NOT_EXIST'],
])('refuses %s and stores nothing', async (_, sent: Sent, msgCode) => {
  const before = await documents();
  expect(await add(sent)).toMatchObject({ success: false, msgCode });
  expect(await documents()).toEqual(before);
});

it('is kept by quality alone, and by that only where it may read vendors', async () => {
  const path = await added();
  for (const roles of [['QUALITY_INFO'], ['PUBLIC_PERMISSIONS', 'MANAGE_DOCUMENT', 'FIND_PART']]) {
    const by = await room.person({ roles });
    const answers = [
      await add({ by }),
      await send('PUT', { by, path, meta: { docRev: 1 } }),
      await withdraw(path, { reason: 'No', docRev: 1 }, by),
    ];
    expect(answers.map(({ msgCode }) => msgCode)).toEqual(Array(3).fill('LIMITED_PERMISSIONS'));
  }
  const reader = await room.person({ roles: ['PUBLIC_PERMISSIONS'] });
  expect(await reader.get(`${path}/revisions`)).toMatchObject({ success: true });
});

it('is neither seen nor touched from another company with a vendor of the same id', async () => {
  const path = await added();
  const other = await openStockRoom(erp);
  const by = other.browser;
  expect(await by.get(`${path}/revisions`)).toMatchObject({ msgCode: 'DOCUMENT_NOT_FOUND' });
  expect(await send('PUT', { by, path, meta: { docRev: 1 } })).toMatchObject({ msgCode: 'DOCUMENT_NOT_FOUND' });
  expect(await withdraw(path, { reason: 'Theirs', docRev: 1 }, by)).toMatchObject({ msgCode: 'DOCUMENT_NOT_FOUND' });
  await add({ by });
  expect((await other.get<Vendor>('/vendors/V-1')).data.qualityDocuments).toHaveLength(1);
  expect((await documents()).map(({ documentNumber }) => `${PATH}/${documentNumber}`)).toContain(path);
});

it('gets a number of its own when two come at once', async () => {
  const answers = await Promise.all([add(), add(), add()]);
  const numbers = answers.map(({ data }) => (data as unknown as { documentNumber: number }).documentNumber);
  expect(new Set(numbers).size).toBe(3);
});
