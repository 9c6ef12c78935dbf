import { type Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { type Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { addressesIn, isPublicAddress, LeadsInside, lookupWhere } from './addresses.ts';

/** The addresses that a URL may lead to. Plain http stays inside, where the operator allows it: on the internet it has no secrets. */
function reachable({ protocol }: URL, networks: readonly string[]) {
  const isOwn = addressesIn(networks);
  return (address: string) => isOwn(address) || (protocol === 'https:' && isPublicAddress(address));
}

/** The address itself where the URL names one instead of a host. */
const addressIn = ({ hostname }: URL) => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? undefined : bare;
};

const isPlain = ({ protocol, username, password, hash }: URL) =>
  /^https?:$/.test(protocol) && username === '' && password === '' && hash === '';

/** The mistake that can be seen in an address. Where a name leads is looked at with each request. */
export function wrongWith(text: string, networks: readonly string[]): 'invalid' | 'inside' | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !isPlain(url)) return 'invalid';
  const address = addressIn(url);
  if (address && !reachable(url, networks)(address)) return 'inside';
  return url.protocol === 'http:' && networks.length === 0 ? 'invalid' : undefined;
}

interface OutsideRequest {
  method: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  signal: AbortSignal | undefined;
  /** Without: a connection for this request alone. */
  agents?: { 'http:': HttpAgent; 'https:': HttpsAgent };
}

/**
 * Makes a request to an address that a company has chosen. It may not lead inside, whatever its name says a moment later: the
 * connection itself asks where it goes. Redirects are not followed.
 */
export async function requestOutside(href: string, networks: readonly string[], request: OutsideRequest) {
  const { method, headers, body, signal, agents } = request;
  const url = new URL(href);
  const isAllowed = reachable(url, networks);
  const address = addressIn(url);
  if (address && !isAllowed(address)) throw new LeadsInside(url.host);
  const [send, agent] =
    url.protocol === 'http:'
      ? ([requestHttp, agents?.['http:']] as const)
      : ([requestHttps, agents?.['https:']] as const);
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sending = send(url, {
      method,
      agent: agent ?? false,
      headers: { ...headers, ...(body && { 'content-length': String(body.length) }) },
      signal,
      lookup: lookupWhere(isAllowed),
    });
    sending.on('response', resolve);
    sending.on('error', reject);
    sending.end(body);
  });
}
