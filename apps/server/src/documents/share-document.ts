import { getSharedDocument } from '@gemba/contract/documents/get-shared-document';
import * as contract from '@gemba/contract/documents/share-document';
import { pathOf } from '@gemba/contract/kit/call';
import { sha256 } from '../kit/crypto/keys.ts';
import { statement } from '../kit/database/statement.ts';
import { operation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { lockDocument } from './document.sql.ts';
import { newShareToken } from './share-token.ts';

const insertShare = statement<
  { companyId: number; token: Buffer; documentId: string; userId: number; hours: number },
  { expiresAt: string }
>(
  `insert into document_share (company_id, share_hash, document_id, shared_by, expires_at)
   values (:companyId, :token, :documentId, :userId, now() + make_interval(hours => :hours)) returning expires_at`,
);

/** The link is told once; only its hash is stored. */
export const shareDocument = operation(contract.shareDocument, async (tx, { companyId, userId }, { params, body }) => {
  const { documentId } = params;
  const { docSecLevel } = await lockDocument(tx, companyId, documentId);
  if (docSecLevel !== 'public') refuse('DOCUMENT_NOT_PUBLIC');
  const token = newShareToken(companyId);
  const made = await tx.first(insertShare({ companyId, token: sha256(token), documentId, userId, hours: body.hours }));
  return { path: `/app${pathOf(getSharedDocument, { token })}`, expiresAt: made?.expiresAt as string };
});
