import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it('takes first and last name, and the given name of a Chinese one', () => {
  expect(initials('Dan Okafor')).toBe('DO');
  expect(initials('Ines Moreno Vidal')).toBe('IV');
  expect(initials('imoreno')).toBe('I');
  expect(initials('张伟明')).toBe('伟明');
  expect(initials('  ')).toBe('');
});
