import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { exampleFile } from './example-file.ts';
import { importFile } from './import-file.ts';
import { tableOfKind } from './kinds/table-of-kind.ts';
import { IMPORT_TABLES } from './tables/index.ts';
import { bringFile } from './testing/bring.ts';

const { owner } = await createTestDatabase();
let count = 0;
const people = new Map<number, number>();

async function newCompany() {
  const { rows } = await owner.query<{ id: number }>(
    `insert into company (company_code, company_name, time_zone, base_currency) values ($1, 'Imported', 'UTC', 'USD') returning company_id as id`,
    [`IMP${(count += 1)}`],
  );
  const companyId = rows[0]?.id ?? 0;
  const { rows: users } = await owner.query<{ id: number }>(
    `insert into app_user (company_id, user_name, display_name, password_hash) values ($1, 'importer', 'Importer', '$argon2id$') returning user_id as id`,
    [companyId],
  );
  people.set(companyId, users[0]?.id ?? 0);
  return companyId;
}

const bring = (companyId: number, kind: string, text: string | Buffer, dryRun = false) =>
  bringFile(owner, kind, text, { companyId, userId: people.get(companyId), dryRun });

const bringExamples = async (companyId: number) => {
  for (const table of IMPORT_TABLES) {
    const brought = await bring(companyId, table.kind, exampleFile(table));
    const rows = 1 + (table.moreExamples?.length ?? 0);
    expect(brought, table.kind).toEqual({ rows, added: rows, changed: 0, same: 0, faultCount: 0, told: [], left: [] });
  }
};

test('the example of every kind is taken by an empty company, and changes nothing the second time', async () => {
  const companyId = await newCompany();
  await bringExamples(companyId);
  for (const table of IMPORT_TABLES) {
    const again = await bring(companyId, table.kind, exampleFile(table));
    expect(again, table.kind).toMatchObject({ rows: again.same, added: 0, changed: 0, told: [], left: [] });
  }
});

test.each(IMPORT_TABLES)('docs/import has the example of $kind', async (table) => {
  const file = new URL(`../../../../docs/import/${table.kind}.csv`, import.meta.url);
  await expect(exampleFile(table)).toMatchFileSnapshot(file.pathname);
});

test('exactly what differs is changed, and columns that the file does not have stay', async () => {
  const companyId = await newCompany();
  await bringExamples(companyId);
  const two = 'partNumber,description,partType\nBRG-6204,Bearing,BUY\nBRG-6205,Another,BUY\n';
  expect(await bring(companyId, 'parts', two)).toMatchObject({ rows: 2, added: 1, changed: 1, same: 0 });
  expect(await bring(companyId, 'parts', 'partNumber,description\nBRG-6204,Bearing\n')).toMatchObject({ same: 1 });
  const { rows } = await owner.query(
    `select part_number, description, std_cost, version, (select count(*)::int from part_revision as r where r.company_id = p.company_id and r.part_number = p.part_number) as revisions,
            exists (select from part_stock as s where s.company_id = p.company_id and s.part_number = p.part_number) as stocked
       from part as p where company_id = $1 and part_number like 'BRG-%' order by part_number`,
    [companyId],
  );
  expect(rows).toEqual([
    { part_number: 'BRG-6204', description: 'Bearing', std_cost: '4.150000', version: 2, revisions: 2, stocked: true },
    { part_number: 'BRG-6205', description: 'Another', std_cost: null, version: 1, revisions: 1, stocked: true },
  ]);
});

test('a dry run says the same and keeps nothing', async () => {
  const companyId = await newCompany();
  const file = 'warehouseCode;warehouseName\nMAIN;Almacén\n';
  expect(await bring(companyId, 'warehouses', file, true)).toMatchObject({ added: 1, told: [] });
  const { rows } = await owner.query('select from warehouse where company_id = $1', [companyId]);
  expect(rows).toEqual([]);
});

test('one bad row refuses the file, and every bad cell is told with its line', async () => {
  const companyId = await newCompany();
  await bring(companyId, 'warehouses', 'warehouseCode,warehouseName\nMAIN,Main\n');
  const file = `location,warehouseCode,purpose,active
A-01,MAIN,STOCK,yes
a-02,MAIN,SHELF,perhaps
,MAIN,STOCK,yes
A-04,MAIN,STOCK
`;
  expect(await bring(companyId, 'locations', file)).toEqual({
    rows: 1,
    added: 0,
    changed: 0,
    same: 0,
    faultCount: 5,
    left: [],
    told: [
      '3 location: a-02 is no such code: 1 to 20 of A-Z, 0-9, full stop, slash and hyphen.',
      '3 purpose: SHELF is none of STOCK, DOCK, QA, LINE, TRANSIT.',
      '3 active: perhaps is neither true nor false.',
      '4 location: May not be empty.',
      '5 -: 3 cells, where the header has 4.',
    ],
  });
  const { rows } = await owner.query('select from location where company_id = $1', [companyId]);
  expect(rows).toEqual([]);
});

