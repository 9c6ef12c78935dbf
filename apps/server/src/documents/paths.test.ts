import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../testing/browser.ts';
import { inLanes, LONG } from '../testing/sweep.ts';
import { startOwnApp } from '../testing/test-app.ts';
import { openDrawingOffice, upload } from './testing/drawing-office.ts';
import { pdf } from './testing/good-files.ts';
import { absolutes, traversals } from './testing/traversals.ts';

/** S22: a name never becomes a path, neither when a file is stored nor when one is read. */
const around = await mkdtemp(join(tmpdir(), 'gemba-paths-'));
afterAll(() => rm(around, { recursive: true, force: true }));
const CANARY = 'what nobody may read';
await mkdir(join(around, 'a', 'data', 'documents'), { recursive: true });
for (const place of ['canary', 'a/canary', 'a/data/canary', 'a/data/documents/canary']) {
  await writeFile(join(around, place), CANARY);
}
const erp = await startOwnApp({ env: { GEMBA_DATA: join(around, 'a', 'data') } });
const { keeper, left } = await openDrawingOffice(erp);

const ALL = [...traversals(['canary', 'documents/canary', '/etc/passwd']), ...absolutes, join(around, 'canary')];
/** Some three hundred in a quick run; GEMBA_SWEEP=full sends all, GEMBA_TRAVERSALS those of a file, one in a line. */
const STEP = LONG ? 1 : 47;
const listed = process.env['GEMBA_TRAVERSALS'];
const names = listed
  ? (await readFile(listed, 'utf8')).split('\n').filter((line) => line !== '')
  : ALL.filter((_, at) => at % STEP === 0 || at >= ALL.length - absolutes.length - 1);

const REFUSED = /^(?:DOCUMENT_FILE_NAME_INVALID|DOCUMENT_TYPE_NOT_ALLOWED|PART_NOT_EXIST)$/;

const tree = async () => (await readdir(around, { recursive: true })).sort();

describe(`${names.length} names that would be paths`, () => {
  it('store nothing anywhere, as a name and as a part of one', { timeout: 3_600_000 }, async () => {
    const [before, files] = [await left(), await tree()];
    expect(ALL.length).toBeGreaterThan(871 + 67);
    expect(names.length).toBeGreaterThan(250);
    await inLanes(names, async (name) => {
      for (const fileName of [name, `${name}_A_en.pdf`, `${name.toUpperCase()}_A_en.pdf`, `W00-10-100_A_en.${name}`]) {
        const { msgCode } = await upload(keeper.browser, { fileName: fileName.replaceAll('"', ''), bytes: pdf() });
        expect([fileName, msgCode]).toEqual([fileName, expect.stringMatching(REFUSED)]);
      }
    });
    expect(await left()).toEqual(before);
    expect((await tree()).filter((name) => !name.endsWith('incoming'))).toEqual(files);
  });

  it('read nothing, as an id, as a link and as a part', { timeout: 3_600_000 }, async () => {
    await inLanes(names, async (name) => {
      for (const path of [
        `/app/documents/${name}/content`,
        `/app/documents/${encodeURIComponent(name)}/content`,
        `/app/shared/${name}`,
        `/app/shared/${encodeURIComponent(name)}`,
      ]) {
        if (!/^[\x21-\x7e]+$/.test(path)) continue;
        const { status, text } = await sendRaw(erp.server.url, path);
        expect([path, status >= 400 && status < 500, text.includes(CANARY)]).toEqual([path, true, false]);
      }
      const asked = `/documents/${encodeURIComponent(name)}/content`;
      expect(await keeper.browser.get(asked)).toMatchObject({ success: false });
    });
  });
});

describe('the part ../../ETC/PASSWD', () => {
  it('has documents like any other, each under a random id inside the folder', async () => {
    const fileName = '../../ETC/PASSWD_A_en.pdf';
    const { data } = await upload(keeper.browser, { fileName, bytes: pdf('of the path') });
    expect(data).toMatchObject({ partNumber: '../../ETC/PASSWD', fileName });
    expect((await keeper.browser.get(`/documents/${data.documentId}/content`)).text).toBe(
      pdf('of the path').toString(),
    );
    const stored = (await tree()).filter((name) => !/canary$|incoming$/.test(name));
    expect(stored).toEqual([
      'a',
      'a/data',
      'a/data/documents',
      expect.stringMatching(/^a\/data\/documents\/[0-9a-f-]{36}$/),
    ]);
  });
});
