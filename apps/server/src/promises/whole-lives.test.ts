import { beforeAll, expect, it } from 'vitest';
import { ISSUE_PASSWORD } from '../testing/template-company.ts';
import { startTestApp } from '../testing/test-app.ts';
import { type LivingCompany, openLivingCompany } from './testing/lives/company.ts';

/** Nothing comes to a dead end: each life goes from its first paper to its last by calls alone. */
const erp = await startTestApp();
let company: LivingCompany;
beforeAll(async () => {
  company = await openLivingCompany(erp, 'LIVES');
});

const BILLED = { billDate: '2026-02-10', dueDate: '2026-03-12', currency: 'USD' };
const INVOICED = { invoiceDate: '2026-02-10', dueDate: '2026-03-12', currency: 'USD' };
const at = (location: string, quantity: string) => ({ locations: [{ location, quantity }] });
const statusOf = async (path: string) => (await company.read<{ status: string }>(path)).status;

/** Goods that came to QA under a report. */
async function receiveToQa(poNumber: string, irNumber: string, quantity: string) {
  const item = { itemNumber: 1, ...at('QA-1', quantity), irNumber, qtyQualified: '0' };
  const path = `/receiving/purchaseOrders/${poNumber}`;
  return (await company.done<{ receiverNumber: string }>(path, { items: [item] })).receiverNumber;
}

it('buy, receive, inspect, release, pay, close', async () => {
  const { done, bring, pay } = company;
  await company.purchaseOrder('P1', 'SEAL', '100', '2');
  const receiverNumber = await receiveToQa('P1', 'IR-1', '100');
  expect(await company.held('SEAL', 'QA-1')).toBe('0 on hand, 100 in QA, 0 in WIP');
  await done('/inspections/IR-1/decide', { location: 'QA-1', release: { quantity: '100', location: 'STOCK-1' } });
  expect(await company.held('SEAL', 'STOCK-1')).toBe('100 on hand, 0 in QA, 0 in WIP');
  expect(await company.booked('GOODS_RECEIVED_NOT_INVOICED')).toBe('-200.00');
  await bring('bills', {
    accountPayableNumber: 'A1',
    vendorId: 'V1',
    poNumber: 'P1',
    receiverNumber,
    ...BILLED,
    net: '205',
  });
  expect(await company.booked('GOODS_RECEIVED_NOT_INVOICED')).toBe('0.00');
  await pay('Y1', { direction: 'OUT', vendorId: 'V1' }, { accountPayableNumber: 'A1' }, '205');
  expect(await company.read(`/receivers/${receiverNumber}`)).toMatchObject({
    status: 'CLOSED',
    accountPayableNumber: 'A1',
  });
  expect(await statusOf('/purchaseOrders/P1')).toBe('CLOSED');
  expect([await company.booked('PAYABLE'), await company.booked('CASH')]).toEqual(['0.00', '-205.00']);
  expect(await company.told('po P1')).toEqual(['order.decided', 'goods.received']);
  expect(await company.told('qa_decision IR-1/1')).toEqual(['quality.decided']);
});

it('sell, pick, ship, invoice, pay, close', async () => {
  const { done, bring, pay } = company;
  await company.salesOrder('S1', 'SEAL', '40', '5');
  const picks = [{ itemNumber: 1, locations: [{ location: 'STOCK-1', newQtyShipped: '40' }] }];
  const { shipperNumber } = await done<{ shipperNumber: string }>('/shipping/salesOrders/S1', { items: picks });
  expect(await statusOf(`/shippers/${shipperNumber}`)).toBe('OPEN');
  await done(`/shippers/${shipperNumber}/ship`, {});
  expect(await statusOf(`/shippers/${shipperNumber}`)).toBe('SHIPPED');
  await bring('invoices', {
    invoiceNumber: 'I1',
    customerId: 'C1',
    soNumber: 'S1',
    shipperNumber,
    ...INVOICED,
    net: '200',
  });
  expect(await company.read(`/shippers/${shipperNumber}`)).toMatchObject({ status: 'CLOSED', invoiceNumber: 'I1' });
  await pay('Y2', { direction: 'IN', customerId: 'C1' }, { invoiceNumber: 'I1' }, '200');
  expect([await company.booked('RECEIVABLE'), await company.booked('REVENUE')]).toEqual(['0.00', '-200.00']);
  expect(await statusOf('/salesOrders/S1')).toBe('FINISHED');
  expect(await company.told('so S1')).toEqual(['order.decided', 'goods.shipped']);
});

it('make, issue, report, receive, with the variance', async () => {
  const { done, bring } = company;
  await bring('boms', { partNumber: 'PUMP', revision: 'A' });
  const material = { partNumber: 'PUMP', revision: 'A', makeBuy: 'BUY' };
  await bring(
    'bomItems',
    { ...material, itemNumber: 1, componentNumber: 'SHAFT', quantity: '1' },
    { ...material, itemNumber: 2, componentNumber: 'SEAL', quantity: '2' },
  );
  await company.workOrder('W1', 'PUMP', '10');
  const items = [
    { itemNumber: 1, ...at('STOCK-1', '10') },
    { itemNumber: 2, ...at('STOCK-1', '20') },
  ];
  await done('/shipping/workOrders/W1', { issuePassword: ISSUE_PASSWORD, items });
  const [start, end] = [Date.now() - 7_200_000, Date.now() - 3_600_000].map((time) => new Date(time).toISOString());
  await done('/timeReports', { woNumber: 'W1', sequence: 10, wageType: 2, qualifiedQty: '10', start, end });
  await done('/receiving/workOrders/W1', at('STOCK-1', '10'));
  expect(await statusOf('/workOrders/W1')).toBe('FINISHED');
  expect(await company.held('PUMP', 'STOCK-1')).toBe('10 on hand, 0 in QA, 0 in WIP');
  // 10 pumps at 60, made of 10 shafts at 10 and 20 seals at 2, and of labour: nothing of it stays in process.
  expect(await company.booked('WIP')).toBe('0.00');
  expect(await company.told('wo W1')).toEqual(['order.decided', 'goods.issued', 'time.reported', 'goods.received']);
});

