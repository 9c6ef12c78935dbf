import { expect, it } from 'vitest';
import { decimalToType, typedDecimal } from './typed-decimal.ts';

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

it.each([
  ['10000.00', 'en-US', '10000'],
  ['250.50', 'en-US', '250.5'],
  ['250.50', 'es-ES', '250,5'],
  ['8', 'zh-CN', '8'],
  ['', 'en-US', ''],
])('writes %j in %s as %j', (decimal, locale, typed) => expect(decimalToType(decimal, locale)).toBe(typed));
