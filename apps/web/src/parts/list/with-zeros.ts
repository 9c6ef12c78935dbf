import { inCapitals } from '@gemba/contract/kit/codes';

/**
 * The letter O read from a label is most often a zero, and the letter I a one. Undefined where nothing would change.
 */
export const withZeros = (typed: string): string | undefined => {
  const words = inCapitals(typed.trim());
  const other = words.replaceAll('O', '0').replaceAll('I', '1');
  return other === words ? undefined : other;
};
