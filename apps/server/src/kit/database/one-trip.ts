import pg, { type PoolClient } from 'pg';
import utils from 'pg/lib/utils.js';
import type { Statement } from './statement.ts';

type Row = Record<string, unknown>;
type Reader = (texts: readonly (string | null)[]) => Row;

interface Connection {
  parsedStatements: Record<string, string>;
  stream: { cork(): void; uncork(): void };
  bind(portal: { statement: string; values: unknown[] }): void;
  describe(portal: { type: 'P' }): void;
  execute(portal: object): void;
  sync(): void;
}

/** The parts of the driver's query that its types do not show. */
const DriverQuery = pg.Query as unknown as new (nothing: object) => object;

/**
 * How rows are read, by statement. A connection tells the columns of a statement once: as long as it is prepared they
 * never change, and telling them anew was a tenth of the cost of a page.
 */
const readers = new WeakMap<Connection, Map<string, Reader>>();

const readersOf = (connection: Connection) => {
  const known = readers.get(connection) ?? new Map<string, Reader>();
  readers.set(connection, known);
  return known;
};

const readerOf = (client: PoolClient, fields: readonly pg.FieldDef[]): Reader => {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, parse: client.getTypeParser(dataTypeID, 'text') }));
  const empty: Row = Object.fromEntries(columns.map(({ name }) => [name, null]));
  return (texts) => {
    const row = { ...empty };
    columns.forEach(({ name, parse }, at) => {
      const text = texts[at] as string | null;
      if (text !== null) row[name] = parse(text);
    });
    return row;
  };
};

type Answer = (error: Error | null, rows: Row[][]) => void;

/** Up to one Sync: the statements leave in one write, are answered in one read, and are one implicit transaction. */
class OneTrip extends DriverQuery {
  readonly #client: PoolClient;
  readonly #statements: readonly Statement[];
  readonly #readers: Map<string, Reader>;
  readonly #rows: Row[][];
  #at = 0;
  callback: Answer;

  constructor(client: PoolClient, statements: readonly Statement[], callback: Answer) {
    super({});
    this.#client = client;
    this.#statements = statements.map((one) => ({ ...one, values: one.values.map(utils.prepareValue) }));
    this.#readers = readersOf(connectionOf(client));
    this.#rows = statements.map(() => []);
    this.callback = callback;
  }

  submit(connection: Connection) {
    connection.stream.cork();
    for (const { name, values } of this.#statements) {
      connection.bind({ statement: name, values });
      if (!this.#readers.has(name)) connection.describe({ type: 'P' });
      connection.execute({});
    }
    connection.sync();
    connection.stream.uncork();
  }

  get #name() {
    return this.#statements[this.#at]?.name as string;
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }) {
    this.#readers.set(this.#name, readerOf(this.#client, fields));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    const row = this.#readers.get(this.#name)?.(fields);
    if (row) this.#rows[this.#at]?.push(row);
  }

  handleCommandComplete() {
    this.#at += 1;
  }

  handleReadyForQuery() {
    this.callback(null, this.#rows);
  }

  handleError(error: Error) {
    this.callback(error, []);
  }
}

const connectionOf = (client: PoolClient) => (client as PoolClient & { connection: Connection }).connection;

/** Only what the connection has parsed before: the driver follows one parse per query. */
export const canGoInOneTrip = (client: PoolClient, statements: readonly Statement[]) => {
  const { parsedStatements } = connectionOf(client);
  return statements.every(({ name }) => parsedStatements[name] !== undefined);
};

export const inOneTrip = (client: PoolClient, first: Statement, last: Statement) =>
  new Promise<[unknown[], unknown[]]>((resolve, reject) => {
    const answer: Answer = (error, [one = [], other = []]) => (error ? reject(error) : resolve([one, other]));
    client.query(new OneTrip(client, [first, last], answer) as unknown as pg.Submittable);
  });
