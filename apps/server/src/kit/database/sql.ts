import { type Statement, statementOf } from './statement.ts';

/**
 * SQL in pieces, for statements that depend on what was asked: between its texts stand other pieces, or values, which
 * always travel as parameters. Written by hand because lists are asked most often, and Kysely's own template took four
 * times as long to make the statement of one (docs/adr/0001-foundation.md).
 */
export class Sql<Row = unknown> {
  declare protected readonly row: Row;
  readonly #texts: readonly string[];
  readonly #between: readonly unknown[];

  constructor(texts: readonly string[], between: readonly unknown[] = []) {
    this.#texts = texts;
    this.#between = between;
  }

  toStatement(): Statement {
    const values: unknown[] = [];
    return statementOf(this.#write(values), values);
  }

  #write(values: unknown[]) {
    let text = this.#texts[0] as string;
    for (let at = 0; at < this.#between.length; at += 1) {
      const one = this.#between[at];
      text += one instanceof Sql ? one.#write(values) : `$${values.push(one)}`;
      text += this.#texts[at + 1] as string;
    }
    return text;
  }
}

/** What the source itself says, never what somebody typed. */
const raw = (text: string) => new Sql([text]);

/** The name of a table, a column or a function. */
const id = (text: string) => raw(`"${text.replaceAll('"', '""')}"`);

const join = (parts: readonly Sql[], separator = ', ') =>
  new Sql(parts.length === 0 ? [''] : ['', ...Array<string>(parts.length - 1).fill(separator), ''], parts);

export const sql = Object.assign(
  <Row = unknown>(texts: TemplateStringsArray, ...between: unknown[]) => new Sql<Row>(texts, between),
  {
    raw,
    id,
    /** A number that the plan shall know. */
    lit: (value: number) => raw(String(value)),
    join,
    all: (conditions: readonly Sql[]) => join(conditions, ' and '),
    any: (conditions: readonly Sql[]) => join(conditions, ' or '),
    union: (arms: readonly Sql[]) => sql`(${join(arms, ') union all (')})`,
  },
);
