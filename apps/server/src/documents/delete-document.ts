import type { Tx } from '../kit/database/database.ts';
import { lockDocument } from './document.sql.ts';

/** The row and the bytes stay, so that what was once shown can still be proved; nobody reads them any more. */
export async function takeAway(tx: Tx, companyId: number, documentId: string) {
  await lockDocument(tx, companyId, documentId);
  await tx.query('update document set deleted_at = now() where company_id = $1 and document_id = $2', [
    companyId,
    documentId,
  ]);
  return null;
}
