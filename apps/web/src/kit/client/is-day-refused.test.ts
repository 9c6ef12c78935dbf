import { expect, it } from 'vitest';
import { Refused } from './errors.ts';
import { isDayRefused } from './is-day-refused.ts';

it('a day without figures and a text that is no day are told from other refusals', () => {
  const refused = (code: string, field: string) => isDayRefused(new Refused(code, '', { field }, true));
  expect([refused('NO_DATA', 'sharedOn'), refused('INVALID_INPUT', 'sharedOn')]).toEqual([true, true]);
  expect([refused('NO_DATA', 'bar'), isDayRefused(new Error('sharedOn')), isDayRefused(null)]).toEqual([
    false,
    false,
    false,
  ]);
});
