import { beforeAll, expect, test } from 'vitest';
import { openStockRoom } from '../testing/stock-room.ts';
import { startTestApp } from '../testing/test-app.ts';
import { bringFile } from './testing/bring.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeAll(async () => {
  room = await openStockRoom(erp);
  await room.insert('account', { account_number: '1000', account_name: 'Cash', kind: 'ASSET', statement_line: 'CASH' });
  await room.insert('account', {
    account_number: '7000',
    account_name: 'Exchange',
    kind: 'EXPENSE',
    statement_line: 'OTHER_RESULT',
  });
  await room.insert('account_use', { use: 'CASH', account_number: '1000' });
});

const bring = (kind: string, ...lines: readonly string[]) =>
  bringFile(erp.owner, kind, lines.join('\n'), { companyId: room.companyId, userId: room.userId });
const journal = async (kind: string, number: string) =>
  (
    await room.ask<{ use: string; amount: string }>(
      `select use, (debit - credit)::text as amount from journal_line join journal_entry using (company_id, entry_number)
         join account_use using (company_id, account_number)
        where company_id = $1 and document_kind = $2 and document_number = $3 order by entry_number, line_number`,
      [kind, number],
    )
  ).map(({ use, amount }) => `${use} ${amount}`);

const INVOICE = 'invoiceNumber,customerId,shipperNumber,invoiceDate,dueDate,currency,exchangeRate,net,tax';

test('an invoice of a shipper is posted once, and the shipper is closed', async () => {
  await room.opening('BOLT', 'A-01', '100', '1');
  const so = await room.salesOrder([{ quantity: '10', price: '5' }]);
  const { data } = await room.post<{ shipperNumber: string }>(`/shipping/salesOrders/${so}`, {
    items: [{ itemNumber: 1, locations: [{ location: 'A-01', newQtyShipped: '4' }] }],
    shipNow: true,
  });
  const row = `I-1,C-1,${data.shipperNumber},2026-02-01,2026-03-01,EUR,1.1,20,2`;
  expect(await bring('invoices', INVOICE, row)).toMatchObject({ added: 1, told: [], left: [] });
  expect(await journal('invoice', 'I-1')).toEqual(['RECEIVABLE 24.20', 'TAX_COLLECTED -2.20', 'REVENUE -22.00']);
  expect(await bring('invoices', INVOICE, row)).toMatchObject({ same: 1 });
  expect(await bring('invoices', 'invoiceNumber,dueDate,net', 'I-1,2026-04-01,20')).toMatchObject({ changed: 1 });
  expect((await bring('invoices', 'invoiceNumber,net', 'I-1,21')).left).toEqual([
    '2 net: left as it is, because the invoice is posted. Here 20, in the file 21.',
  ]);
  expect((await bring('invoices', INVOICE, row.replace('I-1', 'I-2'))).left).toEqual([
    `2 shipperNumber: left as it is, because the shipper has not left, is invoiced, or belongs to another customer. Here nothing, in the file ${data.shipperNumber}.`,
  ]);
  expect(await journal('invoice', 'I-1')).toHaveLength(3);
  expect(await room.broken()).toEqual([]);
});

test('money of another currency without a rate has that of its day, or is refused', async () => {
  const head = 'invoiceNumber,customerId,invoiceDate,dueDate,currency,net';
  const row = 'I-9,C-1,2026-02-10,2026-03-01,SEK,100';
  expect((await bring('invoices', head, row)).told).toEqual([
    '2 currency: There is no exchange rate of SEK for that day: enter one, or say it in the file.',
  ]);
  for (const [effective_date, rate] of Object.entries({
    '2026-01-01': '0.09',
    '2026-02-01': '0.1',
    '2026-03-01': '0.2',
  }))
    await room.insert('currency_rate', { currency: 'SEK', effective_date, rate });
  expect(await bring('invoices', head, row)).toMatchObject({ added: 1, told: [] });
  expect(await journal('invoice', 'I-9')).toEqual(['RECEIVABLE 10.00', 'REVENUE -10.00']);
  await room.insert('currency_rate', { currency: 'SEK', effective_date: '2026-02-09', rate: '0.3' });
  expect(await bring('invoices', `${head},exchangeRate`, `${row},`)).toMatchObject({ same: 1, left: [] });
  expect(await bring('invoices', head, row.replace('SEK', 'USD').replace('I-9', 'I-8'))).toMatchObject({ added: 1 });
  expect(await journal('invoice', 'I-8')).toEqual(['RECEIVABLE 100.00', 'REVENUE -100.00']);
  expect(await room.broken()).toEqual([]);
});

