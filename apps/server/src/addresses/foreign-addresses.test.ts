import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Answer } from '../testing/browser.ts';
import { addQualityDocument } from '../testing/quality-document.ts';
import { startTestApp } from '../testing/test-app.ts';

/** S12 for the address book; that the time is equal too, `npm run bench -- addresses` shows. */
const erp = await startTestApp();
const [{ browser }, rival] = [await erp.somebody(), await erp.somebody()];
const [THERE, NOWHERE] = ['ID-THERE', 'ID-NOHOW'];
for (const book of ['customer', 'vendor', 'department'])
  await erp.owner.query(
    `insert into ${book} (company_id, ${book}_id, ${book}_name, sort_name) values ($1, $2, 'There', 'there')`,
    [rival.companyId, THERE],
  );

await addQualityDocument(erp, { companyId: rival.companyId, vendorId: THERE });

const move = (event: string) => (id: string, by: typeof browser) =>
  by.post(`/customers/${id}/${event}`, { reason: 'Late' }, { 'Idempotency-Key': randomUUID() });
const read =
  (path: string, rest = '') =>
  (id: string, by: typeof browser) =>
    by.get(`/${path}/${id}${rest}`);

/** The answer without the requested id, and without the counters that go on with each request. */
const said = ({ status, headers, text }: Answer, id: string) => ({
  status,
  text: text.replaceAll(id, '…'),
  headers: [...headers].filter(([name]) => !/^date$|request-id|^x-ratelimit/.test(name)),
});

it.each([
  ['a customer', read('customers')],
  ['a sales catalogue', read('customers', '/catalog')],
  ['a vendor', read('vendors')],
  ['a quality document', read('vendors', '/qualityDocuments/1/content')],
  ['a department', read('departments')],
  ['locking', move('lock')],
  ['unlocking', move('unlock')],
])('%s of another company is answered as of nobody, to the byte', async (what, ask) => {
  const [foreign, missing] = [await ask(THERE, browser), await ask(NOWHERE, browser)];
  expect(missing.code).toBe(404);
  expect(said(foreign, THERE)).toEqual(said(missing, NOWHERE));
  const own = await ask(THERE, rival.browser);
  expect(own.msgCode, what).not.toBe(missing.msgCode);
});

it('and it stands in no list, under no letter and in no search', async () => {
  for (const path of ['/customers', '/vendors', '/departments', '/customers?q=There', '/departments?q=there'])
    expect((await browser.get(path)).text).not.toContain(THERE);
  for (const book of ['customer', 'vendor'])
    expect((await browser.get(`/${book}Letters`)).data).toEqual({ letters: [] });
});
