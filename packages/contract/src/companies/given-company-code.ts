import * as z from 'zod/mini';
import { inCapitals } from '../kit/codes.ts';

/** A company code as a person types it: any case, and any nonsense, which then means no company. */
export const GivenCompanyCode = z.pipe(
  z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[^\0]*$/)),
  z.transform((code) => inCapitals(code.trim())),
);
