import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';

/**
 * What a person has stored, deleted documents left out. A revision that only changed the words shares the bytes of the one
 * before it. The lock lets two uploads of one person pass one after the other: each alone would fit.
 */
export async function checkQuota(tx: Tx, { companyId, userId }: Actor, adding: number, quota: number) {
  await tx.query(`select pg_advisory_xact_lock($1, hashtext('documents ' || $2::int))`, [companyId, userId]);
  const [row] = await tx.query<{ used: string }>(
    `select coalesce(sum(stored.byte_count), 0)::text as used
       from document_revision stored join document using (company_id, document_id)
      where stored.company_id = $1 and stored.uploaded_by = $2 and document.deleted_at is null
        and not exists (select from document_revision older
                         where older.company_id = stored.company_id and older.document_id = stored.document_id
                           and older.doc_rev < stored.doc_rev and older.storage_id = stored.storage_id)`,
    [companyId, userId],
  );
  if (Number(row?.used) + adding > quota) refuse('DOCUMENT_QUOTA_EXCEEDED');
}
