import { sharedDocument } from '@gemba/contract/documents/document-content';
import { pathOf } from '@gemba/contract/kit/call';
import { sha256 } from '../kit/crypto/keys.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { lockDocument } from './document.sql.ts';
import { newShareToken } from './share-token.ts';

/** The link is told once and kept as a hash only. */
export async function share(tx: Tx, { companyId, userId }: Actor, documentId: string, hours: number) {
  const { docSecLevel } = await lockDocument(tx, companyId, documentId);
  if (docSecLevel !== 'public') refuse('DOCUMENT_NOT_PUBLIC');
  const token = newShareToken(companyId);
  const [made] = await tx.query<{ expiresAt: string }>(
    `insert into document_share (company_id, share_hash, document_id, shared_by, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(hours => $5)) returning expires_at as "expiresAt"`,
    [companyId, sha256(token), documentId, userId, hours],
  );
  return { path: `/app${pathOf(sharedDocument, { token })}`, expiresAt: made?.expiresAt as string };
}

export async function unshare(tx: Tx, companyId: number, documentId: string) {
  await lockDocument(tx, companyId, documentId);
  const ended = await tx.query(
    `update document_share set revoked_at = now()
      where company_id = $1 and document_id = $2 and revoked_at is null and expires_at > now() returning 1`,
    [companyId, documentId],
  );
  return { ended: ended.length };
}
