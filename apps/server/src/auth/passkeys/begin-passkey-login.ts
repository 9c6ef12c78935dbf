import * as contract from '@gemba/contract/auth/passkeys/begin-passkey-login';
import { whichCompany } from '../../companies/index.ts';
import { randomToken } from '../../kit/crypto/keys.ts';
import { openOperation } from '../../kit/http/operation.ts';
import { claimOf } from '../signed-claim.ts';
import { siteOf } from './site-of.ts';

/** Keeps nothing: whoever asks a million times fills no table. */
export const beginPasskeyLogin = openOperation(contract.beginPasskeyLogin, async (visit, { query }, means) => {
  const companyId = await whichCompany(means.database.outside, query.companyCode);
  const challenge = randomToken();
  const ticket = claimOf(means.keys, 'passkey login', companyId, challenge, Date.now());
  return { ticket, challenge, rpId: siteOf(visit).rpId };
});
