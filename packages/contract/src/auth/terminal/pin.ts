import * as z from 'zod/mini';

export const PIN_SHORTEST = 4;
export const PIN_LONGEST = 8;

export const Pin = z.string().check(z.regex(/^\d{4,8}$/));

/** The first that anybody would try: one digit again and again, or digits in a row. */
const isTooEasy = (pin: string) =>
  [0, 1, -1].some((step) => [...pin].every((digit, at) => at === 0 || Number(digit) === Number(pin[at - 1]) + step));

export const pinRefusal = (pin: string) => (isTooEasy(pin) ? ('PIN_TOO_EASY' as const) : undefined);