it('a customer returns goods, which are inspected, and restocked or scrapped', async () => {
  const { done, bring, decide } = company;
  await bring('rmas', {
    rmaNumber: 'R1',
    rmaDate: '2026-03-02',
    customerId: 'C1',
    soNumber: 'S1',
    owner: 'ines',
    reason: 'Leaks',
    currency: 'USD',
  });
  await bring('rmaItems', {
    rmaNumber: 'R1',
    itemNumber: 1,
    partNumber: 'SEAL',
    soItemNumber: 1,
    quantity: '6',
    unitPrice: '5',
  });
  await decide('rmas', 'R1', 'approve');
  const received = { items: [{ itemNumber: 1, to: 'QA', ...at('QA-1', '6') }] };
  const { items } = await done<{ items: { irNumber: string }[] }>('/receiving/rmas/R1', received);
  expect(await company.held('SEAL', 'QA-1')).toBe('0 on hand, 6 in QA, 0 in WIP');
  const irNumber = items[0]?.irNumber ?? '';
  await done(`/inspections/${encodeURIComponent(irNumber)}/decide`, {
    location: 'QA-1',
    release: { quantity: '4', location: 'STOCK-1' },
    reject: { quantity: '2', to: 'SCRAP', reason: 'DAMAGED' },
  });
  expect(await company.held('SEAL', 'QA-1')).toBe('0 on hand, 0 in QA, 0 in WIP');
  await bring('invoices', {
    invoiceNumber: 'N1',
    kind: 'CREDIT_NOTE',
    customerId: 'C1',
    rmaNumber: 'R1',
    ...INVOICED,
    net: '-30',
  });
  expect(await statusOf('/rmas/R1')).toBe('CLOSED');
  expect(await company.told('rma R1')).toEqual(['order.decided', 'goods.received']);
});

it('rejected goods go back to their vendor, who credits them', async () => {
  const { done, bring, decide } = company;
  await company.purchaseOrder('P2', 'SEAL', '50', '2');
  await receiveToQa('P2', 'IR-2', '50');
  const rejected = { quantity: '50', to: 'RTV', reason: 'TOLERANCE' };
  const { decisions } = await done<{ decisions: { rtvNumber: string }[] }>('/inspections/IR-2/decide', {
    location: 'QA-1',
    reject: rejected,
  });
  const rtvNumber = decisions[0]?.rtvNumber ?? '';
  await decide('rtvs', rtvNumber, 'approve');
  await done(`/shipping/rtvs/${rtvNumber}`, { items: [{ itemNumber: 1, ...at('QA-1', '50') }] });
  expect(await company.held('SEAL', 'QA-1')).toBe('0 on hand, 0 in QA, 0 in WIP');
  await bring('bills', {
    accountPayableNumber: 'D1',
    kind: 'DEBIT_NOTE',
    vendorId: 'V1',
    rtvNumber,
    ...BILLED,
    net: '-100',
  });
  expect(await statusOf(`/rtvs/${rtvNumber}`)).toBe('CLOSED');
  expect(await company.told(`rtv ${rtvNumber}`)).toEqual(['order.decided', 'goods.shipped']);
});

it('an engineering change makes a new revision of the BOM, and the next work order uses it', async () => {
  const { done, bring, read } = company;
  await bring('ecns', {
    ecnNumber: 'E1',
    title: 'Second seal',
    status: 'OPEN',
    oldChangeOrder: 'A',
    newChangeOrder: 'B',
    engineer: 'E-7',
    originator: 'E-7',
    createdOn: '2026-03-01',
    dueDate: '2026-04-01',
  });
  await bring('ecnParts', { ecnNumber: 'E1', partNumber: 'PUMP', oldRevision: 'A', newRevision: 'B' });
  const items = [
    { itemNumber: 1, component: 'SHAFT', makeBuy: 'BUY', quantity: '1' },
    { itemNumber: 2, component: 'SEAL', makeBuy: 'BUY', quantity: '3' },
  ];
  const changed = await done('/boms/PUMP/revisions', { from: 'A', revision: 'B', items, reason: 'Dust came in' });
  expect(changed).toEqual({ partNumber: 'PUMP', revision: 'B', ecnNumber: 'E1' });
  expect((await read<{ revision: string }>('/boms/PUMP')).revision).toBe('B');
  await company.workOrder('W2', 'PUMP', '10');
  const form = await read<{ components: { part: string; quantityRequired: string }[] }>('/shipping/workOrders/W2');
  expect(form.components.map(({ part, quantityRequired }) => `${part} ${Number(quantityRequired)}`)).toEqual([
    'SHAFT 10',
    'SEAL 30',
  ]);
});
