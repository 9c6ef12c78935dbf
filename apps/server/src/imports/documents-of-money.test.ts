import { beforeAll, expect, test } from 'vitest';
import { openStockRoom } from '../testing/stock-room.ts';
import { startTestApp } from '../testing/test-app.ts';
import { bringFile } from './testing/bring.ts';

/** Invoices, bills and payments that contradict themselves, their returns or their orders. */
const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeAll(async () => {
  room = await openStockRoom(erp);
  await room.insert('customer', { customer_id: 'C-2', customer_name: 'Birch', sort_name: 'birch' });
  for (const [use, account_number] of Object.entries({ CASH: '1000', EXCHANGE_RESULT: '7000' })) {
    await room.insert('account', { account_number, account_name: use, kind: 'ASSET', statement_line: 'CASH' });
    await room.insert('account_use', { use, account_number });
  }
  await room.insert('vendor', { vendor_id: 'V-2', vendor_name: 'Merlin', sort_name: 'merlin' });
});

const bring = (kind: string, ...lines: readonly string[]) =>
  bringFile(erp.owner, kind, lines.join('\n'), { companyId: room.companyId, userId: room.userId });
const postedCount = async () =>
  (await room.ask<{ count: string }>('select count(*) from journal_entry where company_id = $1'))[0]?.count;

const INVOICE = 'invoiceNumber,kind,customerId,rmaNumber,invoiceDate,dueDate,currency,net,tax';
const BILL = 'accountPayableNumber,kind,vendorId,rtvNumber,billDate,dueDate,currency,net,tax';
const DAYS = '2026-02-01,2026-03-01';

test.each([
  ['invoices', INVOICE, `N-1,CREDIT_NOTE,C-1,,${DAYS},USD,70.20,0`, '2 net: 70.2 is not below zero.'],
  ['invoices', INVOICE, `N-1,CREDIT_NOTE,C-1,,${DAYS},USD,-70.20,7`, '2 tax: 7 is not below zero.'],
  ['invoices', INVOICE, `N-1,CREDIT_NOTE,C-1,,${DAYS},USD,0,0`, '2 net: 0 is not below zero.'],
  ['invoices', INVOICE, `I-1,INVOICE,C-1,,${DAYS},USD,-70.20,0`, '2 net: -70.2 is below zero.'],
  ['invoices', INVOICE, `I-1,,C-1,,${DAYS},USD,70.20,-7`, '2 tax: -7 is below zero.'],
  ['bills', BILL, `N-1,DEBIT_NOTE,V-1,,${DAYS},USD,15,0`, '2 net: 15 is not below zero.'],
  ['bills', BILL, `B-1,BILL,V-1,,${DAYS},USD,-15,0`, '2 net: -15 is below zero.'],
])('%s: the sign of an amount follows from the kind of its document: %s %s', async (kind, head, row, told) => {
  const before = await postedCount();
  expect((await bring(kind, head, row)).told).toEqual([expect.stringContaining(told)]);
  expect(await postedCount()).toBe(before);
});

test('a note names its return, and neither a shipper nor a receiver', async () => {
  const po = await room.purchaseOrder([{ quantity: '2' }]);
  const { data } = await room.post<{ receiverNumber: string }>(`/receiving/purchaseOrders/${po}`, {
    items: [{ itemNumber: 1, locations: [{ location: 'A-02', quantity: '2' }] }],
  });
  const head = 'accountPayableNumber,kind,vendorId,receiverNumber,billDate,dueDate,currency,net';
  expect((await bring('bills', head, `N-1,DEBIT_NOTE,V-1,${data.receiverNumber},${DAYS},USD,-4`)).told).toEqual([
    `2 receiverNumber: A note names no ${data.receiverNumber}. Leave this cell empty, and name the return that the note is for.`,
  ]);
});

test('a note of another customer or vendor than its return is refused', async () => {
  const rma = await room.rma([{ quantity: '2' }]);
  const rtv = await room.rtv([{ quantity: '2' }]);
  const before = await postedCount();
  expect((await bring('invoices', INVOICE, `N-1,CREDIT_NOTE,C-2,${rma},${DAYS},USD,-10,0`)).told).toEqual([
    `2 rmaNumber: The RMA ${rma} belongs to C-1.`,
  ]);
  expect((await bring('bills', BILL, `N-1,DEBIT_NOTE,V-2,${rtv},${DAYS},USD,-4,0`)).told).toEqual([
    `2 rtvNumber: The RTV ${rtv} belongs to V-1.`,
  ]);
  expect(await postedCount()).toBe(before);
});

