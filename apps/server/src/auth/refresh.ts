import type { SessionAnswer } from '@gemba/contract/auth/session-answer';
import type { Means } from '../kit/capability.ts';
import type { Tx } from '../kit/database/database.ts';
import type { Visit } from '../kit/http/visit.ts';
import { refuse, refuseAndKeep } from '../kit/refuse.ts';
import { parseRefreshToken } from '../kit/sessions/token.ts';
import { XSRF_COOKIE, xsrfHolds } from '../kit/sessions/xsrf.ts';
import { endSession, findUserById, lockSession } from './auth.sql.ts';
import { goOn, REFRESH_COOKIE } from './sign-in.ts';

type Claim = NonNullable<ReturnType<typeof parseRefreshToken>>;

/** Goes on with a session by its refresh cookie. Each cookie works once; one seen again was copied, and ends the session. */
export async function refreshSession(means: Means, visit: Visit): Promise<SessionAnswer> {
  const { database, keys } = means;
  const cookie = visit.cookie(REFRESH_COOKIE) ?? refuse('NOT_SIGNED_IN');
  const claim = parseRefreshToken(cookie) ?? refuse('APP_TOKEN_EXPIRED_ERROR');
  if (!xsrfHolds(keys, claim.sessionId, visit.cookie(XSRF_COOKIE), visit.xsrfHeader)) refuse('XSRF_REFUSED');
  return database.asCompany(claim.companyId, async (tx) => {
    const user = await userOf(tx, claim, visit);
    return goOn(tx, means, visit, claim.companyId, claim.sessionId, user);
  });
}

async function userOf(tx: Tx, { companyId, sessionId, hash }: Claim, visit: Visit) {
  const session = (await lockSession(tx, companyId, sessionId)) ?? refuse('APP_TOKEN_EXPIRED_ERROR');
  visit.concerns(companyId, session.user_id);
  if (session.ended) refuse('ALREADY_LOGOUT');
  if (!session.refresh_hash.equals(hash)) {
    await endSession(tx, companyId, session.user_id, sessionId, 'REFRESH_REUSED');
    refuseAndKeep('ALREADY_LOGOUT');
  }
  if (session.expired) refuse('APP_TOKEN_EXPIRED_ERROR');
  const user = (await findUserById(tx, companyId, session.user_id)) ?? refuse('APP_USER_INFO_ERROR');
  if (user.status === 'LOCKED') refuse('USER_LOCKED');
  if (user.expired) refuse('YOUR_ACCOUNT_EXPIRED');
  if (user.status === 'DISABLED' || user.version !== session.user_version) refuse('APP_USER_INFO_ERROR');
  return user;
}
