import { expect, it } from 'vitest';
import { changesBetween } from './audit.ts';

it('tells the fields that differ, and nothing of those that do not', () => {
  const before = { displayName: 'Ann', roles: ['FIND_PART', 'ADD_PART'], expiresOn: null, seats: 5 };
  const after = { displayName: 'Anne', roles: ['ADD_PART', 'FIND_PART'], expiresOn: '2027-01-31', seats: 5 };
  expect(changesBetween(before, after)).toEqual([
    { field: 'displayName', before: 'Ann', after: 'Anne' },
    { field: 'expiresOn', before: null, after: '2027-01-31' },
  ]);
});

it('never holds a secret, neither the old one nor the new one', () => {
  expect(changesBetween({ issuePassword: 'old words' }, { issuePassword: 'new words' })).toEqual([
    { field: 'issuePassword', before: null, after: null },
  ]);
});
