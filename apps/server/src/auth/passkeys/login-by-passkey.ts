import * as contract from '@gemba/contract/auth/passkeys/login-by-passkey';
import type { SignedChallenge } from '@gemba/contract/auth/passkeys/passkey-shapes';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { addressIsAllowed, whichCompany } from '../../companies/index.ts';
import { openOperation } from '../../kit/http/operation.ts';
import type { Visit } from '../../kit/http/visit.ts';
import { refuse } from '../../kit/refuse.ts';
import { findUserById } from '../auth.sql.ts';
import { refuseUnlessActive, signIn } from '../sign-in.ts';
import { claimedFact, spendClaim } from '../signed-claim.ts';
import { lockPasskey, markUsed } from './passkeys.sql.ts';
import { siteOf } from './site-of.ts';

/** One refusal for everything that is wrong: an outsider learns nothing about which passkeys there are. */
export const loginByPasskey = openOperation(contract.loginByPasskey, async (visit, { body }, means) => {
  const { database, keys } = means;
  const { companyCode, ticket, signed } = body;
  const companyId = await whichCompany(database.outside, companyCode);
  const challenge = claimedFact(keys, 'passkey login', companyId, ticket, Date.now()) ?? refuse('PASSKEY_REFUSED');
  return database.asCompany(companyId, async (tx) => {
    if (!(await addressIsAllowed(tx, companyId, visit.address))) refuse('NOT_IN_WHITELIST');
    const stored = (await lockPasskey(tx, companyId, signed.id)) ?? refuse('PASSKEY_REFUSED');
    visit.concerns(companyId, stored.userId);
    const counter = (await verifiedCounter(signed, challenge, visit, stored)) ?? refuse('PASSKEY_REFUSED');
    if (!(await spendClaim(tx, companyId, ticket))) refuse('PASSKEY_REFUSED');
    const user = (await findUserById(tx, companyId, stored.userId)) ?? refuse('PASSKEY_REFUSED');
    refuseUnlessActive(user);
    await markUsed(tx, companyId, signed.id, counter);
    return signIn(tx, means, visit, companyId, user);
  });
});

type Stored = { rpId: string; publicKey: Buffer; counter: number };

async function verifiedCounter(signed: SignedChallenge, expectedChallenge: string, visit: Visit, stored: Stored) {
  const { id, ...response } = signed;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: siteOf(visit).origins,
    expectedRPID: stored.rpId,
    credential: { id, publicKey: new Uint8Array(stored.publicKey), counter: stored.counter },
    // It throws what does not fit.
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified ? authenticationInfo?.newCounter : undefined;
}
