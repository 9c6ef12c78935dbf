import pg, { type PoolClient } from 'pg';
import { nameFields } from './fields.ts';
import type { Query } from './named-query.ts';

type Row = Record<string, unknown>;
type Texts = (string | null)[];
type Answer = (error: unknown, rows: Row[][]) => void;

interface Connection {
  parsedStatements: Record<string, string>;
  stream: { cork(): void; uncork(): void };
  bind(portal: { statement: string; values: unknown[] }): void;
  describe(portal: { type: 'P' }): void;
  execute(portal: object): void;
  sync(): void;
}

/**
 * Internals of the driver that its types do not show. A pipelined connection only takes subclasses of its own query.
 */
const driver = pg as unknown as {
  Query: new (nothing: object) => object;
  Result: new (
    rowMode: '',
    types: pg.CustomTypesConfig,
  ) => { addFields(fields: pg.FieldDef[]): void; parseRow(texts: Texts): Row };
  utils: { prepareValue(value: unknown): unknown };
};

type Reader = InstanceType<typeof driver.Result>;

/**
 * How rows are read, by statement. A connection tells the columns of a statement once: as long as it is prepared they
 * never change, and telling them anew was a tenth of the cost of a page.
 */
const readers = new WeakMap<PoolClient, Map<string, Reader>>();

const readersOf = (client: PoolClient) => {
  const known = readers.get(client) ?? new Map<string, Reader>();
  readers.set(client, known);
  return known;
};

/** Up to one Sync: the statements leave in one write, are answered in one read, and are one implicit transaction. */
class OneTrip extends driver.Query {
  readonly #client: PoolClient;
  readonly #statements: readonly Query[];
  readonly #readers: Map<string, Reader>;
  readonly #rows: Row[][];
  #at = 0;
  #fault: unknown;
  callback: Answer;

  constructor(client: PoolClient, statements: readonly Query[], callback: Answer) {
    super({});
    this.#client = client;
    this.#statements = statements.map((one) => ({ ...one, values: one.values.map(driver.utils.prepareValue) }));
    this.#readers = readersOf(client);
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

  get #statement() {
    return this.#statements[this.#at] as Query;
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }) {
    const reader = new driver.Result('', this.#client);
    nameFields(fields);
    reader.addFields(fields);
    this.#readers.set(this.#statement.name, reader);
  }

  handleDataRow({ fields }: { fields: Texts }) {
    try {
      this.#rows[this.#at]?.push((this.#readers.get(this.#statement.name) as Reader).parseRow(fields));
    } catch (error) {
      // From here nobody would catch it.
      this.#fault ??= error;
    }
  }

  handleCommandComplete() {
    this.#at += 1;
  }

  handleReadyForQuery() {
    this.callback(this.#fault, this.#rows);
  }

  handleError(error: Error) {
    this.callback(error, []);
  }
}

/** Only what the connection has parsed before: the driver follows one parse per query. */
export const canGoInOneTrip = (client: PoolClient, statements: readonly Query[]) => {
  const { parsedStatements } = (client as PoolClient & { connection: Connection }).connection;
  return statements.every(({ name }) => parsedStatements[name] !== undefined);
};

export const inOneTrip = <First, Last>(client: PoolClient, first: Query<First>, last: Query<Last>) =>
  new Promise<[First[], Last[]]>((resolve, reject) => {
    const answer: Answer = (error, [one = [], other = []]) =>
      error ? reject(error) : resolve([one as First[], other as Last[]]);
    client.query(new OneTrip(client, [first, last], answer) as unknown as pg.Submittable);
  });
