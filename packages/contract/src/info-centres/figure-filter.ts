import * as z from 'zod/mini';
import { freeText } from '../kit/codes.ts';
import { PERIODS } from '../kit/periods.ts';
import { DIMENSIONS, FIGURE_NAMES } from './figures.ts';
import { sharedOn } from './shared-on.ts';
import { YearText } from './year-text.ts';

export const FigureParams = z.strictObject({ figure: z.enum(FIGURE_NAMES) });

/** Names the twelve months that the 12-month average of a figure is made of. */
export const AVERAGE_BAR = 'average';

/**
 * The rows of a period, as it is today at the company, or of one customer, vendor and so on in it. `bar` asks instead for the
 * rows of one bar of the figure's chart, by the name that its centre answers.
 */
export const figureFilter = {
  period: z.optional(z.enum(PERIODS)),
  currentYear: z.optional(YearText),
  dimension: z.optional(z.enum(DIMENSIONS)),
  key: z.optional(freeText(80)),
  bar: z.optional(freeText(20)),
  sharedOn,
};
