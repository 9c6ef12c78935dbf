import pg, { type ClientBase, type Pool, type PoolClient } from 'pg';
import { Refusal } from '../refuse.ts';
import { type Heard, listen } from './listen.ts';
import type { Query } from './named-query.ts';
import { canGoInOneTrip, inOneTrip } from './one-trip.ts';
import { type Queries, queriesBy, queriesOn } from './query.ts';
import { isAftermath, isOnStandby, isOutdated, isUnsent, isUsedUp, mayRunAgain } from './sql-state.ts';
import { statement } from './statement.ts';
import { createWaker } from './wake.ts';

/** One open transaction. Everything an operation reads and writes goes through it. */
export type Tx = Queries;

interface Begin<First, Result> {
  /** Sets the company; its statement travels together with `begin`. */
  first: (tx: Tx) => Promise<First>;
  work: (tx: Tx, first: First) => Promise<Result>;
  /** A read has nothing to lose: it answers without waiting for the end of its transaction. */
  reads?: boolean;
}

interface LongTransaction<First, Result> {
  first: (tx: Tx) => Promise<First>;
  /** The client is the same transaction, for copying rows. */
  work: (tx: Tx, first: First, client: ClientBase) => Promise<Result>;
}

export interface Database {
  /** Runs `work` in one transaction that sees only this company. */
  asCompany<Result>(companyId: number, work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** A transaction whose company is not known before its first statement. Where nothing was done it is tried again. */
  begin<First, Result>(transaction: Begin<First, Result>): Promise<Result>;
  /** Reads with two statements of one transaction, the first of which sets the company, in one round trip. */
  readTogether<First, Last>(first: Query<First>, last: Query<Last>): Promise<[First[], Last[]]>;
  /**
   * A connection beside the pool, for work that begins and ends its own transactions and copies rows, as an import does: those
   * of the pool are pipelined, on which no copy goes through.
   */
  withConnection<Result>(work: (client: ClientBase) => Promise<Result>): Promise<Result>;
  /**
   * A transaction of minutes, such as the import of a large file: on a connection beside the pool, without the time limits of the
   * pool, and tried once.
   */
  beginLong<First, Result>(transaction: LongTransaction<First, Result>): Promise<Result>;
  /** One statement outside any company. */
  outside: Queries;
  /** Hears, on a connection of its own, which companies have news for their subscribers. Returns how to stop. */
  listen(heard: Heard): () => Promise<void>;
  close(): Promise<void>;
}

/** The company whose rows the transaction sees. */
export const enterCompany = statement<{ companyId: string }>(
  `select from set_config('app.company_id', :companyId, true)`,
);

const ATTEMPTS = 4;

export const createDatabase = (pool: Pool): Database => {
  const wake = createWaker(pool);
  // Raised by a failover: connections that were opened before it are closed instead of used.
  let era = 0;
  const eraOf = new WeakMap<PoolClient, number>();
  pool.on('connect', (client) => eraOf.set(client, era));
  const connect = async () => {
    for (;;) {
      const client = await pool.connect();
      if (eraOf.get(client) === era) return client;
      client.release(true);
    }
  };
  /** The work releases the client. */
  const withClient = async <Result>(work: (client: PoolClient) => Promise<Result>) => {
    for (let attempt = 1; ; attempt += 1) {
      const client = await connect();
      try {
        return await work(client);
      } catch (error) {
        // Each connection is outdated once.
        if (isOutdated(error)) attempt = 0;
        else if (attempt === ATTEMPTS || !mayRunAgain(error)) throw error;
        else if (attempt === 1 && isOnStandby(error)) era += 1;
      }
    }
  };
  const begin: Database['begin'] = (transaction) => withClient((client) => run(client, transaction, wake));
  const withConnection: Database['withConnection'] = async (work) => {
    const client = new pg.Client({ ...pool.options, pipeline: false });
    // A lost connection fails the statement that is under way; without a listener it would end the process.
    client.on('error', () => {});
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  return {
    begin,
    withConnection,
    beginLong: (transaction) => withConnection((client) => runLong(client, transaction)),
    readTogether: <First, Last>(first: Query<First>, last: Query<Last>) =>
      withClient((client) => {
        if (canGoInOneTrip(client, [first, last])) return thenLetGo(client, inOneTrip(client, first, last));
        const work = async (tx: Tx, found: First[]): Promise<[First[], Last[]]> => [found, await tx.all(last)];
        return run(client, { first: (tx) => tx.all(first), work, reads: true }, wake);
      }),
    asCompany: (companyId, work) =>
      begin({ first: (tx) => tx.run(enterCompany({ companyId: String(companyId) })), work }),
    outside: queriesBy((query) => withClient((client) => thenLetGo(client, queriesOn(client).all(query)))),
    listen: (heard) => listen(pool.options, heard),
    close: () => pool.end(),
  };
};

/** Back into the pool, or closed where it is of no more use. */
const letGo = (client: PoolClient, after?: unknown) => client.release(isUsedUp(after));

async function thenLetGo<Result>(client: PoolClient, working: Promise<Result>) {
  try {
    const result = await working;
    letGo(client);
    return result;
  } catch (error) {
    letGo(client, error);
    throw error;
  }
}

async function run<First, Result>(
  client: PoolClient,
  { first, work, reads }: Begin<First, Result>,
  wake: (tx: Tx) => void,
): Promise<Result> {
  // Statements travel together: of those that fail, the first says why, and not the one that is told first.
  let cause: unknown;
  const tx = queriesOn(client, (error) => (cause ??= error));
  // The database may end the session between two statements. The next one only says that it was not sent.
  let ending: unknown;
  const note = (error: unknown) => (ending ??= error);
  client.on('error', note);
  const causeOf = (error: unknown) => {
    if (isAftermath(error)) return cause;
    return isUnsent(error) ? (ending ?? error) : error;
  };
  const finish = async (how: 'commit' | 'rollback', after?: unknown) => {
    try {
      await client.query(how);
    } catch (error) {
      client.release(error as Error);
      throw causeOf(error);
    } finally {
      client.off('error', note);
    }
    letGo(client, after);
    if (how === 'commit') wake(tx);
  };
  let result: Result;
  try {
    const [, found] = await inOneWrite(client, () => Promise.all([client.query('begin'), first(tx)]));
    result = await work(tx, found);
  } catch (error) {
    const keeps = error instanceof Refusal && error.keeps;
    // Told as refused only when that is kept.
    await finish(keeps ? 'commit' : 'rollback', cause).catch((failed: unknown) => {
      if (keeps) throw failed;
    });
    throw causeOf(error);
  }
  const committed = finish('commit');
  if (reads) committed.catch(() => {});
  else await committed;
  return result;
}

/** Postings hold their locks for moments: whoever waits longer than this waits for another import. */
const LONG_LIMITS = "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '60s'";

async function runLong<First, Result>(client: ClientBase, { first, work }: LongTransaction<First, Result>) {
  const tx = queriesOn(client);
  await client.query(LONG_LIMITS);
  await client.query('begin');
  try {
    const result = await work(tx, await first(tx), client);
    await client.query('commit');
    return result;
  } catch (error) {
    const keeps = error instanceof Refusal && error.keeps;
    await client.query(keeps ? 'commit' : 'rollback').catch((failed: unknown) => {
      // Told as refused only when that is kept.
      if (keeps) throw failed;
    });
    throw error;
  }
}

/** The connection is pipelined: `begin` is not waited for, and held back so that it leaves together with the first statement. */
function inOneWrite<Result>(client: PoolClient, submit: () => Promise<Result>) {
  const { stream } = (client as PoolClient & { connection: { stream: { cork(): void; uncork(): void } } }).connection;
  stream.cork();
  try {
    return submit();
  } finally {
    stream.uncork();
  }
}
