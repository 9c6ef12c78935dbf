import type { Page } from '@playwright/test';
import { ask } from './approvals.ts';

export type ImportedRow = Readonly<Record<string, string | number | boolean>>;

interface Imported {
  conflictCount: number;
}

/** Rows from the system beside us: all of them are taken, or the story ends. */
export const importRows = async (page: Page, kind: string, ...rows: ImportedRow[]) => {
  const { success, data } = await ask<Imported>(page, 'POST', `/imports/${kind}`, { rows });
  if (!success || data.conflictCount > 0) throw new Error(`${kind}: ${JSON.stringify(data)}`);
};
