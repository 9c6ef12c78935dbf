import type { Keys } from '../kit/crypto/keys.ts';

const TEN_MINUTES = 600_000;

/**
 * Proof that a browser has just signed in at the messenger as this account. A bare account name proves nothing:
 * with it, anybody could bind a colleague's messenger to a user of their own.
 */
export const proofOf = (keys: Keys, companyId: number, wxUserId: string, now: number) => {
  const claim = Buffer.from(JSON.stringify([companyId, wxUserId, now + TEN_MINUTES])).toString('base64url');
  return `${claim}.${keys.sign(`messenger ${claim}`)}`;
};

export const provenAccount = (keys: Keys, companyId: number, proof: string, now: number): string | undefined => {
  const [claim, signature] = proof.split('.');
  if (!claim || !signature || !keys.verify(`messenger ${claim}`, signature)) return undefined;
  const [ofCompany, wxUserId, until] = JSON.parse(Buffer.from(claim, 'base64url').toString('utf8')) as [
    number,
    string,
    number,
  ];
  return ofCompany === companyId && now < until ? wxUserId : undefined;
};
