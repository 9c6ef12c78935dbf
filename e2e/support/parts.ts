import type { Page } from '@playwright/test';
import { ask } from './approvals.ts';

/** Of the mock-ups: in every state at once. */
export const SHOWN_PART = 'BRG-6204-2RS';
/** Under an open change, and hard to carry in an address. */
export const CHANGING_PART = 'SEL-45/65/8-NBR';

const at = (path: string, fields: Record<string, string>) => `${path}?${new URLSearchParams(fields)}`;
const partNumber = CHANGING_PART;

/** The address of something real for the screens of parts and inventory. */
export const partAddresses: Record<string, string> = {
  '/pnList': at('/pnList', { q: 'SEL-45' }),
  '/pnDetail': at('/pnDetail', { partNumber }),
  '/partOnHand': at('/partOnHand', { partNumber }),
  '/partOnDemand': at('/partOnDemand', { partNumber: SHOWN_PART }),
  '/partOnOrder': at('/partOnOrder', { partNumber: SHOWN_PART }),
  '/partOnSit': at('/partOnSit', { partNumber: SHOWN_PART }),
  '/label/part': at('/label/part', { partNumber: SHOWN_PART, lotNumber: 'K260618-3', template: 'box' }),
  '/inventory/list': at('/inventory/list', { by: 'part', q: 'SEL-45/65' }),
  '/inventory/detail': at('/inventory/detail', { partNumber: SHOWN_PART, location: 'A-03-2' }),
  '/inventory/log': at('/inventory/log', { partNumber: SHOWN_PART, location: 'A-03-2' }),
};

/** A part number of our own that no other run has used, with all that part numbers may hold. */
export const newNumber = (start: string) => `${start}${Date.now().toString(36).slice(-7)}`.toUpperCase();

export const addPart = (page: Page, part: { partNumber: string; description: string }) =>
  ask(page, 'POST', '/parts', { partType: 'BUY', ...part });

/** The figures of the rows of a list, as they are drawn. */
export const figuresIn = async (page: Page, list: string): Promise<number[]> => {
  const rows = await page.getByRole('list', { name: list }).getByRole('listitem').allInnerTexts();
  return rows.map((row) => Number(/^[\d,]+(\.\d+)?$/m.exec(row)?.[0].replaceAll(',', '')));
};
