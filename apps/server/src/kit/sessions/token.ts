import { type Keys, randomToken, sha256 } from '../crypto/keys.ts';

/**
 * Tokens are opaque: nothing in them is believed. The company in front only says under which company's policies the
 * hash is looked up; a forged one finds nothing.
 */
const TOKEN = /^g1\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/;
const API_KEY = /^gemba_(\d{1,9})_([A-Za-z0-9_-]{43})$/;
const REFRESH = /^r1\.(\d{1,9})\.([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/;

const tokenOf = (companyId: number, secret: string) => `g1.${companyId}.${secret}`;
const refreshTokenOf = (companyId: number, sessionId: string, secret: string) =>
  `r1.${companyId}.${sessionId}.${secret}`;

export const newTokens = (companyId: number, sessionId: string) => ({
  token: tokenOf(companyId, randomToken()),
  refreshToken: refreshTokenOf(companyId, sessionId, randomToken()),
});

export const newApiKey = (companyId: number) => `gemba_${companyId}_${randomToken()}`;

export type RefreshClaim = NonNullable<ReturnType<typeof parseRefreshToken>>;

/** Always the same two after the same refresh token: a device that lost the answer gets it again, and nothing is stored. */
export const tokensAfter = (keys: Keys, { companyId, sessionId, refreshToken }: RefreshClaim) => ({
  token: tokenOf(companyId, keys.sign(`token after ${refreshToken}`)),
  refreshToken: refreshTokenOf(companyId, sessionId, keys.sign(`refresh token after ${refreshToken}`)),
});

/** A token of a session, or an API key. */
export const parseToken = (token: string) => {
  const found = TOKEN.exec(token) ?? API_KEY.exec(token);
  return found && { companyId: Number(found[1]), hash: sha256(token) };
};

export const parseRefreshToken = (refreshToken: string) => {
  const found = REFRESH.exec(refreshToken);
  return (
    found && {
      companyId: Number(found[1]),
      sessionId: found[2] as string,
      refreshToken,
      hash: sha256(refreshToken),
    }
  );
};
