import * as z from 'zod/mini';

/** A year of four digits. */
export const YearText = z.string().check(z.regex(/^[12]\d{3}$/));