test('a payment in two parts at another rate pays the invoice to the cent', async () => {
  const head = 'paymentNumber,direction,customerId,paymentDate,currency,exchangeRate,amount';
  const items = 'paymentNumber,itemNumber,invoiceNumber,amount';
  await bring('payments', head, 'R-1,IN,C-1,2026-03-01,EUR,1.2,25');
  expect((await bring('paymentItems', items, 'R-1,1,I-1,7.33')).told).toEqual([
    '2 amount: The company has no account for EXCHANGE_RESULT: import accountUses first.',
  ]);
  await room.insert('account_use', { use: 'EXCHANGE_RESULT', account_number: '7000' });
  expect((await bring('paymentItems', items, 'R-1,1,I-1,7.33')).told).toEqual([]);
  expect(await room.broken()).toEqual([]);
  expect((await bring('paymentItems', items, 'R-1,2,I-1,14.68')).left).toEqual([
    '2 amount: left as it is, because it is more than is open. Here nothing, in the file 14.68.',
  ]);
  expect(await bring('paymentItems', items, 'R-1,1,I-1,7.33', 'R-1,2,I-1,14.67')).toMatchObject({ added: 1, same: 1 });
  expect(
    await room.ask(`select paid, base_paid, status from invoice where company_id = $1 and invoice_number = 'I-1'`),
  ).toEqual([{ paid: '22.00', base_paid: '24.20', status: 'PAID' }]);
  expect(await room.broken()).toEqual([]);
});

test('a bill takes over exactly what its receiver accrued, and its payment closes receiver and order', async () => {
  const po = await room.purchaseOrder([{ quantity: '10', price: '3' }]);
  const { data } = await room.post<{ receiverNumber: string }>(`/receiving/purchaseOrders/${po}`, {
    items: [{ itemNumber: 1, locations: [{ location: 'A-02', quantity: '10' }] }],
  });
  const bill = 'accountPayableNumber,vendorId,poNumber,receiverNumber,billDate,dueDate,currency,net,tax';
  const row = `B-1,V-1,${po},${data.receiverNumber},2026-02-01,2026-03-01,USD,31,3`;
  expect((await bring('bills', bill, row)).told).toEqual([]);
  expect(await journal('payable', 'B-1')).toEqual([
    'TAX_PAID 3.00',
    'PAYABLE -34.00',
    'GOODS_RECEIVED_NOT_INVOICED 30.00',
    'PRODUCTION_VARIANCE 1.00',
  ]);
  await bring(
    'payments',
    'paymentNumber,direction,vendorId,paymentDate,currency,amount',
    'O-1,OUT,V-1,2026-03-01,USD,34',
  );
  expect(
    (await bring('paymentItems', 'paymentNumber,itemNumber,accountPayableNumber,amount', 'O-1,1,B-1,34')).told,
  ).toEqual([]);
  expect(
    await room.ask(
      `select r.status as receiver, o.status as order from receiver as r join purchase_order as o using (company_id, po_number)
        where r.company_id = $1 and r.receiver_number = $2`,
      [data.receiverNumber],
    ),
  ).toEqual([{ receiver: 'CLOSED', order: 'CLOSED' }]);
  expect(await room.broken()).toEqual([]);
});

