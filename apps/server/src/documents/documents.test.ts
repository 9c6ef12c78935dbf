import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../testing/every-row.ts';
import { startTestApp } from '../testing/test-app.ts';
import { DESK, META, openDrawingOffice, PARTS, PHONE, revise, upload } from './testing/drawing-office.ts';
import { docx, dwg, jpeg, pdf, png, step, xlsx, zip } from './testing/good-files.ts';

const erp = await startTestApp();
const { keeper, rival, reader, folder, left } = await openDrawingOffice(erp);
const list = (query: string, headers = { 'user-agent': DESK }) =>
  keeper.browser.get<{ items: DocumentRow[] }>(`/documents?${query}`, headers);

describe('storing a document', () => {
  it.each(PARTS)('of part %s: the name says part, revision and language and is shown as it was', async (part) => {
    const fileName = `${part}_B_en.pdf`;
    const { data, ...answer } = await upload(keeper.browser, { fileName, bytes: pdf(part) });
    expect(answer.msgCode).toBe('OK');
    expect(data).toMatchObject({
      partNumber: part,
      revision: 'B',
      docLang: 'en',
      docRev: 1,
      fileName,
      fileType: 'pdf',
      type: 'DRAWING',
      byteCount: pdf(part).length,
      uploadedBy: keeper.userName,
      previewable: true,
      downloadable: true,
      title: 'Bracket',
      docSecLevel: 'companyOnly',
      sharedUntil: null,
    });
    const rows = await everyRow<DocumentRow>(keeper.browser, `/documents?partNumber=${encodeURIComponent(part)}`);
    expect(rows.map((row) => row.documentId)).toEqual([data.documentId]);
    const ofPart = await everyRow<DocumentRow>(keeper.browser, `/parts/${encodeURIComponent(part)}/documents`);
    expect(ofPart).toEqual(rows);
    const stored = await erp.owner.query<{ storage_id: string }>(
      'select storage_id from document_revision where document_id = $1',
      [data.documentId],
    );
    expect(await readFile(join(folder, stored.rows[0]!.storage_id))).toEqual(pdf(part));
    expect((await left()).incoming).toEqual([]);
  });

  it.each([
    ['png', png()],
    ['png', png('coarse to fine', 3, 3, Buffer.alloc(15), [8, 0, 0, 0, 1])],
    ['png', png('in colour', 40, 30, Buffer.alloc((40 * 6 + 1) * 30), [16, 2, 0, 0, 0])],
    ['jpg', jpeg()],
    ['jpeg', Buffer.concat([jpeg(), jpeg('the gain map that phones append')])],
    ['JPG', jpeg()],
    ['pdf', pdf()],
    ['pdf', Buffer.from('%PDF-1.5\n9 0 obj\n<< /Type /XRef >>\nstream\n\nendstream\nendobj\nstartxref\n9\n%%EOF\n')],
    ['dwg', dwg()],
    ['step', step()],
    ['stp', step('#1=CARTESIAN_POINT((0.,0.,0.));')],
    ['zip', zip()],
    ['zip', zip({ name: Buffer.from('cdbcd6bd5c2e747874', 'hex') }, { name: '图纸.txt' })],
    ['docx', docx()],
    ['xlsx', xlsx()],
  ])('takes an honest %s', async (extension, bytes) => {
    const sent = await upload(keeper.browser, { fileName: `W00-10-100_A_cn.${extension}`, bytes });
    expect([sent.msgCode, sent.data.fileType]).toEqual(['OK', extension.toLowerCase()]);
    const path = `/app/documents/${sent.data.documentId}`;
    expect(await keeper.browser.send(path, { method: 'DELETE' })).toMatchObject({ success: true });
  });

  it('once: the same key and file again is the first answer, another file under the key is refused', async () => {
    const before = await left();
    const headers = { 'Idempotency-Key': randomUUID() };
    const sent = { fileName: 'V1.2.3_A_en.pdf', bytes: pdf('once'), headers };
    const first = await upload(keeper.browser, sent);
    expect((await upload(keeper.browser, sent)).text).toBe(first.text);
    const other = await upload(keeper.browser, { ...sent, bytes: pdf('twice') });
    expect(other.msgCode).toBe('IDEMPOTENCY_KEY_REUSED');
    const after = await left();
    expect([after.stored.length, after.incoming]).toEqual([before.stored.length + 1, []]);
  });

  it('of another type stands beside it, and cannot become one of the same type', async () => {
    const of = (type: string) => ({
      fileName: '..._A_cn.pdf',
      bytes: pdf(type),
      meta: { ...META, type },
    });
    await upload(keeper.browser, of('DRAWING'));
    const { data: how } = await upload(keeper.browser, of('WORK_INSTRUCTION'));
    expect((await upload(keeper.browser, of('DRAWING'))).msgCode).toBe('DOCUMENT_EXISTS_IN_LANGUAGE');
    const rows = await everyRow<DocumentRow>(keeper.browser, '/documents?partNumber=...&docLang=cn', 1);
    expect(rows.map(({ type }) => type)).toEqual(['WORK_INSTRUCTION', 'DRAWING']);
    const become = (type: string) => revise(keeper.browser, how.documentId, { ...of(type), meta: { type } });
    expect(await become('DRAWING')).toMatchObject({
      msgCode: 'DOCUMENT_EXISTS_IN_LANGUAGE',
      data: { field: 'type' },
    });
    expect(await become('CERTIFICATE')).toMatchObject({ msgCode: 'OK', data: { type: 'CERTIFICATE' } });
  });

  it('twice at once: one is stored, the other told to edit it', async () => {
    const before = await left();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        upload(keeper.browser, { fileName: 'V1.2.3_A_cn.pdf', bytes: pdf(`number ${at}`) }),
      ),
    );
    expect(answers.map((one) => one.msgCode).sort()).toEqual([...Array(7).fill('DOCUMENT_EXISTS_IN_LANGUAGE'), 'OK']);
    const after = await left();
    expect([after.stored.length, after.incoming]).toEqual([before.stored.length + 1, []]);
  });

  it('is for those who keep documents, of one’s own company', async () => {
    const before = await left();
    const sent = { fileName: 'W00-10-100_A_en.pdf', bytes: pdf() };
    expect(await upload(reader.browser, sent)).toMatchObject({ code: 403, msgCode: 'LIMITED_PERMISSIONS' });
    expect(await upload(erp.browser(), sent)).toMatchObject({ code: 401, msgCode: 'NOT_SIGNED_IN' });
    const forged = await upload(keeper.browser, { ...sent, headers: { 'x-xsrf-token': 'planted' } });
    expect(forged.msgCode).toBe('XSRF_REFUSED');
    const keyless = await upload(keeper.browser, { ...sent, headers: { 'Idempotency-Key': '' } });
    expect(keyless.msgCode).toBe('IDEMPOTENCY_KEY_REQUIRED');
    expect(await left()).toEqual(before);
  });
});

