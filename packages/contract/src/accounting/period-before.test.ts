import { expect, it } from 'vitest';
import { type PeriodName, periodsOf } from '../kit/periods.ts';
import { periodBefore, yearBefore } from './period-before.ts';

const before = (name: PeriodName, today: string, startMonth = 1) => {
  const { from, to } = periodBefore(name, periodsOf(today, startMonth)[name], today);
  return `${from} ${to}`;
};

it('compares as much of a period as has passed with the same stretch of the one before', () => {
  expect(before('thisWeek', '2026-06-18')).toBe('2026-06-08 2026-06-11');
  expect(before('thisMonth', '2026-06-18')).toBe('2026-05-01 2026-05-18');
  expect(before('yearToDate', '2026-06-18')).toBe('2025-01-01 2025-06-18');
  expect(before('fiscalYear', '2026-06-18', 4)).toBe('2025-04-01 2025-06-18');
});

it('compares what is over as a whole', () => {
  expect(before('lastMonth', '2026-03-05')).toBe('2026-01-01 2026-01-31');
  expect(before('thisWeek', '2026-06-21')).toBe('2026-06-08 2026-06-14');
  expect(before('fiscalYear', '2026-12-31')).toBe('2025-01-01 2025-12-31');
});

it('knows months of every length', () => {
  expect(before('thisMonth', '2026-03-30')).toBe('2026-02-01 2026-02-28');
  expect(before('thisMonth', '2026-02-28')).toBe('2026-01-01 2026-01-31');
  expect(before('yearToDate', '2024-02-29')).toBe('2023-01-01 2023-02-28');
  expect(before('yearToDate', '2025-02-28')).toBe('2024-01-01 2024-02-29');
});

it('compares any other days with as many right before them', () => {
  const days = { from: '2026-03-01', to: '2026-03-10' };
  expect(periodBefore(undefined, days, '2026-03-05')).toEqual({ from: '2026-02-19', to: '2026-02-28' });
  const one = { from: '2026-03-01', to: '2026-03-01' };
  expect(periodBefore(undefined, one, '2026-03-05')).toEqual({ from: '2026-02-28', to: '2026-02-28' });
});

it('compares whole months with as many whole months', () => {
  const march = { from: '2026-03-01', to: '2026-03-31' };
  expect(periodBefore(undefined, march, '2026-06-18')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  const quarter = { from: '2026-01-01', to: '2026-03-31' };
  expect(periodBefore(undefined, quarter, '2026-06-18')).toEqual({ from: '2025-10-01', to: '2025-12-31' });
});

it('knows the same days of the year before', () => {
  expect(yearBefore({ from: '2025-02-01', to: '2025-02-28' }, '2026-06-18')).toEqual({
    from: '2024-02-01',
    to: '2024-02-29',
  });
  const running = { from: '2026-04-01', to: '2027-03-31' };
  expect(yearBefore(running, '2026-06-18')).toEqual({ from: '2025-04-01', to: '2025-06-18' });
});
