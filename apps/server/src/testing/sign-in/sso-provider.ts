import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

interface Person {
  subject: string;
  claims: Record<string, unknown>;
}

const CLIENT = { clientId: 'gemba', secret: 'a secret of the provider' };

/** A real OpenID Connect provider on loopback. Whoever `at` names is signed in there, without a form. */
export async function startSsoProvider(redirectUri: string) {
  let at: Person = { subject: 'nobody', claims: {} };
  let meanwhile = async () => {};
  const people = new Map<string, Person>();
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], profile: ['preferred_username'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['only for tests'] },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId)?.claims }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.account?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  async function listener(...[request, response]: Parameters<typeof callback>) {
    if (request.url?.startsWith('/token')) await meanwhile();
    if (!request.url?.startsWith('/interaction/')) return callback(request, response);
    people.set(at.subject, at);
    const result =
      at.subject === 'declines' ? { error: 'access_denied' } : { login: { accountId: at.subject, remember: false } };
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }
  return {
    issuer,
    ...CLIENT,
    /** Happens each time before the provider answers about somebody who has signed in there. */
    meanwhile: (work: () => Promise<void>) => {
      meanwhile = work;
    },
    signsIn: (subject: string, claims: Record<string, unknown> = {}) => {
      at = { subject, claims };
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Follows the redirects of the provider as a browser does, and answers the query that it comes back with. */
export async function visitProvider(url: string, redirectUri: string): Promise<string> {
  const cookies = new Map<string, string>();
  let address = url;
  while (!address.startsWith(redirectUri)) {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const place = pair.indexOf('=');
      cookies.set(pair.slice(0, place), pair.slice(place + 1));
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${answer.status}: ${await answer.text()}`);
    address = new URL(location, address).href;
  }
  return new URL(address).search.slice(1);
}
