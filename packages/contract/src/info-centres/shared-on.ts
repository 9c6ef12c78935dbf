import * as z from 'zod/mini';
import { DateText } from '../kit/dates.ts';

/**
 * The day from which periods are counted instead of today: that on which a link was shared, so that "last month" stays the same
 * month. No period goes beyond it. Figures of now are those of now. Refused in the future and before the company's first
 * figures.
 */
export const sharedOn = z.optional(DateText);

export const centreQuery = z.strictObject({ sharedOn });
