import * as z from 'zod/mini';
import { DateText } from '../kit/dates.ts';

/** A day of the books, from 1900 to 2999: a period of them can be compared with one before that has days too. */
export const BookDay = DateText.check(z.regex(/^(?:19|2\d)/));
