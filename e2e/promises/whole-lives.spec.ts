import type { WorkOrder } from '@gemba/contract/orders/work-order/get-work-order';
import { ask } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { openLivingCompany } from '../support/living-company.ts';
import { card, keyIn, openLine, postedNumber, submit } from '../support/receiving.ts';
import { openScreen } from '../support/screens.ts';
import { scan } from '../support/shipping.ts';

/** Nothing comes to a dead end: each life goes on the screens from its first paper to its last, and the ledgers hold. */
test.describe.configure({ timeout: 240_000 });

type Company = Awaited<ReturnType<typeof openLivingCompany>>;

const BILLED = { billDate: '2026-02-10', dueDate: '2026-03-12', currency: 'USD' };
const INVOICED = { invoiceDate: '2026-02-10', dueDate: '2026-03-12', currency: 'USD' };

/** All of an order's only line arrives and goes to inspection; the number of its receiver. */
const receiveToQa = async ({ ines, ledgersHold }: Company, poNumber: string) => {
  await openScreen(ines, `/receivePo?q=${poNumber}`);
  await ines.getByRole('link', { name: new RegExp(poNumber) }).click();
  await openLine(ines, 'SEAL');
  await card(ines, 'SEAL').getByRole('button', { name: /^All/ }).first().click();
  await card(ines, 'SEAL').getByText('To QA').click();
  await submit(ines).click();
  const number = await postedNumber(ines);
  await ledgersHold();
  return number;
};

/** From the list of what waits in QA to the only report. */
const openInspection = async ({ ines }: Company) => {
  await openScreen(ines, '/quality/inspectionList');
  await ines.getByRole('button', { name: 'Waiting in QA' }).click();
  await ines.getByRole('link', { name: /SEAL/ }).click();
};

const statusOf = async ({ ines }: Company, path: string) =>
  (await ask<{ status: string }>(ines, 'GET', path)).data.status;

test('buy, receive, inspect, release, pay, close', async ({ phone }) => {
  const company = await openLivingCompany(phone);
  const { ines, approve, bring, pay, ledgersHold } = company;
  await company.purchaseOrder('4001', '100', '2');
  await approve('/poDetail?poNumber=4001');
  const receiverNumber = await receiveToQa(company, '4001');
  await openInspection(company);
  await ines.getByRole('button', { name: 'All good' }).click();
  await submit(ines).click();
  await expect(ines.getByText('OK', { exact: true }).first()).toBeVisible();
  await ledgersHold();
  const bill = { accountPayableNumber: 'A1', vendorId: 'V1', poNumber: '4001', receiverNumber };
  await bring('bills', { ...bill, ...BILLED, net: '205' });
  await pay({ direction: 'OUT', vendorId: 'V1' }, { accountPayableNumber: 'A1' }, '205');
  await ledgersHold();
  await openScreen(ines, `/receiverDetail?receiverNumber=${receiverNumber}`);
  await expect(ines.getByText('Paid').first()).toBeVisible();
  await openScreen(ines, '/poDetail?poNumber=4001');
  await expect(ines.getByText('Closed').first()).toBeVisible();
});

