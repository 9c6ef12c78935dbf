import { checkIssuer } from '../../auth/index.ts';
import { readCompany, recordChange } from '../../companies/index.ts';
import type { Keys } from '../../kit/crypto/keys.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import { auditedSso, forgetSubjects, readSso, type Sso } from './sso.sql.ts';

type Fields = Omit<Sso, 'version'> & {
  companyId: number /** Null keeps the one before. */;
  sealedSecret: string | null;
};

const upsertSso = statement<Fields, Sso>(
  `insert into company_sso (company_id, name, issuer, client_id, sealed_secret, user_claim)
   values (:companyId, :name, :issuer, :clientId, coalesce(:sealedSecret, ''), :userClaim)
   on conflict (company_id) do update
     set name = excluded.name, issuer = excluded.issuer, client_id = excluded.client_id,
         sealed_secret = coalesce(:sealedSecret, company_sso.sealed_secret), user_claim = excluded.user_claim,
         version = company_sso.version + 1
   returning name, issuer, client_id, user_claim, version`,
);

export type SsoWish = Omit<Sso, 'version'> & { /** Null keeps the one before. */ secret: string | null };

/** The administrator, or nobody for a command at the server. */
type By = { companyId: number; userId: number | null };

export async function writeSso(
  tx: Tx,
  by: By,
  { secret, ...wish }: SsoWish,
  { keys, networks }: { keys: Keys; networks: readonly string[] },
) {
  const { companyId } = by;
  const issuer = checkIssuer(wish.issuer, networks);
  const before = await readSso(tx, companyId);
  const isSameProvider = before?.issuer === issuer;
  // A known secret must not be sent to a provider that its owner has not named.
  if (secret === null && !isSameProvider) refuse('SSO_SECRET_REQUIRED', { field: 'secret' });
  const sealedSecret = secret === null ? null : keys.seal(secret);
  const after = await tx.one(upsertSso({ companyId, ...wish, issuer, sealedSecret }));
  if (before && !isSameProvider) await forgetSubjects(tx, companyId);
  const { companyCode } = await readCompany(tx, companyId);
  await recordChange(tx, by, {
    kind: 'sso',
    subject: companyCode,
    act: 'changed',
    before: auditedSso(before),
    after: { ...auditedSso(after), ...(secret !== null && { ssoSecret: true }) },
  });
  return after;
}

const deleteSso = statement<{ companyId: number }>('delete from company_sso where company_id = :companyId');

/** False when there was none. */
export async function dropSso(tx: Tx, by: By) {
  const { companyId } = by;
  const before = await readSso(tx, companyId);
  await tx.run(deleteSso({ companyId }));
  await forgetSubjects(tx, companyId);
  const { companyCode } = await readCompany(tx, companyId);
  await recordChange(tx, by, {
    kind: 'sso',
    subject: companyCode,
    act: 'changed',
    before: auditedSso(before),
    after: auditedSso(undefined),
  });
  return before !== undefined;
}
