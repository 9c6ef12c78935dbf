import type { UserDetail } from '@gemba/contract/administration/users/user';
import { expect, it } from 'vitest';
import { bodyOf, changeCount, isLimit, typedOf } from './user-form.ts';

const user = {
  displayName: 'Lena Fox',
  refId: null,
  expiresOn: '2031-01-31',
  jobTemplate: 'buyer',
  roles: ['FIND_PART'],
  authorities: { po: '10000.00', qo: '250.50' },
} as unknown as UserDetail;

it.each(['en-US', 'es-ES', 'zh-CN'])('sends in %s what it shows, where nothing was typed', (locale) => {
  const typed = typedOf(user, locale);
  expect(bodyOf(typed, locale)).toMatchObject({ refId: null, authorities: { po: '10000', qo: '250.5' } });
  expect(changeCount(typed, typed)).toBe(0);
});

it('counts each role and each limit', () => {
  const start = typedOf(user, 'en-US');
  const limits = { ...start.limits, po: '', so: '5' };
  expect(changeCount(start, { ...start, displayName: 'Lena', roles: ['FIND_BOM'], limits })).toBe(5);
});

it.each([
  ['', true],
  ['5000', true],
  ['5,5', true],
  ['5.000', false],
  ['-1', false],
  ['x', false],
])('reads %j as a Spanish reader means it', (typed, fits) => expect(isLimit(typed, 'es-ES')).toBe(fits));
