import { type Format, formats, identifierAt, isFixed, type Part } from './identifiers.ts';
import { dayOf, rules } from './rules.ts';

export type Element = readonly [identifier: string, value: string];

/** FNC1 as scanners send it: ends a value of variable length. */
export const SEPARATOR = '\u001d';
/** Sent in front by scanners that tell the kind of a code: GS1-128, DataBar, DataMatrix, QR, DotCode. */
const KIND_OF_CODE = /^\](?:C1|e0|d2|Q3|J1)/;

const SETS: Record<Part['set'], RegExp> = {
  N: /^\d+$/,
  X: /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/,
  Y: /^[#\-/0-9A-Z]+$/,
  Z: /^[0-9A-Za-z_-]+={0,2}$/,
};

const partFits = ({ set, shortest, rule }: Part, text: string) =>
  text.length >= shortest && SETS[set].test(text) && (rule === undefined || rules[rule](text));

const formatFits = ({ parts }: Format, value: string) => {
  let rest = value;
  for (const part of parts) {
    if (part.mayMiss && rest === '') continue;
    const text = rest.slice(0, part.longest);
    if (!partFits(part, text)) return false;
    rest = rest.slice(text.length);
  }
  return rest === '';
};

const fits = ([identifier, value]: Element) => {
  const format = formats.get(identifier);
  return format !== undefined && formatFits(format, value);
};

const lengthOf = (identifier: string) =>
  formats.get(identifier)?.parts.reduce((length, { longest }) => length + longest, 0) ?? 0;

/** As a scanner sends them: identifier and value without a mark between them, FNC1 where a length is variable. */
const splitPlain = (text: string): Element[] | undefined => {
  const elements: Element[] = [];
  let rest = text;
  while (rest !== '') {
    if (rest.startsWith(SEPARATOR)) {
      rest = rest.slice(1);
      continue;
    }
    const identifier = identifierAt(rest);
    if (!identifier) return undefined;
    rest = rest.slice(identifier.length);
    const end = isFixed(identifier) ? lengthOf(identifier) : rest.indexOf(SEPARATOR);
    const value = end < 0 ? rest : rest.slice(0, end);
    elements.push([identifier, value]);
    rest = rest.slice(value.length);
  }
  return elements;
};

/** As people read them below a code: `(01)09506000134352(17)270331(10)A-7`. */
const splitBracketed = (text: string): Element[] => {
  const marks = [...text.matchAll(/\((\d{2,4})\)/g)].filter(({ 1: identifier = '' }) => formats.has(identifier));
  return marks.map(({ 0: mark, 1: identifier = '', index }, place) => [
    identifier,
    text.slice(index + mark.length, marks[place + 1]?.index),
  ]);
};

const split = (scanned: string) => {
  if (KIND_OF_CODE.test(scanned) || scanned.includes(SEPARATOR)) return splitPlain(scanned.replace(KIND_OF_CODE, ''));
  const [, identifier = ''] = /^\((\d{2,4})\)/.exec(scanned) ?? [];
  return formats.has(identifier) ? splitBracketed(scanned) : undefined;
};

/** An identifier may come twice, but only with the same value. */
const agree = (elements: readonly Element[]) => {
  const values = new Map(elements);
  return elements.every(([identifier, value]) => values.get(identifier) === value);
};

/**
 * The elements of a GS1 code, all of them valid. Undefined for another code, such as a bare part number, and for a GS1 code with any
 * mistake in it: an unknown identifier, a wrong length, character, check digit or date.
 */
export const readElements = (scanned: string): Element[] | undefined => {
  const elements = split(scanned);
  return elements?.length && elements.every(fits) && agree(elements) ? elements : undefined;
};

/** `001250` of 3103 as `1.250`; an amount after its currency. */
const decimalOf = (value: string, decimals: number, start: number) => {
  const digits = value.slice(start).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/^0+(?=\d)/, '');
  return decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
};

/** The value as people write it: decimals with a point, days as YYYY-MM-DD; others as they are. */
export const plainValue = ([identifier, value]: Element, thisYear: number): string => {
  const { parts, decimals } = formats.get(identifier) ?? {};
  const [first, second] = parts ?? [];
  if (decimals !== undefined) return decimalOf(value, decimals, second ? (first?.longest ?? 0) : 0);
  const isDay = !second && (first?.rule === 'day' || first?.rule === 'date');
  return isDay ? dayOf(value, thisYear) : value;
};