test('sell, pick, ship, invoice, pay, close', async ({ phone }) => {
  const company = await openLivingCompany(phone);
  const { ines, approve, bring, pay, ledgersHold } = company;
  await company.salesOrder('3001', '40', '5');
  await approve('/soDetail?soNumber=3001', 'review');
  await openScreen(ines, '/shipperSo?q=3001');
  await ines.getByRole('link', { name: /3001/ }).click();
  await card(ines, 'SEAL').getByRole('button', { name: /^All/ }).first().click();
  await ines.getByRole('button', { name: 'Keep open' }).click();
  const shipperNumber = await postedNumber(ines);
  await ledgersHold();
  await ines.getByRole('button', { name: 'Ship it' }).click();
  await ines.getByRole('button', { name: 'Ship', exact: true }).click();
  await ines.getByRole('dialog').getByRole('button', { name: 'Ship' }).click();
  await expect.poll(() => statusOf(company, `/shippers/${shipperNumber}`)).toBe('SHIPPED');
  await ledgersHold();
  await bring('invoices', {
    invoiceNumber: 'I1',
    customerId: 'C1',
    soNumber: '3001',
    shipperNumber,
    ...INVOICED,
    net: '200',
  });
  await pay({ direction: 'IN', customerId: 'C1' }, { invoiceNumber: 'I1' }, '200');
  await ledgersHold();
  await ines.goto(`/shipperDetail?shipperNumber=${shipperNumber}`);
  await expect(ines.getByText('Closed').first()).toBeVisible();
  await ines.getByText('Papers').click();
  await expect(ines.getByRole('main')).toContainText('I1');
  await openScreen(ines, '/soDetail?soNumber=3001');
  await expect(ines.getByText('Finished').first()).toBeVisible();
});

/** Everything that a work order still needs is issued. */
const issueAll = async ({ ines, issuePassword, ledgersHold }: Company, woNumber: string) => {
  await openScreen(ines, `/shipperWo?q=${woNumber}`);
  await ines.getByRole('link', { name: new RegExp(woNumber) }).click();
  for (const part of ['SHAFT', 'SEAL']) await card(ines, part).getByRole('button', { name: /^All/ }).first().click();
  await ines.getByLabel('Issue password').fill(issuePassword);
  await submit(ines).click();
  await postedNumber(ines);
  await ledgersHold();
};

test('make, issue, report, receive, with the variance', async ({ phone }) => {
  const company = await openLivingCompany(phone);
  const { ines, approve, ledgersHold } = company;
  await company.bom();
  await company.workOrder('7001', '10');
  await approve('/woDetail?woNumber=7001');
  await issueAll(company, '7001');
  await openScreen(ines, '/report?woNumber=7001');
  await ines.getByText('Assemble').click();
  await ines.getByRole('button', { name: /^Qualified quantity/ }).click();
  await keyIn(ines, '10');
  const end = await ines.locator('[name=end]').inputValue();
  await ines.locator('[name=start]').fill(`${end.slice(0, 11)}00:00`);
  await submit(ines).click();
  await ines.waitForURL(/reportId=/);
  await ledgersHold();
  await openScreen(ines, '/receiveWo/editWo?woNumber=7001');
  await scan(ines, 'STOCK-1');
  await card(ines, 'PUMP').getByRole('button', { name: /^All/ }).first().click();
  await submit(ines).click();
  await postedNumber(ines);
  await ledgersHold();
  expect(await statusOf(company, '/workOrders/7001')).toBe('FINISHED');
});

test('a customer returns goods, which are inspected, and restocked or scrapped', async ({ phone }) => {
  const company = await openLivingCompany(phone);
  const { ines, approve, bring, ledgersHold } = company;
  const head = { rmaNumber: '8001', rmaDate: '2026-03-02', customerId: 'C1', owner: 'ines', reason: 'Leaks' };
  await bring('rmas', { ...head, currency: 'USD' });
  await bring('rmaItems', { rmaNumber: '8001', itemNumber: 1, partNumber: 'SEAL', quantity: '6', unitPrice: '5' });
  await approve('/rmaDetail?rmaNumber=8001');
  await openScreen(ines, '/receiveRma?q=8001');
  await ines.getByRole('link', { name: /8001/ }).click();
  await card(ines, 'SEAL').getByRole('button', { name: /^All/ }).first().click();
  await submit(ines).click();
  await postedNumber(ines);
  await ledgersHold();
  await openInspection(company);
  const rejected = ines.getByRole('group', { name: 'Reject', exact: true }).getByRole('button', { name: 'More' });
  await rejected.click();
  await rejected.click();
  await ines.getByRole('button', { name: 'The rest is good' }).click();
  await ines.getByText('Scrap', { exact: true }).click();
  await ines.getByText('Damaged').click();
  await submit(ines).click();
  await expect(ines.getByText('Partial', { exact: true }).first()).toBeVisible();
  await ledgersHold();
  await bring('invoices', {
    invoiceNumber: 'N1',
    kind: 'CREDIT_NOTE',
    customerId: 'C1',
    rmaNumber: '8001',
    ...INVOICED,
    net: '-30',
  });
  await ledgersHold();
  expect(await statusOf(company, '/rmas/8001')).toBe('CLOSED');
});

