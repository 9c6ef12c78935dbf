import type { Tx } from '../kit/database/database.ts';
import type { Visit } from '../kit/http/visit.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { XSRF_COOKIE } from '../kit/sessions/xsrf.ts';
import { endSession } from './auth.sql.ts';
import { REFRESH_COOKIE, REFRESH_PATH } from './sign-in.ts';

export async function logOut(tx: Tx, actor: Actor, visit: Visit) {
  await endSession(tx, actor.companyId, actor.userId, actor.sessionId, 'LOGOUT');
  visit.clearCookie(REFRESH_COOKIE, REFRESH_PATH);
  visit.clearCookie(XSRF_COOKIE, '/');
  return null;
}
