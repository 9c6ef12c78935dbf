import type { Page } from '@playwright/test';
import { ask } from './approvals.ts';

interface Imported {
  faultCount: number;
  faults: unknown[];
  conflictCount: number;
}

const importRow = async (page: Page, kind: string, row: Record<string, string>) => {
  const { data } = await ask<Imported>(page, 'POST', `/imports/${kind}`, { rows: [row] });
  if (data.faultCount + data.conflictCount > 0) throw new Error(`${kind}: ${JSON.stringify(data)}`);
};

/** A return of the story's own, with one item, approved by the system beside us. */
const importReturn = async (
  page: Page,
  kind: 'rma' | 'rtv',
  head: Record<string, string>,
  item: Record<string, string>,
) => {
  const number = String(Date.now());
  const key = { [`${kind}Number`]: number };
  const order = {
    ...key,
    [`${kind}Date`]: '2026-01-05',
    owner: 'sales',
    reason: 'Wrong bore',
    currency: 'USD',
    ...head,
  };
  await importRow(page, `${kind}s`, { ...order, status: 'NOT_APPROVED' });
  await importRow(page, `${kind}Items`, { ...key, itemNumber: '1', ...item });
  await importRow(page, `${kind}s`, { ...order, status: 'APPROVED' });
  return number;
};

export const importRma = (page: Page, partNumber: string, quantity: string) =>
  importReturn(page, 'rma', { customerId: 'ALD-002' }, { partNumber, quantity, unitPrice: '9.2' });

export const importRtv = (page: Page, partNumber: string, location: string, quantity: string) =>
  importReturn(page, 'rtv', { vendorId: 'KES-031' }, { partNumber, location, quantity, unitCost: '2.89' });
