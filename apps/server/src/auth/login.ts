import * as contract from '@gemba/contract/auth/login';
import type { CallParsed } from '@gemba/contract/kit/call';
import { nameKey } from '@gemba/contract/kit/codes';
import { addressIsAllowed, readCompany, whichCompany } from '../companies/index.ts';
import type { Keys } from '../kit/crypto/keys.ts';
import { verifyNobody, verifyPassword } from '../kit/crypto/passwords.ts';
import type { Tx } from '../kit/database/database.ts';
import { openOperation } from '../kit/http/operation.ts';
import type { Visit } from '../kit/http/visit.ts';
import type { Means } from '../kit/means.ts';
import { refuse } from '../kit/refuse.ts';
import { createTurns } from '../kit/turns.ts';
import { bindMessenger, findUser } from './auth.sql.ts';
import { refuseUnlessActive, signIn } from './sign-in.ts';
import { claimedFact } from './signed-claim.ts';
import { accountOf, countAttempt, forgiveAttempts, refuseByVerdict } from './throttle.ts';

type Typed = CallParsed<typeof contract.login>['body'];

/**
 * Attempts under way count as wrong until the password was right. So they take turns: without that, many right sign-ins at
 * once would lock the account, or slow a plant behind one address down.
 */
const inTurnOfName = createTurns(1);
const inTurnOfAddress = createTurns(16);

/**
 * Signs a person in. The attempt is counted and committed before the password is checked, and no transaction is held
 * during the check: hashing is slow on purpose.
 */
export const login = openOperation(contract.login, async (visit, { body }, means) => {
  const { companyCode, userName, password } = body;
  if (userName === '') refuse('USER_NAME_REQUIRED', { field: 'userName' });
  if (password === '') refuse('PASSWORD_REQUIRED', { field: 'password' });
  const companyId = await whichCompany(means.database.outside, companyCode);
  const attempt = () => tryPassword(visit, means, companyId, body);
  return inTurnOfName(`${companyId} ${nameKey(userName)}`, () =>
    inTurnOfAddress(`${companyId} ${visit.address}`, attempt),
  );
});

async function tryPassword(visit: Visit, means: Means, companyId: number, { userName, password, wxUserId }: Typed) {
  const { database, keys } = means;
  const { verdict, user, account, tellsUnknown } = await database.asCompany(companyId, async (tx) => {
    if (!(await addressIsAllowed(tx, companyId, visit.address))) refuse('NOT_IN_WHITELIST');
    const found = await findUser(tx, companyId, userName);
    const counted = accountOf(keys, companyId, found, userName);
    return {
      verdict: await countAttempt(tx, companyId, counted, visit.address),
      user: found,
      account: counted,
      tellsUnknown: (await readCompany(tx, companyId)).tellsUnknownUser,
    };
  });
  visit.concerns(companyId, user?.userId);
  refuseByVerdict(verdict);

  const right = user ? await verifyPassword(user.passwordHash, password) : await verifyNobody(password);
  if (!user || !right) return refuse(!user && tellsUnknown ? 'USER_NOT_EXIST' : 'WRONG_PASSWORD');
  refuseUnlessActive(user);

  return database.asCompany(companyId, async (tx) => {
    await forgiveAttempts(tx, companyId, account, visit.address);
    if (wxUserId !== undefined) await bindProvenMessenger(tx, keys, companyId, user.userId, wxUserId);
    return signIn(tx, means, visit, companyId, user);
  });
}

/** A bare account name proves nothing: with it, anybody could bind a colleague's messenger to a user of their own. */
async function bindProvenMessenger(tx: Tx, keys: Keys, companyId: number, userId: number, proof: string) {
  const account = claimedFact(keys, 'messenger', companyId, proof, Date.now()) ?? refuse('MESSENGER_CODE_REFUSED');
  const bound = await bindMessenger(tx, companyId, userId, account);
  if (!bound) refuse('MESSENGER_ALREADY_BOUND');
}
