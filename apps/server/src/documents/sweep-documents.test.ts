import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createDatabase } from '../kit/database/database.ts';
import { createPool } from '../kit/database/pool.ts';
import { storageIn } from '../kit/storage/storage.ts';
import { PATIENT_MS } from '../testing/patience.ts';
import { startOwnApp } from '../testing/test-app.ts';
import { sweepDocuments } from './sweep-documents.ts';
import { openDrawingOffice, upload } from './testing/drawing-office.ts';
import { pdf } from './testing/good-files.ts';

const erp = await startOwnApp();
const { keeper, rival, folder, left } = await openDrawingOffice(erp);
const storage = storageIn(folder);
const database = createDatabase(createPool(erp.appUrl, { waitMs: PATIENT_MS, onError: () => {} }));

it('after a crash removes what no row refers to and settles what one does', async () => {
  const { data } = await upload(keeper.browser, { fileName: 'W00-10-100_A_en.pdf', bytes: pdf('committed') });
  const before = await left();
  const crashed = async (whose?: number) => {
    const { storageId } = await storage.receive(Readable.from([Buffer.from('bytes')]), 9);
    if (whose !== undefined) await storage.keep(storageId, String(whose));
    return storageId;
  };
  // While it came in; before the commit; of a company that has such a row, but of another file; and after the commit.
  const lost = [
    await crashed(),
    await crashed(keeper.companyId),
    await crashed(rival.companyId),
    await crashed(999_999),
  ];
  const committed = await crashed(keeper.companyId);
  await erp.owner.query('update document_revision set storage_id = $1 where document_id = $2', [
    committed,
    data.documentId,
  ]);
  await sweepDocuments(database, storage);
  expect((await left()).stored).toHaveLength(before.stored.length + 4);
  await sweepDocuments(database, storage, -1);
  const after = await left();
  expect(after.incoming).toEqual([]);
  expect(after.stored.sort()).toEqual([...before.stored, committed].sort());
  for (const storageId of lost) expect(after.stored).not.toContain(storageId);
  expect((await keeper.browser.get(`/documents/${data.documentId}/content`)).text).toBe('bytes');
  await database.close();
});
