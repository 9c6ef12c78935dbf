import type pg from 'pg';
import { checkLedger } from '../inventory/index.ts';

/** Prints the count of violations per rule as JSON; a ledger that adds up has none. */
export async function checkTheLedger(owner: pg.Client) {
  const counts = await checkLedger(owner);
  console.log(JSON.stringify(counts, null, 2));
  return Object.values(counts).every((count) => count === 0) ? 0 : 1;
}
