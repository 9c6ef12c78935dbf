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

/** The one that the part has now, or one that it had. */
export async function existingRevision(tx: Tx, companyId: number, partNumber: string, revision: string) {
  const [part] = await tx.query<{ known: boolean }>(
    `select part.revision = $3 or exists (select from part_revision former where former.company_id = $1
              and former.part_number = $2 and former.revision = $3) as known
       from part where part.company_id = $1 and part.part_number = $2`,
    [companyId, partNumber, revision],
  );
  if (!part) refuse('PART_NOT_EXIST', { partNumber });
  if (!part?.known) refuse('PART_REVISION_NOT_EXIST', { partNumber, revision });
}
