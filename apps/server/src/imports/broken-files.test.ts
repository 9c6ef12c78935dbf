import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { IMPORT_TABLES } from './tables/index.ts';
import { bringFile, exampleOf } from './testing/bring.ts';

/** Sixty files that are wrong, each with what is told about it. Beside the bad row there is a good one, and it is not imported. */
const { owner } = await createTestDatabase();
const { rows } = await owner.query<{ id: number }>(
  `insert into company (company_code, company_name) values ('BROKEN', 'Broken') returning company_id as id`,
);
const companyId = rows[0]?.id ?? 0;
const { rows: users } = await owner.query<{ id: number }>(
  `insert into app_user (company_id, user_name, display_name, password_hash) values ($1, 'importer', 'Importer', '$argon2id$') returning user_id as id`,
  [companyId],
);
const bring = (kind: string, text: string | Buffer) =>
  bringFile(owner, kind, text, { companyId, userId: users[0]?.id });
for (const { kind } of IMPORT_TABLES) await bring(kind, exampleOf(kind));

const WAREHOUSE = 'warehouseCode,warehouseName\nNEW,New\n';
const PART = 'partNumber,description,partType\nNEW-1,New,BUY\n';
const part = (columns: string, cells: string) => `partNumber,description,partType,${columns}\nNEW-1,New,BUY,${cells}\n`;
const PO =
  'poNumber,poDate,vendorId,billTo,shipTo,owner,buyerCode,currency\nNEW,2026-01-01,V2001,ASSY,MAIN,mlopez,B1,USD\n';
const LINE =
  'poNumber,itemNumber,partNumber,quantityOrdered,costPerUnit,dateRequired\n48164,9,BRG-6204,1,1,2026-01-01\n';

