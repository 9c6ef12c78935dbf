import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { AuditEntry } from '@gemba/contract/companies/audit';
import type { ImportKind } from '@gemba/contract/imports/kinds/import-kind';
import { recordReader } from '@gemba/contract/imports/upload/csv-records';
import type { ImportOutcome } from '@gemba/contract/imports/upload/upload-import';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { sendFile } from '../../testing/send-file.ts';
import { startTestApp, type TestUser } from '../../testing/test-app.ts';
import { importFile } from '../import-file.ts';
import { tableOfKind } from '../kinds/table-of-kind.ts';

const erp = await startTestApp();

/** A company with one administrator, who is signed in. */
async function openOffice() {
  const { companyId, companyCode, browser } = await erp.somebody({ roles: ['COMPANY_ADMIN'] });
  return {
    companyId,
    browser,
    imports: async () => (await browser.get<{ items: AuditEntry[] }>('/admin/audit?kind=import')).data.items,
    colleague: async (person: TestUser) => erp.signIn(companyCode, (await erp.user(companyId, person)).userName),
  };
}

interface Sent {
  kind?: string;
  columns?: (string | null)[];
  dryRun?: boolean;
  leaveBadRowsOut?: boolean;
  key?: string;
}

const upload = (by: Browser, text: string | Buffer, { kind = 'warehouses', key = randomUUID(), ...more }: Sent = {}) =>
  sendFile<ImportOutcome>(by, `/imports/${kind}/file`, {
    fileName: `${kind}.csv`,
    bytes: Buffer.from(text),
    meta: { columns: ['warehouseCode', 'warehouseName'], dryRun: false, leaveBadRowsOut: false, ...more },
    key,
  });

const warehousesOf = async (companyId: number) =>
  (
    await erp.owner.query<{ warehouseCode: string; warehouseName: string }>(
      'select warehouse_code as "warehouseCode", warehouse_name as "warehouseName" from warehouse where company_id = $1 order by 1',
      [companyId],
    )
  ).rows.map(({ warehouseCode, warehouseName }) => `${warehouseCode} ${warehouseName}`);

const GOOD = 'Code,Name\nMAIN,Main\nWEST,West\n';
const BAD = 'Code,Name\nMAIN,Main\nno code!,Nameless\nWEST,\nEAST,East\n';

