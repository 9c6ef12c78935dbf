import { randomToken, sha256 } from '../crypto/keys.ts';

/**
 * Tokens are opaque: nothing in them is believed. The company in front only says under which company's policies the
 * hash is looked up; a forged one finds nothing.
 */
const TOKEN = /^g1\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/;
const REFRESH = /^r1\.(\d{1,9})\.([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/;

export const newToken = (companyId: number) => `g1.${companyId}.${randomToken()}`;

export const newRefreshToken = (companyId: number, sessionId: string) =>
  `r1.${companyId}.${sessionId}.${randomToken()}`;

export const parseToken = (token: string) => {
  const found = TOKEN.exec(token);
  return found && { companyId: Number(found[1]), hash: sha256(token) };
};

export const parseRefreshToken = (token: string) => {
  const found = REFRESH.exec(token);
  return found && { companyId: Number(found[1]), sessionId: found[2] as string, hash: sha256(token) };
};