const BROKEN: readonly (readonly [kind: string, file: string | Buffer, told: string])[] = [
  ['warehouses', '', '1 -: The first line has to name the columns.'],
  ['warehouses', '\n\n', '1 -: A column has no name'],
  ['warehouses', 'warehouseName\nNew\n', '1 warehouseCode: Rows are found by this column'],
  ['warehouses', 'warehouseCode,warehouseCode\nNEW,NEW\n', '1 warehouseCode: The column warehouseCode stands twice.'],
  ['warehouses', 'warehouseCode,colour\nNEW,red\n', '1 -: There is no column colour.'],
  ['warehouses', 'warehouseCode,WarehouseName\nNEW,New\n', '1 -: There is no column WarehouseName.'],
  ['warehouses', 'warehouseCode\nNEW\n', '2 warehouseName: A new row needs this column.'],
  ['warehouses', `${WAREHOUSE}NEW,Newer\n`, '3 warehouseCode: The same key stands in line 2.'],
  ['warehouses', `${WAREHOUSE}TWO,"Open\n`, '3 -: A quote is opened before this line and never closed.'],
  ['warehouses', `${WAREHOUSE}TWO,Two "quotes" "here\n`, '3 -: A quote stands inside of a cell.'],
  ['warehouses', `${WAREHOUSE}TWO,"Two" here\n`, '3 -: A quote stands inside of a cell.'],
  ['warehouses', `${WAREHOUSE}TWO,${'x'.repeat(1_100_000)}\n`, '3 -: A row is longer than a million signs'],
  ['warehouses', `${WAREHOUSE}TWO\n`, '3 -: 1 cells, where the header has 2.'],
  ['warehouses', `${WAREHOUSE}TWO,Two,Three\n`, '3 -: 3 cells, where the header has 2.'],
  [
    'warehouses',
    Buffer.concat([Buffer.from(WAREHOUSE), Buffer.from([0x41, 0x2c, 0xff, 0xfe, 0x0a])]),
    '1 -: The file is not UTF-8',
  ],
  ['warehouses', Buffer.from(WAREHOUSE, 'utf16le'), '1 -: The file is not UTF-8'],
  ['warehouses', `${WAREHOUSE}TWO,\u0007\n`, '3 warehouseName: Has signs that cannot be kept'],
  ['warehouses', `${WAREHOUSE}TWO,\u202egnorw\n`, '3 warehouseName: Has signs that cannot be kept'],
  ['warehouses', `${WAREHOUSE}TWO,${'x'.repeat(101)}\n`, '3 warehouseName: 101 characters, at most 100.'],
  ['warehouses', `${WAREHOUSE},Nameless\n`, '3 warehouseCode: May not be empty.'],
  ['warehouses', `${WAREHOUSE}TWO,\n`, '3 warehouseName: May not be empty.'],
  ['warehouses', `${WAREHOUSE}two,Two\n`, '3 warehouseCode: two is no such code'],
  ['warehouses', `${WAREHOUSE}=1+1,Two\n`, '3 warehouseCode: =1+1 is no such code'],
  ['locations', 'location,warehouseCode\nNEW,MAIN\nTWO,NOWHERE\n', '3 warehouseCode: There is no warehouse NOWHERE.'],
  ['locations', 'location,warehouseCode,purpose\nNEW,MAIN,SHELF\n', '2 purpose: SHELF is none of STOCK'],
  ['locations', 'location,warehouseCode,active\nNEW,MAIN,perhaps\n', '2 active: perhaps is neither true nor false.'],
  ['parts', `${PART}NA,None,BUY\n`, '3 partNumber: NA is no such code'],
  ['parts', `${PART}../../ETC/PASSWD/LONG-1,Path,BUY\n`, '3 partNumber: ../../ETC/PASSWD/LONG-1 is no such code'],
  ['parts', part('revision', '-'), '2 revision: - is no such code: 1 to 10 of A-Z, 0-9, full stop and hyphen'],
  ['partRevisions', 'partNumber,revision,effectiveDate\nBRG-6204,a b,2026-01-01\n', '2 revision: a b is no such code'],
  ['parts', part('minQty', '1e3'), '2 minQty: 1e3 is no number. Write it like 1234.5.'],
  ['parts', part('minQty', '0x10'), '2 minQty: 0x10 is no number.'],
  ['parts', part('minQty', '１２'), '2 minQty: １２ is no number.'],
  ['parts', part('minQty', '-1'), '2 minQty: -1 is not between 0 and 99999999999999.'],
  ['parts', part('minQty', '1.23456'), '2 minQty: 1.23456 has more than 4 decimals.'],
  ['parts', part('minQty', '"1,5"'), '2 minQty: 1,5 is no number.'],
  ['parts', part('makeLeadTime', '1.5'), '2 makeLeadTime: 1.5 is no whole number.'],
  ['parts', part('makeLeadTime', '99999'), '2 makeLeadTime: 99999 is not between 0 and 9999.'],
  ['parts', part('mfgCode', 'NOBODY'), '2 mfgCode: There is no manufacturer NOBODY.'],
  ['parts', 'partNumber,description,partType\nNEW-1,New,THING\n', '2 partType: THING is none of BUY'],
  [
    'vendorPrices',
    'partNumber,vendorId,effectiveDate,price,currency\nBRG-6204,V2001,2026-02-30,1,USD\n',
    '2 effectiveDate: 2026-02-30 is no day.',
  ],
  [
    'vendorPrices',
    'partNumber,vendorId,effectiveDate,price,currency\nBRG-6204,V2001,2026-02-03,1,usd\n',
    '2 currency: usd is no such code',
  ],
  ['shifts', 'shiftCode,shiftName,startTime,endTime\nNEW,New,6:00,14:00\n', '2 startTime: 6:00 is no time of the day.'],
  ['users', 'userName,displayName,roles\nnew,New,FLY\n', '2 roles: FLY is none of'],
  [
    'users',
    'userName,displayName,employeeId,terminalWc\nnew,New,E1001,ASSY-1\n',
    '2 terminalWc: Either employeeId or terminalWc',
  ],
  ['users', 'userName,displayName\nMLOPEZ,Same\nmlopez,Same\n', '3 userName: The same key stands in line 2.'],
  ['approvalAuthorities', 'userName,kind,limitAmount\nnobody,po,1\n', '2 userName: There is no user nobody.'],
  ['alarmTypes', 'typeName\nA-B\n', '2 typeName: A-B is no such code'],
  ['alarmHandlers', 'type,level,userName\nMachine,10,mlopez\n', '2 level: 10 is not between 1 and 9.'],
  [
    'routings',
    'partNumber,revision,sequence,wc,description\nGBX-220-05,A,10,NOWHERE,Cut\n',
    '2 wc: There is no work centre NOWHERE.',
  ],
  ['boms', 'partNumber,revision\nNEW-9,A\n', '2 partNumber: There is no part NEW-9.'],
  [
    'bomItems',
    'partNumber,revision,itemNumber,componentNumber,quantity\nGBX-220-05,A,9,GBX-220-05,1\n',
    '2 componentNumber: GBX-220-05 would contain itself.',
  ],
  [
    'bomItems',
    'partNumber,revision,itemNumber,componentNumber,quantity\nGBX-220-05,A,9,BRG-6204,0\n',
    '2 quantity: 0 is not between 0.0001',
  ],
  ['partOrigins', 'partFrom,kind,vendorId\nNEW,VENDOR,\n', '2 kind: Either a vendor for VENDOR'],
  ['purchaseOrders', `${PO}TWO,2026-01-01,V2001,ASSY,MAIN,mlopez,NONE,USD\n`, '3 buyerCode: There is no buyer NONE.'],
  [
    'purchaseOrders',
    PO.replace('\n', ',status\n').replace('USD\n', 'USD,RECEIVED\n'),
    '2 status: RECEIVED is none of NOT_APPROVED, APPROVED, CANCELLED.',
  ],
  ['purchaseOrders', PO.replace('NEW,', 'NEW ORDER,'), '2 poNumber: NEW ORDER is no such code'],
  [
    'purchaseOrderItems',
    `${LINE}NOWHERE,1,BRG-6204,1,1,2026-01-01\n`,
    '3 poNumber: There is no purchase order NOWHERE.',
  ],
  ['purchaseOrderItems', `${LINE}48164,8,BRG-6204,0,1,2026-01-01\n`, '3 quantityOrdered: 0 is not between 0.0001'],
  [
    'workOrders',
    'woNumber,woDate,partNumber,quantityOrdered,warehouseCode,owner,startDate,dueDate\nNEW,2026-01-01,NA,1,MAIN,mlopez,2026-01-01,2026-01-01\n',
    '2 partNumber: NA is no such code',
  ],
  [
    'proformaReceiverItems',
    'prNumber,itemNumber,poNumber,poItemNumber,quantity,location\n6101,9,48164,1,1,A-01-1\n',
    '2 location: Goods on the way are at a location for transit',
  ],
  [
    'invoices',
    'invoiceNumber,customerId,invoiceDate,dueDate,currency,net,freight\nNEW,C1001,2026-01-01,2026-01-01,USD,1,1\n',
    '2 net: The company has no account for FREIGHT_INCOME',
  ],
  [
    'payments',
    'paymentNumber,direction,vendorId,paymentDate,currency,amount\nNEW,IN,V2001,2026-01-01,USD,1\n',
    '2 direction: Either a customer for IN',
  ],
  [
    'paymentItems',
    'paymentNumber,itemNumber,accountPayableNumber,amount\n71001,9,61001,1\n',
    '2 amount: Either an invoice of the customer',
  ],
  [
    'onHand',
    'partNumber,location,serialNumber,quantity\nBRG-6204,A-01-1,SN-1,1\n',
    '2 quantity: BRG-6204 has to name a serial number',
  ],
];

const everything = async () => {
  const tables = [
    ...new Set(IMPORT_TABLES.map(({ table }) => table)),
    'import_conflict',
    'inventory_log',
    'journal_line',
  ];
  const counts = tables.map(
    (table) => `select '${table}' as name, count(*)::int as count from ${table} where company_id = $1`,
  );
  return (await owner.query(counts.join(' union all '), [companyId])).rows;
};

test('there are sixty of them and more', () => expect(BROKEN.length).toBeGreaterThan(60));

test.each(BROKEN)('%s %j is refused', async (kind, file, told) => {
  const before = await everything();
  const brought = await bring(kind, file);
  expect(brought.told[0]).toContain(told);
  expect(brought).toMatchObject({ added: 0, changed: 0, left: [] });
  expect(await everything()).toEqual(before);
});
