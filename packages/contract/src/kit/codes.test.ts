import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { GivenCompanyCode } from '../companies/given-company-code.ts';
import { asLocation } from '../inventory/posting-shapes.ts';
import { asPartNumber, isPartNumber } from '../parts/part-number.ts';
import { CompanyCode, freeText, inCapitals, nameKey, requiredText, UserName } from './codes.ts';

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

describe('capitals of a code', () => {
  it('are those of the keyboard, in any script that has them', () => {
    expect(inCapitals('w00-10/100(a)')).toBe('W00-10/100(A)');
    expect(inCapitals('caf\u00e9-\u0436')).toBe('CAF\u00c9-\u0416');
    expect(asPartNumber(' brg-6204 ')).toBe('BRG-6204');
  });

  it.each(['\u00df\u00df\u00df1', '\ufb01t-1', '\u013123', '\u017fn-1', '\u00b5m-1', 'k\u0149-1'])(
    'leave %j as it is, so that it is no code of anybody',
    (typed) => {
      expect([asPartNumber(typed), asLocation(typed), inCapitals(typed)]).toEqual([typed, typed, typed]);
      expect(isPartNumber(asPartNumber(typed))).toBe(false);
      expect(accepts(CompanyCode, z.parse(GivenCompanyCode, typed))).toBe(false);
    },
  );
});

describe('the key of a user name', () => {
  it('is the same for every spelling, and another for another name', () => {
    const jose = ['Jos\u00e9', 'jos\u00e9', 'JOS\u00c9', 'Jose\u0301', 'JOSE\u0301'];
    expect(new Set(jose.map(nameKey)).size).toBe(1);
    expect(nameKey('jose')).not.toBe(nameKey('jos\u00e9'));
  });
});
