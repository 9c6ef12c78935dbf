import { inCapitals } from '@gemba/contract/kit/codes';

/** Signs that people leave out when they type a number. The function bare_code() of the database drops the same. */
const SIGNS = /[ \-_./()#:,]/g;

export const bareCode = (typed: string) => inCapitals(typed).replace(SIGNS, '');

/** The keys that a typed number may have: people type `PO 48205` or `48205`, and companies number `48205` or `PO-48205`. */
export const numberKeys = (typed: string, prefixes: readonly string[] = []): string[] => {
  const key = bareCode(typed);
  if (key === '') return [];
  const prefix = prefixes.find((word) => key.startsWith(word) && /^\d/.test(key.slice(word.length)));
  return prefix === undefined ? [key, ...prefixes.map((word) => word + key)] : [key, key.slice(prefix.length)];
};
