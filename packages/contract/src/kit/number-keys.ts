import { bareCode, inCapitals } from './codes.ts';

/** The keys that a typed number may have: people type `PO 48205` or `48205`, and companies number `48205` or `PO-48205`. */
export const numberKeys = (typed: string, prefixes: readonly string[] = []): string[] => {
  const key = bareCode(typed);
  if (key === '') return [];
  const prefix = prefixes.find((word) => key.startsWith(word) && /^\d/.test(key.slice(word.length)));
  return prefix === undefined ? [key, ...prefixes.map((word) => word + key)] : [key, key.slice(prefix.length)];
};

/** The one of several numbers that was typed: spelled like it, or else the only one with such a key. */
export const numberAmong = (numbers: readonly string[], typed: string, prefixes: readonly string[] = []) => {
  const spelled = numbers.find((number) => inCapitals(number) === inCapitals(typed.trim()));
  if (spelled !== undefined) return spelled;
  const keys = numberKeys(typed, prefixes);
  const [only, ...others] = new Set(numbers.filter((number) => keys.includes(bareCode(number))));
  return others.length === 0 ? only : undefined;
};