const stateOf = async (kind: 'rma' | 'rtv', number: string) =>
  (
    await room.ask<{ status: string }>(`select status from ${kind} where company_id = $1 and ${kind}_number = $2`, [
      number,
    ])
  )[0]?.status;

test('a receiver that only says what will not come keeps no order open', async () => {
  const po = await room.purchaseOrder([{ quantity: '10', price: '3' }]);
  const { data: announced } = await room.post<{ prNumber: string }>('/proformaReceivers', {
    poNumber: po,
    items: [{ itemNumber: 1, quantity: '10' }],
  });
  await room.post(`/proformaReceivers/${announced.prNumber}/receive`, {
    items: [{ itemNumber: 1, locations: [], short: true }],
  });
  const { data } = await room.post<{ receiverNumber: string }>(`/receiving/purchaseOrders/${po}`, {
    items: [{ itemNumber: 1, locations: [{ location: 'A-02', quantity: '10' }] }],
  });
  await bring(
    'bills',
    'accountPayableNumber,vendorId,poNumber,receiverNumber,billDate,dueDate,currency,net',
    `B-9,V-1,${po},${data.receiverNumber},2026-02-01,2026-03-01,USD,30`,
  );
  await bring(
    'payments',
    'paymentNumber,direction,vendorId,paymentDate,currency,amount',
    'O-9,OUT,V-1,2026-03-01,USD,30',
  );
  await bring('paymentItems', 'paymentNumber,itemNumber,accountPayableNumber,amount', 'O-9,1,B-9,30');
  const [order] = await room.ask('select status from purchase_order where company_id = $1 and po_number = $2', [po]);
  expect(order).toEqual({ status: 'CLOSED' });
});

test('a debit note gives up what the goods of a return were worth, and closes it', async () => {
  await room.opening('W00-10/100(A)', 'A-02', '10', '2');
  const rtv = await room.rtv([{ part: 'W00-10/100(A)', quantity: '4' }]);
  const ship = (quantity: string) =>
    room.post(`/shipping/rtvs/${rtv}`, { items: [{ itemNumber: 1, locations: [{ location: 'A-02', quantity }] }] });
  await ship('3');
  const bill = 'accountPayableNumber,kind,vendorId,rtvNumber,billDate,dueDate,currency,net,tax';
  const row = `D-1,DEBIT_NOTE,V-1,${rtv},2026-02-01,2026-03-01,USD,-7,0`;
  await ship('1');
  expect(await bring('bills', bill, row)).toMatchObject({ added: 1, told: [], left: [] });
  expect(await journal('payable', 'D-1')).toEqual([
    'PAYABLE 7.00',
    'GOODS_RECEIVED_NOT_INVOICED -8.00',
    'PRODUCTION_VARIANCE 1.00',
  ]);
  expect(await stateOf('rtv', rtv)).toBe('CLOSED');
  expect((await bring('bills', bill, row.replace('D-1', 'D-2'))).left).toHaveLength(1);
  expect(await room.broken()).toEqual([]);
});

test('a debit note for goods that have partly left closes the return with the last of them, also after one was taken back', async () => {
  await room.opening('W00-10/100(A)', 'A-03', '10', '2');
  const rtv = await room.rtv([{ part: 'W00-10/100(A)', quantity: '4' }]);
  const ship = (quantity: string) =>
    room.post<{ shipperNumber: string }>(`/shipping/rtvs/${rtv}`, {
      items: [{ itemNumber: 1, locations: [{ location: 'A-03', quantity }] }],
    });
  const { data } = await ship('3');
  const bill = 'accountPayableNumber,kind,vendorId,rtvNumber,billDate,dueDate,currency,net';
  const row = `D-3,DEBIT_NOTE,V-1,${rtv},2026-02-01,2026-03-01,USD,-7`;
  expect(await bring('bills', bill, row)).toMatchObject({ added: 1, told: [], left: [] });
  expect(await journal('payable', 'D-3')).toEqual([
    'PAYABLE 7.00',
    'GOODS_RECEIVED_NOT_INVOICED -6.00',
    'EXPENSE -1.00',
  ]);
  expect(await stateOf('rtv', rtv)).toBe('PARTIAL');
  expect(await room.broken()).toEqual([]);
  await room.post(`/rtvShippers/${data.shipperNumber}/reverse`, { reason: 'Wrong truck' });
  expect(await stateOf('rtv', rtv)).toBe('APPROVED');
  expect(await room.broken()).toEqual([]);
  await ship('4');
  expect(await stateOf('rtv', rtv)).toBe('CLOSED');
  expect(await room.broken()).toEqual([]);
});

