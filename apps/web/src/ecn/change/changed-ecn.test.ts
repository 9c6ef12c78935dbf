import type { Ecn } from '@gemba/contract/ecn/ecn';
import { expect, it } from 'vitest';
import { fieldsOf, typedFrom, wrongFields } from './changed-ecn.ts';

const fields = {
  title: 'Seal lip material',
  description: '',
  dueDate: '2026-12-01',
  effectiveDate: null,
  engineerId: 'E1',
  drawRevised: true,
  wiRevised: false,
  wiWaitsForId: null,
  onOrderAction: null,
  inInventoryAction: 'USE',
} as const;
const ecn = { ...fields, version: 3 } as unknown as Ecn;
const typed = typedFrom(ecn);
const employees = [{ code: 'E2', name: 'Ana' }];

it('sends what was there as it was, and nothing where nothing is typed', () => {
  expect(fieldsOf(typed)).toEqual(fields);
  expect(fieldsOf({ ...typed, title: ' New ', wiWaitsForId: ' E2 ', effectiveDate: '2027-01-01' })).toEqual({
    ...fields,
    title: 'New',
    wiWaitsForId: 'E2',
    effectiveDate: '2027-01-01',
  });
});

it('names the fields that are missing or wrong', () => {
  expect([...wrongFields(typed, ecn, employees)]).toEqual([]);
  const wrong = { ...typed, title: ' ', dueDate: '', engineerId: '', wiWaitsForId: 'E9' };
  expect([...wrongFields(wrong, ecn, employees)].toSorted()).toEqual([
    'dueDate',
    'engineerId',
    'title',
    'wiWaitsForId',
  ]);
});

it('leaves unknown people to the server where not all are offered', () => {
  expect([...wrongFields({ ...typed, engineerId: 'E9' }, ecn, undefined)]).toEqual([]);
});
