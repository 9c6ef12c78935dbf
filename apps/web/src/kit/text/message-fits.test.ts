import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { flatten } from './flatten.ts';
import { fitting } from './message-fits.ts';

const ours = compile('{count, plural, one {# line of {order}} other {# lines of {order}}}');

describe('a custom text', () => {
  it.each(['{count} lines', '{order}: {count, plural, other {#}}', 'plain words', "it''s {order}"])(
    '%s fits',
    (custom) => {
      expect(fitting(custom, ours)).toBeDefined();
    },
  );

  it.each(['{count', '{captain}', '{count, plural, other {{captain}}}', '<b>{count}</b>', '   '])(
    '%s does not',
    (custom) => {
      expect(fitting(custom, ours)).toBeUndefined();
    },
  );
});

it('finds every text by its path, and no text where a key is poisoned or the shape is another', () => {
  const custom = JSON.parse(
    '{"a.b":"1","c":{"d":"2","e":3,"f":null},"__proto__":{"x":"4"},"c.constructor.g":"5","h":["6"]}',
  );
  expect([...flatten(custom)]).toEqual([
    [['a', 'b'], '1'],
    [['c', 'd'], '2'],
    [['c', 'e'], undefined],
    [['c', 'f'], undefined],
    [['__proto__'], undefined],
    [['c', 'constructor', 'g'], undefined],
    [['h'], undefined],
  ]);
  expect([...flatten('text')]).toEqual([[[], undefined]]);
});
