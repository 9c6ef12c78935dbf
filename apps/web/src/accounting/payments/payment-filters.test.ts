import { expect, it } from 'vitest';
import { queryOf, readFilters, writeFilters } from './payment-filters.ts';

const asked = (search: Record<string, string>) => queryOf(readFilters(search));
const again = (search: Record<string, string>) => writeFilters(readFilters(search));

it('shows the fiscal year unless the address says otherwise', () => {
  expect(asked({})).toEqual({ period: 'fiscalYear' });
  expect(asked({ period: 'lastMonth' })).toEqual({ period: 'lastMonth' });
  expect(asked({ period: 'all' })).toEqual({});
  expect(asked({ from: '2026-01-02' })).toEqual({ from: '2026-01-02' });
});

it('passes over what cannot be meant', () => {
  expect(asked({ period: 'never', from: '2026-02-30', direction: 'UP', customerId: ' ' })).toEqual({
    period: 'fiscalYear',
  });
  expect(asked({ period: 'thisWeek', from: '2026-01-02', q: '  crane ' })).toEqual({ period: 'thisWeek', q: 'crane' });
  expect(asked({ customerId: 'PAC-001', vendorId: 'KES-031' })).toEqual({
    period: 'fiscalYear',
    customerId: 'PAC-001',
  });
});

it('writes equal filters as equal addresses', () => {
  expect(again({ period: 'fiscalYear', customerId: 'PAC-001' })).toEqual({ customerId: 'PAC-001' });
  for (const search of [
    { period: 'all', q: 'crane' },
    { from: '2026-01-02', to: '2026-02-01', direction: 'OUT' },
  ])
    expect(again(search)).toEqual(search);
});
