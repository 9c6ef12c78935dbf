import type { Tx } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { Visit } from '../http/visit.ts';
import { refuse } from '../refuse.ts';
import type { Actor } from './actor.ts';
import { parseToken } from './token.ts';

type SessionRefusal =
  | 'USER_LOCKED'
  | 'ALREADY_LOGOUT'
  | 'APP_USER_INFO_ERROR'
  | 'YOUR_ACCOUNT_EXPIRED'
  | 'APP_TOKEN_EXPIRED_ERROR'
  | 'API_KEY_REVOKED'
  | 'API_KEY_EXPIRED'
  | 'NOT_IN_WHITELIST';

type Found = Omit<Actor, 'companyId'> & { refusal: SessionRefusal | null };

/** Authorization carries the token as it is; `Bearer` before it is accepted. */
const presentedToken = (header: string | undefined) => header?.replace(/^Bearer /, '') || undefined;

/** The address is what an API key is also judged by. */
type TokenClaim = NonNullable<ReturnType<typeof parseToken>> & { address: string };

/** Needs no database: whoever brings no token, or nonsense, costs no connection. */
export const claimOf = ({ authorization, address }: Pick<Visit, 'authorization' | 'address'>): TokenClaim => {
  const token = presentedToken(authorization) ?? refuse('NOT_SIGNED_IN');
  return { ...(parseToken(token) ?? refuse('APP_TOKEN_EXPIRED_ERROR')), address };
};

/** Looks the token up and sets the company of the transaction, or none when the token does not hold. */
export const selectSession = statement<TokenClaim, Found>(
  `select session_id, user_id, user_name, display_name, ref_id, roles, real_time, is_machine, refusal
     from open_session(:companyId, :hash, :address)`,
  { neverNull: ['sessionId', 'userId', 'userName', 'displayName', 'roles', 'realTime', 'isMachine'] },
);

export const openSession = async (tx: Tx, claim: TokenClaim) => actorIn(claim, await tx.first(selectSession(claim)));

export function actorIn({ companyId }: TokenClaim, found: Found | undefined): Actor {
  if (!found) return refuse('APP_TOKEN_EXPIRED_ERROR');
  if (found.refusal) refuse(found.refusal);
  // Every request comes through here, and writing the fields out costs a twentieth of a spread.
  const { userId, userName, displayName, refId, roles, realTime, sessionId, isMachine } = found;
  return { companyId, userId, userName, displayName, refId, roles, realTime, sessionId, isMachine };
}