describe('the list', () => {
  it('shows the newest revision first, filters, pages, and tells a part without documents from none', async () => {
    for (const name of ['W00-10-100_A_cn.png', 'W00-10-100_B_cn.png', 'W00-10-100_A_en.png']) {
      const meta = { ...META, type: name.includes('_A_cn') ? 'PHOTO' : 'DRAWING' };
      expect((await upload(keeper.browser, { fileName: name, bytes: png(), meta })).msgCode).toBe('OK');
    }
    const places = (rows: DocumentRow[]) => rows.map((row) => `${row.revision} ${row.docLang}`);
    const all = await everyRow<DocumentRow>(keeper.browser, '/documents?partNumber=W00-10-100', 1);
    expect(places(all)).toEqual(['B en', 'B cn', 'A en', 'A cn']);
    expect(places((await list('partNumber=W00-10-100&revision=A')).data.items)).toEqual(['A en', 'A cn']);
    expect(places((await list('partNumber=W00-10-100&type=PHOTO')).data.items)).toEqual(['A cn']);
    expect(places((await list('partNumber=W00-10-100&docLang=cn')).data.items)).toEqual(['B cn', 'A cn']);
    expect(await list('partNumber=NOT-THERE')).toMatchObject({ code: 404, msgCode: 'PART_NOT_EXIST' });
    expect((await rival.browser.get<{ items: [] }>('/documents?partNumber=W00-10-100')).data.items).toEqual([]);
  });

  it('says what can be taken away here: everything at a desk, no drawing on a phone', async () => {
    const at = async (agent: string) =>
      (await list('partNumber=W00-10-100&revision=A', { 'user-agent': agent })).data.items.map(
        (row) => row.downloadable,
      );
    expect(await at(DESK)).toEqual([true, true]);
    expect(await at(PHONE)).toEqual([false, true]);
  });
});

