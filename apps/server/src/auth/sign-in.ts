import { randomUUID } from 'node:crypto';
import type { SessionAnswer } from '@gemba/contract/auth/session-answer';
import { readCompany } from '../companies/index.ts';
import type { Means } from '../kit/capability.ts';
import { sha256 } from '../kit/crypto/keys.ts';
import type { Tx } from '../kit/database/database.ts';
import type { Visit } from '../kit/http/visit.ts';
import { newRefreshToken, newToken } from '../kit/sessions/token.ts';
import { giveXsrf, LONGEST_SECONDS } from '../kit/sessions/xsrf.ts';
import { forgetTheOld, insertSession, rotateSession, type UserRow } from './auth.sql.ts';
import { readKeptForms } from './kept-forms.ts';

const TOKEN_SECONDS = 15 * 60;
const IDLE_SECONDS = 12 * 3_600;

export const REFRESH_COOKIE = 'gemba_refresh';
export const REFRESH_PATH = '/app/refresh';

/** Opens a session for a user who has proved to be it. */
export async function signIn(
  tx: Tx,
  means: Means,
  visit: Visit,
  companyId: number,
  user: UserRow,
): Promise<SessionAnswer> {
  const sessionId = randomUUID();
  const [token, refreshToken] = [newToken(companyId), newRefreshToken(companyId, sessionId)];
  await insertSession(tx, {
    companyId,
    sessionId,
    user,
    tokenHash: sha256(token),
    refreshHash: sha256(refreshToken),
    tokenSeconds: TOKEN_SECONDS,
    idleSeconds: IDLE_SECONDS,
    longestSeconds: LONGEST_SECONDS,
    device: visit.device,
    address: visit.address,
  });
  await forgetTheOld(tx, companyId);
  return handOver(tx, means, visit, { companyId, sessionId, token, refreshToken, user });
}

/** The same session goes on under new tokens; the old ones are worth nothing from here on. */
export async function goOn(tx: Tx, means: Means, visit: Visit, companyId: number, sessionId: string, user: UserRow) {
  const [token, refreshToken] = [newToken(companyId), newRefreshToken(companyId, sessionId)];
  await rotateSession(tx, companyId, sessionId, sha256(token), sha256(refreshToken), TOKEN_SECONDS, IDLE_SECONDS);
  return handOver(tx, means, visit, { companyId, sessionId, token, refreshToken, user });
}

type Opened = { companyId: number; sessionId: string; token: string; refreshToken: string; user: UserRow };

async function handOver(tx: Tx, { keys, config }: Means, visit: Visit, opened: Opened): Promise<SessionAnswer> {
  const { companyId, sessionId, token, refreshToken, user } = opened;
  const [company, keptForms] = await Promise.all([
    readCompany(tx, companyId),
    readKeptForms(tx, companyId, user.user_id),
  ]);
  visit.setCookie(REFRESH_COOKIE, refreshToken, { path: REFRESH_PATH, httpOnly: true, seconds: LONGEST_SECONDS });
  giveXsrf(keys, sessionId, visit);
  return {
    token,
    expiresIn: TOKEN_SECONDS,
    userInfo: {
      username: user.user_name,
      displayName: user.display_name,
      refId: user.ref_id,
      roles: user.roles,
      realTime: user.real_time,
      onlyConsole: user.ref_id === null,
      password: '',
    },
    companySetting: {
      companyCode: company.company_code,
      companyName: company.company_name,
      receiveNeedIr: company.receive_need_ir,
      receivingPOZeroCost: company.receiving_po_zero_cost,
      baseCurrency: company.base_currency,
      fiscalYearStartMonth: company.fiscal_year_start_month,
      timeZone: company.time_zone,
      supportPhone: company.support_phone ?? config.supportPhone ?? null,
    },
    orderChangeApproval: company.order_change_approval,
    keptForms,
  };
}