test('a credit note is no more than the goods of its return cost, and a return has one note', async () => {
  const rma = await room.rma([{ quantity: '2', price: '5' }]);
  const credit = (number: string, net: string) => `${number},CREDIT_NOTE,C-1,${rma},${DAYS},USD,${net},-1`;
  expect((await bring('invoices', INVOICE, credit('N-1', '-10.01'))).left).toEqual([
    expect.stringContaining('2 net: left as it is, because it is more than the credit of the return.'),
  ]);
  const twice = await bring('invoices', INVOICE, credit('N-1', '-6'), credit('N-2', '-4'));
  expect(twice).toMatchObject({ added: 1, told: [] });
  expect(twice.left).toEqual([
    expect.stringContaining('3 rmaNumber: left as it is, because the return is not approved, or has its note already.'),
  ]);
  expect((await bring('invoices', INVOICE, credit('N-2', '-4'))).left).toHaveLength(1);
  const waiting = await room.rma([{ quantity: '2' }], { status: 'NOT_APPROVED' });
  expect((await bring('invoices', INVOICE, credit('N-3', '-1').replace(rma, waiting))).left).toHaveLength(1);
  expect(await bring('invoices', INVOICE, credit('N-1', '-6'))).toMatchObject({ same: 1, left: [] });
  expect(await room.broken()).toEqual([]);
});

const PO = 'poNumber,poDate,vendorId,billTo,shipTo,owner,buyerCode,currency,exchangeRate';
const order = (rate: string, currency = 'USD') =>
  `P-1,2026-01-05,V-1,ACC,P2,${room.actor.userName},B0,${currency},${rate}`;

test('a document in the currency of the company has the rate 1', async () => {
  const before = await postedCount();
  const told = '2 exchangeRate: USD is the currency of the company: its rate is 1. Write 1, or leave the cell empty.';
  expect((await bring('purchaseOrders', PO, order('1.5'))).told).toEqual([told]);
  expect((await bring('invoices', `${INVOICE},exchangeRate`, `I-2,,C-1,,${DAYS},USD,10,0,2`)).told).toEqual([told]);
  expect((await bring('currencyRates', 'currency,effectiveDate,rate', 'USD,2026-01-01,2')).told).toEqual([
    told.replace('exchangeRate', 'rate'),
  ]);
  expect(await postedCount()).toBe(before);
  expect(await bring('purchaseOrders', PO, order('1'))).toMatchObject({ added: 1, told: [] });
  expect(await bring('purchaseOrders', PO, order(''))).toMatchObject({ same: 1, told: [] });
  expect(await bring('purchaseOrders', PO, order('1.5', 'EUR'))).toMatchObject({ changed: 1, told: [] });
  expect((await bring('purchaseOrders', 'poNumber,exchangeRate,currency', 'P-1,1.5,USD')).told).toEqual([told]);
  expect(await bring('purchaseOrders', PO, order(''))).toMatchObject({ changed: 1, told: [] });
  expect(
    await room.ask(`select currency, exchange_rate from purchase_order where company_id = $1 and po_number = 'P-1'`),
  ).toEqual([{ currency: 'USD', exchange_rate: '1.00000000' }]);
});

test('a currency that does not exist is refused', async () => {
  expect((await bring('currencyRates', 'currency,effectiveDate,rate', 'ZZZ,2026-01-01,2')).told).toEqual([
    '2 currency: ZZZ is no such code: a currency of ISO 4217, like EUR.',
  ]);
});

const PAYMENT = 'paymentNumber,direction,customerId,paymentDate,currency,exchangeRate,amount';
const ITEM = 'paymentNumber,itemNumber,invoiceNumber,amount';

