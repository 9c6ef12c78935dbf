import * as oidc from 'openid-client';
import { LeadsInside } from '../../kit/outside/addresses.ts';
import { wrongWith } from '../../kit/outside/request-outside.ts';
import { refuse } from '../../kit/refuse.ts';
import { askProvider, type Provider } from './provider.ts';
import { NoAnswer } from './provider-fetch.ts';

const DOCUMENT = '/.well-known/openid-configuration';
const REFUSALS = { invalid: 'SSO_ISSUER_INVALID', inside: 'SSO_ISSUER_INSIDE' } as const;
const field = 'issuer';

/** Refuses an issuer that can be seen to be wrong. The address of its document, which providers show too, is taken as well. */
export function checkIssuer(text: string, networks: readonly string[]) {
  const issuer = text.endsWith(DOCUMENT) ? text.slice(0, -DOCUMENT.length) : text;
  const wrong = wrongWith(issuer, networks) ?? (new URL(issuer).search === '' ? undefined : 'invalid');
  if (wrong) refuse(REFUSALS[wrong], { field });
  return issuer;
}

/** Asks the provider as a sign-in would, up to where a person is needed, and refuses by the first thing that is wrong. */
export async function checkProvider(provider: Omit<Provider, 'userClaim'>, networks: readonly string[]) {
  const { issuer } = provider;
  const configuration = await askProvider(provider, networks).catch((error: unknown) => refuseDocument(issuer, error));
  const { authorization_endpoint, token_endpoint, jwks_uri, response_types_supported } = configuration.serverMetadata();
  for (const [missing, found] of Object.entries({ authorization_endpoint, token_endpoint, jwks_uri }))
    if (!found) refuse('SSO_FLOW_MISSING', { missing, field });
  if (response_types_supported && !response_types_supported.includes('code'))
    refuse('SSO_FLOW_MISSING', { missing: 'response_type code', field });
  await tryClient(configuration);
}

function refuseDocument(issuer: string, error: unknown): never {
  const url = `${issuer.replace(/\/$/, '')}${DOCUMENT}`;
  if (error instanceof NoAnswer) {
    const { cause } = error;
    if (cause instanceof LeadsInside) refuse('SSO_ISSUER_INSIDE', { field });
    return refuse('SSO_NO_ANSWER', { url, reason: reasonOf(cause), field });
  }
  const cause = error instanceof oidc.ClientError ? error.cause : undefined;
  const named = cause instanceof Object && 'body' in cause ? (cause.body as { issuer?: unknown }).issuer : undefined;
  if (typeof named === 'string') refuse('SSO_OTHER_ISSUER', { issuer: named.slice(0, 300), field });
  return refuse('SSO_NO_DOCUMENT', { url, ...(cause instanceof Response && { status: cause.status }), field });
}

/** ENOTFOUND, ECONNREFUSED, DEPTH_ZERO_SELF_SIGNED_CERT …: the codes that administrators find in every manual. */
const reasonOf = (cause: unknown) => {
  if (!(cause instanceof Error)) return 'unknown';
  if (cause.name === 'AbortError') return 'timeout';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message.slice(0, 100);
};

/** A code that nobody was given: a provider that knows our client refuses the code, any other one refuses the client. */
async function tryClient(configuration: oidc.Configuration) {
  const isClientRefused = await oidc
    .genericGrantRequest(configuration, 'authorization_code', {
      code: 'check',
      redirect_uri: 'https://example.com/login',
      code_verifier: oidc.randomPKCECodeVerifier(),
    })
    .then(
      () => false,
      (error: unknown) =>
        error instanceof oidc.WWWAuthenticateChallengeError ||
        (error instanceof oidc.ResponseBodyError && ['invalid_client', 'unauthorized_client'].includes(error.error)),
    );
  if (isClientRefused) refuse('SSO_CLIENT_REFUSED', { field: 'secret' });
}
