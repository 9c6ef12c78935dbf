import { createHash } from 'node:crypto';
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { ClientBase } from 'pg';
import type { Tables } from './tables.ts';

/** Builds statements with known tables and columns; a transaction runs them. */
export const build = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const names = new Map<string, string>();

/** A named statement is parsed and planned once per connection: half the CPU of a point select. */
const nameOf = (text: string) => {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    if (names.size < 2_000) names.set(text, name);
  }
  return name;
};

/** As the driver takes it. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

export const statementOf = (text: string, values: readonly unknown[] = []): Statement => ({
  name: nameOf(text),
  text,
  values: values as unknown[],
});

export interface Queries {
  /** Plain SQL with `$1` parameters. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** A statement made with `build`. */
  run<Row>(statement: Compilable<Row>): Promise<Row[]>;
}

export const queriesOn = (client: Pick<ClientBase, 'query'>, onError?: (error: unknown) => void): Queries => {
  const query = async <Row>(text: string, values: readonly unknown[] = []) => {
    try {
      return (await client.query(statementOf(text, values))).rows as Row[];
    } catch (error) {
      onError?.(error);
      throw error;
    }
  };
  return {
    query,
    run: (statement) => {
      const { sql, parameters } = statement.compile();
      return query(sql, parameters);
    },
  };
};
