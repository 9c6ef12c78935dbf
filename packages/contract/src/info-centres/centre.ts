import * as z from 'zod/mini';
import { DateText, InstantText } from '../kit/dates.ts';
import { decimalText } from '../kit/decimal-text.ts';
import { PERIODS } from '../kit/periods.ts';
import { DIMENSIONS, FIGURE_NAMES } from './figures.ts';

/** Money, a quantity, a number, per cent, hours or days, by the unit of its figure. */
export const FigureValue = decimalText(18, 4, 'signed');
/** Null for a ratio of nothing. */
export const nullableValue = z.nullable(FigureValue);

const Days = z.strictObject({ from: DateText, to: DateText });
const figure = z.enum(FIGURE_NAMES);

const PeriodFigure = z.strictObject({
  figure,
  value: nullableValue,
  /** The sums that a ratio is made of; elsewhere the amount is the value. */
  amount: FigureValue,
  base: FigureValue,
  /** How many rows it is the sum of, where that is known. */
  entries: z.nullable(z.int()),
  /** In the period before; null for a figure of now. */
  before: nullableValue,
});
export type PeriodFigure = z.infer<typeof PeriodFigure>;

/** `before` is what the period is compared with: a running one with as many days of the one before. */
const PeriodFigures = z.strictObject({ ...Days.shape, before: Days, figures: z.array(PeriodFigure) });

const Series = z.strictObject({
  figure,
  kind: z.enum(['months', 'ages', 'weeks']),
  /** The first and the last open at one end. */
  points: z.array(
    z.strictObject({
      /** Its name where its rows are asked for: a first day, or how far from today; it means the same tomorrow. */
      bar: z.string(),
      from: z.nullable(DateText),
      to: z.nullable(DateText),
      value: nullableValue,
    }),
  ),
});
export type Series = z.infer<typeof Series>;

/** Most first; of ratios, the worst. A figure of now has one ranking, without a period. */
const Ranking = z.strictObject({
  figure,
  dimension: z.enum(DIMENSIONS),
  period: z.nullable(z.enum(PERIODS)),
  rows: z.array(z.strictObject({ key: z.string(), name: z.string(), value: nullableValue })),
});
export type Ranking = z.infer<typeof Ranking>;

export const centreShape = {
  asOf: InstantText,
  /** The day at the company. */
  today: DateText,
  currency: z.string(),
  periods: z.strictObject({
    thisWeek: PeriodFigures,
    thisMonth: PeriodFigures,
    lastMonth: PeriodFigures,
    fiscalYear: PeriodFigures,
    yearToDate: PeriodFigures,
  }),
  /** A month's share of the twelve months before this one. */
  average12Months: z.array(z.strictObject({ figure, value: nullableValue })),
  series: z.array(Series),
  rankings: z.array(Ranking),
  /** Figures of which any is too many. */
  alerts: z.array(z.strictObject({ figure, value: FigureValue, entries: z.nullable(z.int()) })),
};

export const Centre = z.strictObject(centreShape);
export type Centre = z.infer<typeof Centre>;
