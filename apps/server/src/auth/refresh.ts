import * as contract from '@gemba/contract/auth/refresh';
import type { Tx } from '../kit/database/database.ts';
import { openOperation } from '../kit/http/operation.ts';
import type { Visit } from '../kit/http/visit.ts';
import { refuse, refuseAndKeep } from '../kit/refuse.ts';
import { parseRefreshToken, type RefreshClaim } from '../kit/sessions/token.ts';
import { XSRF_COOKIE, xsrfHolds } from '../kit/sessions/xsrf.ts';
import { endSession, findUserById, lockSession } from './auth.sql.ts';
import { REFRESH_COOKIE, renewSession } from './sign-in.ts';
import { renewTurn } from './terminal/turn.ts';

/** An answer that was lost on the way is asked for again within this time. */
const GRACE_SECONDS = 120;

/**
 * Continues a session by its refresh cookie. Each cookie works once: one seen again was copied, and ends the session. The
 * device that has just used it gets the same answer again: its first one may have been lost.
 */
export const refresh = openOperation(contract.refresh, async (visit, _input, means) => {
  const { database, keys } = means;
  const cookie = visit.cookie(REFRESH_COOKIE) ?? refuse('NOT_SIGNED_IN');
  const claim = parseRefreshToken(cookie) ?? refuse('APP_TOKEN_EXPIRED_ERROR');
  if (!xsrfHolds(keys, claim.sessionId, visit.cookie(XSRF_COOKIE), visit.xsrfHeader)) refuse('XSRF_REFUSED');
  return database.asCompany(claim.companyId, async (tx) => {
    const user = await userOf(tx, claim, visit);
    const present = user.terminalWc === null ? { user, terminal: null } : await renewTurn(tx, claim, user);
    return renewSession(tx, means, visit, claim, present);
  });
});

async function userOf(tx: Tx, { companyId, sessionId, hash }: RefreshClaim, visit: Visit) {
  const presented = { companyId, sessionId, hash, graceSeconds: GRACE_SECONDS };
  const session = (await lockSession(tx, presented)) ?? refuse('APP_TOKEN_EXPIRED_ERROR');
  visit.concerns(companyId, session.userId);
  if (session.ended) refuse('ALREADY_LOGOUT');
  const lostItsAnswer = session.repeated && session.device === visit.device;
  if (!session.refreshHash.equals(hash) && !lostItsAnswer) {
    await endSession(tx, companyId, sessionId, 'REFRESH_REUSED');
    refuseAndKeep('ALREADY_LOGOUT');
  }
  if (session.expired) refuse('APP_TOKEN_EXPIRED_ERROR');
  const user = (await findUserById(tx, companyId, session.userId)) ?? refuse('APP_USER_INFO_ERROR');
  if (user.status === 'LOCKED') refuse('USER_LOCKED');
  if (user.expired) refuse('YOUR_ACCOUNT_EXPIRED');
  if (user.status === 'DISABLED' || user.version !== session.userVersion) refuse('APP_USER_INFO_ERROR');
  return user;
}
