/** Set 82 in the order of its values. */
const SET_82 = '!"%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const PAIR = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83];

const weighted = (values: readonly number[], weights: (fromRight: number) => number) =>
  values.toReversed().reduce((sum, value, index) => sum + value * weights(index), 0);

/** The last digit makes the sum, weighted 1 and 3 by turns from the right, a multiple of ten. */
const check = (digits: string) => weighted(Array.from(digits, Number), (index) => (index % 2 === 0 ? 1 : 3)) % 10 === 0;

/** The last two characters are the sum of the others, weighted with primes from the right, modulo 1021. */
const checkPair = (text: string) => {
  const values = Array.from(text.slice(0, -2), (sign) => SET_82.indexOf(sign));
  const sum = weighted(values, (index) => PRIMES[index] ?? 0) % 1021;
  return values.length > 0 && text.endsWith(`${PAIR[sum >> 5]}${PAIR[sum & 31]}`);
};

const iban = (text: string) => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(text)) return false;
  const moved = text.slice(4) + text.slice(0, 4);
  return BigInt(moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n === 1n;
};

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

const isDate = (year: number, month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);

const date = (yymmdd: string) =>
  isDate(2000 + Number(yymmdd.slice(0, 2)), Number(yymmdd.slice(2, 4)), Number(yymmdd.slice(4)));

/** Day 00 leaves the day open. */
const day = (yymmdd: string) => date(yymmdd.replace(/00$/, '01'));

const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

const upTo = (most: number) => (digits: string) => Number(digits) <= most;

export const rules = {
  check,
  checkPair,
  iban,
  date,
  day,
  fullDate: (text: string) => isDate(Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6))),
  time: matches(/^(?:[01]\d|2[0-3])[0-5]\d$/),
  hour: matches(/^(?:[01]\d|2[0-3])$/),
  minute: matches(/^[0-5]\d$/),
  flag: matches(/^[01]$/),
  zero: matches(/^0$/),
  notZero: matches(/[1-9]/),
  noZeroFirst: matches(/^(?:0|[1-9]\d*)$/),
  minus: matches(/^-$/),
  winding: matches(/^[019]$/),
  /** Piece 1 of 2: `0102`. */
  pieces: (text: string) => Number(text.slice(0, 2)) >= 1 && text.slice(0, 2) <= text.slice(2),
  latitude: upTo(1_800_000_000),
  longitude: upTo(3_600_000_000),
};

export type RuleName = keyof typeof rules;

/**
 * The day of YYMMDD as YYYY-MM-DD: the year nearest to the present one, which is at most 49 years back or 50 ahead, and the last
 * day of the month where the day is left open.
 */
export const dayOf = (yymmdd: string, thisYear: number) => {
  const month = Number(yymmdd.slice(2, 4));
  const ahead = (Number(yymmdd.slice(0, 2)) - (thisYear % 100) + 149) % 100;
  const year = thisYear - 49 + ahead;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(Number(yymmdd.slice(4)) || daysIn(year, month))}`;
};
