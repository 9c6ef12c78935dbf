import * as contract from '@gemba/contract/auth/login-by-wecom';
import { addressIsAllowed, whichCompany } from '../companies/index.ts';
import { openOperation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';
import { findUserByMessenger } from './auth.sql.ts';
import { accountOf, readMessenger, STATE_COOKIE, STATE_PATH, stateCookie } from './messenger.ts';
import { refuseUnlessActive, signIn } from './sign-in.ts';
import { claimOf } from './signed-claim.ts';

/** Signs a bound user in. An unbound one gets the proof by which `login` binds the account. */
export const loginByWecom = openOperation(contract.loginByWecom, async (visit, { query }, means) => {
  const { database, keys } = means;
  const { code, companyCode, state } = query;
  const companyId = await whichCompany(database.outside, companyCode);
  const messenger = await database.asCompany(companyId, async (tx) => {
    if (!(await addressIsAllowed(tx, companyId, visit.address))) refuse('NOT_IN_WHITELIST');
    return readMessenger(tx, keys, companyId);
  });
  // Without this browser's own state, a code may be somebody else's, planted to sign the victim in as them.
  if (state === undefined || stateCookie(companyId, state) !== visit.cookie(STATE_COOKIE))
    refuse('MESSENGER_CODE_REFUSED');
  visit.clearCookie(STATE_COOKIE, STATE_PATH);
  const account = await accountOf(messenger, code);
  return database.asCompany(companyId, async (tx) => {
    const user = await findUserByMessenger(tx, companyId, account);
    if (!user) return { bound: false, wxUserId: claimOf(keys, 'messenger', companyId, account, Date.now()) };
    visit.concerns(companyId, user.userId);
    refuseUnlessActive(user);
    return { bound: true, session: await signIn(tx, means, visit, companyId, user) };
  });
});
