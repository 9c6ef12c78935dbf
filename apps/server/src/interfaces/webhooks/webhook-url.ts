import { isIP } from 'node:net';
import { addressesIn, isPublicAddress } from '../../kit/outside/addresses.ts';
import { refuse } from '../../kit/refuse.ts';

/** The addresses that a URL may lead to. Plain http stays inside, where the operator allows it: on the internet it has no secrets. */
export function reachable({ protocol }: URL, networks: readonly string[]) {
  const isOwn = addressesIn(networks);
  return (address: string) => isOwn(address) || (protocol === 'https:' && isPublicAddress(address));
}

/** The address itself where the URL names one instead of a host. */
export const addressIn = ({ hostname }: URL) => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? undefined : bare;
};

const isPlain = ({ protocol, username, password, hash }: URL) =>
  /^https?:$/.test(protocol) && username === '' && password === '' && hash === '';

/** Refuses an address that can be seen to be wrong. Where a name leads is looked at with each delivery. */
export function checkUrl(text: string, networks: readonly string[]) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !isPlain(url)) return refuse('WEBHOOK_URL_INVALID', { field: 'url' });
  const address = addressIn(url);
  if (address && !reachable(url, networks)(address)) refuse('WEBHOOK_URL_INSIDE', { field: 'url' });
  if (url.protocol === 'http:' && networks.length === 0) refuse('WEBHOOK_URL_INVALID', { field: 'url' });
  return url.href;
}
