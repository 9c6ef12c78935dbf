import { beforeAll, expect, test } from 'vitest';
import { quickHash } from '../testing/quick-hash.ts';
import { openStockRoom } from '../testing/stock-room.ts';
import { startTestApp } from '../testing/test-app.ts';
import { bringFile } from './testing/bring.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
let approver: Awaited<ReturnType<typeof room.person>>;

beforeAll(async () => {
  room = await openStockRoom(erp, { issue_password_hash: await quickHash('open') });
  const { userName, userId } = await erp.user(room.companyId, {});
  approver = await erp.signIn(room.companyCode, userName);
  for (const kind of ['po', 'so', 'qo', 'wo', 'rma', 'rtv'])
    await room.insert('approval_authority', { user_id: userId, kind, limit_amount: '1000000' });
  await erp.owner.query(`update app_user set user_name = 'maker' where user_id = $1`, [room.userId]);
});

const bring = (kind: string, ...lines: readonly string[]) =>
  bringFile(erp.owner, kind, lines.join('\n'), { companyId: room.companyId, userId: room.userId });
const stock = async (part: string) =>
  (
    await room.ask<Record<'onOrder' | 'onDemand', string>>(
      'select trim_scale(on_order)::text as "onOrder", trim_scale(on_demand)::text as "onDemand" from part_stock where company_id = $1 and part_number = $2',
      [part],
    )
  )[0];
const order = async (table: string, key: string, number: string, columns: string) =>
  (await room.ask(`select ${columns} from ${table} where company_id = $1 and ${key} = $2`, [number]))[0];

const PO = 'poNumber,poDate,vendorId,billTo,shipTo,owner,buyerCode,currency,exchangeRate,status';
const LINE = 'poNumber,itemNumber,partNumber,quantityOrdered,costPerUnit,taxCode,dateRequired';
const decide = (kind: string, number: string, event: string, version: number) =>
  room.post(`/${kind}/${number}/${event}`, { version }, undefined, approver);
const receive = (po: string, quantity: string) =>
  room.post(`/receiving/purchaseOrders/${po}`, {
    items: [{ itemNumber: 1, locations: [{ location: 'A-01', quantity }] }],
  });

test('a purchase order from files waits, is approved, received and closed like any other', async () => {
  const before = await stock('BOLT');
  expect(await bring('purchaseOrders', PO, 'P-1,2026-01-05,V-1,ACC,P2,maker,B0,EUR,1.1,NOT_APPROVED')).toMatchObject({
    added: 1,
  });
  expect(
    await bring('purchaseOrderItems', LINE, 'P-1,1,BOLT,100,2.5,VAT,2026-02-01', 'P-1,2,NA,1,80,,2026-02-01'),
  ).toMatchObject({ added: 2, told: [] });
  expect(
    await order(
      'purchase_order',
      'po_number',
      'P-1',
      'status, total, tax_total, approval_total, arrival_date::text, version',
    ),
  ).toEqual({
    status: 'NOT_APPROVED',
    total: '355.00',
    tax_total: '25.00',
    approval_total: '390.50',
    arrival_date: '2026-02-01',
    version: 2,
  });
  expect(await stock('BOLT')).toEqual(before);
  expect(await receive('P-1', '1')).toMatchObject({ success: false });
  expect(await decide('purchaseOrders', 'P-1', 'approve', 2)).toMatchObject({ msgCode: 'OK' });
  expect(await stock('BOLT')).toEqual({ ...before, onOrder: '100' });
  expect(await receive('P-1', '40')).toMatchObject({ msgCode: 'OK' });
  expect(await room.broken()).toEqual([]);
});

