import { lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

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

/** An address on the internet, and not inside of somebody's network. */
export const isPublicAddress = (address: string) => {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return !inside[family].check(address, family);
};

/** Whether an address lies in one of these networks, written as `10.0.0.7` or `10.0.0.0/8`. */
export function addressesIn(networks: readonly string[]) {
  const own = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) own[family].addAddress(address, family);
    else own[family].addSubnet(address, Number(bits), family);
  }
  return (address: string) => {
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    return own[family].check(address, family);
  };
}

/** The address lies inside of a network that the operator has not allowed. */
export class LeadsInside extends Error {
  constructor(host: string) {
    super(`${host} leads to an address that is not on the internet`);
  }
}

/**
 * Looks a name up for the connection itself: one that is looked up before could lead elsewhere a moment later. Every address
 * of the name must be allowed.
 */
export const lookupWhere =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Error(`${host} has no address`), '', 0);
      if (!found.every(({ address }) => isAllowed(address))) return done(new LeadsInside(host), '', 0);
      if (options.all) return done(null, found);
      done(null, first.address, first.family);
    });
