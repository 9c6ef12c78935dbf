import { expect, it } from 'vitest';
import { typedDecimal } from './typed-decimal.ts';

it.each([
  ['2.5', 'en-US', '2.5'],
  [' 2.5 ', 'zh-CN', '2.5'],
  ['1,000', 'en-US', '1,000'],
  ['2,5', 'es-ES', '2.5'],
  ['1.000', 'es-ES', '1,000'],
  ['1.000,5', 'es-ES', '1,000,5'],
  ['', 'es-ES', ''],
])('%s in %s travels as %s', (typed, locale, sent) => {
  expect(typedDecimal(typed, locale)).toBe(sent);
});
