import { expect, it } from 'vitest';
import { Refused } from '../../client/errors.ts';
import { mayPass } from './LoadError.tsx';

const refused = (code: string) => new Refused(code, '', undefined, false);

it('offers another try only where another try may end otherwise', () => {
  expect(mayPass(refused('DATE_RANGE_REVERSED'))).toBe(false);
  expect(mayPass(refused('LIMITED_PERMISSIONS'))).toBe(false);
  expect(mayPass(refused('SERVER_BUSY'))).toBe(true);
  expect(mayPass(refused('A_CODE_OF_A_LATER_VERSION'))).toBe(true);
});
