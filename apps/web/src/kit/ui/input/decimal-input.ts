import { compare, negate, plain, sumPlain } from '@gemba/contract/kit/fixed-point';

/**
 * Quantities as people type them: decimal strings, never floats. `'12.'` and `''` are half-typed and allowed while
 * typing; `tidyDecimal` turns them into the value to send.
 */
const settled = (typed: string) => typed.replace(/\.$/, '') || '0';

const placesOf = (text: string) => text.split('.')[1]?.length ?? 0;

export const addDecimals = (left: string, right: string) => sumPlain([settled(left), settled(right)]);

export const negated = negate;

export const compareDecimals = (left: string, right: string) => compare(settled(left), settled(right));

export const tidyDecimal = (typed: string) => plain(settled(typed));

export type Limits = { min?: string | undefined; max?: string | undefined };

export const limitBroken = (value: string, { min, max }: Limits): 'below' | 'above' | undefined => {
  if (min !== undefined && compareDecimals(value, min) < 0) return 'below';
  if (max !== undefined && compareDecimals(value, max) > 0) return 'above';
  return undefined;
};

/** One step up or down, stopped at the limit. */
export function stepped(value: string, step: string, { min, max }: Limits): string {
  const next = addDecimals(value, step);
  const up = !step.startsWith('-');
  if (up && max !== undefined && compareDecimals(next, max) > 0) return compareDecimals(value, max) > 0 ? value : max;
  if (!up && min !== undefined && compareDecimals(next, min) < 0) return compareDecimals(value, min) < 0 ? value : min;
  return next;
}

export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'back';

/** The value on the pad after a key; an impossible key changes nothing. */
export function afterKey(typed: string, key: PadKey, { places = 6, digits = 12 } = {}): string {
  if (key === 'back') return typed.slice(0, -1);
  if (key === '.') return places === 0 || typed.includes('.') ? typed : `${typed || '0'}.`;
  if (typed.includes('.') ? placesOf(typed) >= places : typed.length >= digits) return typed;
  return typed === '0' ? key : typed + key;
}

/** Formatted in the reader's language; keeps a half-typed point and trailing zeros. */
export function shownDecimal(text: string, locale: string): string {
  const [whole = '', fraction] = text.replace('-', '').split('.');
  const point = new Intl.NumberFormat(locale).formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.';
  const sign = text.startsWith('-') ? '−' : '';
  return `${sign}${BigInt(whole || '0').toLocaleString(locale)}${fraction === undefined ? '' : point + fraction}`;
}
