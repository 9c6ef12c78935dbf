import { DIMENSIONS, type Dimension, FIGURE_NAMES, type FigureName } from '@gemba/contract/info-centres/figures';
import { PERIODS, type PeriodName } from '@gemba/contract/kit/periods';
import type { ScreenSearch } from '@gemba/contract/screens';

/** The year that is asked for instead of this one, and the day on which a link was shared. */
export interface Moment {
  currentYear?: string;
  sharedOn?: string;
}

/** A figure with its period, and the customer, vendor and so on that it is of. */
export interface FigureAsked extends Moment {
  figure: FigureName;
  period?: PeriodName;
  dimension?: Dimension;
  key?: string;
  /** A bar of its chart, or the months of its average; then it has no period. */
  bar?: string;
}

type Search = ScreenSearch<'/infoCenter/figure'>;

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value === text);

export const periodIn = (text: string | undefined): PeriodName => oneOf(PERIODS, text) ?? 'thisMonth';

const isYear = (text: string | undefined) => /^[12]\d{3}$/.test(text ?? '');

/** The moment of an address; a year that is none is left out. The server refuses a day that is none, and the screen says so. */
export function momentIn({ currentYear, sharedOn }: { [Name in keyof Moment]: string | undefined }): Moment {
  return { ...(currentYear && isYear(currentYear) && { currentYear }), ...(sharedOn && { sharedOn }) };
}

/** The figure of an address; undefined where it names none. */
export function figureIn({
  figure: name,
  period,
  currentYear,
  dimension: by,
  key,
  bar,
  sharedOn,
}: Search): FigureAsked | undefined {
  const figure = oneOf(FIGURE_NAMES, name);
  const dimension = oneOf(DIMENSIONS, by);
  if (!figure) return undefined;
  return {
    figure,
    ...(bar ? { bar } : { period: periodIn(period) }),
    ...momentIn({ currentYear, sharedOn }),
    ...(dimension && { dimension, key: key ?? '' }),
  };
}

export const addressOfFigure = (asked: FigureAsked): `/${string}` =>
  `/infoCenter/figure?${new URLSearchParams({ ...asked }).toString()}`;
