import { expect, it } from 'vitest';
import { firstLine } from './first-line.ts';

const done = { part: 'BOLT', max: '0.0000' };
const open = { part: 'BOLT', max: '5' };
const other = { part: 'NUT', max: '1' };

it('is the first open line of the named part, else its first, else the only one', () => {
  expect(firstLine([other, done, open], 'BOLT')).toBe(open);
  expect(firstLine([other, done], 'BOLT')).toBe(done);
  expect(firstLine([other], 'BOLT')).toBe(other);
  expect(firstLine([other, done], 'RING')).toBeUndefined();
  expect(firstLine([other, done], undefined)).toBeUndefined();
});
