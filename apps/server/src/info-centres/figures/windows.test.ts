import { periodBefore } from '@gemba/contract/accounting/period-before';
import { addDays } from '@gemba/contract/kit/dates';
import { describe, expect, it } from 'vitest';
import { periodsIn, piecesOf, windowOf } from './windows.ts';
import { barsOf } from './windows-drawn.ts';

const books = {
  asOf: '2026-06-18T12:00:00Z',
  today: '2026-06-18',
  day: '2026-06-18',
  isShared: false,
  currency: 'USD',
  fiscalYearStartMonth: 4,
};

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;
const daysOf = (from: string, to: string) => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

describe('the pieces of some days', () => {
  it('are all of them, each once, by whole months as far as they go', () => {
    for (const from of daysOf('2025-12-30', '2026-02-02'))
      for (const to of daysOf('2026-01-29', '2026-04-01')) {
        const pieces = piecesOf({ from, to });
        const covered = pieces.flatMap((piece) =>
          piece.span === 'd'
            ? daysOf(piece.from, piece.to)
            : daysOf(piece.from, addDays(monthOf(addDays(piece.to, 31)), -1)),
        );
        expect(covered).toEqual(from <= to ? daysOf(from, to) : []);
      }
  });

  it('of all time are months only', () => {
    const all = windowOf({ time: 'now' }, { from: '2026-06-01', to: '2026-06-30' }, books.today);
    expect(piecesOf(all)).toEqual([{ span: 'm', from: '0001-01-01', to: '9999-12-01' }]);
  });
});

describe('the periods of another year', () => {
  it('are its fiscal year and all its days', () => {
    expect(periodsIn(books, '2025')).toMatchObject({
      thisMonth: { from: '2026-06-01', to: '2026-06-30' },
      fiscalYear: { from: '2025-04-01', to: '2026-03-31' },
      yearToDate: { from: '2025-01-01', to: '2025-12-31' },
    });
    expect(periodsIn(books, '2026')).toEqual(periodsIn(books, undefined));
  });
});

describe('the days of a link that was shared', () => {
  const shared = { ...books, today: '2026-11-18', day: '2026-06-16', isShared: true };

  it('end on the day it was shared, also in the last month of a chart', () => {
    expect(periodsIn(shared, undefined)).toEqual({
      thisWeek: { from: '2026-06-15', to: '2026-06-16' },
      thisMonth: { from: '2026-06-01', to: '2026-06-16' },
      lastMonth: { from: '2026-05-01', to: '2026-05-31' },
      fiscalYear: { from: '2026-04-01', to: '2026-06-16' },
      yearToDate: { from: '2026-01-01', to: '2026-06-16' },
    });
    expect(barsOf('months', shared).slice(-2)).toEqual([
      { bar: '2026-05-01', from: '2026-05-01', to: '2026-05-31' },
      { bar: '2026-06-01', from: '2026-06-01', to: '2026-06-16' },
    ]);
  });

  it('are compared with as many before them', () => {
    const { thisWeek, fiscalYear } = periodsIn(shared, undefined);
    expect(periodBefore('thisWeek', thisWeek, shared.day)).toEqual({ from: '2026-06-08', to: '2026-06-09' });
    expect(periodBefore('fiscalYear', fiscalYear, shared.day)).toEqual({ from: '2025-04-01', to: '2025-06-16' });
  });

  it('leave another year whole where it was over, and show nothing of one to come', () => {
    expect(periodsIn(shared, '2025').yearToDate).toEqual({ from: '2025-01-01', to: '2025-12-31' });
    expect(piecesOf(periodsIn(shared, '2027').fiscalYear)).toEqual([]);
  });

  it('run to the end of their periods without a link, and in charts of what is open now', () => {
    expect(periodsIn({ ...shared, isShared: false }, undefined).thisMonth.to).toBe('2026-06-30');
    expect(barsOf('ages', shared)).toEqual(barsOf('ages', { ...shared, isShared: false }));
  });
});
