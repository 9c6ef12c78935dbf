import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CompanyCode, freeText, requiredText, UserName } from './codes.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('company code', () => {
  it.each(['AB', 'DEMO', 'TWIN-2', '--', 'A'.repeat(20)])('takes %j', (code) => {
    expect(accepts(CompanyCode, code)).toBe(true);
  });
  it.each(['', 'A', 'A'.repeat(21), 'demo', 'DE MO', 'DEMO ', 'DEMO\n', 'ＤＥＭＯ', 'A_B', 12, null])(
    'refuses %j',
    (code) => {
      expect(accepts(CompanyCode, code)).toBe(false);
    },
  );
});

describe('user name', () => {
  it.each(['a', 'admin', 'María José', '王伟', 'o.brien@halden', '🙂'.repeat(64), 'x'.repeat(64)])(
    'takes %j',
    (name) => {
      expect(accepts(UserName, name)).toBe(true);
    },
  );
  it.each([
    '',
    ' ',
    ' admin',
    'admin ',
    'ad\u0000min',
    'ad\nmin',
    'admin\n',
    'ad\u007fmin',
    'ad\u200bmin',
    'ad\u202emin',
    'ad\u2028min',
    '\ud800',
    'x'.repeat(65),
    '🙂'.repeat(65),
    7,
    null,
  ])('refuses %j', (name) => {
    expect(accepts(UserName, name)).toBe(false);
  });
});

describe('free text', () => {
  it('keeps lines, tabs, quotes and any script', () => {
    expect(z.parse(freeText(100), 'línea 1\n\t第二行 "x" <b> 🙂')).toBe('línea 1\n\t第二行 "x" <b> 🙂');
    expect(accepts(freeText(100), '')).toBe(true);
  });
  it('refuses NUL, half a surrogate pair, and more than the maximum', () => {
    expect(accepts(freeText(100), 'a\u0000')).toBe(false);
    expect(accepts(freeText(100), 'a\udc00')).toBe(false);
    expect(accepts(freeText(3), 'abc')).toBe(true);
    expect(accepts(freeText(3), 'abcd')).toBe(false);
  });
  it('refuses what turns the direction of writing: a line would read other than it is', () => {
    for (const sign of '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c') {
      expect(accepts(freeText(100), `bolt ${sign}fdp.exe`)).toBe(false);
      expect(accepts(requiredText(100), `bolt ${sign}`)).toBe(false);
    }
  });
  it('can be required to say something', () => {
    expect(accepts(requiredText(10), ' \n\t')).toBe(false);
    expect(accepts(requiredText(10), '')).toBe(false);
    expect(accepts(requiredText(10), '\u200b\u00a0')).toBe(false);
    expect(accepts(requiredText(10), ' a ')).toBe(true);
    expect(accepts(requiredText(10), 'a\u0000')).toBe(false);
  });
});
