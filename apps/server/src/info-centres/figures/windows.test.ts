import { addDays } from '@gemba/contract/kit/dates';
import { describe, expect, it } from 'vitest';
import { periodsIn, piecesOf, windowOf } from './windows.ts';

const books = { asOf: '2026-06-18T12:00:00Z', today: '2026-06-18', currency: 'USD', fiscalYearStartMonth: 4 };

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
