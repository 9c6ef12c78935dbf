import type { SessionAnswer } from '@gemba/contract/auth/session-answer';
import type { RefusalCode } from '@gemba/contract/kit/refusals';
import type { Means } from '../kit/capability.ts';
import type { Tx } from '../kit/database/database.ts';
import type { Visit } from '../kit/http/visit.ts';
import { refuse } from '../kit/refuse.ts';
import { parseRefreshToken } from '../kit/sessions/token.ts';
import { XSRF_COOKIE, xsrfHolds } from '../kit/sessions/xsrf.ts';
import { endSession, findUserById, lockSession } from './auth.sql.ts';
import { goOn, REFRESH_COOKIE } from './sign-in.ts';

type Claim = NonNullable<ReturnType<typeof parseRefreshToken>>;

/** Goes on with a session by its refresh cookie. Each cookie works once; one seen again was copied, and ends the session. */
export async function refreshSession({ database, keys }: Means, visit: Visit): Promise<SessionAnswer> {
  const cookie = visit.cookie(REFRESH_COOKIE) ?? refuse('NOT_SIGNED_IN');
  const claim = parseRefreshToken(cookie) ?? refuse('APP_TOKEN_EXPIRED_ERROR');
  if (!xsrfHolds(keys, claim.sessionId, visit.cookie(XSRF_COOKIE), visit.xsrfHeader)) refuse('XSRF_REFUSED');
  // A refusal rolls its transaction back, and the end of a copied session must stay: so it is said outside.
  const outcome = await database.asCompany(claim.companyId, async (tx) => {
    const refusal = await judgeRefresh(tx, claim);
    if (typeof refusal === 'string') return refusal;
    return goOn(tx, keys, visit, claim.companyId, claim.sessionId, refusal);
  });
  return typeof outcome === 'string' ? refuse(outcome) : outcome;
}

async function judgeRefresh(tx: Tx, { companyId, sessionId, hash }: Claim) {
  const session = await lockSession(tx, companyId, sessionId);
  if (!session) return 'APP_TOKEN_EXPIRED_ERROR' satisfies RefusalCode;
  if (session.ended) return 'ALREADY_LOGOUT' satisfies RefusalCode;
  if (!session.refresh_hash.equals(hash)) {
    await endSession(tx, companyId, session.user_id, sessionId, 'REFRESH_REUSED');
    return 'ALREADY_LOGOUT' satisfies RefusalCode;
  }
  if (session.expired) return 'APP_TOKEN_EXPIRED_ERROR' satisfies RefusalCode;
  const user = await findUserById(tx, companyId, session.user_id);
  if (!user || user.status === 'LOCKED') return 'USER_LOCKED' satisfies RefusalCode;
  if (user.expired) return 'YOUR_ACCOUNT_EXPIRED' satisfies RefusalCode;
  return user.status === 'DISABLED' || user.version !== session.user_version
    ? ('APP_USER_INFO_ERROR' satisfies RefusalCode)
    : user;
}
