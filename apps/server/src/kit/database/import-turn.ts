import { refuse } from '../refuse.ts';
import type { Tx } from './database.ts';
import { isLocked } from './sql-state.ts';
import { statement } from './statement.ts';

/**
 * Imports of one company take turns: two of them would wait for each other row by row, and could each hold what the other wants.
 * Held until the end of the transaction.
 */
export const takeImportTurn = statement<{ companyId: number }>(
  `select pg_advisory_xact_lock(hashtext('import'), :companyId)`,
);

/**
 * Takes a turn among the imports: for work that draws a number which a file may bring at the same moment. Taken before any
 * other lock, as by an import.
 */
export async function afterImports(tx: Tx, companyId: number) {
  try {
    await tx.run(takeImportTurn({ companyId }));
  } catch (error) {
    if (isLocked(error)) refuse('IMPORT_UNDER_WAY');
    throw error;
  }
}
