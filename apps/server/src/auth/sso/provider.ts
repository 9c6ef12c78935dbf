import * as oidc from 'openid-client';
import type { Keys } from '../../kit/crypto/keys.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';

const ANSWER_SECONDS = 5;
const KEPT_MS = 10 * 60_000;

export interface Provider {
  issuer: string;
  clientId: string;
  secret: string;
  userClaim: string;
}

type Sealed = Omit<Provider, 'secret'> & { sealedSecret: string };

const selectProvider = statement<{ companyId: number }, Sealed>(
  'select issuer, client_id, sealed_secret, user_claim from company_sso where company_id = :companyId',
);

export async function readProvider(tx: Tx, keys: Keys, companyId: number): Promise<Provider> {
  const { sealedSecret, ...provider } = (await tx.first(selectProvider({ companyId }))) ?? refuse('SSO_NOT_CONFIGURED');
  return { ...provider, secret: keys.unseal(sealedSecret) };
}

/** Only a provider on this very machine may speak without encryption. */
const isLocal = (issuer: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(issuer).hostname);

interface Known {
  until: number;
  configuration: oidc.Configuration;
}

/** Addresses and keys of providers, as they say them of themselves; asked again now and then. */
const known = new Map<string, Known>();

/** The provider as its library knows it. Refused where it does not answer, or not as a provider. */
export async function discover({ issuer, clientId, secret }: Provider): Promise<oidc.Configuration> {
  const name = JSON.stringify([issuer, clientId, secret]);
  const found = known.get(name);
  if (found && found.until > Date.now()) return found.configuration;
  const options = { timeout: ANSWER_SECONDS, ...(isLocal(issuer) && { execute: [oidc.allowInsecureRequests] }) };
  const configuration = await oidc
    .discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretPost(secret), options)
    .catch(() => refuse('SSO_UNREACHABLE'));
  known.set(name, { until: Date.now() + KEPT_MS, configuration });
  return configuration;
}