test.each([
  ['', '1 -: The first line has to name the columns.'],
  ['warehouseName\nMain\n', '1 warehouseCode: Rows are found by this column; the file has to have it.'],
  ['warehouseCode,warehouseCode\nA,B\n', '1 warehouseCode: The column warehouseCode stands twice.'],
  ['warehouseCode,colour\nA,red\n', '1 -: There is no column colour.'],
  ['warehouseCode\nNEW\n', '2 warehouseName: A new row needs this column.'],
  ['warehouseCode,warehouseName\nA,One\nB,Two\nA,Three\n', '4 warehouseCode: The same key stands in line 2.'],
  ['warehouseCode,warehouseName\nA,"One\n', '2 -: A quote is opened before this line'],
  [Buffer.from([0x77, 0xff, 0xfe, 0x0a]), '1 -: The file is not UTF-8'],
  ['warehouseCode,warehouseName\nA,One\u0007\n', '2 warehouseName: Has signs that cannot be kept'],
  [`warehouseCode,warehouseName\nA,${'x'.repeat(101)}\n`, '2 warehouseName: 101 characters, at most 100.'],
])('%j is refused with its place and reason', async (file, told) => {
  const brought = await bring(await newCompany(), 'warehouses', file);
  expect(brought.told[0]).toContain(told);
  expect(brought).toMatchObject({ added: 0, faultCount: brought.told.length });
});

test('a row that refers to nothing is told, and one of another company is nothing', async () => {
  const [other, companyId] = [await newCompany(), await newCompany()];
  await bring(other, 'warehouses', 'warehouseCode,warehouseName\nMAIN,Main\n');
  const file = 'location,warehouseCode\nA-01,MAIN\n';
  expect((await bring(companyId, 'locations', file)).told).toEqual(['2 warehouseCode: There is no warehouse MAIN.']);
});

test.each([',', ';', '\t'])('cells may be parted by %j, and hold the other signs', async (sign) => {
  const companyId = await newCompany();
  const others = [',', ';'].filter((one) => one !== sign).join('');
  const file = `warehouseCode${sign}warehouseName\nMAIN${sign}North${others}south\n`;
  expect(await bring(companyId, 'warehouses', file)).toMatchObject({ added: 1, told: [] });
});

test('what our export writes is read back: marks before formulas, quotes, line ends of spreadsheets', async () => {
  const companyId = await newCompany();
  const file = '\ufeffwarehouseCode,warehouseName\r\nMAIN,"\'=1+1, ""north"" \\ back"\r\n';
  expect(await bring(companyId, 'warehouses', file)).toMatchObject({ added: 1 });
  const { rows } = await owner.query('select warehouse_name from warehouse where company_id = $1', [companyId]);
  expect(rows).toEqual([{ warehouse_name: '=1+1, "north" \\ back' }]);
});

const remembered = async (companyId: number) =>
  (
    await owner.query(
      `select kind, row_key, line, column_name as column, reason, here, there, closed_at is null as open from import_conflict
        where company_id = $1 order by conflict_id`,
      [companyId],
    )
  ).rows;

test('the unit of a part that has stock stays: its row is a conflict, and the others go in', async () => {
  const companyId = await newCompany();
  await bringExamples(companyId);
  await bring(companyId, 'parts', 'partNumber,description,partType\nBRG-6205,Another,BUY\n');
  const file = 'partNumber,description,uom\nBRG-6205,Other,KG\nBRG-6204,Bearing,KG\n';
  const dry = await bring(companyId, 'parts', file, true);
  expect(await remembered(companyId)).toEqual([]);
  const { left, ...counts } = await bring(companyId, 'parts', file);
  expect(counts).toEqual({ rows: 2, added: 0, changed: 1, same: 0, faultCount: 0, told: [] });
  expect(left).toEqual([
    '3 uom: left as it is, because the part has been moved, and its quantities are in this unit. Here EA, in the file KG.',
  ]);
  expect(dry).toEqual({ left, ...counts });
  const { rows } = await owner.query(
    `select part_number, description, uom from part where company_id = $1 and part_number like 'BRG-%' order by part_number`,
    [companyId],
  );
  expect(rows).toEqual([
    { part_number: 'BRG-6204', description: 'Deep groove ball bearing 6204', uom: 'EA' },
    { part_number: 'BRG-6205', description: 'Other', uom: 'KG' },
  ]);
});

