import { expect, it } from 'vitest';
import { meaningOf } from './meaning-of.ts';

it('takes for a piece of a traced line only what is surely no part', () => {
  const meanings = (hasTraced: boolean) =>
    (['part', 'none', 'notReached'] as const).map((is) => meaningOf({ is }, hasTraced));
  expect(meanings(true)).toEqual(['part', 'serial', 'notReached']);
  expect(meanings(false)).toEqual(['part', 'none', 'notReached']);
});