describe('a file from the browser', () => {
  it('is tried without keeping anything, imported by its mapping, and the same again changes nothing', async () => {
    const { browser, companyId, imports } = await openOffice();
    const columns = [null, 'warehouseName', 'warehouseCode'];
    const text = 'Colour;Label;Plant\nred;Main hall;MAIN\nblue;"West; old";WEST\n';
    expect(await upload(browser, text, { columns, dryRun: true })).toMatchObject({
      success: true,
      data: { refused: false, rows: 2, badRows: 0, added: 2, changed: 0, same: 0, faultCount: 0, conflictCount: 0 },
    });
    expect(await warehousesOf(companyId)).toEqual([]);
    expect(await upload(browser, text, { columns })).toMatchObject({ data: { added: 2 } });
    expect(await warehousesOf(companyId)).toEqual(['MAIN Main hall', 'WEST West; old']);
    expect(await upload(browser, text, { columns })).toMatchObject({ data: { added: 0, changed: 0, same: 2 } });
    expect(await imports()).toMatchObject([
      {
        kind: 'import',
        subject: 'warehouses',
        act: 'imported',
        changes: expect.arrayContaining([{ field: 'added', before: null, after: '2' }]),
      },
    ]);
  });

  it('with bad rows is refused whole, with line, column, value and reason in the language of the reader', async () => {
    const { browser, companyId } = await openOffice();
    const { data } = await upload(browser, BAD);
    expect(data).toMatchObject({ refused: true, badRows: 2, faultCount: 2, added: 0 });
    expect(data.faults).toMatchObject([
      { line: 3, column: 'warehouseCode', value: 'no code!', code: 'NOT_A_CODE' },
      { line: 4, column: 'warehouseName', value: '', code: 'EMPTY', text: 'May not be empty.' },
    ]);
    expect(await warehousesOf(companyId)).toEqual([]);
  });

  it('is tried without its bad rows, and imported without them where that is asked for', async () => {
    const { browser, companyId } = await openOffice();
    const counts = { refused: false, rows: 2, badRows: 2, added: 2, faultCount: 2 };
    expect(await upload(browser, BAD, { dryRun: true })).toMatchObject({ data: counts });
    expect(await upload(browser, BAD, { leaveBadRowsOut: true })).toMatchObject({ data: counts });
    expect(await warehousesOf(companyId)).toEqual(['EAST East', 'MAIN Main']);
  });

  it('leaves rows out that refer to nothing, and the second of two with the same key', async () => {
    const { browser } = await openOffice();
    await upload(browser, GOOD);
    const text = 'location,warehouseCode\nA-1,MAIN\nA-2,NOWHERE\nA-1,WEST\nA-3,WEST\n';
    const sent = { kind: 'locations', columns: ['location', 'warehouseCode'], leaveBadRowsOut: true };
    const { data } = await upload(browser, text, sent);
    expect(data).toMatchObject({ refused: false, rows: 2, badRows: 2, added: 2 });
    expect(data.faults).toMatchObject([
      { line: 3, code: 'NOT_FOUND', value: 'NOWHERE' },
      { line: 4, code: 'TWICE' },
    ]);
  });

  it.each([
    ['empty', '', 'NO_HEADER'],
    ['in another encoding', Buffer.from('Code,Name\nMAIN,Stra\xdfe\n', 'latin1'), 'NOT_UTF8'],
    ['with a quote that nobody closes', 'Code,Name\n"MAIN,Main\n', 'QUOTE_OPEN'],
    ['with other columns than were assigned', 'Code,Name,More\nMAIN,Main,x\n', 'OTHER_COLUMNS'],
    ['that is no text at all', Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0xfe, 0, 10]), 'NOT_UTF8'],
  ])('%s is refused with its reason, also where bad rows may be left out', async (_, text, code) => {
    const { browser, companyId } = await openOffice();
    const { data, success } = await upload(browser, text, { leaveBadRowsOut: true });
    expect(success).toBe(true);
    expect(data).toMatchObject({ refused: true, added: 0 });
    expect(data.faults.map((fault) => fault.code)).toContain(code);
    expect(await warehousesOf(companyId)).toEqual([]);
  });

  it('needs its key columns, each once, and columns that exist', async () => {
    const { browser } = await openOffice();
    const codeOf = async (columns: (string | null)[]) =>
      (await upload(browser, GOOD, { columns })).data.faults.map(({ code }) => code);
    expect(await codeOf([null, 'warehouseName'])).toEqual(['KEY_MISSING']);
    expect(await codeOf(['warehouseCode', 'warehouseCode'])).toEqual(['COLUMN_TWICE']);
    expect(await codeOf(['warehouseCode', 'password_hash'])).toEqual(['UNKNOWN_COLUMN']);
  });

  it('is taken from an administrator alone, in the own company, of a known kind, and not without a file', async () => {
    const office = await openOffice();
    const clerk = await office.colleague({ roles: ['FIND_PART', 'IMPORT_DATA'] });
    expect(await upload(clerk, GOOD)).toMatchObject({ msgCode: 'LIMITED_PERMISSIONS' });
    expect(await upload(office.browser, GOOD, { kind: 'nothing' })).toMatchObject({ msgCode: 'INVALID_INPUT' });
    const bare = { columns: ['warehouseCode'], dryRun: true, leaveBadRowsOut: false };
    expect(
      await office.browser.post('/imports/warehouses/file', bare, { 'idempotency-key': randomUUID() }),
    ).toMatchObject({ msgCode: 'FIELD_REQUIRED' });
    const rival = await openOffice();
    await upload(rival.browser, GOOD);
    expect(await warehousesOf(office.companyId)).toEqual([]);
    expect(await upload(office.browser, GOOD, { dryRun: true })).toMatchObject({ data: { added: 2 } });
  });

  it('that is too large is refused before it is read', async () => {
    const { browser } = await openOffice();
    const answer = await upload(browser, Buffer.alloc(200 * 1_048_576 + 100_000, 'x'));
    expect(answer).toMatchObject({ code: 413, msgCode: 'DOCUMENT_TOO_LARGE' });
  });

  it('sent twice at the same moment is imported once, and both get the same answer under one key', async () => {
    const { browser, companyId, imports } = await openOffice();
    const key = randomUUID();
    const answers = await Promise.all([upload(browser, GOOD, { key }), upload(browser, GOOD, { key })]);
    expect(answers.map(({ data }) => data.added)).toEqual([2, 2]);
    const others = await Promise.all([upload(browser, GOOD), upload(browser, GOOD)]);
    expect(others.map(({ data }) => data.same)).toEqual([2, 2]);
    expect(await warehousesOf(companyId)).toHaveLength(2);
    expect(await imports()).toHaveLength(1);
  });
});

