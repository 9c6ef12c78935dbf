import * as z from 'zod/mini';

/** The id of a vendor or customer, or a buyer code, as a filter asks for it. */
export const CodeText = z.string().check(z.regex(/^(?=\S)[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{1,40}(?<=\S)$/u));
