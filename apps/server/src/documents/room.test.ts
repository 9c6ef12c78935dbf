import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { KEY_IS_USED_UP } from '@gemba/contract/kit/envelope';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { TEST_SECRET } from '../testing/one-postgres.ts';
import { freePort } from '../testing/server-process.ts';
import { PASSWORD, startOwnApp } from '../testing/test-app.ts';
import { openDrawingOffice, revise, upload } from './testing/drawing-office.ts';
import { dwg, pdf } from './testing/good-files.ts';

const MAIN = new URL('../main.ts', import.meta.url).pathname;
const erp = await startOwnApp({ env: { GEMBA_DOCUMENT_QUOTA_MB: '1' } });
const { keeper, left } = await openDrawingOffice(erp);
const sized = (bytes: number) => Buffer.concat([dwg(), Buffer.alloc(bytes - dwg().length, 7)]);

describe('the room of one person', () => {
  it('is filled to the byte and not beyond, also by several at once, and deleting makes room', async () => {
    const first = await upload(keeper.browser, { fileName: 'W00-10-100_A_en.dwg', bytes: sized(1_048_576 - 300_000) });
    expect(first.msgCode).toBe('OK');
    const names = ['V1.2.3_A_en.dwg', 'V1.2.3_B_en.dwg', 'V1.2.3_A_cn.dwg', 'V1.2.3_B_cn.dwg'];
    const answers = await Promise.all(
      names.map((fileName) => upload(keeper.browser, { fileName, bytes: sized(100_000) })),
    );
    expect(answers.map((one) => one.msgCode).sort()).toEqual(['DOCUMENT_QUOTA_EXCEEDED', 'OK', 'OK', 'OK']);
    const full = await left();
    const { documentId } = first.data;
    const edit = await revise(keeper.browser, documentId, { fileName: 'W00-10-100_A_en.dwg', bytes: dwg(), meta: {} });
    expect(edit).toMatchObject({ code: 413, msgCode: 'DOCUMENT_QUOTA_EXCEEDED' });
    expect(await left()).toEqual(full);
    await keeper.browser.send(`/app/documents/${documentId}`, { method: 'DELETE' });
    const again = await upload(keeper.browser, { fileName: 'W00-10-100_A_en.dwg', bytes: dwg() });
    expect(again.msgCode).toBe('OK');
  });

  it('is not taken twice by a revision that changes the words only', async () => {
    const used = 'select sum(byte_count) from document_revision';
    for (let round = 0; round < 12; round += 1) {
      const [document] = (
        await keeper.browser.get<{ items: { documentId: string; docRev: number }[] }>('/documents?partNumber=V1.2.3')
      ).data.items;
      const answer = await keeper.browser.send(`/app/documents/${document!.documentId}`, {
        method: 'PUT',
        body: { docRev: document!.docRev, title: `Words ${round}` },
        headers: { 'Idempotency-Key': `words-of-round-${round}-` },
      });
      expect(answer).toMatchObject({ success: true });
    }
    expect(Number((await erp.owner.query<{ sum: string }>(used)).rows[0]?.sum)).toBeGreaterThan(1_048_576);
    expect((await upload(keeper.browser, { fileName: 'W00-10-100_B_en.dwg', bytes: dwg() })).msgCode).toBe('OK');
  });
});

describe('a disk that takes no more', () => {
  it('refuses the upload, keeps nothing of it, and the server serves on', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gemba-full-'));
    const port = await freePort();
    // The system refuses to let any file of this process grow beyond some 100 kB.
    const child = spawn('sh', ['-c', 'ulimit -f 200; exec node "$0"', MAIN], {
      env: {
        ...process.env,
        GEMBA_DATA: folder,
        PORT: String(port),
        METRICS_PORT: '0',
        GEMBA_DEMO: 'none',
        GEMBA_LOG: 'silent',
        DATABASE_URL: erp.ownerUrl,
        GEMBA_SECRET: TEST_SECRET,
      },
      stdio: 'ignore',
    });
    const gone = new Promise((resolve) => child.once('exit', resolve));
    onTestFinished(async () => {
      child.kill();
      await gone;
      await rm(folder, { recursive: true, force: true });
    });
    const url = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${url}/app/ready`).catch(() => undefined))?.ok) await sleep(50);
    const browser = new Browser(url);
    const { companyCode, userName } = keeper;
    const session = await browser.post<{ token: string }>('/login', { companyCode, userName, password: PASSWORD });
    browser.token = session.data.token;
    const before = await left();
    const large = await upload(browser, { fileName: 'V1.2.3_B_cn.dwg', bytes: sized(5_000_000) });
    expect(large).toMatchObject({ code: 507, msgCode: 'DOCUMENT_STORAGE_FULL' });
    // Nothing is the matter with the file: it may be sent again under its key when there is room.
    expect(large.headers.has(KEY_IS_USED_UP)).toBe(false);
    expect((await left()).rows).toBe(before.rows);
    expect((await readdir(folder, { recursive: true })).sort()).toEqual(['documents', 'documents/incoming']);
    const small = await upload(browser, { fileName: '..._B_en.pdf', bytes: pdf() });
    expect(small.msgCode).toBe('OK');
  });
});