test('a conflict stays open, once, until a later file has the row without it', async () => {
  const companyId = await newCompany();
  await bringExamples(companyId);
  await bring(companyId, 'parts', 'partNumber,uom\nBRG-6204,KG\n');
  const found = { kind: 'parts', row_key: 'BRG-6204', column: 'uom', here: 'EA', open: true };
  expect(await remembered(companyId)).toMatchObject([{ ...found, line: 2, there: 'KG' }]);
  await bring(companyId, 'parts', 'partNumber,description,partType,uom\nNEW-1,New,BUY,EA\nBRG-6204,Bearing,BUY,LB\n');
  expect(await remembered(companyId)).toMatchObject([{ ...found, line: 3, there: 'LB' }]);
  await bring(companyId, 'parts', 'partNumber,description\nNEW-1,Newer\n');
  expect(await remembered(companyId)).toMatchObject([{ ...found, open: true }]);
  expect(await bring(companyId, 'parts', 'partNumber,uom\nBRG-6204,EA\n')).toMatchObject({ same: 1, left: [] });
  expect(await remembered(companyId)).toMatchObject([{ ...found, open: false }]);
});

test('one fault refuses the file with its conflicts: nothing is remembered', async () => {
  const companyId = await newCompany();
  await bringExamples(companyId);
  const { faultCount } = await bring(companyId, 'parts', 'partNumber,uom,mfgCode\nBRG-6204,KG,\nBRG-6205,EA,NOBODY\n');
  expect(faultCount).toBeGreaterThan(0);
  expect(await remembered(companyId)).toEqual([]);
});

test('one look tells every bad cell: bad form, unknown names and keys that stand twice, also of a row that has several', async () => {
  const companyId = await newCompany();
  await bringExamples(companyId);
  const head = 'partNumber,revision,itemNumber,componentNumber,quantity';
  const lines = [
    'GBX-220-05,A,2,NONE-1,many',
    'GBX-220-05,A,2,BRG-6204,1',
    'GBX-220-05,A,x,NONE-2,1',
    'GBX-220-05,A,y,BRG-6204,1',
    'GBX-220-05,Z,3,BRG-6204,1',
    'GBX-220-05,A,4,GBX-220-05,1',
    'GBX-220-05,A,5,BRG-6204,1',
  ];
  const told = [
    '2 quantity: many is no number. Write it like 1234.5.',
    '2 componentNumber: There is no part NONE-1.',
    '3 partNumber, revision, itemNumber: The same key stands in line 2.',
    '4 itemNumber: x is no whole number.',
    '4 componentNumber: There is no part NONE-2.',
    '5 itemNumber: y is no whole number.',
    '6 revision: There is no BOM GBX-220-05 Z.',
    '7 componentNumber: GBX-220-05 would contain itself.',
  ];
  for (const dryRun of [true, false]) {
    const tried = await bring(companyId, 'bomItems', [head, ...lines].join('\n'), dryRun);
    expect(tried).toMatchObject({ rows: 1, added: 0, changed: 0, faultCount: 8 });
    expect([...tried.told].sort()).toEqual([...told].sort());
  }
  const authorities = 'userName,kind,limitAmount\nnobody,po,1\nnowhere,po,1\n';
  expect((await bring(companyId, 'approvalAuthorities', authorities)).told).toEqual([
    '2 userName: There is no user nobody.',
    '3 userName: There is no user nowhere.',
  ]);
});

test('a dry run with faults also tells what shows only when the good rows are written', async () => {
  const companyId = await newCompany();
  await bringExamples(companyId);
  await bring(companyId, 'parts', 'partNumber,description,partType\nSUB-1,Sub,MAKE\n');
  await bring(companyId, 'boms', 'partNumber,revision\nSUB-1,A\n');
  const head = 'partNumber,revision,itemNumber,componentNumber,quantity';
  const circle = 'SUB-1,A,1,GBX-220-05,1\nGBX-220-05,A,9,SUB-1,1';
  const { told } = await bring(companyId, 'bomItems', `${head}\n${circle}\nSUB-1,A,2,NONE-1,1\n`, true);
  expect(told).toContain('4 componentNumber: There is no part NONE-1.');
  expect(told.join()).toMatch(/would contain itself/);
});

test('a large file tells the planner of its rows while it is written, and keeps vacuums away', async () => {
  const companyId = await newCompany();
  // A rolled back trial and a vacuum leave pages without a row: the table stays empty for the planner, however many rows come.
  await owner.query('begin');
  await owner.query(
    `insert into warehouse (company_id, warehouse_code, warehouse_name) select $1, 'X' || i, 'Hall' from generate_series(1, 20000) i`,
    [companyId],
  );
  await owner.query('rollback');
  await owner.query('vacuum (truncate false) warehouse');
  const seen = `create temp table seen as
    select (select reltuples > 10000 from pg_class where oid = 'warehouse'::regclass) as known,
           exists (select from pg_locks where relation = 'warehouse'::regclass and mode = 'ShareUpdateExclusiveLock') as locked`;
  const rows = Array.from({ length: 10_001 }, (_, at) => `W${at},Hall`).join('\n');
  const file = Readable.from([Buffer.from(`warehouseCode,warehouseName\n${rows}\n`)]);
  const imported = await importFile(owner, { ...tableOfKind('warehouses'), after: [seen] }, file, { companyId });
  expect(imported).toMatchObject({ rows: 10_001, added: 10_001 });
  expect((await owner.query('select * from seen')).rows).toEqual([{ known: true, locked: true }]);
});
