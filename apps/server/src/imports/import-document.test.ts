import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { storageIn } from '../kit/storage/storage.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { importDocument } from './import-document.ts';
import { bringFile } from './testing/bring.ts';

const { owner } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'gemba-documents-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const storage = storageIn(join(folder, 'stored'));
const { rows } = await owner.query<{ id: number }>(
  `insert into company (company_code, company_name) values ('DOCS', 'Documents') returning company_id as id`,
);
const companyId = rows[0]?.id ?? 0;
const { rows: users } = await owner.query<{ id: number }>(
  `insert into app_user (company_id, user_name, display_name, password_hash) values ($1, 'importer', 'Importer', '$argon2id$') returning user_id as id`,
  [companyId],
);
const doer = { companyId, userId: users[0]?.id ?? 0 };
await bringFile(owner, 'parts', 'partNumber,description,partType\nBRG-6204,Bearing,BUY\n', doer);

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const bring = async (fileName: string, bytes: Buffer, dryRun = false) => {
  const path = join(folder, fileName);
  await writeFile(path, bytes);
  if (dryRun) await owner.query('begin');
  const done = await importDocument(owner, storage, doer, { path, fileName, type: 'DRAWING' }, dryRun);
  if (dryRun) await owner.query('rollback');
  return done;
};
const documents = async () =>
  (
    await owner.query(
      `select file_name, document.doc_rev from document join document_revision using (company_id, document_id, doc_rev) where company_id = $1`,
      [companyId],
    )
  ).rows;

test('a document comes by its name, once; other bytes are its next revision', async () => {
  expect(await bring('BRG-6204_A_en.png', PIXEL, true)).toBe('added');
  expect(await documents()).toEqual([]);
  expect(await bring('BRG-6204_A_en.png', PIXEL)).toBe('added');
  expect(await bring('BRG-6204_A_en.png', PIXEL)).toBe('same');
  expect(await documents()).toEqual([{ file_name: 'BRG-6204_A_en.png', doc_rev: 1 }]);
});

test.each([
  ['bearing.png', PIXEL],
  ['BRG-6204_A_fr.png', PIXEL],
  ['BRG-6204_Z_en.png', PIXEL],
  ['NOBODY-1_A_en.png', PIXEL],
  ['BRG-6204_A_cn.png', Buffer.from('<script>alert(1)</script>')],
  ['BRG-6204_A_cn.exe', PIXEL],
])('%s is refused with a sentence, and nothing of it stays', async (name, bytes) => {
  const before = await documents();
  const done = await bring(name, bytes);
  expect(done).toEqual({ refused: expect.stringMatching(/\w+ \w+/) });
  expect(await documents()).toEqual(before);
  expect(await storage.unsettled(-1)).toEqual([]);
});