describe('editing', () => {
  const bytesOf = async (documentId: string, docRev: number) =>
    (await keeper.browser.get(`/documents/${documentId}/content?docRev=${docRev}`)).text;

  it('makes a new revision and keeps the bytes of the old one', async () => {
    const [{ documentId }] = (await list('partNumber=...')).data.items as [DocumentRow];
    const edited = await revise(keeper.browser, documentId, {
      fileName: '..._B_en.pdf',
      bytes: pdf('second'),
      meta: { title: 'New' },
    });
    expect(edited.data).toMatchObject({ documentId, docRev: 2, title: 'New', type: 'DRAWING' });
    const words = await keeper.browser.send<DocumentRow>(`/app/documents/${documentId}`, {
      method: 'PUT',
      body: { docRev: 2, docSecLevel: 'public' },
      headers: { 'Idempotency-Key': randomUUID() },
    });
    expect(words.data).toMatchObject({ docRev: 3, docSecLevel: 'public', title: 'New' });
    expect(await bytesOf(documentId, 1)).toBe(pdf('...').toString());
    expect(await bytesOf(documentId, 2)).toBe(pdf('second').toString());
    expect(await bytesOf(documentId, 3)).toBe(pdf('second').toString());
    expect(await bytesOf(documentId, 4)).toContain('DOCUMENT_NOT_FOUND');
  });

  it('refuses the file of another part, revision or language, nothing at all, and what is not there', async () => {
    const before = await left();
    const [{ documentId }] = (await list('partNumber=...')).data.items as [DocumentRow];
    for (const fileName of ['V1.2.3_B_en.pdf', '..._A_en.pdf', '..._B_cn.pdf']) {
      const answer = await revise(keeper.browser, documentId, { fileName, bytes: pdf(), meta: {} }, 3);
      expect([fileName, answer.msgCode]).toEqual([fileName, 'DOCUMENT_NAME_NOT_MATCH']);
      expect(answer.msg).toContain('part ..., revision B, language en, name the file ..._B_en');
    }
    const empty = { method: 'PUT', body: { docRev: 3 }, headers: { 'Idempotency-Key': randomUUID() } };
    expect(await keeper.browser.send(`/app/documents/${documentId}`, empty)).toMatchObject({
      msgCode: 'FIELD_REQUIRED',
    });
    const sent = { fileName: '..._B_en.pdf', bytes: pdf(), meta: {} };
    const missing = await revise(keeper.browser, randomUUID(), sent);
    expect(missing).toMatchObject({ code: 404, msgCode: 'DOCUMENT_NOT_FOUND' });
    expect((await revise(rival.browser, documentId, sent)).text).toBe(missing.text);
    expect((await revise(reader.browser, documentId, sent)).msgCode).toBe('LIMITED_PERMISSIONS');
    expect(await left()).toEqual(before);
  });

  it('by two at once is done by one; the other is told, and sends the same on top of what it was told of', async () => {
    const [{ documentId, docRev }] = (await list('partNumber=...')).data.items as [DocumentRow];
    const edit = (words: string, seen: number) =>
      revise(keeper.browser, documentId, { fileName: '..._B_en.pdf', bytes: pdf(words), meta: {} }, seen);
    const edits = await Promise.all(['one', 'two'].map((words) => edit(words, docRev)));
    expect(edits.map((one) => one.msgCode).sort()).toEqual(['DOCUMENT_CHANGED', 'OK']);
    expect(edits.find((one) => !one.success)).toMatchObject({ code: 409, data: { docRev: docRev + 1 } });
    expect((await edit('two', docRev + 1)).data).toMatchObject({ docRev: docRev + 2 });
  });
});

describe('deleting', () => {
  it('takes the document out of list and reach, once, and makes room for a new one', async () => {
    const [{ documentId }] = (await list(`partNumber=${encodeURIComponent(PARTS[1])}`)).data.items as [DocumentRow];
    const remove = (browser: typeof keeper.browser) =>
      browser.send(`/app/documents/${documentId}`, { method: 'DELETE' });
    expect(await remove(reader.browser)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    expect(await remove(rival.browser)).toMatchObject({ msgCode: 'DOCUMENT_NOT_FOUND' });
    expect(await remove(keeper.browser)).toMatchObject({ success: true });
    expect(await remove(keeper.browser)).toMatchObject({ msgCode: 'DOCUMENT_NOT_FOUND' });
    expect(await keeper.browser.get(`/documents/${documentId}/content`)).toMatchObject({
      msgCode: 'DOCUMENT_NOT_FOUND',
    });
    const again = await upload(keeper.browser, { fileName: `${PARTS[1]}_B_en.pdf`, bytes: pdf('again') });
    expect(again.data).toMatchObject({ docRev: 1 });
    expect(again.data.documentId).not.toBe(documentId);
  });
});