test('an approved order may become cheaper by a file, not dearer, and no line falls below what was received', async () => {
  const cheaper = await bring('purchaseOrderItems', 'poNumber,itemNumber,quantityOrdered', 'P-1,1,90');
  expect(cheaper).toMatchObject({ changed: 1, left: [] });
  expect(await stock('BOLT')).toMatchObject({ onOrder: '50' });
  const both = await bring(
    'purchaseOrderItems',
    'poNumber,itemNumber,quantityOrdered,dateRequired',
    'P-1,1,39,2026-02-01',
    'P-1,2,1,2026-03-01',
  );
  expect(both).toMatchObject({
    changed: 1,
    left: [
      '2 quantityOrdered: left as it is, because more has been received or is on the way. Here 90, in the file 39.',
    ],
  });
  expect((await bring('purchaseOrderItems', 'poNumber,itemNumber,quantityOrdered', 'P-1,1,91')).left).toEqual([
    '2 quantityOrdered: left as it is, because the order was approved here for less. Here 90, in the file 91.',
  ]);
  expect((await bring('purchaseOrderItems', LINE, 'P-1,3,NUT,1,1,,2026-02-01')).left).toEqual([
    '2 itemNumber: left as it is, because the order was approved here without it. Here nothing, in the file 3.',
  ]);
  expect((await bring('purchaseOrders', 'poNumber,status', 'P-1,CANCELLED')).left).toEqual([
    '2 status: left as it is, because goods have moved for the order. Here APPROVED, in the file CANCELLED.',
  ]);
  expect((await bring('purchaseOrders', 'poNumber,status', 'P-1,NOT_APPROVED')).same).toBe(1);
  expect(await room.broken()).toEqual([]);
});

test('a line that is left with what was received closes its order, and a closed order is not reopened', async () => {
  await bring('purchaseOrders', PO, 'P-2,2026-01-05,V-1,ACC,P2,maker,B0,USD,1,APPROVED');
  await bring('purchaseOrderItems', LINE, 'P-2,1,NUT,10,2,,2026-02-01');
  expect(await receive('P-2', '4')).toMatchObject({ msgCode: 'OK' });
  await bring('purchaseOrderItems', 'poNumber,itemNumber,quantityOrdered', 'P-2,1,4');
  expect(await order('purchase_order', 'po_number', 'P-2', 'status, change_order')).toEqual({
    status: 'RECEIVED',
    change_order: 1,
  });
  expect((await bring('purchaseOrderItems', 'poNumber,itemNumber,quantityOrdered', 'P-2,1,5')).left).toEqual([
    '2 quantityOrdered: left as it is, because the order is closed. Here 4, in the file 5.',
  ]);
  expect((await bring('purchaseOrders', 'poNumber,message', 'P-2,Hurry')).left).toEqual([
    '2 message: left as it is, because the order is closed. Here nothing, in the file Hurry.',
  ]);
  expect(await room.broken()).toEqual([]);
});

test('a cancelled order counts no more, and does not come back', async () => {
  await bring('purchaseOrders', PO, 'P-3,2026-01-05,V-1,ACC,P2,maker,B0,USD,1,APPROVED');
  await bring('purchaseOrderItems', LINE, 'P-3,1,NUT,10,2,,2026-02-01');
  expect(await stock('NUT')).toMatchObject({ onOrder: '10' });
  expect(await bring('purchaseOrders', 'poNumber,status', 'P-3,CANCELLED')).toMatchObject({ changed: 1 });
  expect(await stock('NUT')).toMatchObject({ onOrder: '0' });
  expect((await bring('purchaseOrders', 'poNumber,status', 'P-3,APPROVED')).left).toHaveLength(1);
  expect(await room.broken()).toEqual([]);
});

