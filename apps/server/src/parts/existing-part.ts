import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { refuse } from '../kit/refuse.ts';

type Key = { companyId: number; partNumber: string };

const selectPart = statement<Key, object>(
  'select 1 from part where company_id = :companyId and part_number = :partNumber',
);

const selectRevision = statement<Key & { revision: string }, { known: boolean }>(
  `select part.revision = :revision or exists (select from part_revision former where former.company_id = :companyId
            and former.part_number = :partNumber and former.revision = :revision) as known
     from part where part.company_id = :companyId and part.part_number = :partNumber`,
);

/** An empty list of a part that exists is an answer; of one that does not, a refusal. */
export async function existingPart(tx: Tx, companyId: number, partNumber: string) {
  const part = await tx.first(selectPart({ companyId, partNumber }));
  if (!part) refuse('PART_NOT_EXIST', { partNumber });
}

/** The one that the part has now, or one that it had. */
export async function existingRevision(tx: Tx, companyId: number, partNumber: string, revision: string) {
  const part = await tx.first(selectRevision({ companyId, partNumber, revision }));
  if (!part) refuse('PART_NOT_EXIST', { partNumber });
  if (!part?.known) refuse('PART_REVISION_NOT_EXIST', { partNumber, revision });
}
