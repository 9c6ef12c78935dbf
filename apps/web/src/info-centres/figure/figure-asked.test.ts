import { expect, it } from 'vitest';
import { addressOfFigure, type FigureAsked, figureIn } from './figure-asked.ts';

const searchOf = (address: string) => Object.fromEntries(new URL(address, 'http://x').searchParams);

it('an address names the same figure for everybody', () => {
  const asked: FigureAsked[] = [
    { figure: 'salesBacklog', period: 'fiscalYear' },
    { figure: 'salesBooked', period: 'lastMonth', currentYear: '2025', dimension: 'customer', key: 'A & B/C' },
    { figure: 'salesBooked', period: 'thisWeek', dimension: 'productCode', key: '' },
    { figure: 'salesBacklog', bar: '-30' },
    { figure: 'salesBooked', period: 'lastMonth', sharedOn: '2026-10-02' },
  ];
  for (const one of asked) expect(figureIn(searchOf(addressOfFigure(one)))).toEqual(one);
});

it('an address without a known figure names none', () => {
  expect(figureIn({ figure: 'profit' })).toBeUndefined();
  expect(
    figureIn({ figure: 'salesWon', period: 'someday', dimension: 'moon', sharedOn: '2026-02-30', currentYear: 'now' }),
  ).toEqual({
    figure: 'salesWon',
    period: 'thisMonth',
    sharedOn: '2026-02-30',
  });
  expect(figureIn({ figure: 'salesWon', sharedOn: '' })).toEqual({ figure: 'salesWon', period: 'thisMonth' });
});
