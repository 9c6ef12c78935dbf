import * as contract from '@gemba/contract/documents/unshare-document';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { lockDocument } from './document.sql.ts';

const updateShare = statement<{ companyId: number; documentId: string }, object>(
  `update document_share set revoked_at = now()
    where company_id = :companyId and document_id = :documentId and revoked_at is null and expires_at > now() returning 1`,
);

export const unshareDocument = operation(contract.unshareDocument, async (tx, { companyId }, { params }) => {
  await lockDocument(tx, companyId, params.documentId);
  const ended = await tx.all(updateShare({ companyId, documentId: params.documentId }));
  return { ended: ended.length };
});
