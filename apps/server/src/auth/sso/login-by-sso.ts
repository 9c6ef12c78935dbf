import * as contract from '@gemba/contract/auth/sso/login-by-sso';
import * as oidc from 'openid-client';
import { addressIsAllowed } from '../../companies/index.ts';
import { openOperation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { refuseUnlessActive, signIn } from '../sign-in.ts';
import { discover, holdProvider, readProvider } from './provider.ts';
import { NoAnswer } from './provider-fetch.ts';
import { endTrip, type Trip } from './trip.ts';
import { userOfClaims } from './user-of-claims.ts';

/** The code of another browser, another company, an older trip or a second time is refused: each trip is this browser's own. */
export const loginBySso = openOperation(contract.loginBySso, async (visit, { body }, means) => {
  const { database, keys, config } = means;
  const trip = endTrip(keys, visit) ?? refuse('SSO_REFUSED');
  const { companyId } = trip;
  const provider = await database.asCompany(companyId, async (tx) => {
    if (!(await addressIsAllowed(tx, companyId, visit.address))) refuse('NOT_IN_WHITELIST');
    return readProvider(tx, keys, companyId);
  });
  const claims = await exchange(await discover(provider, config.ssoNetworks), trip, body.query);
  return database.asCompany(companyId, async (tx) => {
    await holdProvider(tx, companyId, provider);
    const user = await userOfClaims(tx, companyId, provider.userClaim, claims);
    visit.concerns(companyId, user.userId);
    refuseUnlessActive(user);
    return signIn(tx, means, visit, companyId, user);
  });
});

/** Signature, issuer, audience, time, nonce and state of the answer are checked by the library. */
async function exchange(
  configuration: oidc.Configuration,
  { state, nonce, verifier, redirectUri }: Trip,
  query: string,
) {
  const returned = new URL(redirectUri);
  returned.search = query;
  const tokens = await oidc
    .authorizationCodeGrant(configuration, returned, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    .catch((error: unknown) => refuse(error instanceof NoAnswer ? 'SSO_UNREACHABLE' : 'SSO_REFUSED'));
  return tokens.claims() ?? refuse('SSO_REFUSED');
}
