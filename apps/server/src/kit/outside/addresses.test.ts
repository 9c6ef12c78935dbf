import { expect, it } from 'vitest';
import { addressesIn, isPublicAddress } from './addresses.ts';

it.each([
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['2606:4700::1111', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.9.9.9', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['239.1.1.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
])('%s is on the internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

it('knows the networks that an operator allows, and nothing beside them', () => {
  const isAllowed = addressesIn(['10.1.0.0/16', '192.168.7.7', 'fd00::/8']);
  expect(['10.1.2.3', '192.168.7.7', 'fd12::1'].map(isAllowed)).toEqual([true, true, true]);
  expect(['10.2.0.1', '192.168.7.8', 'fe80::1', '127.0.0.1'].map(isAllowed)).toEqual([false, false, false, false]);
});
