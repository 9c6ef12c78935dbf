import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import { plainQuantity, quantityUnits } from '../../postings/index.ts';

/** Goods of a report that leave QA otherwise than by a decision. */
interface Leaving {
  readonly irNumber: string;
  readonly partNumber: string;
  readonly location: string;
  readonly quantity: bigint;
}

const lockRows = statement<{ companyId: number; numbers: readonly string[] }, object>(
  `select 1 from inspection_report where company_id = :companyId and ir_number = any(:numbers::text[])
    order by ir_number for no key update`,
);

export const lockReports = async (tx: Tx, companyId: number, numbers: readonly string[]) =>
  numbers.length === 0 ? [] : tx.all(lockRows({ companyId, numbers }));

const selectWaiting = statement<
  { companyId: number; numbers: readonly string[] },
  { irNumber: string; location: string; waiting: string }
>(
  'select ir_number, location, waiting from qa_goods where company_id = :companyId and ir_number = any(:numbers::text[])',
  { neverNull: ['location', 'waiting'] },
);

/**
 * A receiver that is taken back takes its goods out of QA. Its reports are locked: somebody may decide about them now. Goods
 * of other reports may wait in the same location, so the stock there does not tell whether these are left.
 */
export async function checkStillInQa(tx: Tx, companyId: number, leaving: readonly Leaving[]) {
  if (leaving.length === 0) return;
  const numbers = leaving.map(({ irNumber }) => irNumber);
  const [, waiting] = await Promise.all([
    lockReports(tx, companyId, numbers),
    tx.all(selectWaiting({ companyId, numbers })),
  ]);
  for (const { irNumber, location, partNumber } of leaving) {
    const same = (other: { irNumber: string; location: string }) =>
      other.irNumber === irNumber && other.location === location;
    const needed = leaving.filter(same).reduce((sum, { quantity }) => sum + quantity, 0n);
    const missing = needed - quantityUnits(waiting.find(same)?.waiting ?? '0');
    if (missing > 0n)
      refuse('STOCK_ALREADY_USED', { partNumber, location, missing: plainQuantity(missing), bucket: 'inQa' });
  }
}
