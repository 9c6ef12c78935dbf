import { randomToken, sha256 } from '../../kit/crypto/keys.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

/** A weekend lies in between. */
const HOURS = 72;

type Made = { companyId: number; userId: number; tokenHash: Buffer; hours: number };

const upsertInvitation = statement<Made, { expiresAt: string }>(
  `insert into user_invitation (company_id, user_id, token_hash, expires_at)
   values (:companyId, :userId, :tokenHash, now() + make_interval(hours => :hours))
   on conflict (company_id, user_id) do update
     set token_hash = excluded.token_hash, created_at = now(), expires_at = excluded.expires_at
   returning expires_at`,
);

/** As with the tokens of sessions, the company in front only says where the hash is looked up. */
const TOKEN = /^i1\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/;

export const parseInvitation = (token: string) => {
  const found = TOKEN.exec(token);
  return found ? { companyId: Number(found[1]), tokenHash: sha256(token) } : undefined;
};

/** A link for one user to choose a password. Only its hash is kept. */
export const makeInvitation = async (tx: Tx, companyId: number, userId: number) => {
  const token = `i1.${companyId}.${randomToken()}`;
  const { expiresAt } = await tx.one(upsertInvitation({ companyId, userId, tokenHash: sha256(token), hours: HOURS }));
  return { token, expiresAt };
};
