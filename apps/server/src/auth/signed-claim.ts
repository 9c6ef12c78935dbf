import { type Keys, sha256 } from '../kit/crypto/keys.ts';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';

const TEN_MINUTES = 600_000;

type Purpose = 'messenger' | 'new passkey' | 'passkey login';

/**
 * Something that the server found out for a company and the browser brings back: it can be neither changed nor made up, and ends
 * after ten minutes.
 */
export const claimOf = (keys: Keys, purpose: Purpose, companyId: number, fact: string, now: number) => {
  const claim = Buffer.from(JSON.stringify([companyId, fact, now + TEN_MINUTES])).toString('base64url');
  return `${claim}.${keys.sign(`${purpose} ${claim}`)}`;
};

export const claimedFact = (
  keys: Keys,
  purpose: Purpose,
  companyId: number,
  signed: string,
  now: number,
): string | undefined => {
  const [claim, signature] = signed.split('.');
  if (!claim || !signature || !keys.verify(`${purpose} ${claim}`, signature)) return undefined;
  const [ofCompany, fact, until] = JSON.parse(Buffer.from(claim, 'base64url').toString('utf8')) as [
    number,
    string,
    number,
  ];
  return ofCompany === companyId && now < until ? fact : undefined;
};

const insertUsed = statement<{ companyId: number; claimHash: Buffer; seconds: number }, object>(
  `insert into used_claim (company_id, claim_hash, until) values (:companyId, :claimHash, now() + make_interval(secs => :seconds))
   on conflict do nothing returning 1`,
);

/** False when the claim was used before. Of two at once, the second one waits for the first. */
export const spendClaim = async (tx: Tx, companyId: number, signed: string) => {
  const used = await tx.all(insertUsed({ companyId, claimHash: sha256(signed), seconds: TEN_MINUTES / 1_000 }));
  return used.length > 0;
};
