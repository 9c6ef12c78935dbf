import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openCompany } from '../testing/orders/company.ts';
import { type Kind, TABLES } from '../testing/orders/order-rows.ts';
import { startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();
const { book, companyId, maker, person } = await openCompany(erp);
const boss = await person('1000');

const document = async (of: Record<string, string | null>, hasFile = true) => {
  const document_id = randomUUID();
  const about = { type: 'DRAWING', title: 'Sheet', doc_lang: 'en', created_by: maker.userId };
  await book.insert(companyId, 'document', { document_id, ...about, ...of });
  if (hasFile)
    await book.insert(companyId, 'document_revision', {
      document_id,
      doc_rev: 1,
      file_name: 'a.pdf',
      file_type: 'pdf',
      byte_count: 1,
      sha256: '\\x00',
      uploaded_by: maker.userId,
    });
  return document_id;
};
await document({ part_number: 'BOLT', revision: 'A' });
await document({ part_number: 'BOLT', revision: 'B' });
await document({ part_number: 'NUT', revision: 'A' });
await document({ part_number: 'BOLT', revision: 'A', doc_lang: 'cn' }, false);
const [paper, gone] = [await document({}), await document({ deleted_at: '2026-01-01T00:00:00Z' })];

it.each(Object.keys(TABLES) as Kind[])('%s: a card counts the documents that the order lists', async (kind) => {
  const number = await book.order(companyId, kind, { owner: maker.userId, lines: [{}, {}] });
  for (const document_id of [paper, gone])
    await book.insert(companyId, 'document_link', { of_kind: kind, of_number: number, document_id });
  const counted = async () => {
    const { items } = (await boss.waiting(`type=${kind}`)).data;
    const { data } = await boss.browser.get<{ documents: { documentId: string }[] }>(boss.pathOf(kind, number));
    expect(new Set(data.documents.map(({ documentId }) => documentId)).size).toBe(data.documents.length);
    expect(data.documents[0]?.documentId).toBe(paper);
    return [items.find((card) => card.number === number)?.documentCount, data.documents.length];
  };
  const namesNone = kind === 'po' || kind === 'so' || kind === 'qo';
  expect(await counted()).toEqual(namesNone ? [3, 3] : [2, 2]);
  if (!namesNone) return;
  const [table, key] = TABLES[kind];
  await erp.owner.query(`update ${table}_item set revision = 'A' where company_id = $1 and ${key} = $2`, [
    companyId,
    number,
  ]);
  expect(await counted()).toEqual([2, 2]);
});
