import { BlockList, isIP } from 'node:net';
import { refuse } from '../../kit/refuse.ts';

const NETWORK = /^([0-9a-f.:]{2,45})(?:\/(\d{1,3}))?$/i;

/** A network as an administrator writes it: `10.1.0.0/16`, `2001:db8::/32`, or one address. */
const parseNetwork = (typed: string) => {
  const [, address = '', bits] = NETWORK.exec(typed.trim()) ?? [];
  const family = isIP(address);
  const longest = family === 4 ? 32 : 128;
  const length = bits === undefined ? longest : Number(bits);
  if (family === 0 || length > longest) return undefined;
  return { address, length, family: family === 4 ? ('ipv4' as const) : ('ipv6' as const) };
};

/** The networks as they are kept. Refused where one is none, or where the administrator would shut themselves out. */
export const checkAddresses = (typed: readonly string[], ownAddress: string) => {
  const list = new BlockList();
  const field = 'clientAddresses';
  const networks = typed.map((one) => {
    const network = parseNetwork(one) ?? refuse('CLIENT_ADDRESS_INVALID', { address: one, field });
    list.addSubnet(network.address, network.length, network.family);
    return `${network.address}/${network.length}`;
  });
  if (!list.check(ownAddress, isIP(ownAddress) === 6 ? 'ipv6' : 'ipv4'))
    refuse('OWN_ADDRESS_SHUT_OUT', { address: ownAddress, field });
  return networks;
};