test('a payment has the currency of what it pays, and its lines are no more than it', async () => {
  await bring(
    'invoices',
    INVOICE,
    `I-5,,C-1,,${DAYS},USD,90,0`,
    `I-6,,C-1,,${DAYS},USD,90,0`,
    `N-5,CREDIT_NOTE,C-1,,${DAYS},USD,-20,0`,
  );
  expect((await bring('payments', PAYMENT, 'R-0,IN,C-1,2026-03-01,USD,,-50')).told).toEqual([
    '2 amount: -50 is not between 0 and 999999999999.',
  ]);
  await bring('payments', PAYMENT, 'R-1,IN,C-1,2026-03-01,USD,,50', 'R-2,IN,C-1,2026-03-01,EUR,1.1,90');
  const before = await postedCount();
  const refused = async (...rows: string[]) => (await bring('paymentItems', ITEM, ...rows)).told;
  expect(await refused('R-2,1,I-5,90')).toEqual([
    '2 amount: The payment is in EUR, and this document in USD. A payment has the currency of what it pays.',
  ]);
  expect(await refused('R-1,1,I-5,40', 'R-1,2,I-6,40')).toEqual([
    '3 amount: The lines of the payment are 80 together, and the payment is 50.',
  ]);
  expect(await refused('R-1,1,I-5,-40')).toEqual([expect.stringContaining('2 amount: -40 has the wrong sign.')]);
  expect(await refused('R-1,1,N-5,20')).toEqual([expect.stringContaining('2 amount: 20 has the wrong sign.')]);
  expect(await postedCount()).toBe(before);
  expect(await bring('paymentItems', ITEM, 'R-1,1,I-5,40')).toMatchObject({ added: 1, told: [], left: [] });
  expect(await refused('R-1,2,I-6,11')).toEqual([
    '2 amount: The lines of the payment are 51 together, and the payment is 50.',
  ]);
  expect(await bring('paymentItems', ITEM, 'R-1,2,I-6,30', 'R-1,3,N-5,-20')).toMatchObject({ added: 2, told: [] });
  expect(await room.broken()).toEqual([]);
});

test('a document names orders of its own customer or vendor', async () => {
  const so = await room.salesOrder([{}]);
  const po = await room.purchaseOrder([{}]);
  const before = await postedCount();
  const invoice = await bring('invoices', INVOICE.replace('rma', 'so'), `I-7,,C-2,${so},${DAYS},USD,1,0`);
  expect(invoice.told).toEqual([`2 soNumber: The sales order ${so} belongs to C-1.`]);
  const bill = await bring('bills', BILL.replace('rtv', 'po'), `B-7,,V-2,${po},${DAYS},USD,1,0`);
  expect(bill.told).toEqual([`2 poNumber: The purchase order ${po} belongs to V-1.`]);
  expect(await postedCount()).toBe(before);
});

test('a document is not due before its day, also when the day changes later', async () => {
  const early = '2026-02-01,2026-01-31';
  const told = '2 dueDate: 2026-01-31 is before the date of the document, 2026-02-01.';
  expect((await bring('invoices', INVOICE, `I-8,,C-1,,${early},USD,1,0`)).told).toEqual([told]);
  expect((await bring('bills', BILL, `B-8,,V-1,,${early},USD,1,0`)).told).toEqual([told]);
  await bring('invoices', INVOICE, `I-8,,C-1,,${DAYS},USD,1,0`);
  expect((await bring('invoices', 'invoiceNumber,dueDate', 'I-8,2026-01-31')).told).toEqual([told]);
});

test('an invoice of a vendor is one bill', async () => {
  const head = BILL.replace('rtvNumber', 'vendorInvoiceNum');
  const bill = (number: string, invoice: string, vendor = 'V-1') => `${number},,${vendor},${invoice},${DAYS},USD,5,0`;
  expect((await bring('bills', head, bill('B-1', 'K-77'), bill('B-2', 'K-77'))).told).toEqual([
    '3 vendorInvoiceNum: The invoice K-77 of the vendor is bill B-1 already.',
  ]);
  expect(await bring('bills', head, bill('B-1', 'K-77'), bill('B-2', 'K-77', 'V-2'))).toMatchObject({ added: 2 });
  expect((await bring('bills', head, bill('B-3', 'K-77'))).told).toHaveLength(1);
  await bring('bills', head, bill('B-3', 'K-78'));
  expect((await bring('bills', 'accountPayableNumber,vendorInvoiceNum', 'B-3,K-77')).told).toEqual([
    '2 vendorInvoiceNum: The invoice K-77 of the vendor is bill B-1 already.',
  ]);
  expect(await bring('bills', head, bill('B-1', 'K-77'))).toMatchObject({ same: 1, told: [] });
  expect(await room.broken()).toEqual([]);
});
