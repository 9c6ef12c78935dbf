import { defineCall } from '@gemba/contract/kit/call';
import { columnsOf } from '@gemba/contract/kit/columns';
import { headingOf } from '@gemba/contract/kit/headings/headings';
import { EXPORT_ROWS_AT_MOST, pageOf, pageQuery } from '@gemba/contract/kit/page';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '../capabilities.ts';
import { statement } from '../kit/database/statement.ts';
import { page } from '../kit/http/operation.ts';
import type { Answer, Browser } from '../testing/browser.ts';
import { everyRow } from '../testing/every-row.ts';
import { loadSmallCompany } from '../testing/small-company.ts';
import { exampleOf, pathWith } from '../testing/sweep.ts';
import { startOwnApp } from '../testing/test-app.ts';

const countUp = defineCall({
  name: 'countUp',
  method: 'GET',
  path: '/sample/numbers',
  summary: 'A list as long as one wants',
  access: 'signedIn',
  query: z.strictObject({ upTo: z.string(), ...pageQuery }),
  reply: pageOf(z.strictObject({ number: z.int() })),
});
const selectNumbers = statement<{ cursor: string; upTo: string; limit: number }, { number: number }>(
  'select n as number from generate_series(:cursor::int + 1, least(:upTo::int, :cursor::int + :limit::int)) as n',
);
const counting = [
  page<typeof countUp, { number: number }>(countUp, {
    statement: (_, { query: { upTo, cursor = '0', limit } }) => selectNumbers({ cursor, upTo, limit }),
    reply: (items, { query: { upTo } }) => {
      const last = items.at(-1)?.number ?? 0;
      return { items, nextCursor: last < Number(upTo) ? String(last) : null };
    },
  }),
];

/** S24, S11, S13: every list is also a table for spreadsheets, by the same rules. */
const erp = await startOwnApp({ more: counting });
const own = await loadSmallCompany(erp);
const rival = await erp.somebody();
const PART = 'W00-10/100(A)';
const lists = calls.filter((call) => columnsOf(call) !== undefined);

const addParts = (companyId: number, numbers: readonly string[], description: string) =>
  erp.owner.query(
    `insert into part (company_id, part_number, description, part_type, revision, uom)
     select $1, number, $3, 'BUY', 'A', 'EA' from unnest($2::text[]) as number on conflict do nothing`,
    [companyId, numbers, description],
  );
await addParts(own.companyId, [PART, '-1E2', '-12'], 'of ours, "quoted" 轴封');
await addParts(own.companyId, ['EQ-1'], '=1+1 of ours');
await addParts(own.companyId, ['AT-1'], '@SUM(A1) of ours');
await addParts(rival.companyId, [PART, '-1E2', 'RIVAL-1'], 'theirs');

const asTable = (browser: Browser, path: string, lang = 'en_US') => browser.get(path, { accept: 'text/csv', lang });
const linesIn = ({ text }: Answer) =>
  text
    .replace(/^\ufeff/, '')
    .split('\r\n')
    .slice(0, -1);

