import * as z from 'zod/mini';

export const CompanyCode = z.string().check(z.regex(/^[A-Z0-9-]{2,20}$/));

// Lengths are counted in code points (the `u` flag). Format characters are refused with the control characters:
// a zero-width space or a bidi override makes two different names look the same. Names are kept composed (NFC).
export const UserName = z
  .string()
  .check(z.normalize('NFC'), z.regex(/^(?=\S)[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{1,64}(?<=\S)$/u));

/** A name for somebody new. API keys act under names that begin with `key:`. */
export const NewUserName = UserName.check(z.regex(/^(?!key:)/i));

/**
 * Typed text in capitals, as codes are written. A sign whose capital is another letter or more than one (ß, ﬁ, ı) keeps the
 * text as it is: SS, FI and I would be the code of something else.
 */
export const inCapitals = (text: string) => {
  const isPlain = (sign: string) => {
    const capital = sign.toUpperCase();
    return capital === sign || capital.toLowerCase() === sign;
  };
  return [...text].every(isPlain) ? text.toUpperCase() : text;
};

/** Signs that people leave out when they type a number. The function bare_code() of the database drops the same. */
const SIGNS = /[ \-_./()#:,]/g;

/** A code without its signs, in capitals: `a032` for A-03-2. */
export const bareCode = (typed: string) => inCapitals(typed).replace(SIGNS, '');

/** The same for every spelling of a name: composed or not, in any case. */
export const nameKey = (name: string) =>
  name.normalize('NFC').toLowerCase().toUpperCase().toLowerCase().normalize('NFC');

/**
 * Free text of a person. PostgreSQL cannot keep NUL and half surrogates as they came. What turns the direction of writing
 * makes a line read other than it is stored, and no language of ours needs it.
 */
export const freeText = (maximum: number) =>
  z.string().check(z.maxLength(maximum), z.regex(/^[^\0\p{Cs}\p{Bidi_Control}]*$/u));

/** Free text that says something. */
export const requiredText = (maximum: number) => freeText(maximum).check(z.regex(/[^\p{C}\p{Z}]/u));
