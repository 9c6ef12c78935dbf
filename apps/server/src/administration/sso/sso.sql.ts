import type { SsoSettings } from '@gemba/contract/administration/sso/sso';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';

export type Sso = NonNullable<SsoSettings['sso']>;

const selectSso = statement<{ companyId: number }, Sso>(
  'select name, issuer, client_id, user_claim, version from company_sso where company_id = :companyId',
);

/** Never its secret. */
export const readSso = (tx: Tx, companyId: number) => tx.first(selectSso({ companyId }));

export const auditedSso = (sso: Sso | undefined) => ({
  ssoName: sso?.name,
  issuer: sso?.issuer,
  clientId: sso?.clientId,
  userClaim: sso?.userClaim,
});

const updateSubjects = statement<{ companyId: number }>(
  'update app_user set sso_subject = null where company_id = :companyId and sso_subject is not null',
);

/** A person at one provider may be somebody else at another: everybody is known anew by their name. */
export const forgetSubjects = (tx: Tx, companyId: number) => tx.run(updateSubjects({ companyId }));

/** The address that a provider sends browsers back to. */
export const redirectUriOf = ({ origin }: { origin: string }) => `${origin}/login`;
