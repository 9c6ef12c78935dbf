import { expect, it } from 'vitest';
import { NotReached, Refused } from '../../kit/client/errors.ts';
import { noneOrUntold } from './outcome.ts';

it('takes only the word of the server for it that there is none', () => {
  expect(noneOrUntold(new Refused('NO_RECORDS_TO_SHIP', '', {}, false))).toBe(false);
  expect(noneOrUntold(new NotReached('network'))).toBeUndefined();
  expect(noneOrUntold(new Refused('SERVER_CONNECTION_FAILED', '', {}, false))).toBeUndefined();
});
