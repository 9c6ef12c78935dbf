const pointOf = (locale: string) =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/**
 * The typed text as a decimal of the contract. Where a comma parts the decimals a point would part the thousands: `1.000`
 * is not taken for one, it is left as something that no field accepts.
 */
export const typedDecimal = (typed: string, locale: string): string => {
  const words = typed.trim();
  if (pointOf(locale) === '.') return words;
  return words.includes('.') ? words.replaceAll('.', ',') : words.replace(',', '.');
};

/** A decimal of the contract as a person of this language types it, without zeros at its end. */
export const decimalToType = (decimal: string, locale: string): string => {
  const [whole = '', decimals = ''] = decimal.split('.');
  const digits = [...decimals];
  while (digits.at(-1) === '0') digits.pop();
  return digits.length > 0 ? `${whole}${pointOf(locale)}${digits.join('')}` : whole;
};
