import type { login } from '@gemba/contract/auth/login';
import type { CallParsed } from '@gemba/contract/kit/call';
import { addressIsAllowed, readCompany, whichCompany } from '../companies/index.ts';
import type { Means } from '../kit/capability.ts';
import { verifyNobody, verifyPassword } from '../kit/crypto/passwords.ts';
import type { Visit } from '../kit/http/visit.ts';
import { refuse } from '../kit/refuse.ts';
import { findUser } from './auth.sql.ts';
import { bindProvenMessenger } from './bind-messenger.ts';
import { refuseUnlessActive } from './may-sign-in.ts';
import { signIn } from './sign-in.ts';
import { countAttempt, forgiveAttempts, refuseByVerdict } from './throttle.ts';

type Credentials = CallParsed<typeof login>['body'];

/**
 * Signs a person in. The attempt is counted and committed before the password is looked at, and no transaction is
 * held while it is: hashing is slow on purpose.
 */
export async function logIn(means: Means, visit: Visit, credentials: Credentials) {
  const { database, keys } = means;
  const { companyCode, userName, password, wxUserId } = credentials;
  if (userName === '') refuse('USER_NAME_REQUIRED', { field: 'userName' });
  if (password === '') refuse('PASSWORD_REQUIRED', { field: 'password' });
  const companyId = await whichCompany(database.outside, companyCode);
  const { verdict, user, tellsUnknown } = await database.asCompany(companyId, async (tx) => {
    if (!(await addressIsAllowed(tx, companyId, visit.address))) refuse('NOT_IN_WHITELIST');
    return {
      verdict: await countAttempt(tx, companyId, userName, visit.address),
      user: await findUser(tx, companyId, userName),
      tellsUnknown: (await readCompany(tx, companyId)).tells_unknown_user,
    };
  });
  visit.concerns(companyId, user?.user_id);
  refuseByVerdict(verdict);

  const right = user ? await verifyPassword(user.password_hash, password) : await verifyNobody(password);
  if (!user || !right) return refuse(!user && tellsUnknown ? 'USER_NOT_EXIST' : 'WRONG_PASSWORD');
  refuseUnlessActive(user);

  return database.asCompany(companyId, async (tx) => {
    await forgiveAttempts(tx, companyId, userName, visit.address);
    if (wxUserId !== undefined) await bindProvenMessenger(tx, keys, companyId, user.user_id, wxUserId);
    return signIn(tx, means, visit, companyId, user);
  });
}
