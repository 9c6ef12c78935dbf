import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';

/** An empty list of a part that exists is an answer; of one that does not, a refusal. */
export async function existingPart(tx: Tx, companyId: number, partNumber: string) {
  const [part] = await tx.query('select 1 from part where company_id = $1 and part_number = $2', [
    companyId,
    partNumber,
  ]);
  if (!part) refuse('PART_NOT_EXIST', { partNumber });
}
