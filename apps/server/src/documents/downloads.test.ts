import { randomUUID } from 'node:crypto';
import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { describe, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { startTestApp } from '../testing/test-app.ts';
import { DESK, fetchFile, META, openDrawingOffice, PARTS, PHONE, upload } from './testing/drawing-office.ts';
import { dwg, pdf, png } from './testing/good-files.ts';

/** S23: who gets the bytes, under which headers, and on which device. */
const erp = await startTestApp();
const { keeper, rival, reader } = await openDrawingOffice(erp);
const store = async (fileName: string, bytes: Buffer, docSecLevel: string, type = 'SPECIFICATION') => {
  const answer = await upload(keeper.browser, { fileName, bytes, meta: { ...META, type, docSecLevel } });
  if (!answer.success) throw new Error(answer.msgCode);
  return answer.data;
};
const secret = await store('W00-10-100_B_en.pdf', pdf('secret'), 'companyOnly');
const open = await store('W00-10-100_B_cn.png', png(), 'public');
const odd = await store(`${PARTS[1]}_B_en.pdf`, pdf('odd'), 'public');
const path = await store(`${PARTS[4]}_B_en.pdf`, pdf('path'), 'public');
const drawing = await store('V1.2.3_B_en.pdf', pdf('drawing'), 'public', 'DRAWING');
const cad = await store('V1.2.3_B_cn.dwg', dwg(), 'public', 'DRAWING');
const photo = await store('V1.2.3_A_cn.png', png(), 'public', 'DRAWING');

const read = (browser: Browser, documentId: string, query = '', agent = DESK) =>
  fetchFile(erp.server.url, `/app/documents/${documentId}/content${query}`, {
    authorization: browser.token,
    'user-agent': agent,
  });
const follow = (link: string, agent = DESK) => fetchFile(erp.server.url, link, { 'user-agent': agent });
const share = async ({ documentId }: DocumentRow, hours = 1) =>
  (await keeper.browser.post<{ path: string; expiresAt: string }>(`/documents/${documentId}/share`, { hours })).data;

describe('the file of a document', () => {
  it('comes byte for byte, runs nothing and is taken for nothing else', async () => {
    for (const [document, bytes, type] of [
      [secret, pdf('secret'), 'application/pdf'],
      [open, png(), 'image/png'],
      [cad, dwg(), 'image/vnd.dwg'],
    ] as const) {
      const { status, headers, bytes: came } = await read(reader.browser, document.documentId);
      expect([status, came]).toEqual([200, bytes]);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('content-length')).toBe(String(bytes.length));
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('is shown where a browser can, saved otherwise, under a name that is no path', async () => {
    const how = async ({ documentId }: DocumentRow, query = '') =>
      (await read(reader.browser, documentId, query)).headers.get('content-disposition');
    expect(await how(secret)).toBe(`inline; filename="W00-10-100_B_en.pdf"; filename*=UTF-8''W00-10-100_B_en.pdf`);
    expect(await how(secret, '?download=1')).toMatch(/^attachment; /);
    expect(await how(cad)).toMatch(/^attachment; /);
    expect(await how(odd)).toBe(
      `inline; filename="W00-10-100(A)_B_en.pdf"; filename*=UTF-8''W00-10-100%28A%29_B_en.pdf`,
    );
    expect(await how(path)).toBe(
      `inline; filename="_-..-ETC-PASSWD_B_en.pdf"; filename*=UTF-8''_-..-ETC-PASSWD_B_en.pdf`,
    );
    expect((await read(reader.browser, path.documentId)).bytes).toEqual(pdf('path'));
  });

  it('is not there for a rival, whatever is claimed, and needs a session and a role', async () => {
    const roleless = await erp.user(keeper.companyId, { roles: ['FIND_BOM'] });
    const without = await erp.signIn(keeper.companyCode, roleless.userName);
    for (const { documentId } of [secret, open]) {
      const claims = ['', '?docSecLevel=public', '?download=1', '?companyId=1'];
      for (const claim of claims) {
        const [foreign, missing, nobody, noId] = await Promise.all([
          read(rival.browser, documentId, claim),
          read(rival.browser, randomUUID(), claim),
          read(erp.browser(), documentId, claim),
          read(erp.browser(), randomUUID(), claim),
        ]);
        expect([claim, foreign.text]).toEqual([claim, missing.text]);
        expect([claim, nobody.text, nobody.status]).toEqual([claim, noId.text, 401]);
        expect((await read(without, documentId, claim)).status).toBe(403);
      }
    }
  });

  it('answers HEAD with what GET would say', async () => {
    const answer = await fetch(`${erp.server.url}/app/documents/${secret.documentId}/content`, {
      method: 'HEAD',
      headers: { authorization: String(keeper.browser.token) },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });
});

describe('a drawing', () => {
  const onPhone = (document: DocumentRow, query = '') => read(reader.browser, document.documentId, query, PHONE);

  it('is looked at on a phone and not taken away', async () => {
    expect((await onPhone(drawing)).headers.get('content-disposition')).toMatch(/^inline/);
    for (const refused of [
      await onPhone(drawing, '?download=1'),
      await onPhone(cad),
      await onPhone(cad, '?download=1'),
    ]) {
      expect(JSON.parse(refused.text)).toMatchObject({ code: 403, msgCode: 'DRAWING_NOT_AVAILABLE_ON_MOBILE' });
    }
    expect((await read(reader.browser, drawing.documentId, '?download=1', '')).status).toBe(403);
    expect((await onPhone(secret, '?download=1')).status).toBe(200);
    expect((await read(reader.browser, cad.documentId, '?download=1')).status).toBe(200);
  });

  it('behind a link keeps to the same rule', async () => {
    const links = await Promise.all([drawing, cad, photo].map((one) => share(one)));
    const [asPdf, asCad, asPicture] = await Promise.all(links.map((link) => follow(link.path, PHONE)));
    expect([asPdf?.status, asCad?.status]).toEqual([403, 403]);
    expect(asPicture?.headers.get('content-disposition')).toMatch(/^inline/);
    expect((await follow(`${links[2]?.path}?download=1`, PHONE)).status).toBe(403);
    expect((await follow(links[0]!.path)).bytes).toEqual(pdf('drawing'));
  });
});

describe('a link', () => {
  const nothing = async () => (await follow(`/app/shared/s1.${keeper.companyId}.${'A'.repeat(43)}`)).text;

  it('opens a public document without a session until its hour has come, and says so in the list', async () => {
    const { path: link, expiresAt } = await share(odd, 2);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(7_100_000);
    const answer = await follow(link);
    expect([answer.status, answer.bytes]).toEqual([200, pdf('odd')]);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const rows = await keeper.browser.get<{ items: DocumentRow[] }>(
      `/documents?partNumber=${encodeURIComponent(PARTS[1])}`,
    );
    expect(rows.data.items[0]?.sharedUntil).toBe(expiresAt);
    await erp.owner.query(`update document_share set expires_at = now() - interval '1 second' where document_id = $1`, [
      odd.documentId,
    ]);
    expect((await follow(link)).text).toBe(await nothing());
  });

  it('that is revoked, forged, of another company or of a document taken away is one that never was', async () => {
    const { path: link } = await share(path);
    const token = link.split('/').at(-1) as string;
    const [, , random] = token.split('.');
    for (const forged of [
      `s1.${rival.companyId}.${random}`,
      `s1.0.${random}`,
      `s1.${keeper.companyId}.${random?.toLowerCase()}`,
      `g1.${keeper.companyId}.${random}`,
      `${token}x`,
      `${token}%00`,
      '..%2F..%2Fetc%2Fpasswd',
      path.documentId,
      String(keeper.browser.token),
    ]) {
      expect([forged, (await follow(`/app/shared/${forged}`)).text]).toEqual([forged, await nothing()]);
    }
    expect((await follow(link)).status).toBe(200);
    expect(await keeper.browser.send(`/app/documents/${path.documentId}/share`, { method: 'DELETE' })).toMatchObject({
      data: { ended: 1 },
    });
    expect((await follow(link)).text).toBe(await nothing());
    const { path: another } = await share(path);
    await keeper.browser.send(`/app/documents/${path.documentId}`, { method: 'DELETE' });
    expect((await follow(another)).text).toBe(await nothing());
  });

  it('is made for public documents only, by those who keep documents, and ends when one is public no more', async () => {
    const ask = (browser: Browser, documentId: string, hours: unknown = 1) =>
      browser.post(`/documents/${documentId}/share`, { hours });
    expect(await ask(keeper.browser, secret.documentId)).toMatchObject({ code: 409, msgCode: 'DOCUMENT_NOT_PUBLIC' });
    expect(await ask(reader.browser, open.documentId)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    expect((await ask(rival.browser, open.documentId)).text).toBe((await ask(rival.browser, randomUUID())).text);
    for (const hours of [0, 721, 1.5, -1, '24'])
      expect(await ask(keeper.browser, open.documentId, hours)).toMatchObject({ msgCode: 'INVALID_INPUT' });
    const { path: link } = await share(open, 720);
    expect((await follow(link)).headers.get('content-disposition')).toMatch(/^inline/);
    await keeper.browser.send(`/app/documents/${open.documentId}`, {
      method: 'PUT',
      body: { docRev: open.docRev, docSecLevel: 'companyOnly' },
      headers: { 'Idempotency-Key': randomUUID() },
    });
    expect((await follow(link)).text).toBe(await nothing());
  });

  it('is kept as a hash, and stands in no log', async () => {
    const { path: link } = await share(drawing);
    const token = link.split('/').at(-1) as string;
    await follow(link);
    const dump = await erp.owner.query(
      `select string_agg(s::text, ' ') || (select coalesce(string_agg(i::text, ' '), '') from idempotency i) as dump from document_share s`,
    );
    expect(JSON.stringify(dump.rows)).not.toContain(token.split('.')[2]);
    expect(erp.log.join('')).not.toContain(token);
  });
});
