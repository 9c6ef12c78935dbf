import { inCapitals } from '@gemba/contract/kit/codes';
import { numberKeys } from '@gemba/contract/kit/number-keys';

/** The numbers of our own documents have no key: they are compared as they are. */
export const ownNumbers = (typed: string, prefixes: readonly string[]): string[] =>
  typed === '' ? [] : [...new Set([inCapitals(typed), ...numberKeys(typed, prefixes)])];

/** A number begins with what was typed, by its key: for lists that are walked in another order. `:keys` are the typed ones. */
// sql: the name of a column
export const beginsAsTyped = (column: string) => `${column} ^@ any(:keys::text[])`;