test('a credit note closes a return whose goods are all here, or closes it with the last of them', async () => {
  const note = 'invoiceNumber,kind,customerId,rmaNumber,invoiceDate,dueDate,currency,net';
  const credit = (number: string, rma: string) =>
    bring('invoices', note, `${number},CREDIT_NOTE,C-1,${rma},2026-02-01,2026-02-01,USD,-10`);
  const receive = (rma: string, quantity: string) =>
    room.post(`/receiving/rmas/${rma}`, {
      items: [{ itemNumber: 1, to: 'STOCK', locations: [{ location: 'A-04', quantity }] }],
    });
  const here = await room.rma([{ part: 'GEARBOX', quantity: '2' }]);
  await receive(here, '2');
  expect(await credit('C-1', here)).toMatchObject({ added: 1, told: [], left: [] });
  expect(await journal('invoice', 'C-1')).toEqual(['RECEIVABLE -10.00', 'REVENUE 10.00']);
  expect(await stateOf('rma', here)).toBe('CLOSED');
  const early = await room.rma([{ part: 'GEARBOX', quantity: '2' }]);
  await credit('C-2', early);
  await receive(early, '1');
  expect(await stateOf('rma', early)).toBe('PARTIAL');
  await receive(early, '1');
  expect(await stateOf('rma', early)).toBe('CLOSED');
  expect(await room.broken()).toEqual([]);
});

test('money without an account to book it to refuses the file', async () => {
  const { told } = await bring(
    'bills',
    'accountPayableNumber,vendorId,billDate,dueDate,currency,net,freight',
    'B-2,V-1,2026-02-01,2026-03-01,USD,31,3',
  );
  expect(told).toEqual(['2 net: The company has no account for FREIGHT_PAID: import accountUses first.']);
});

const ON_HAND = 'partNumber,location,serialNumber,quantity,unitCost';

test('an opening balance is posted once; another one, or one after a movement, is a conflict', async () => {
  expect(
    await bring('onHand', ON_HAND, 'NUT,A-03,,50,2.5', 'MOTOR,A-03,SN-1,1,90', 'MOTOR,A-03,SN-2,1,90'),
  ).toMatchObject({
    added: 3,
    told: [],
  });
  expect(await room.balance('NUT', 'A-03')).toMatchObject({ on_hand: '50.0000', avg_cost: '2.500000' });
  expect(await bring('onHand', ON_HAND, 'NUT,A-03,,50,2.5', 'MOTOR,A-03,SN-3,1,90')).toMatchObject({
    same: 1,
    added: 1,
  });
  expect((await bring('onHand', ON_HAND, 'NUT,A-03,,60,2.5')).left).toEqual([
    '2 quantity: left as it is, because the opening balance is posted. Here 50, in the file 60.',
  ]);
  expect((await bring('onHand', ON_HAND, 'BOLT,A-01,,5,1')).left).toHaveLength(1);
  expect((await bring('onHand', ON_HAND, 'MOTOR,A-04,,5,1')).told).toEqual([
    '2 quantity: MOTOR has to name a serial number and the quantity 1.',
  ]);
  expect(await room.broken()).toEqual([]);
});

