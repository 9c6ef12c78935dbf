import * as contract from '@gemba/contract/auth/logout';
import { operation } from '../kit/http/operation.ts';
import { XSRF_COOKIE } from '../kit/sessions/xsrf.ts';
import { endSession } from './auth.sql.ts';
import { REFRESH_COOKIE, REFRESH_PATH } from './sign-in.ts';

export const logout = operation(contract.logout, async (tx, { companyId, sessionId }, _input, visit) => {
  await endSession(tx, companyId, sessionId, 'LOGOUT');
  visit.clearCookie(REFRESH_COOKIE, REFRESH_PATH);
  visit.clearCookie(XSRF_COOKIE, '/');
  return null;
});
