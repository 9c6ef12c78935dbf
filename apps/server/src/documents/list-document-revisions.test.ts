import { randomUUID } from 'node:crypto';
import type { DocumentRevision } from '@gemba/contract/documents/list-document-revisions';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../testing/every-row.ts';
import { startTestApp } from '../testing/test-app.ts';
import { DESK, openDrawingOffice, PHONE, revise, upload } from './testing/drawing-office.ts';
import { pdf, step } from './testing/good-files.ts';

const erp = await startTestApp();
const { keeper, rival, reader } = await openDrawingOffice(erp);
const PART = 'W00-10/100(A)';
const { userName: other } = await erp.user(keeper.companyId, { roles: ['FIND_PART', 'MANAGE_DOCUMENT'] });
const colleague = await erp.signIn(keeper.companyCode, other);
const { data } = await upload(keeper.browser, { fileName: `${PART}_B_en.pdf`, bytes: pdf('one') });
const path = `/documents/${data.documentId}/revisions`;
await revise(colleague, data.documentId, { fileName: `${PART}_B_en.step`, bytes: step(), meta: {} });
await keeper.browser.send(`/app/documents/${data.documentId}`, {
  method: 'PUT',
  body: { docRev: 2, title: 'Other words' },
  headers: { 'Idempotency-Key': randomUUID() },
});

describe('the revisions of a document', () => {
  it('tell who, when and which file, the newest first, page by page', async () => {
    const rows = await everyRow<DocumentRevision>(reader.browser, path, 1);
    expect(rows.map(({ docRev, fileName, uploadedBy, sameFile }) => [docRev, fileName, uploadedBy, sameFile])).toEqual([
      [3, `${PART}_B_en.step`, keeper.userName, true],
      [2, `${PART}_B_en.step`, other, false],
      [1, `${PART}_B_en.pdf`, keeper.userName, false],
    ]);
    expect(rows.map(({ byteCount, previewable }) => [byteCount, previewable])).toEqual([
      [step().length, false],
      [step().length, false],
      [pdf('one').length, true],
    ]);
    expect(rows.map((row) => row.uploadedAt)).toEqual(
      rows
        .map((row) => row.uploadedAt)
        .toSorted()
        .toReversed(),
    );
  });

  it('are drawings as long as the document is one: none is taken to a phone, older ones neither', async () => {
    const at = async (device: string) =>
      (await keeper.browser.get<{ items: DocumentRevision[] }>(path, { 'user-agent': device })).data.items.map(
        (row) => row.downloadable,
      );
    expect([await at(DESK), await at(PHONE)]).toEqual([
      [true, true, true],
      [false, false, false],
    ]);
    const content = `/documents/${data.documentId}/content?docRev=1&download=1`;
    expect(await keeper.browser.get(content, { 'user-agent': PHONE })).toMatchObject({
      msgCode: 'DRAWING_NOT_AVAILABLE_ON_MOBILE',
    });
  });

  it('are not there for another company, without the role, of nothing, and once the document is deleted', async () => {
    const missing = await keeper.browser.get(`/documents/${randomUUID()}/revisions`);
    expect(missing).toMatchObject({ code: 404, msgCode: 'DOCUMENT_NOT_FOUND' });
    expect((await rival.browser.get(path)).text).toBe(missing.text);
    const { userName } = await erp.user(keeper.companyId, { roles: ['FIND_BOM'] });
    expect(await (await erp.signIn(keeper.companyCode, userName)).get(path)).toMatchObject({
      msgCode: 'LIMITED_PERMISSIONS',
    });
    for (const cursor of ['nonsense', Buffer.from('[99999999999]').toString('base64url')])
      expect(await keeper.browser.get(`${path}?cursor=${cursor}`)).toMatchObject({ msgCode: 'INVALID_INPUT' });
    await keeper.browser.send(`/app/documents/${data.documentId}`, { method: 'DELETE' });
    expect((await keeper.browser.get(path)).text).toBe(missing.text);
  });
});