describe('every list', () => {
  it('there is answers a table with the headings of the contract, as an attachment, to whoever has its role', async () => {
    expect(lists.length).toBeGreaterThan(20);
    const today = new Date().toISOString().slice(0, 10);
    for (const call of lists) {
      const answer = await asTable(own.browser, pathWith(call, exampleOf(call)), 'zh_CN');
      if (answer.status === 404) continue; // The sample names an ECN or an order that this company does not have.
      expect([answer.status, answer.headers.get('content-type')], call.name).toEqual([200, 'text/csv; charset=utf-8']);
      const headings = columnsOf(call)?.map((column) => headingOf(column, 'zh-CN'));
      expect(linesIn(answer)[0]?.split(',').length, call.name).toBe(headings?.length);
      expect(linesIn(answer)[0], call.name).toBe(headings?.join(','));
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"/]+-\d{4}-\d\d-\d\d\.csv"/);
    }
    const { headers } = await asTable(own.browser, `/parts/${encodeURIComponent(PART)}/onHand`);
    expect(headers.get('content-disposition')).toContain(`filename="parts-W00-10-100(A)-onHand-`);
    expect(
      Math.abs(
        Date.parse(today) - Date.parse(headers.get('content-disposition')?.match(/(\d{4}-\d\d-\d\d)\.csv"/)?.[1] ?? ''),
      ),
    ).toBeLessThanOrEqual(86_400_000);
  });

  it('is refused as a table to whoever is refused the list, in the envelope', async () => {
    const { userName } = await erp.user(own.companyId, { roles: [], refId: null });
    const nobody = await erp.signIn(own.companyCode, userName);
    for (const call of lists.filter(({ access }) => Array.isArray(access))) {
      expect(await asTable(nobody, pathWith(call, exampleOf(call))), call.name).toMatchObject({
        status: 403,
        msgCode: 'LIMITED_PERMISSIONS',
      });
    }
    expect(await asTable(erp.browser(), '/boms')).toMatchObject({ status: 401 });
  });

  it('shows nothing of another company', async () => {
    for (const call of lists) {
      const { status, text } = await asTable(rival.browser, pathWith(call, exampleOf(call)));
      expect([200, 404], call.name).toContain(status);
      expect(text, call.name).not.toContain('of ours');
    }
    const theirs = await asTable(rival.browser, '/parts?q=-1E2');
    expect(theirs.text).toContain('theirs');
    expect((await asTable(own.browser, '/parts?q=-1E2')).text).not.toContain('theirs');
  });

  it('has all rows of its filter, cursor and limit aside, in the order of the list', async () => {
    for (const [path, key] of [
      ['/inventory', ['location', 'partNumber']],
      ['/purchaseOrders?status=open&dateType=arrivalDate', ['poNumber']],
      ['/purchaseOrderItems?from=2026-01-01', ['poNumber', 'purchaseOrderItemNumber']],
      ['/salesOrders', ['soNumber']],
      ['/parts?q=a', ['partNumber']],
      ['/boms', ['partNumber']],
      ['/ecns?status=all', ['ecnNumber']],
    ] as const) {
      const rows = await everyRow<Record<string, unknown>>(own.browser, path);
      expect(rows.length, path).toBeGreaterThan(1);
      const table = linesIn(await asTable(own.browser, `${path}${path.includes('?') ? '&' : '?'}limit=3`));
      expect(table.length - 1, path).toBe(rows.length);
      for (const [at, row] of rows.entries()) {
        for (const field of key) expect(table[at + 1], path).toContain(String(row[field]));
      }
    }
  });

  it('is exported too where it is answered in one piece: a BOM over all its levels', async () => {
    const [bom] = await everyRow<{ partNumber: string }>(own.browser, '/boms?q=GBX');
    const path = `/boms/${encodeURIComponent(bom?.partNumber ?? '')}?levels=20`;
    const { data } = await own.browser.get<{ rows: { path: string; component: string; totalQuantity: string }[] }>(
      path,
    );
    const table = linesIn(await asTable(own.browser, path));
    expect(data.rows.length).toBeGreaterThan(5);
    expect(table[0]).toMatch(/^Position,Level,Item #,Component,/);
    expect(table.slice(1).map((line) => line.split(',')[0])).toEqual(data.rows.map((row) => row.path));
    for (const [at, row] of data.rows.entries()) expect(table[at + 1]).toContain(`,${row.totalQuantity},`);
  });

  it('refuses bad filters before anything is sent', async () => {
    expect(await asTable(own.browser, '/parts?q=')).toMatchObject({ status: 400, msgCode: 'PART_NUMBER_REQUIRED' });
    expect(await asTable(own.browser, '/parts?q=a&nonsense=1')).toMatchObject({ msgCode: 'INVALID_INPUT' });
    expect(await asTable(own.browser, '/purchaseOrders?from=2026-02-01&to=2026-01-01')).toMatchObject({
      msgCode: 'DATE_RANGE_REVERSED',
    });
  });
});

describe('a cell', () => {
  it('that a spreadsheet would run is text: `-1E2`, `=1+1`, and a number that is a part', async () => {
    const cellsOf = async (q: string) => linesIn(await asTable(own.browser, `/parts?q=${encodeURIComponent(q)}`))[1];
    expect(await cellsOf('-1E2')).toMatch(/^'-1E2,"of ours, ""quoted"" 轴封",/);
    expect(await cellsOf('-12')).toMatch(/^'-12,/);
    expect(await cellsOf('AT-1')).toMatch(/^AT-1,'@SUM\(A1\) of ours,/);
    expect(await cellsOf('EQ-1')).toMatch(/^EQ-1,'=1\+1 of ours,/);
  });
});

describe('a long list', () => {
  it('is cut at the limit that is said, and its last line says so in the language of the reader', async () => {
    const path = `/sample/numbers?upTo=${EXPORT_ROWS_AT_MOST + 1}`;
    const long = linesIn(await asTable(own.browser, path, 'es_ES'));
    expect(long.length).toBe(EXPORT_ROWS_AT_MOST + 2);
    expect(long.at(-2)).toBe(String(EXPORT_ROWS_AT_MOST));
    expect(long.at(-1)).toBe('⚠ Cortado tras 50000 filas. Acote el filtro para obtener el resto.');
    const whole = linesIn(await asTable(own.browser, `/sample/numbers?upTo=${EXPORT_ROWS_AT_MOST}`));
    expect([whole.length, whole.at(-1)]).toEqual([EXPORT_ROWS_AT_MOST + 1, String(EXPORT_ROWS_AT_MOST)]);
  });

  it('ends where its reader is signed out, and is not taken for whole', async () => {
    const { userName } = await erp.user(own.companyId, { refId: null });
    const reader = await erp.signIn(own.companyCode, userName);
    const answer = await fetch(`${erp.server.url}/app/sample/numbers?upTo=${EXPORT_ROWS_AT_MOST}`, {
      headers: { accept: 'text/csv', authorization: reader.token as string },
    });
    expect(answer.status).toBe(200);
    await reader.post('/logout');
    await expect(answer.text()).rejects.toThrow();
  });
});
