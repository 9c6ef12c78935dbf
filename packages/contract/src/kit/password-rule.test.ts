import { expect, it } from 'vitest';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM, passwordRefusal } from './password-rule.ts';
import en from './refusals/refusals.en.ts';
import es from './refusals/refusals.es.ts';
import zh from './refusals/refusals.zh.ts';

const common = new Set(['password', 'qwertyuiop']);
const refusal = (password: string) => passwordRefusal(password, (lowerCase) => common.has(lowerCase));

it.each([
  ['', 'PASSWORD_TOO_SHORT'],
  ['1234567', 'PASSWORD_TOO_SHORT'],
  ['🙂🙂🙂🙂', 'PASSWORD_TOO_SHORT'],
  ['x'.repeat(129), 'PASSWORD_TOO_LONG'],
  ['password', 'PASSWORD_TOO_COMMON'],
  ['PassWord', 'PASSWORD_TOO_COMMON'],
  ['QWERTYUIOP', 'PASSWORD_TOO_COMMON'],
])('refuses %j as %s', (password, code) => {
  expect(refusal(password)).toBe(code);
});

it.each([
  'gemba-demo',
  '12345678',
  '        ',
  'password ',
  '密码密码密码密码',
  '🙂'.repeat(8),
  '🙂'.repeat(128),
  'x'.repeat(128),
  'nul\u0000inside',
])('takes %j as it is', (password) => {
  expect(refusal(password)).toBeUndefined();
});

it('says in every language the lengths it checks', () => {
  for (const texts of [en, zh, es]) {
    expect(texts.PASSWORD_TOO_SHORT).toContain(String(PASSWORD_MINIMUM));
    expect(texts.PASSWORD_TOO_LONG).toContain(String(PASSWORD_MAXIMUM));
  }
});
