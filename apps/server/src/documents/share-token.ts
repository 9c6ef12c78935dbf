import { randomToken, sha256 } from '../kit/crypto/keys.ts';

/** Opaque like a session token: the company in front only selects the policies under which the hash is looked up. */
const TOKEN = /^s1\.(\d{1,9})\.[A-Za-z0-9_-]{43}$/;

export const newShareToken = (companyId: number) => `s1.${companyId}.${randomToken()}`;

export const parseShareToken = (token: string) => {
  const found = TOKEN.exec(token);
  return found && { companyId: Number(found[1]), hash: sha256(token) };
};