test('a sales order is reviewed, shipped, and its line does not fall below that', async () => {
  await room.opening('BOLT', 'A-02', '500', '1');
  const head = 'soNumber,soDate,customerId,owner,warehouseCode,currency';
  await bring('salesOrders', head, 'S-1,2026-01-05,C-1,maker,P2,USD');
  await bring(
    'salesOrderItems',
    'soNumber,itemNumber,partNumber,quantityOrdered,listPrice,dateRequired',
    'S-1,1,BOLT,30,4,2026-02-01',
  );
  expect(await decide('salesOrders', 'S-1', 'review', 2)).toMatchObject({ msgCode: 'OK' });
  expect(await stock('BOLT')).toMatchObject({ onDemand: '30' });
  const ship = { items: [{ itemNumber: 1, locations: [{ location: 'A-02', newQtyShipped: '12' }] }], shipNow: true };
  expect(await room.post('/shipping/salesOrders/S-1', ship)).toMatchObject({ msgCode: 'OK' });
  expect((await bring('salesOrderItems', 'soNumber,itemNumber,quantityOrdered', 'S-1,1,11')).left).toEqual([
    '2 quantityOrdered: left as it is, because more has been shipped or picked. Here 30, in the file 11.',
  ]);
  expect(await bring('salesOrderItems', 'soNumber,itemNumber,quantityOrdered', 'S-1,1,20')).toMatchObject({
    changed: 1,
  });
  expect(await stock('BOLT')).toMatchObject({ onDemand: '8' });
  expect(await room.broken()).toEqual([]);
});

test('a work order brings material and operations; what was issued stays', async () => {
  const head = 'woNumber,woDate,partNumber,quantityOrdered,warehouseCode,owner,startDate,dueDate,status';
  await room.insert('work_centre', { wc: 'W-1', wc_name: 'One' });
  await bring('workOrders', head, 'W-1,2026-01-05,GEARBOX,10,P2,maker,2026-01-10,2026-02-01,APPROVED');
  await bring('workOrderComponents', 'woNumber,itemNumber,partNumber,quantityPer', 'W-1,1,BOLT,2', 'W-1,2,NUT,1.5');
  await bring(
    'workOrderOperations',
    'woNumber,sequence,wc,description,estimatedHours',
    'W-1,10,W-1,Cut,2',
    'W-1,20,W-1,Join,3',
  );
  expect(
    await room.ask(
      `select sequence, status from work_order_operation where company_id = $1 and wo_number = 'W-1' order by 1`,
    ),
  ).toEqual([
    { sequence: 10, status: 'NOT_SETUP' },
    { sequence: 20, status: 'WAITING' },
  ]);
  expect(await stock('GEARBOX')).toMatchObject({ onOrder: '10' });
  const issue = {
    issuePassword: 'open',
    items: [{ itemNumber: 1, locations: [{ location: 'A-02', quantity: '12' }] }],
  };
  expect(await room.post('/shipping/workOrders/W-1', issue)).toMatchObject({ msgCode: 'OK' });
  expect((await bring('workOrders', 'woNumber,quantityOrdered', 'W-1,5')).left).toEqual([
    '2 quantityOrdered: left as it is, because so much has been issued or received. Here 10, in the file 5.',
  ]);
  expect(await bring('workOrders', 'woNumber,quantityOrdered', 'W-1,8')).toMatchObject({ changed: 1 });
  expect(
    await room.ask(
      `select quantity_required from work_order_component where company_id = $1 and wo_number = 'W-1' order by item_number`,
    ),
  ).toEqual([{ quantity_required: '16.0000' }, { quantity_required: '12.0000' }]);
  expect(await order('work_order', 'wo_number', 'W-1', 'approval_total')).toEqual({ approval_total: '320.00' });
  expect(await room.broken()).toEqual([]);
});

