import { expect, test } from 'vitest';
import { treeSearchIn } from './use-tree-search.ts';

const nothing = { levels: 1, filter: { short: false, q: '' } };

test('an address holds the levels, the shortages and the words', () => {
  expect(treeSearchIn({}, 3)).toEqual(nothing);
  expect(treeSearchIn({ levels: '2' }, 3).levels).toBe(2);
  expect(treeSearchIn({ levels: '20', short: '1', q: 'key ' }, 2)).toEqual({
    levels: 20,
    filter: { short: true, q: 'key ' },
  });
});

test('levels that nobody can choose in this BOM are ignored, and anything else that cannot be meant', () => {
  expect(treeSearchIn({ levels: '2' }, 2)).toEqual(nothing);
  expect(treeSearchIn({ levels: '20' }, 1)).toEqual(nothing);
  for (const levels of ['', '0', '-1', '1.5', '7', '1e1', 'all'])
    expect(treeSearchIn({ levels, short: 'yes' }, 9)).toEqual(nothing);
});
