import type { Tx } from '../database/database.ts';
import { statementOf } from '../database/statement.ts';
import { refuse } from '../refuse.ts';
import type { Actor } from './actor.ts';
import { parseToken } from './token.ts';

type SessionRefusal =
  | 'USER_LOCKED'
  | 'ALREADY_LOGOUT'
  | 'APP_USER_INFO_ERROR'
  | 'YOUR_ACCOUNT_EXPIRED'
  | 'APP_TOKEN_EXPIRED_ERROR';

type Found = {
  session_id: string;
  user_id: number;
  user_name: string;
  display_name: string;
  ref_id: string | null;
  roles: string[];
  real_time: boolean;
  refusal: SessionRefusal | null;
};

/** Authorization carries the token as it is; `Bearer` before it is accepted. */
const presentedToken = (header: string | undefined) => header?.replace(/^Bearer /, '') || undefined;

type TokenClaim = NonNullable<ReturnType<typeof parseToken>>;

/** Needs no database: whoever brings no token, or nonsense, costs no connection. */
export const claimOf = (header: string | undefined): TokenClaim => {
  const token = presentedToken(header) ?? refuse('NOT_SIGNED_IN');
  return parseToken(token) ?? refuse('APP_TOKEN_EXPIRED_ERROR');
};

/** Looks the token up and sets the company of the transaction, or none when the token does not hold. */
export const toOpenSession = (claim: TokenClaim) =>
  statementOf('select * from open_session($1, $2)', [claim.companyId, claim.hash]);

export async function openSession(tx: Tx, claim: TokenClaim): Promise<Actor> {
  const { text, values } = toOpenSession(claim);
  return actorIn(claim, await tx.query(text, values));
}

export function actorIn(claim: TokenClaim, rows: readonly unknown[]): Actor {
  const [found] = rows as Found[];
  if (!found) return refuse('APP_TOKEN_EXPIRED_ERROR');
  if (found.refusal) refuse(found.refusal);
  return {
    companyId: claim.companyId,
    userId: found.user_id,
    userName: found.user_name,
    displayName: found.display_name,
    refId: found.ref_id,
    roles: found.roles,
    realTime: found.real_time,
    sessionId: found.session_id,
  };
}
