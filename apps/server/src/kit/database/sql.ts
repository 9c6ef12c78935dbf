import { type Query, queryOf } from './named-query.ts';

/**
 * SQL in pieces, for statements that depend on what was asked: between its texts stand other pieces, or values, which
 * always travel as parameters. Lists are asked most often: making the statement must stay cheap (docs/adr/0011-sql.md).
 */
export class Sql {
  readonly #texts: readonly string[];
  readonly #between: readonly unknown[];

  constructor(texts: readonly string[], between: readonly unknown[] = []) {
    this.#texts = texts;
    this.#between = between;
  }

  toQuery(): Query<never> {
    const values: unknown[] = [];
    return queryOf(this.#write(values), values);
  }

  #write(values: unknown[]) {
    let text = this.#texts[0] as string;
    for (let index = 0; index < this.#between.length; index += 1) {
      const piece = this.#between[index];
      text += piece instanceof Sql ? piece.#write(values) : `$${values.push(piece)}`;
      text += this.#texts[index + 1] as string;
    }
    return text;
  }
}

/** Text of the source itself, never typed by a person. */
const raw = (text: string) => new Sql([text]);

/** The name of a table, a column or a function. */
const id = (text: string) => raw(`"${text.replaceAll('"', '""')}"`);

const join = (parts: readonly Sql[], separator = ', ') =>
  new Sql(parts.length === 0 ? [''] : ['', ...Array<string>(parts.length - 1).fill(separator), ''], parts);

export const sql = Object.assign((texts: TemplateStringsArray, ...between: unknown[]) => new Sql(texts, between), {
  raw,
  id,
  /** A number that the plan shall know. */
  lit: (value: number) => raw(String(value)),
  join,
  all: (conditions: readonly Sql[]) => join(conditions, ' and '),
  any: (conditions: readonly Sql[]) => join(conditions, ' or '),
  union: (arms: readonly Sql[]) => sql`(${join(arms, ') union all (')})`,
});
