import * as contract from '@gemba/contract/auth/passkeys/add-passkey';
import { type NewCredential, PASSKEY_ALGORITHMS } from '@gemba/contract/auth/passkeys/passkey-shapes';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { operation } from '../../kit/http/operation.ts';
import type { Visit } from '../../kit/http/visit.ts';
import { refuse } from '../../kit/refuse.ts';
import { claimedFact, spendClaim } from '../signed-claim.ts';
import { refuseAtTerminal } from '../terminal/turn.ts';
import { insertPasskey, knownPasskeys } from './passkeys.sql.ts';
import { siteOf } from './site-of.ts';

export const addPasskey = operation(contract.addPasskey, async (tx, actor, { body }, visit, { keys }) => {
  const { companyId, userId } = actor;
  const { ticket, name, credential } = body;
  await refuseAtTerminal(tx, actor);
  const [forUser, challenge] = claimedFact(keys, 'new passkey', companyId, ticket, Date.now())?.split(' ') ?? [];
  if (forUser !== String(userId) || !challenge || !(await spendClaim(tx, companyId, ticket))) refuse('PASSKEY_REFUSED');
  await knownPasskeys(tx, companyId, userId);
  const made = (await verified(credential, String(challenge), visit)) ?? refuse('PASSKEY_REFUSED');
  const isNew = await insertPasskey(tx, {
    companyId,
    credentialId: made.id,
    userId,
    rpId: siteOf(visit).rpId,
    publicKey: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: credential.transports,
    name,
  });
  return isNew ? null : refuse('PASSKEY_REFUSED');
});

async function verified(credential: NewCredential, expectedChallenge: string, visit: Visit) {
  const { id, clientDataJSON, attestationObject } = credential;
  const { rpId, origins } = siteOf(visit);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: origins,
    expectedRPID: rpId,
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    // It throws what does not fit.
  }).catch(() => ({ registrationInfo: undefined }));
  return registrationInfo?.credential;
}
