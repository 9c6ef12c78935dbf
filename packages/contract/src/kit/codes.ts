import * as z from 'zod/mini';

export const CompanyCode = z.string().check(z.regex(/^[A-Z0-9-]{2,20}$/));

// Lengths are counted in code points (the `u` flag). Format characters are refused with the control characters:
// a zero-width space or a bidi override makes two different names look the same.
export const UserName = z.string().check(z.regex(/^(?=\S)[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{1,64}(?<=\S)$/u));

/** Free text of a person. NUL and half surrogates are the only characters that PostgreSQL cannot keep as they came. */
export const freeText = (maximum: number) => z.string().check(z.maxLength(maximum), z.regex(/^[^\0\p{Cs}]*$/u));

/** Free text that says something. */
export const requiredText = (maximum: number) => freeText(maximum).check(z.regex(/\S/u));
