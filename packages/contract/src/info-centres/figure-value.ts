import { divide, isZero, multiply, round } from '../kit/fixed-point.ts';
import { type Figure, type FigureUnit } from './figures.ts';

export interface Sums {
  readonly amount: string;
  readonly base: string;
}

const DECIMALS: Readonly<Record<FigureUnit, number>> = {
  money: 2,
  quantity: 4,
  count: 0,
  percent: 1,
  hours: 2,
  days: 1,
  times: 2,
};

/** The factor of a ratio: stock lasts for its part of the year in which as much goes out. */
export const factorOf = ({ unit, time }: Pick<Figure, 'unit' | 'time'>) =>
  unit === 'percent' ? '100' : time === 'year' && unit === 'days' ? '365' : '1';

/** The value of a figure from the sums of its rows; null for a ratio of nothing. */
export const figureValue = (figure: Figure, { amount, base }: Sums): string | null => {
  const decimals = DECIMALS[figure.unit];
  if (figure.value !== 'ratio') return round(figure.value === 'base' ? base : amount, decimals);
  return isZero(base) ? null : divide(multiply(amount, factorOf(figure), 6), base, decimals);
};
