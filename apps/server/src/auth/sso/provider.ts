import * as oidc from 'openid-client';
import type { Keys } from '../../kit/crypto/keys.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { refuse } from '../../kit/refuse.ts';
import { unsealed } from '../unsealed.ts';
import { providerFetch } from './provider-fetch.ts';

const ANSWER_SECONDS = 5;
/** For the people who sign in at the same moment. Longer, and a provider that is down would be met as a dead page. */
const KEPT_MS = 30_000;

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
  return { ...provider, secret: unsealed(keys, sealedSecret) ?? refuse('SSO_NOT_CONFIGURED') };
}

const selectHeld = statement<{ companyId: number }, Pick<Provider, 'issuer'>>(
  'select issuer from company_sso where company_id = :companyId for share',
);

/** Refuses an answer of a provider that the company has left: at another one the same id is somebody else. */
export async function holdProvider(tx: Tx, companyId: number, { issuer }: Provider) {
  const now = await tx.first(selectHeld({ companyId }));
  if (now?.issuer !== issuer) refuse('SSO_REFUSED');
}

type Client = Pick<Provider, 'issuer' | 'clientId' | 'secret'>;

/** In the body of the request where the provider takes it there, otherwise in the header, which every provider takes. */
const authenticateBy =
  (secret: string): oidc.ClientAuth =>
  (server, ...rest) => {
    const inBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (inBody ? oidc.ClientSecretPost : oidc.ClientSecretBasic)(secret)(server, ...rest);
  };

/** Asks the provider for its addresses, as its library knows them. Throws what is wrong. */
export const askProvider = ({ issuer, clientId, secret }: Client, networks: readonly string[]) =>
  oidc.discovery(new URL(issuer), clientId, undefined, authenticateBy(secret), {
    timeout: ANSWER_SECONDS,
    [oidc.customFetch]: providerFetch(networks),
    // Plain http leads to networks that the operator allows, and nowhere else.
    ...(issuer.startsWith('http:') && { execute: [oidc.allowInsecureRequests] }),
  });

interface Known {
  until: number;
  configuration: oidc.Configuration;
}

const known = new Map<string, Known>();

/** The provider as its library knows it. Refused where it does not answer, or not as a provider. */
export async function discover(provider: Provider, networks: readonly string[]): Promise<oidc.Configuration> {
  const { issuer, clientId, secret } = provider;
  const name = JSON.stringify([issuer, clientId, secret]);
  const found = known.get(name);
  if (found && found.until > Date.now()) return found.configuration;
  const configuration = await askProvider(provider, networks).catch(() => refuse('SSO_UNREACHABLE'));
  forgetOld();
  known.set(name, { until: Date.now() + KEPT_MS, configuration });
  return configuration;
}

const forgetOld = () => {
  for (const [name, { until }] of known) if (until <= Date.now()) known.delete(name);
};
