import { expect, it } from 'vitest';
import { readSearch, writeSearch } from './search.ts';

it.each(['1E2', 'NULL', 'true', '0.0/0.0', 'W00-10/100(A)', '../../ETC/PASSWD', '{"a":1}'])(
  'the part %s survives an address',
  (partNumber) => {
    expect(readSearch(writeSearch({ partNumber }))).toEqual({ partNumber });
  },
);

it('writes nothing for what is not chosen', () => {
  expect(writeSearch({ a: undefined, b: '', c: null })).toBe('');
});
