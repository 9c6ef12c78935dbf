/**
 * Quantities as people key them in: decimal strings, never floats. `'12.'` and `''` are half-typed and allowed while typing;
 * `tidyDecimal` turns them into what is sent.
 */
const scaled = (text: string, places: number) => {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const units = BigInt((whole || '0') + fraction.padEnd(places, '0'));
  return text.startsWith('-') ? -units : units;
};

const placesOf = (text: string) => text.split('.')[1]?.length ?? 0;

const plain = (units: bigint, places: number) => {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
};

export function addDecimals(one: string, other: string): string {
  const places = Math.max(placesOf(one), placesOf(other));
  return plain(scaled(one, places) + scaled(other, places), places);
}

export const negated = (text: string) => (text.startsWith('-') ? text.slice(1) : `-${text}`);

export function compareDecimals(one: string, other: string): -1 | 0 | 1 {
  const places = Math.max(placesOf(one), placesOf(other));
  const [a, b] = [scaled(one, places), scaled(other, places)];
  return a < b ? -1 : a > b ? 1 : 0;
}

export const tidyDecimal = (typed: string) => plain(scaled(typed, placesOf(typed)), placesOf(typed));

export type Limits = { min?: string | undefined; max?: string | undefined };

export const limitBroken = (value: string, { min, max }: Limits): 'below' | 'above' | undefined => {
  if (min !== undefined && compareDecimals(value, min) < 0) return 'below';
  if (max !== undefined && compareDecimals(value, max) > 0) return 'above';
  return undefined;
};

/** One step up or down, stopped at the limit it walks towards. */
export function stepped(value: string, step: string, { min, max }: Limits): string {
  const next = addDecimals(value, step);
  const up = !step.startsWith('-');
  if (up && max !== undefined && compareDecimals(next, max) > 0) return compareDecimals(value, max) > 0 ? value : max;
  if (!up && min !== undefined && compareDecimals(next, min) < 0) return compareDecimals(value, min) < 0 ? value : min;
  return next;
}

export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'back';

/** What stands on the pad after a key; a key that makes no sense changes nothing. */
export function afterKey(typed: string, key: PadKey, { places = 6, digits = 12 } = {}): string {
  if (key === 'back') return typed.slice(0, -1);
  if (key === '.') return places === 0 || typed.includes('.') ? typed : `${typed || '0'}.`;
  if (typed.includes('.') ? placesOf(typed) >= places : typed.length >= digits) return typed;
  return typed === '0' ? key : typed + key;
}

/** As the reader's language writes it; keeps a half-typed point and trailing zeros. */
export function shownDecimal(text: string, locale: string): string {
  const [whole = '', fraction] = text.replace('-', '').split('.');
  const point = new Intl.NumberFormat(locale).formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.';
  const sign = text.startsWith('-') ? '−' : '';
  return `${sign}${BigInt(whole || '0').toLocaleString(locale)}${fraction === undefined ? '' : point + fraction}`;
}
