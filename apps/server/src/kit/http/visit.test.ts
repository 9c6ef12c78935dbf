import { expect, it } from 'vitest';
import { plainAddress } from './visit.ts';

it.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::1', '::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8::7', '2001:db8::7'],
  ['made up by a proxy', '0.0.0.0'],
  ['', '0.0.0.0'],
])('%s is the address %s to the database', (given, plain) => {
  expect(plainAddress(given)).toBe(plain);
});
