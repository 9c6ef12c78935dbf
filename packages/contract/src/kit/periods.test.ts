import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { fiscalYearOf, periodsOf } from './periods.ts';

it('gives the five periods of a dashboard', () => {
  expect(periodsOf('2026-03-18', 4)).toEqual({
    thisWeek: { from: '2026-03-16', to: '2026-03-22' },
    thisMonth: { from: '2026-03-01', to: '2026-03-31' },
    lastMonth: { from: '2026-02-01', to: '2026-02-28' },
    fiscalYear: { from: '2025-04-01', to: '2026-03-31' },
    yearToDate: { from: '2026-01-01', to: '2026-03-18' },
  });
});

it.each([
  ['2026-03-16', '2026-03-16'],
  ['2026-03-22', '2026-03-16'],
  ['2026-01-01', '2025-12-29'],
])('starts the week of %s on Monday %s', (today, monday) => {
  expect(periodsOf(today, 1).thisWeek).toEqual({ from: monday, to: addDays(monday, 6) });
});

it('looks back over the turn of the year', () => {
  expect(periodsOf('2026-01-15', 1).lastMonth).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

it.each([
  ['2026-03-18', 1, '2026-01-01', '2026-12-31'],
  ['2026-03-31', 4, '2025-04-01', '2026-03-31'],
  ['2026-04-01', 4, '2026-04-01', '2027-03-31'],
  ['2024-01-10', 3, '2023-03-01', '2024-02-29'],
  ['2026-12-31', 12, '2026-12-01', '2027-11-30'],
])('puts %s into the fiscal year that starts in month %i', (day, month, from, to) => {
  expect(fiscalYearOf(day, month)).toEqual({ from, to });
});

it('holds today in every period but last month, whatever the day and the fiscal year', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 12 }), (date, startMonth) => {
      const today = date.toISOString().slice(0, 10);
      const { lastMonth, ...current } = periodsOf(today, startMonth);
      for (const { from, to } of Object.values(current)) expect(from <= today && today <= to).toBe(true);
      expect(addDays(lastMonth.to, 1)).toBe(current.thisMonth.from);
      expect(Number(current.fiscalYear.from.slice(5, 7))).toBe(startMonth);
    }),
  );
});
