import { expect, it } from 'vitest';
import { dayQuery, periodQuery, readDay, readPeriod, writeDay, writePeriod } from './statement-search.ts';

it('opens the fiscal year against the one before unless the address says otherwise', () => {
  expect(periodQuery(readPeriod({}))).toEqual({ period: 'fiscalYear', compare: 'previousPeriod' });
  expect(periodQuery(readPeriod({ period: 'lastMonth', from: '2026-01-01', compare: 'none' }))).toEqual({
    period: 'lastMonth',
  });
  expect(periodQuery(readPeriod({ from: '2026-01-01', to: 'never' }))).toMatchObject({ from: '2026-01-01' });
  expect(dayQuery(readDay({ asOf: '2026-02-30', compare: 'previousYear' }))).toEqual({ compare: 'previousYear' });
});

it('writes equal statements as equal addresses', () => {
  expect(writePeriod(readPeriod({ period: 'fiscalYear', compare: 'previousPeriod' }))).toEqual({});
  for (const search of [
    { period: 'lastMonth', compare: 'none' },
    { from: '2026-01-02', to: '2026-02-01' },
  ])
    expect(writePeriod(readPeriod(search))).toEqual(search);
  for (const search of [{ asOf: '2026-01-31', compare: 'previousYear' }, {}])
    expect(writeDay(readDay(search))).toEqual(search);
});
