import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTemplateCompany } from '../testing/template-company.ts';
import { startTestApp } from '../testing/test-app.ts';
import { importFiles } from './import.ts';
import { typedCommand } from './testing/typed-command.ts';

const erp = await startTestApp();
const run = typedCommand(erp);
const folder = await mkdtemp(join(tmpdir(), 'gemba-import-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

let printed: string[];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Files that refer to each other, as the first day of docs/first-day.md has them. */
const FILES = {
  'parts.csv': 'partNumber,description,partType,uom\nP-000001,Part 1,BUY,EA\n',
  'vendors.csv': 'vendorId,vendorName,currency\nV1,Kestrel Bearings,USD\n',
  'employees.csv': 'employeeId,employeeName,departmentId\nE-101,Person 1,WHSE\n',
  'users.csv': 'userName,displayName,employeeId,roles\nuser1,Person 1,E-101,FIND_PART\n',
  'purchaseOrders.csv':
    'poNumber,poDate,vendorId,billTo,shipTo,owner,requester,buyerCode,status,currency,exchangeRate,terms\n48001,2026-01-12,V1,OFFICE,MAIN,ines,ines,B1,APPROVED,USD,1,Net 30\n',
  'purchaseOrderItems.csv':
    'poNumber,itemNumber,partNumber,revision,description,quantityOrdered,costPerUnit,dateRequired\n48001,1,P-000001,A,Part 1,500,4.15,2026-02-02\n',
};

it('a dry run of a folder says what the import says, keeps nothing, and the import is in the audit trail', async () => {
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
  const { companyId } = await openTemplateCompany(erp, { code: 'FOLDER', template: 'manufacturing', country: 'US' });
  const ask = async (sql: string) => (await erp.owner.query(sql, [companyId])).rows;
  expect(await run(importFiles, 'FOLDER', folder, '--dry-run')).toBe(0);
  const tried = printed.splice(0);
  expect(tried.pop()).toBe('This was a dry run: nothing is kept.');
  expect(await ask('select from part where company_id = $1')).toEqual([]);
  expect(await ask(`select from audit_entry where company_id = $1 and kind = 'import'`)).toEqual([]);
  expect(await run(importFiles, 'FOLDER', folder)).toBe(0);
  expect(printed).toEqual(tried);
  expect(tried).toHaveLength(Object.keys(FILES).length);
  const entries = await ask(
    `select subject, changed_by, changes from audit_entry where company_id = $1 and kind = 'import' order by entry_id`,
  );
  expect(entries.map(({ subject }) => `${subject}.csv`).sort()).toEqual(Object.keys(FILES).sort());
  expect(entries.find(({ subject }) => subject === 'parts')).toMatchObject({
    changed_by: null,
    changes: expect.arrayContaining([
      { field: 'fileName', before: null, after: 'parts.csv' },
      { field: 'added', before: null, after: '1' },
    ]),
  });
});

it('a dry run refuses a file whose rows refer to nothing, and those that need it', async () => {
  await openTemplateCompany(erp, { code: 'FOLDER2', template: 'manufacturing', country: 'US' });
  await writeFile(join(folder, 'employees.csv'), FILES['employees.csv'].replace('WHSE', 'NOWHERE'));
  expect(await run(importFiles, 'FOLDER2', folder, '--dry-run')).toBe(1);
  expect(printed).toEqual(
    expect.arrayContaining([
      'employees.csv:2 departmentId: There is no department NOWHERE.',
      'users.csv:2 employeeId: There is no employee E-101.',
    ]),
  );
});

it('the examples of docs/import are taken as they stand there, by the dry run and by the import', async () => {
  const examples = fileURLToPath(new URL('../../../../docs/import', import.meta.url));
  for (const country of ['US', 'DE']) {
    const { broken } = await openTemplateCompany(erp, { code: `DOCS-${country}`, template: 'manufacturing', country });
    expect(await run(importFiles, `DOCS-${country}`, examples, '--dry-run')).toBe(0);
    expect(await run(importFiles, `DOCS-${country}`, examples)).toBe(0);
    expect(printed.filter((line) => /refused|left because/.test(line))).toEqual([]);
    expect(await broken()).toEqual([]);
  }
});

it('a spreadsheet, an empty folder and a name that is no kind are told in a sentence', async () => {
  const { companyCode } = await erp.company();
  const empty = await mkdtemp(join(folder, 'empty-'));
  await expect(run(importFiles, companyCode, empty)).rejects.toThrow(`There is no file in the folder ${empty}`);
  const sheet = join(empty, 'parts.xlsx');
  await writeFile(sheet, 'PK');
  await expect(run(importFiles, companyCode, sheet)).rejects.toThrow(
    'parts.xlsx is a spreadsheet. Save it as CSV UTF-8',
  );
  const other = join(empty, 'colours.csv');
  await writeFile(other, 'colour\n');
  await expect(run(importFiles, companyCode, other)).rejects.toThrow('colours.csv is no kind of file. There are: ');
});
