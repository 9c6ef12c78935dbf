import pg, { type PoolClient, type QueryResult } from 'pg';
import type { Statement } from './statement.ts';

type Connection = { parsedStatements: Record<string, string>; execute(portal: object): void };

/** The parts of the driver's query that its types do not show. */
const DriverQuery = pg.Query as unknown as new (
  statement: Statement,
) => pg.Submittable & {
  callback: (error: Error | null, results: QueryResult[]) => void;
  prepare(connection: Connection): void;
  _getRows(connection: Connection, rows?: number): void;
};

class NotTheLast extends DriverQuery {
  override _getRows(connection: Connection) {
    connection.execute({ portal: '' });
  }
}

/** Up to one Sync: the statements leave in one write, are answered in one read, and are one implicit transaction. */
class OneTrip extends DriverQuery {
  readonly #first: NotTheLast;

  constructor(first: Statement, last: Statement) {
    super(last);
    this.#first = new NotTheLast(first);
  }

  override prepare(connection: Connection) {
    this.#first.prepare(connection);
    super.prepare(connection);
  }
}

/** Only what the connection has parsed before: the driver follows one parse per query. */
export const canGoInOneTrip = (client: PoolClient, statements: readonly Statement[]) => {
  const { parsedStatements } = (client as PoolClient & { connection: Connection }).connection;
  return statements.every(({ name }) => parsedStatements[name] !== undefined);
};

export const inOneTrip = (client: PoolClient, first: Statement, last: Statement) =>
  new Promise<[unknown[], unknown[]]>((resolve, reject) => {
    const trip = new OneTrip(first, last);
    trip.callback = (error, results) =>
      error ? reject(error) : resolve([results[0]?.rows ?? [], results[1]?.rows ?? []]);
    client.query(trip);
  });
