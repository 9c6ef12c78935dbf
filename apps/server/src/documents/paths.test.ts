import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../kit/testing/browser.ts';
import { startDrawingOffice, upload } from './testing/drawing-office.ts';
import { pdf } from './testing/good-files.ts';

/** S22: a name never becomes a path, neither when a file is stored nor when one is read. */
const around = await mkdtemp(join(tmpdir(), 'gemba-paths-'));
afterAll(() => rm(around, { recursive: true, force: true }));
const CANARY = 'what nobody may read';
await mkdir(join(around, 'a', 'data', 'documents'), { recursive: true });
for (const place of ['canary', 'a/canary', 'a/data/canary', 'a/data/documents/canary']) {
  await writeFile(join(around, place), CANARY);
}
const { erp, keeper, left } = await startDrawingOffice({ GEMBA_DATA: join(around, 'a', 'data') });

const UPWARD = [
  '../',
  '..\\',
  '....//',
  '..;/',
  './../',
  '%2e%2e/',
  '..%2f',
  '%2e%2e%2f',
  '..%5c',
  '%252e%252e%252f',
  '..%c0%af',
  '\u2025/',
];
const TARGETS = ['canary', 'documents/canary', 'secret', 'etc/passwd', 'CANARY', '.'];
const TRAVERSALS = UPWARD.flatMap((up) =>
  TARGETS.flatMap((target) => [1, 3, 5].map((times) => up.repeat(times) + target)),
);
const ABSOLUTE = [
  '/etc/passwd',
  '//etc/passwd',
  'C:\\Windows\\win.ini',
  '\\\\host\\share',
  'file:///etc/passwd',
  '~/.ssh/id_rsa',
  '/proc/self/environ',
  join(around, 'canary'),
];
const names = [...TRAVERSALS, ...ABSOLUTE];

const tree = async () => (await readdir(around, { recursive: true })).sort();

describe(`${names.length} names that would be paths`, () => {
  it('store nothing anywhere, as a name and as a part of one', async () => {
    const [before, files] = [await left(), await tree()];
    expect(names.length).toBeGreaterThan(100);
    for (const name of names) {
      for (const fileName of [name, `${name}_A_en.pdf`, `${name.toUpperCase()}_A_en.pdf`, `W00-10-100_A_en.${name}`]) {
        const { msgCode } = await upload(keeper.browser, { fileName: fileName.replaceAll('"', ''), bytes: pdf() });
        expect(['DOCUMENT_FILE_NAME_INVALID', 'PART_NOT_EXIST']).toContain(msgCode);
      }
    }
    expect(await left()).toEqual(before);
    expect((await tree()).filter((name) => !name.endsWith('incoming'))).toEqual(files);
  });

  it('read nothing, as an id, as a link and as a part', async () => {
    for (const name of names) {
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
    }
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
