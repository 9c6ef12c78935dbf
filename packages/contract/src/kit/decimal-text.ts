import * as z from 'zod/mini';

type Sign = 'positive' | 'notNegative' | 'signed';

const guard: Record<Sign, string> = {
  positive: '(?!0(?:\\.0+)?$)',
  notNegative: '',
  signed: '(?!-0(?:\\.0+)?$)-?',
};

const decimals = new WeakSet<object>();

/**
 * A decimal as it travels, of numeric(precision, scale): plain ASCII digits, no leading zeros, no exponent, no blanks,
 * no minus before zero. A pattern and nothing else, so that the API description says it too.
 */
export const decimalText = (precision: number, scale: number, sign: Sign) => {
  const pattern = `^${guard[sign]}(?:0|[1-9]\\d{0,${precision - scale - 1}})(?:\\.\\d{1,${scale}})?$`;
  // regex: the digits before the point and behind it are not many, and the point stands between them
  const decimal = z.string().check(z.regex(new RegExp(pattern)));
  decimals.add(decimal);
  return decimal;
};

/** A number in the clothes of text: a spreadsheet gets it as a number. */
export const isDecimal = (schema: object) => decimals.has(schema);
