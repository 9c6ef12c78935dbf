import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { ClientBase } from 'pg';
import { Sql } from './sql.ts';
import { type Statement, statementOf } from './statement.ts';
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

/** Made with `build`, written in pieces with `sql`, or a text that is always the same. */
export type Made<Row> = Compilable<Row> | Sql<Row> | Statement;

export const toStatement = (made: Made<unknown>): Statement => {
  if ('text' in made) return made;
  if (made instanceof Sql) return made.toStatement();
  const { sql, parameters } = made.compile();
  return statementOf(sql, parameters);
};

export interface Queries {
  /** Plain SQL with `$1` parameters. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  run<Row>(made: Made<Row>): Promise<Row[]>;
}

export const queriesOn = (client: Pick<ClientBase, 'query'>, onError?: (error: unknown) => void): Queries => {
  const send = async <Row>(statement: Statement) => {
    try {
      return (await client.query(statement)).rows as Row[];
    } catch (error) {
      onError?.(error);
      throw error;
    }
  };
  return {
    query: (text, values) => send(statementOf(text, values)),
    run: (made) => send(toStatement(made)),
  };
};
