import * as contract from '@gemba/contract/auth/passkeys/begin-passkey';
import { readCompany } from '../../companies/index.ts';
import { randomToken } from '../../kit/crypto/keys.ts';
import { operation } from '../../kit/http/operation.ts';
import { askPassword } from '../ask-password.ts';
import { claimOf } from '../signed-claim.ts';
import { refuseAtTerminal } from '../terminal/turn.ts';
import { knownPasskeys } from './passkeys.sql.ts';
import { siteOf } from './site-of.ts';

export const beginPasskey = operation(contract.beginPasskey, async (tx, actor, { body }, visit, { keys }) => {
  const { companyId, userId } = actor;
  await refuseAtTerminal(tx, actor);
  const { userName, displayName } = await askPassword(tx, actor, visit, { password: body.password, field: 'password' });
  const { companyName } = await readCompany(tx, companyId);
  const challenge = randomToken();
  return {
    ticket: claimOf(keys, 'new passkey', companyId, `${userId} ${challenge}`, Date.now()),
    challenge,
    rpId: siteOf(visit).rpId,
    rpName: companyName,
    // The same for every passkey of the user, and no name: devices show it to nobody, but keep it.
    userHandle: keys.sign(`passkey of ${companyId} ${userId}`),
    userName,
    displayName,
    known: await knownPasskeys(tx, companyId, userId),
  };
});
