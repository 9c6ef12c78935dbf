import { DIMENSIONS, type Dimension, FIGURE_NAMES, type FigureName } from '@gemba/contract/info-centres/figures';
import { PERIODS, type PeriodName } from '@gemba/contract/kit/periods';
import type { ScreenSearch } from '@gemba/contract/screens';

/** A figure with its period, and the customer, vendor and so on that it is of. */
export interface FigureAsked {
  figure: FigureName;
  period?: PeriodName;
  currentYear?: string;
  dimension?: Dimension;
  key?: string;
  /** A bar of its chart, or the months of its average; then it has no period. */
  bar?: string;
}

type Search = ScreenSearch<'/infoCenter/figure'>;

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value === text);

export const periodIn = (text: string | undefined): PeriodName => oneOf(PERIODS, text) ?? 'thisMonth';

/** The figure of an address; undefined where it names none. */
export function figureIn({
  figure: name,
  period,
  currentYear,
  dimension: by,
  key,
  bar,
}: Search): FigureAsked | undefined {
  const figure = oneOf(FIGURE_NAMES, name);
  const dimension = oneOf(DIMENSIONS, by);
  if (!figure) return undefined;
  return {
    figure,
    ...(bar ? { bar } : { period: periodIn(period) }),
    ...(currentYear && { currentYear }),
    ...(dimension && { dimension, key: key ?? '' }),
  };
}

export const addressOfFigure = (asked: FigureAsked): `/${string}` =>
  `/infoCenter/figure?${new URLSearchParams({ ...asked }).toString()}`;
