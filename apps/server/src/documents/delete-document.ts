import * as contract from '@gemba/contract/documents/delete-document';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { lockDocument } from './document.sql.ts';

export const markDeleted = statement<{ companyId: number; documentId: string }>(
  'update document set deleted_at = now() where company_id = :companyId and document_id = :documentId',
);

/** The row and the bytes stay as proof of what was shown; nobody can open them any more. */
export const deleteDocument = operation(
  contract.deleteDocument,
  async (tx, { companyId }, { params: { documentId } }) => {
    await lockDocument(tx, companyId, documentId);
    await tx.run(markDeleted({ companyId, documentId }));
    return null;
  },
);
