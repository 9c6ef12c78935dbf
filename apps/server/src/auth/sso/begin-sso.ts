import * as contract from '@gemba/contract/auth/sso/begin-sso';
import * as oidc from 'openid-client';
import { whichCompany } from '../../companies/index.ts';
import { openOperation } from '../../kit/http/operation.ts';
import { discover, readProvider } from './provider.ts';
import { beginTrip } from './trip.ts';

export const beginSso = openOperation(contract.beginSso, async (visit, { query }, { database, keys, config }) => {
  const companyId = await whichCompany(database.outside, query.companyCode);
  const provider = await database.asCompany(companyId, (tx) => readProvider(tx, keys, companyId));
  const configuration = await discover(provider, config.ssoNetworks);
  const trip = {
    companyId,
    state: `${contract.SSO_STATE}${oidc.randomState()}`,
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    redirectUri: `${visit.origin}/login`,
  };
  beginTrip(keys, visit, trip);
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: trip.redirectUri,
    scope: 'openid profile email',
    state: trip.state,
    nonce: trip.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(trip.verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href };
});