test('goods on the way fill transit, are received from there, and are no more than is still to come', async () => {
  const po = await room.purchaseOrder([{ quantity: '100' }]);
  await bring('proformaReceivers', 'prNumber,prDate,vendorId', 'PR-1,2026-01-20,V-1');
  expect(await room.broken()).toEqual([]);
  const items = 'prNumber,itemNumber,poNumber,poItemNumber,quantity,location';
  expect(await bring('proformaReceiverItems', items, `PR-1,1,${po},1,60,TRANSIT`)).toMatchObject({
    added: 1,
    told: [],
  });
  expect(await bring('proformaReceiverItems', items, `PR-1,1,${po},1,70,TRANSIT`)).toMatchObject({ changed: 1 });
  expect(await room.balance('BOLT', 'TRANSIT')).toMatchObject({ in_sit: '70.0000' });
  expect((await bring('proformaReceiverItems', items, `PR-1,2,${po},1,31,TRANSIT`)).left).toEqual([
    '2 quantity: left as it is, because more than is still to come. Here nothing, in the file 31.',
  ]);
  const receipt = { items: [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '20' }] }] };
  expect(await room.post('/proformaReceivers/PR-1/receive', receipt)).toMatchObject({ msgCode: 'OK' });
  expect((await bring('proformaReceiverItems', items, `PR-1,1,${po},1,19,TRANSIT`)).left).toHaveLength(1);
  expect(await bring('proformaReceiverItems', items, `PR-1,1,${po},1,25,TRANSIT`)).toMatchObject({ changed: 1 });
  expect(await room.balance('BOLT', 'TRANSIT')).toMatchObject({ in_sit: '5.0000' });
  expect(await room.broken()).toEqual([]);
});

test('nothing is posted by nobody', async () => {
  const { told } = await bringFile(erp.owner, 'onHand', `${ON_HAND}\nNUT,A-04,,1,1`, { companyId: room.companyId });
  expect(told).toEqual(['1 -: Somebody has to post this: say --by USER.']);
});

test('an account that postings use is not closed, and nothing is posted to a closed one', async () => {
  const close = 'accountNumber,active';
  await bring('taxRates', 'taxCode,taxName,rate,accountNumber', 'T7,Seven,7,2100');
  expect((await bring('accounts', close, '1000,false', '2100,false')).left).toEqual([
    '2 active: left as it is, because postings use the account: CASH. Here true, in the file false.',
    expect.stringContaining('3 active: left as it is, because postings use the account: T7'),
  ]);
  // A company from before that rule.
  await room.ask(`update account set active = false where company_id = $1 and account_number = '1000'`);
  const payment = [
    'paymentNumber,direction,customerId,paymentDate,currency,amount',
    'paymentNumber,itemNumber,invoiceNumber,amount',
  ];
  await bring(
    'invoices',
    'invoiceNumber,customerId,invoiceDate,dueDate,currency,net',
    'I-77,C-1,2026-02-01,2026-03-01,USD,5',
  );
  await bring('payments', payment[0] ?? '', 'R-77,IN,C-1,2026-03-01,USD,5');
  expect((await bring('paymentItems', payment[1] ?? '', 'R-77,1,I-77,5')).told).toEqual([
    '2 amount: Account 1000 is closed, and CASH would be posted to it. Choose another account for this use first.',
  ]);
  expect((await bring('taxRates', 'taxCode,taxName,rate,accountNumber', 'T8,Eight,8,1000')).told).toEqual([
    '2 accountNumber: Account 1000 is closed. Choose another one.',
  ]);
  await room.ask(`update account set active = true where company_id = $1 and account_number = '1000'`);
  expect(await bring('paymentItems', payment[1] ?? '', 'R-77,1,I-77,5')).toMatchObject({ added: 1, told: [] });
  expect(await room.broken()).toEqual([]);
});
