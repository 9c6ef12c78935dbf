import { expect } from '@playwright/test';
import { catalogues } from './approvals.ts';
import { gemba } from './command.ts';
import { fillLogin, type Story } from './gemba.ts';
import { type ImportedRow, importRows } from './imports.ts';
import { openScreen } from './screens.ts';

const PASSWORD = 'blue-truck-41';
const DAY = '2026-01-12';
const USD = { currency: 'USD' } as const;
const { words } = catalogues['en-US'];

/**
 * A company as `gemba company add` makes it, with a maker, `ines`, and an approver, `omar`. Its data come as an ERP beside us
 * sends them; everything else is done on the screens.
 */
export async function openLivingCompany(phone: Story['phone']) {
  const code = `LIFE-${Date.now().toString(36).toUpperCase()}`;
  const said = await gemba(['company', 'add', code, 'Life Works', '--admin', 'ines'], PASSWORD);
  await gemba(['user', 'add', code, 'omar', '--employee', 'E-7', '--roles', 'all'], PASSWORD);
  const signIn = async (userName: string) => {
    const page = await (await phone()).open();
    await openScreen(page, '/login');
    await fillLogin(page, userName, PASSWORD, code);
    await page.locator('button[type=submit]').click();
    await page.waitForURL((url) => url.pathname !== '/login');
    return page;
  };
  const ines = await signIn('ines');
  const bring = (kind: string, ...rows: ImportedRow[]) => importRows(ines, kind, ...rows);
  await bring('vendors', { vendorId: 'V1', vendorName: 'Kestrel Bearings', ...USD });
  await bring('customers', { customerId: 'C1', customerName: 'Alder Pumps', ...USD, creditLimit: '50000' });
  const bought = { partType: 'BUY', uom: 'EA', qIType: 'NONE' };
  await bring(
    'parts',
    { partNumber: 'SEAL', description: 'Seal', ...bought, stdCost: '2' },
    { partNumber: 'SHAFT', description: 'Shaft', ...bought, stdCost: '10' },
    { partNumber: 'PUMP', description: 'Pump', ...bought, partType: 'MAKE', stdCost: '60' },
  );
  await bring(
    'onHand',
    { partNumber: 'SEAL', location: 'STOCK-1', quantity: '100', unitCost: '2' },
    { partNumber: 'SHAFT', location: 'STOCK-1', quantity: '100', unitCost: '10' },
  );
  await bring(
    'approvalAuthorities',
    ...['po', 'so', 'wo', 'rma', 'rtv'].map((kind) => ({ userName: 'omar', kind, limitAmount: '100000' })),
  );

  return {
    ines,
    bring,
    issuePassword: /password is (\S+);/.exec(said)?.[1] ?? '',
    /** Stock and journal add up. */
    ledgersHold: () => gemba(['check-ledger', '--company', code]),
    /** Omar opens a paper that waits, and approves it. */
    approve: async (address: string, event: 'approve' | 'review' = 'approve') => {
      const omar = await signIn('omar');
      await openScreen(omar, address);
      await omar.getByRole('button', { name: words.event[event], exact: true }).click();
      await expect(omar.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
    },
    purchaseOrder: async (poNumber: string, quantityOrdered: string, costPerUnit: string) => {
      const people = { owner: 'ines', buyerCode: 'B1', billTo: 'OFFICE', shipTo: 'MAIN' };
      await bring('purchaseOrders', { poNumber, poDate: DAY, vendorId: 'V1', ...people, ...USD });
      const line = { partNumber: 'SEAL', quantityOrdered, costPerUnit, dateRequired: '2026-02-02' };
      await bring('purchaseOrderItems', { poNumber, itemNumber: 1, ...line });
    },
    salesOrder: async (soNumber: string, quantityOrdered: string, listPrice: string) => {
      const head = { soNumber, soDate: DAY, customerId: 'C1', owner: 'ines', warehouseCode: 'MAIN', ...USD };
      await bring('salesOrders', head);
      const line = { partNumber: 'SEAL', quantityOrdered, listPrice, dateRequired: '2026-02-20' };
      await bring('salesOrderItems', { soNumber, itemNumber: 1, ...line });
    },
    workOrder: async (woNumber: string, quantityOrdered: string) => {
      const days = { woDate: DAY, startDate: '2026-01-19', dueDate: '2026-02-16' };
      const head = { woNumber, partNumber: 'PUMP', quantityOrdered, warehouseCode: 'MAIN', owner: 'ines', ...days };
      await bring('workOrders', { ...head, fromBom: true });
      await bring('workOrderOperations', { woNumber, sequence: 10, wc: 'ASSY-1', description: 'Assemble' });
    },
    bom: async () => {
      const material = { partNumber: 'PUMP', revision: 'A' };
      await bring('boms', material);
      await bring(
        'bomItems',
        { ...material, itemNumber: 1, componentNumber: 'SHAFT', makeBuy: 'BUY', quantity: '1' },
        { ...material, itemNumber: 2, componentNumber: 'SEAL', makeBuy: 'BUY', quantity: '2' },
      );
    },
    pay: async (by: ImportedRow, document: ImportedRow, amount: string) => {
      await bring('payments', { paymentNumber: 'Y1', paymentDate: '2026-03-20', ...USD, ...by, amount });
      await bring('paymentItems', { paymentNumber: 'Y1', itemNumber: 1, ...document, amount });
    },
  };
}
