import type { Page } from '@playwright/test';
import { ask } from './approvals.ts';
import { addPart, newNumber } from './parts.ts';

/** A BOM from the mock-ups: three levels, an open change, an alternative. */
export const SHOWN_BOM = 'GBX-220-05';
export const SHOWN_ECN = '2291';

/** A part of our own, so that no story stands in the way of another. */
export const newPart = async (page: Page, start: string) => {
  const partNumber = newNumber(start);
  await addPart(page, { partNumber, description: `Story ${partNumber}` });
  return partNumber;
};

export const addBom = (page: Page, partNumber: string, components: readonly string[]) =>
  ask<unknown>(page, 'POST', '/boms', {
    partNumber,
    revision: 'A',
    items: components.map((component, nth) => ({ itemNumber: nth + 1, component, makeBuy: 'MAKE', quantity: '2' })),
  });
