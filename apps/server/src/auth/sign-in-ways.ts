import type { SignInWay } from '@gemba/contract/auth/sign-in-ways';
import type { AuditFields } from '@gemba/contract/companies/audit';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';

type OfUser = { companyId: number; userId: number };

const deletePasskeys = statement<OfUser>('delete from passkey where company_id = :companyId and user_id = :userId');

const releaseMessenger = statement<OfUser>(
  'update app_user set wx_user_id = null where company_id = :companyId and user_id = :userId',
);

const releaseSso = statement<OfUser>(
  'update app_user set sso_subject = null where company_id = :companyId and user_id = :userId',
);

const removal: Record<SignInWay, typeof deletePasskeys> = {
  passkeys: deletePasskeys,
  messenger: releaseMessenger,
  sso: releaseSso,
};

interface Ways {
  passkeyCount: number;
  messengerAccount: string | null;
  ssoBound: boolean;
}

const selectWays = statement<OfUser, Ways>(
  `select (select count(*)::int from passkey p where p.company_id = u.company_id and p.user_id = u.user_id) as passkey_count,
          wx_user_id as messenger_account, sso_subject is not null as sso_bound
     from app_user u where company_id = :companyId and user_id = :userId`,
);

const auditedWays = async (tx: Tx, user: OfUser): Promise<AuditFields> => ({ ...(await tx.one(selectWays(user))) });

/** Removes ways to sign in without the password. Answers how it was before and after, for the audit trail. */
export async function dropSignInWays(tx: Tx, user: OfUser, ways: readonly SignInWay[]) {
  const before = await auditedWays(tx, user);
  for (const way of ways) await tx.run(removal[way](user));
  return { before, after: await auditedWays(tx, user) };
}

/**
 * The ways that end when an administrator has the password reset: with the old one, anybody could have added them. The provider's
 * stays, because nobody is bound there by a password.
 */
export const WAYS_OF_PASSWORD: readonly SignInWay[] = ['passkeys', 'messenger'];