test('a new work order takes its material from the BOM of its revision, once, and only where the file asks for it', async () => {
  const head = 'woNumber,woDate,partNumber,quantityOrdered,warehouseCode,owner,startDate,dueDate,status,fromBom';
  const row = (number: string, fromBom: string) =>
    `${number},2026-01-05,GEARBOX,10,P2,maker,2026-01-10,2026-02-01,APPROVED,${fromBom}`;
  const material = (number: string) =>
    room.ask(
      `select part_number, quantity_required::float as required from work_order_component
        where company_id = $1 and wo_number = $2 order by item_number`,
      [number],
    );
  expect((await bring('workOrders', head, row('W-3', 'true'))).told).toEqual([
    '2 fromBom: There is no BOM of GEARBOX A.',
  ]);
  await bring('boms', 'partNumber,revision', 'GEARBOX,A');
  const item = 'partNumber,revision,itemNumber,componentNumber,makeBuy,quantity';
  await bring('bomItems', item, 'GEARBOX,A,1,BOLT,BUY,2', 'GEARBOX,A,2,NUT,BUY,0.5');
  const before = await stock('NUT');
  expect(await bring('workOrders', head, row('W-3', 'true'), row('W-4', 'false'))).toMatchObject({
    added: 2,
    told: [],
  });
  expect(await material('W-3')).toEqual([
    { part_number: 'BOLT', required: 20 },
    { part_number: 'NUT', required: 5 },
  ]);
  expect(await material('W-4')).toEqual([]);
  expect(await stock('NUT')).toEqual({ ...before, onDemand: String(Number(before?.onDemand) + 5) });
  await bring('bomItems', item, 'GEARBOX,A,3,NUT,BUY,1');
  expect(await bring('workOrders', head, row('W-3', 'true'))).toMatchObject({ same: 1 });
  expect(await material('W-3')).toHaveLength(2);
  expect(await room.broken()).toEqual([]);
});

test('a new work order takes its operations from the routing of its revision, with the hours of its quantity', async () => {
  const head = 'woNumber,woDate,partNumber,quantityOrdered,warehouseCode,owner,startDate,dueDate,status,fromRouting';
  const row = (number: string, quantity: number, fromRouting = 'true') =>
    `${number},2026-01-05,GEARBOX,${quantity},P2,maker,2026-01-10,2026-02-01,APPROVED,${fromRouting}`;
  const operations = (number: string) =>
    room.ask(
      `select sequence, wc, wage_type as wage, estimated_hours::float as hours, piece_rate::float as rate, status
         from work_order_operation where company_id = $1 and wo_number = $2 order by sequence`,
      [number],
    );
  expect((await bring('workOrders', head, row('W-5', 10))).told).toEqual([
    '2 fromRouting: There is no routing of GEARBOX A.',
  ]);
  await room.insert('work_centre', { wc: 'W-5', wc_name: 'Five' });
  const columns = 'partNumber,revision,sequence,wc,description,wageType,setupHours,runHours,pieceRate';
  const lines = ['GEARBOX,A,10,W-5,Cut,1,0.5,0.025,1.75', 'GEARBOX,A,20,W-5,Join,,,20000,'];
  expect(await bring('routings', columns, ...lines)).toMatchObject({ added: 2, told: [] });
  expect(await bring('routings', columns, ...lines)).toMatchObject({ same: 2 });
  expect((await bring('workOrders', head, row('W-5', 10))).told).toEqual([
    '2 fromRouting: Operation 20 of the routing would take 200000 hours, at most 99999.',
  ]);
  await bring('routings', 'partNumber,revision,sequence,runHours', 'GEARBOX,A,20,0.3');
  expect(await bring('workOrders', head, row('W-5', 10), row('W-6', 1, ''))).toMatchObject({ added: 2, told: [] });
  const taken = [
    { sequence: 10, wc: 'W-5', wage: 1, hours: 0.75, rate: 1.75, status: 'NOT_SETUP' },
    { sequence: 20, wc: 'W-5', wage: 2, hours: 3, rate: null, status: 'WAITING' },
  ];
  expect(await operations('W-5')).toEqual(taken);
  expect(await operations('W-6')).toEqual([]);
  await bring('routings', columns, 'GEARBOX,A,30,W-5,Test,,1,0,');
  expect(await bring('workOrders', head, row('W-5', 10))).toMatchObject({ same: 1 });
  expect(await operations('W-5')).toEqual(taken);
});
