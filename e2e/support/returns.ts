import type { Page } from '@playwright/test';
import { importRows } from './imports.ts';

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
    reason: 'Wrong bore',
    currency: 'USD',
    ...head,
  };
  await importRows(page, `${kind}s`, { ...order, status: 'NOT_APPROVED' });
  await importRows(page, `${kind}Items`, { ...key, itemNumber: '1', ...item });
  await importRows(page, `${kind}s`, { ...order, status: 'APPROVED' });
  return number;
};

export const importRma = (page: Page, partNumber: string, quantity: string) =>
  importReturn(page, 'rma', { customerId: 'ALD-002', owner: 'sales' }, { partNumber, quantity, unitPrice: '9.2' });

export const importRtv = (page: Page, partNumber: string, location: string, quantity: string) =>
  importReturn(
    page,
    'rtv',
    { vendorId: 'KES-031', owner: 'buyer' },
    { partNumber, location, quantity, unitCost: '2.89' },
  );
