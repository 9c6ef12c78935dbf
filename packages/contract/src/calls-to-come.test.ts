import { expect, it } from 'vitest';
import { calls } from './calls.ts';
import { callsToCome } from './calls-to-come.ts';

it('names no call that is served already', () => {
  expect(callsToCome.filter((call) => calls.includes(call)).map(({ name }) => name)).toEqual([]);
});
