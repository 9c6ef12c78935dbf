import * as contract from '@gemba/contract/auth/logout';
import { operation } from '../kit/http/operation.ts';
import { XSRF_COOKIE } from '../kit/sessions/xsrf.ts';
import { endSession } from './auth.sql.ts';
import { REFRESH_COOKIE, REFRESH_PATH } from './sign-in.ts';
import { tellOnline } from './terminal/centre-online.ts';
import { findTerminal } from './terminal/turn.ts';

export const logout = operation(contract.logout, async (tx, { companyId, sessionId }, _input, visit) => {
  const wc = (await findTerminal(tx, { companyId, sessionId }))?.terminalWc;
  if (wc) await tellOnline(tx, { companyId, wc, online: 0 });
  await endSession(tx, companyId, sessionId, 'LOGOUT');
  visit.clearCookie(REFRESH_COOKIE, REFRESH_PATH);
  visit.clearCookie(XSRF_COOKIE, '/');
  return null;
});
