import type { Page } from '@playwright/test';
import { ask } from './approvals.ts';

/** A part from the mock-ups: in every state at once. */
export const SHOWN_PART = 'BRG-6204-2RS';
/** Under an open change, and hard to carry in an address. */
export const CHANGING_PART = 'SEL-45/65/8-NBR';

/** A part number of our own that no other run has used, with all that part numbers may hold. */
export const newNumber = (start: string) => `${start}${Date.now().toString(36).slice(-7)}`.toUpperCase();

export const addPart = (page: Page, part: { partNumber: string; description: string; partType?: 'MAKE' }) =>
  ask(page, 'POST', '/parts', { partType: 'BUY', ...part });

/** The figures of the rows of a list, as they are drawn. */
export const figuresIn = async (page: Page, list: string): Promise<number[]> => {
  const rows = await page.getByRole('list', { name: list }).getByRole('listitem').allInnerTexts();
  return rows.map((row) => Number(/^[\d,]+(\.\d+)?$/m.exec(row)?.[0].replaceAll(',', '')));
};
