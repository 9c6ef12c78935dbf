import { inCapitals } from '@gemba/contract/kit/codes';
import { numberKeys } from '@gemba/contract/kit/number-keys';
import { type Sql, sql } from './database/sql.ts';

/** The numbers of our own documents have no key: they are compared as they are. */
export const ownNumbers = (typed: string, prefixes: readonly string[]): string[] =>
  typed === '' ? [] : [...new Set([inCapitals(typed), ...numberKeys(typed, prefixes)])];

/** A code begins with what was typed, neither with its signs: for lists of few rows, whose codes have no key of their own. */
export const beginsWithoutSigns = (code: Sql, typed: string): Sql =>
  sql`bare_code(${code}) ^@ nullif(bare_code(${typed}), '')`;

/** A number begins with what was typed, by its key: for lists that are walked in another order. `:keys` are the typed ones. */
// sql: the name of a column
export const beginsAsTyped = (column: string) => `${column} ^@ any(:keys::text[])`;
