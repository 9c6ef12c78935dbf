import pg, { type ClientBase } from 'pg';
import { nameFields } from './fields.ts';
import type { Query } from './named-query.ts';
import { valueTypes } from './value-types.ts';

export interface Queries {
  all<Row>(query: Query<Row>): Promise<Row[]>;
  first<Row>(query: Query<Row>): Promise<Row | undefined>;
  /** For a statement that always gives a row. */
  one<Row>(query: Query<Row>): Promise<Row>;
  /** For a statement without rows. */
  run(query: Query<void>): Promise<void>;
}

type Send = <Row>(query: Query<Row>) => Promise<Row[]>;

export const queriesBy = (send: Send): Queries => ({
  all: send,
  first: async (query) => (await send(query))[0],
  one: async (query) => {
    const [row] = await send(query);
    if (row === undefined) throw new Error(`no row where there is always one: ${query.text}`);
    return row;
  },
  run: async (query) => {
    await send(query);
  },
});

export const queriesOn = (client: Pick<ClientBase, 'query'>, onError?: (error: unknown) => void) =>
  queriesBy(async <Row>(query: Query<Row>) => {
    try {
      return await readFields(client, query);
    } catch (error) {
      // Leads to the operation instead of the socket.
      if (error instanceof Error) Error.captureStackTrace(error);
      onError?.(error);
      throw error;
    }
  });

type Callback = (error: Error | null, result: pg.QueryResult) => void;

/** Exported by the driver, missing in its types. */
const driver = pg as unknown as {
  Query: new (
    query: Query & { types: pg.CustomTypesConfig; callback: Callback },
  ) => pg.Submittable & { handleRowDescription(description: { fields: pg.FieldDef[] }): void };
};

/** The driver's query, whose rows have fields in camelCase. */
class FieldQuery extends driver.Query {
  override handleRowDescription(description: { fields: pg.FieldDef[] }) {
    nameFields(description.fields);
    super.handleRowDescription(description);
  }
}

const readFields = <Row>(client: Pick<ClientBase, 'query'>, { name, text, values }: Query<Row>) =>
  new Promise<Row[]>((resolve, reject) => {
    const callback: Callback = (error, result) => (error ? reject(error) : resolve(result.rows as Row[]));
    client.query(new FieldQuery({ name, text, values, types: valueTypes, callback }));
  });