test('rejected goods go back to their vendor, who credits them', async ({ phone }) => {
  const company = await openLivingCompany(phone);
  const { ines, approve, bring, ledgersHold } = company;
  await company.purchaseOrder('4002', '50', '2');
  await approve('/poDetail?poNumber=4002');
  await receiveToQa(company, '4002');
  await openInspection(company);
  await ines.getByRole('group', { name: 'Reject', exact: true }).getByRole('button', { name: 'More' }).click();
  await ines.getByRole('button', { name: 'The rest is good' }).click();
  await ines.getByText('Return (RTV)', { exact: true }).click();
  await ines.getByText('Out of tolerance').click();
  await submit(ines).click();
  const way = ines.getByRole('link', { name: /RTV/ }).first();
  await way.click();
  await ines.waitForURL(/rtvDetail/);
  const rtvNumber = new URL(ines.url()).searchParams.get('rtvNumber') ?? '';
  await approve(`/rtvDetail?rtvNumber=${rtvNumber}`);
  await openScreen(ines, `/shipRtv?q=${rtvNumber}`);
  await ines.getByRole('link', { name: new RegExp(rtvNumber) }).click();
  await card(ines, 'SEAL').getByRole('button', { name: /^All/ }).first().click();
  await submit(ines).click();
  await postedNumber(ines);
  await ledgersHold();
  await bring('bills', {
    accountPayableNumber: 'D1',
    kind: 'DEBIT_NOTE',
    vendorId: 'V1',
    rtvNumber,
    ...BILLED,
    net: '-2',
  });
  await ledgersHold();
  expect(await statusOf(company, `/rtvs/${rtvNumber}`)).toBe('CLOSED');
});

test('an engineering change makes a new revision of the BOM, and the next work order uses it', async ({ phone }) => {
  const company = await openLivingCompany(phone);
  const { ines, approve, bring } = company;
  await company.bom();
  await bring('ecns', {
    ecnNumber: '2291',
    title: 'Third seal',
    status: 'OPEN',
    oldChangeOrder: 'A',
    newChangeOrder: 'B',
    engineer: 'E-7',
    originator: 'E-7',
    createdOn: '2026-03-01',
    dueDate: '2026-04-01',
  });
  await bring('ecnParts', { ecnNumber: '2291', partNumber: 'PUMP', oldRevision: 'A', newRevision: 'B' });
  await openScreen(ines, '/engineering/bom/detail?partNumber=PUMP');
  await ines.getByRole('button', { name: 'More' }).click();
  await ines.getByRole('link', { name: 'Change BOM' }).click();
  await ines.getByRole('group', { name: 'Quantity' }).nth(1).getByRole('button', { name: 'More' }).click();
  await ines.getByLabel('Reason').fill('Dust came in');
  await ines.getByRole('button', { name: 'Save revision B' }).click();
  await expect(ines.getByText('The BOM of PUMP has a new revision')).toBeVisible();
  await company.workOrder('7002', '10');
  await approve('/woDetail?woNumber=7002');
  await issueAll(company, '7002');
  const { components } = (await ask<WorkOrder>(ines, 'GET', '/workOrders/7002')).data;
  expect(components.map(({ part, quantityIssued }) => `${part} ${Number(quantityIssued)}`)).toEqual([
    'SHAFT 10',
    'SEAL 30',
  ]);
});
