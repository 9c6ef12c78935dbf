import { BlockList, isIPv6 } from 'node:net';

/** The push services of the browsers. Their names begin anywhere where they begin with a dot. */
const SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const isService = (host: string) =>
  SERVICES.some((service) => (service.startsWith('.') ? host.endsWith(service) : host === service));

/**
 * An endpoint comes from a client, and the server writes to it: so it must be at a push service that we know, or at one that the
 * operator named by its origin (`GEMBA_PUSH_SERVICES`).
 */
export function isPushService(endpoint: string, own: readonly string[]) {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return own.includes(origin) || (protocol === 'https:' && port === '' && isService(hostname));
}

// Two lists: one list would look for an IPv4 address among the IPv6 ones too.
const inside = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.ipv4.addSubnet(network, bits, 'ipv4');
// Everything but the global addresses 2000::/3, and what they hold of other kinds.
for (const [network, bits] of [
  ['::', 3],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['4000::', 2],
  ['8000::', 1],
] as const)
  inside.ipv6.addSubnet(network, bits, 'ipv6');

/** An address on the internet. A name of a push service that leads anywhere else was turned around on the way. */
export const isPublicAddress = (address: string) => {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return !inside[family].check(address, family);
};
