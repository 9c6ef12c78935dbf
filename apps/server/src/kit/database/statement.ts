import { nameOf, type Query } from './named-query.ts';
import type { Sql } from './sql.ts';

/** Called with the values of its parameters, it gives the query. */
export type Statement<Params, Row> = (params: Params) => Query<Row>;

/** SQL whose parameters are written `:name`, or a function that puts the SQL together from pieces. */
export type Source<Params> = string | ((params: Params) => Sql);

export interface Options<Row> {
  /** Columns that are never null although PostgreSQL cannot know it. */
  neverNull?: readonly (keyof Row & string)[];
}

export interface Declared {
  source: Source<never>;
  neverNull: readonly string[];
}

/** `npm test` compares every declared statement with the schema (checks/statements.ts); it listens here. */
export const declaring: { heard?: (declared: Declared) => void } = {};

/**
 * Declares a statement: its parameters, the row it gives, and its SQL. Columns in snake_case become fields in camelCase.
 * Stands outside of any function, so that its text is read once and `npm test` finds it.
 */
export function statement<Params, Row = void>(
  source: Source<Params>,
  { neverNull = [] }: Options<Row> = {},
): Statement<Params, Row> {
  declaring.heard?.({ source, neverNull });
  if (typeof source !== 'string') return (params) => source(params).toQuery();
  const { text, names } = positional(source);
  const name = nameOf(text);
  return (params) => ({ name, text, values: names.map((one) => (params as Record<string, unknown>)[one]) });
}

// regex: reads the texts of our own source, once each
const TOKENS = /'[^']*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\/|::|:([a-z]\w*)/gi;

/** `:companyId` becomes `$1`, wherever it stands outside of quotes and comments. */
export function positional(source: string) {
  const names: string[] = [];
  const text = source.replace(TOKENS, (token, name: string | undefined) => {
    if (name === undefined) return token;
    const known = names.indexOf(name);
    return `$${known < 0 ? names.push(name) : known + 1}`;
  });
  return { text, names };
}