describe('the kinds of files', () => {
  it('come with their columns in the language of the reader, an example and an export that can be read back', async () => {
    const { browser } = await openOffice();
    const { data } = await browser.get<{ kinds: ImportKind[] }>('/imports');
    const parts = data.kinds.find(({ kind }) => kind === 'parts');
    expect(parts?.columns[0]).toMatchObject({ name: 'partNumber', key: true, needed: true, example: 'BRG-6204' });
    expect((await browser.send('/app/imports/parts/example')).text).toContain('BRG-6204');
    await upload(browser, GOOD);
    const { text } = await browser.send('/app/imports/warehouses/export');
    const [head = ''] = text.replace('\ufeff', '').split('\r\n');
    expect(await upload(browser, text, { columns: head.split(',') })).toMatchObject({
      data: { same: 2, faultCount: 0 },
    });
    expect(await browser.send('/app/imports/users/export')).not.toHaveProperty(
      'text',
      expect.stringContaining('argon2'),
    );
  });

  it('are for administrators', async () => {
    const { colleague } = await openOffice();
    const browser = await colleague({ roles: ['FIND_PART'] });
    for (const path of ['', '/parts/example', '/parts/export', `/runs/${randomUUID()}`, '/conflicts'])
      expect([path, (await browser.get(`/imports${path}`)).msgCode]).toEqual([path, 'LIMITED_PERMISSIONS']);
    const office = await openOffice();
    const key = randomUUID();
    const nothing = { success: true, data: { running: null, outcome: null } };
    expect(await office.browser.get(`/imports/runs/${key}`)).toMatchObject(nothing);
    await upload(office.browser, GOOD, { key });
    expect(await office.browser.get(`/imports/runs/${key}`)).toMatchObject({
      data: { running: null, outcome: { refused: false, added: 2, same: 0 } },
    });
    const other = await office.colleague({ roles: ['COMPANY_ADMIN'] });
    expect(await other.get(`/imports/runs/${key}`)).toMatchObject(nothing);
    expect(await office.browser.get('/imports/conflicts')).toMatchObject({ success: true, data: { items: [] } });
  });
});

it('a large file comes in from the browser too, whose connection owns no table', async () => {
  const { browser } = await openOffice();
  const rows = Array.from({ length: 10_001 }, (_, at) => `L${at},Hall`).join('\n');
  expect(await upload(browser, `Code,Name\n${rows}\n`)).toMatchObject({ success: true, data: { added: 10_001 } });
});

it('an import that is stopped while it reads keeps nothing and leaves the connection usable', async () => {
  const { companyId } = await openOffice();
  const rows = Array.from({ length: 25_000 }, (_, at) => `W${at},Hall ${at}`).join('\n');
  const stop = new AbortController();
  const importing = importFile(
    erp.owner,
    tableOfKind('warehouses'),
    Readable.from([Buffer.from(`warehouseCode,warehouseName\n${rows}\n`)]),
    { companyId, signal: stop.signal, progress: () => stop.abort() },
  );
  await expect(importing).rejects.toMatchObject({ code: 'SERVER_BUSY' });
  expect(await warehousesOf(companyId)).toEqual([]);
});

it('the lines that the browser counts are those of the parser', () => {
  const text = 'a,b\r\n1,"two\r\nlines"\r\n2,x\r\n\r\n3,"y\n\nz"\r\n4,last';
  const parsed = parse(text, { info: true, relaxColumnCount: true, skipEmptyLines: true }) as unknown as {
    record: string[];
    info: { lines: number };
  }[];
  const reader = recordReader();
  const counted = [...reader.push(text), ...reader.end()].filter(({ text: row }) => row !== '');
  expect(counted.map(({ line }) => line)).toEqual(parsed.map(({ info }) => info.lines));
});
