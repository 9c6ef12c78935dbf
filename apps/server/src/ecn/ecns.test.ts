import type { Ecn, EcnPart, EcnRow } from '@gemba/contract/ecn/ecn';
import { expect, it } from 'vitest';
import { everyRow } from '../testing/every-row.ts';
import { loadSmallCompany } from '../testing/small-company.ts';
import { startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();
const { companyId, browser } = await loadSmallCompany(erp);

const numbers = async (where: string, order = 'due_date, ecn_number') =>
  (
    await erp.owner.query<{ ecn_number: string }>(
      `select ecn_number from ecn where company_id = $1 and ${where} order by ${order}`,
      [companyId],
    )
  ).rows.map((row) => row.ecn_number);
const listed = async (query: string) =>
  (await everyRow<EcnRow>(browser, `/ecns?${query}`, 2)).map((row) => row.ecnNumber);

it('lists open changes unless asked otherwise, the first due first, and others the newest first', async () => {
  const newest = 'created_on desc, ecn_number desc';
  expect(await listed('')).toEqual(await numbers(`status = 'OPEN'`));
  expect(await listed('status=closed')).toEqual(await numbers(`status = 'CLOSED'`, newest));
  expect(await listed('status=all')).toEqual(await numbers('true', newest));
  expect((await numbers(`status = 'OPEN'`)).length).toBeGreaterThan(1);
});

it('finds one by its number, by words of its title, and by a part that it changes', async () => {
  const [row] = await everyRow<EcnRow>(browser, '/ecns?status=all');
  const word = String(row?.title.split(' ')[0]).toLowerCase();
  expect(await listed(`status=all&q=${encodeURIComponent(word)}`)).toContain(row?.ecnNumber);
  expect(await listed(`status=all&q=${row?.ecnNumber.toLowerCase()}`)).toEqual([row?.ecnNumber]);
  const [part] = await everyRow<EcnPart>(browser, `/ecns/${row?.ecnNumber}/parts`);
  expect(await listed(`status=all&q=${encodeURIComponent(String(part?.partNumber))}`)).toContain(row?.ecnNumber);
  expect(await listed('status=all&q=%25')).toEqual([]);
});

it('tells all fields and parts of one, and says so where there is none', async () => {
  for (const row of await everyRow<EcnRow>(browser, '/ecns?status=all')) {
    const { data } = await browser.get<Ecn>(`/ecns/${row.ecnNumber}`);
    expect(data).toMatchObject(row);
    expect(await everyRow<EcnPart>(browser, `/ecns/${row.ecnNumber}/parts`, 1)).toHaveLength(row.partCount);
  }
  const other = await erp.somebody();
  for (const path of ['/ecns/NONE', '/ecns/NONE/parts']) {
    expect(await browser.get(path)).toMatchObject({ code: 404, msgCode: 'ECN_NOT_EXIST' });
  }
  const [own] = await numbers('true');
  expect(await other.browser.get(`/ecns/${own}`)).toMatchObject({ code: 404, msgCode: 'ECN_NOT_EXIST' });
});
