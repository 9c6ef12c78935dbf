import { randomUUID } from 'node:crypto';
import type { SessionAnswer, UserInfo } from '@gemba/contract/auth/session-answer';
import { readCompany } from '../companies/index.ts';
import { sha256 } from '../kit/crypto/keys.ts';
import type { Tx } from '../kit/database/database.ts';
import type { Visit } from '../kit/http/visit.ts';
import type { Means } from '../kit/means.ts';
import { refuse } from '../kit/refuse.ts';
import { newTokens, type RefreshClaim, tokensAfter } from '../kit/sessions/token.ts';
import { giveXsrf, LONGEST_SECONDS } from '../kit/sessions/xsrf.ts';
import { deleteExpired, insertSession, keepLanguage, rotateSession, type UserRow } from './auth.sql.ts';
import { readKeptForms } from './keep-forms.ts';
import { tellOnline } from './terminal/centre-online.ts';

export const TOKEN_SECONDS = 15 * 60;
const IDLE_SECONDS = 12 * 3_600;

export const REFRESH_COOKIE = 'gemba_refresh';
export const REFRESH_PATH = '/app/refresh';

/** Called once the person has proved to be this user: an outsider learns nothing about the account. */
export function refuseUnlessActive({ status, expired }: Pick<UserRow, 'status' | 'expired'>) {
  if (status === 'LOCKED') refuse('USER_LOCKED', { seconds: 0 });
  if (status === 'DISABLED' || expired) refuse('YOUR_ACCOUNT_EXPIRED');
}

/** The person that a session acts for; at a shared terminal, the terminal or the worker who has the turn. */
export interface Present {
  user: UserRow;
  terminal: UserInfo['terminal'];
}

/** Opens a session for a user whose identity is proved. */
export async function signIn(
  tx: Tx,
  means: Means,
  visit: Visit,
  companyId: number,
  user: UserRow,
): Promise<SessionAnswer> {
  const sessionId = randomUUID();
  const { token, refreshToken } = newTokens(companyId, sessionId);
  await insertSession(tx, {
    companyId,
    sessionId,
    userId: user.userId,
    version: user.version,
    tokenHash: sha256(token),
    refreshHash: sha256(refreshToken),
    tokenSeconds: TOKEN_SECONDS,
    idleSeconds: IDLE_SECONDS,
    longestSeconds: LONGEST_SECONDS,
    device: visit.device,
    address: visit.address,
  });
  await deleteExpired(tx, companyId);
  keepRefresh(visit, refreshToken);
  const wc = user.terminalWc;
  if (wc !== null) await tellOnline(tx, { companyId, wc, online: 1 });
  const terminal = wc === null ? null : { wc, present: false };
  return handOver(tx, means, visit, { companyId, sessionId, token, present: { user, terminal } });
}

/** Replaces the tokens of a session. The old token stops working at once, the old refresh token after its grace. */
export async function renewSession(tx: Tx, means: Means, visit: Visit, claim: RefreshClaim, present: Present) {
  const { companyId, sessionId, hash } = claim;
  const { token, refreshToken } = tokensAfter(means.keys, claim);
  await rotateSession(tx, {
    companyId,
    sessionId,
    presentedHash: hash,
    tokenHash: sha256(token),
    refreshHash: sha256(refreshToken),
    tokenSeconds: TOKEN_SECONDS,
    idleSeconds: IDLE_SECONDS,
  });
  keepRefresh(visit, refreshToken);
  return handOver(tx, means, visit, { companyId, sessionId, token, present });
}

const keepRefresh = (visit: Visit, refreshToken: string) =>
  visit.setCookie(REFRESH_COOKIE, refreshToken, { path: REFRESH_PATH, httpOnly: true, seconds: LONGEST_SECONDS });

type Opened = { companyId: number; sessionId: string; token: string; present: Present };

export async function handOver(tx: Tx, { keys, config }: Means, visit: Visit, opened: Opened): Promise<SessionAnswer> {
  const { companyId, sessionId, token, present } = opened;
  const { user, terminal } = present;
  const [company, keptForms] = await Promise.all([
    readCompany(tx, companyId),
    readKeptForms(tx, companyId, user.userId),
    keepLanguage(tx, companyId, user.userId, visit.language),
  ]);
  giveXsrf(keys, sessionId, visit);
  return {
    token,
    expiresIn: TOKEN_SECONDS,
    userInfo: {
      username: user.userName,
      displayName: user.displayName,
      refId: user.refId,
      roles: user.roles,
      realTime: user.realTime && company.realTime,
      onlyConsole: user.refId === null,
      terminal,
      password: '',
    },
    companySetting: {
      companyCode: company.companyCode,
      companyName: company.companyName,
      receiveNeedIr: company.receiveNeedIr,
      receivingPOZeroCost: company.receivingPoZeroCost,
      baseCurrency: company.baseCurrency,
      fiscalYearStartMonth: company.fiscalYearStartMonth,
      timeZone: company.timeZone,
      supportPhone: company.supportPhone ?? config.supportPhone ?? null,
    },
    orderChangeApproval: company.orderChangeApproval,
    keptForms,
  };
}
