import { expect, it } from 'vitest';
import {
  dayQuery,
  journalAddress,
  periodQuery,
  readDay,
  readPeriod,
  resultAddress,
  writeDay,
  writePeriod,
} from './statement-search.ts';

it('opens the fiscal year against the one before unless the address says otherwise', () => {
  expect(periodQuery(readPeriod({}))).toEqual({ period: 'fiscalYear', compare: 'previousPeriod' });
  expect(periodQuery(readPeriod({ period: 'lastMonth', from: '2026-01-01', compare: 'none' }))).toEqual({
    period: 'lastMonth',
  });
  expect(periodQuery(readPeriod({ from: '2026-01-01', to: 'never' }))).toMatchObject({ from: '2026-01-01' });
  expect(dayQuery(readDay({ asOf: '2026-02-30', compare: 'previousYear' }))).toEqual({ compare: 'previousYear' });
});

it('keeps the day of a shared link as it stands in the address, and counts no entry after it', () => {
  expect(periodQuery(readPeriod({ sharedOn: '2026-05-17', compare: 'none' }))).toEqual({
    period: 'fiscalYear',
    sharedOn: '2026-05-17',
  });
  expect(writePeriod({ ...readPeriod({}), sharedOn: '2026-05-17' })).toEqual({ sharedOn: '2026-05-17' });
  expect(dayQuery(readDay({ sharedOn: 'never' }))).toMatchObject({ sharedOn: 'never' });
  const [may, shared] = [{ from: '2026-05-01', to: '2026-05-31' }, { sharedOn: '2026-05-17' }];
  expect(journalAddress({ line: 'CASH' }, may, shared)).toBe(
    '/accounting/journal?line=CASH&from=2026-05-01&to=2026-05-17',
  );
  expect(journalAddress({ line: 'CASH' }, may, { sharedOn: '2026-04-30' })).toBeUndefined();
  expect(journalAddress({ line: 'CASH' }, may, { sharedOn: undefined })).toContain('to=2026-05-31');
  expect(resultAddress(may, shared)).toBe(
    '/accounting/profitAndLoss?from=2026-05-01&to=2026-05-31&sharedOn=2026-05-17',
  );
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
