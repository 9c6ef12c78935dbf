import type { Page } from '@playwright/test';
import { ask } from './approvals.ts';
import { addPart, CHANGING_PART, newNumber } from './parts.ts';

/** Of the mock-ups: three levels, an open change, an alternative. */
export const SHOWN_BOM = 'GBX-220-05';
export const SHOWN_ECN = '2291';

const at = (path: string, fields: Record<string, string>) => `${path}?${new URLSearchParams(fields)}`;

/** The address of something real for the screens of engineering. */
export const engineeringAddresses: Record<string, string> = {
  '/engineering/bom/list': at('/engineering/bom/list', { q: 'GBX-220' }),
  '/engineering/bom/detail': at('/engineering/bom/detail', { partNumber: SHOWN_BOM }),
  '/engineering/bom/add': at('/engineering/bom/add', { partNumber: CHANGING_PART }),
  '/engineering/ecn/list': at('/engineering/ecn/list', { status: 'all' }),
  '/engineering/ecn/detail': at('/engineering/ecn/detail', { ecnNumber: SHOWN_ECN }),
  '/engineering/ecn/parts': at('/engineering/ecn/parts', { ecnNumber: SHOWN_ECN }),
  '/document/list': at('/document/list', { partNumber: CHANGING_PART }),
  '/drawing/list': at('/drawing/list', { partNumber: SHOWN_BOM }),
};

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
