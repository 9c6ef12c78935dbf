import { expect, it } from 'vitest';
import { placeOf } from './place-of-refusal.ts';

it.each([
  ['WRONG_PASSWORD', {}, 'password'],
  ['INVALID_INPUT', { field: 'userName' }, 'userName'],
  ['INVALID_INPUT', { field: 'companyCode' }, 'company'],
  ['INVALID_INPUT', { field: 'somethingElse' }, 'form'],
  ['USER_LOCKED', {}, 'form'],
])('%s with %o is shown at %s', (msgCode, data, place) => {
  expect(placeOf({ msgCode, data })).toBe(place);
});
