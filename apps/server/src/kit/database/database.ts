import type { Pool, PoolClient } from 'pg';
import { Refusal } from '../refuse.ts';
import { type Heard, listen } from './listen.ts';
import { canGoInOneTrip, inOneTrip } from './one-trip.ts';
import { type Queries, queriesOn } from './query.ts';
import { isAftermath, isOutdated, isTransient } from './sql-state.ts';
import type { Statement } from './statement.ts';
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

export interface Database {
  /** Runs `work` in one transaction that sees only this company. */
  asCompany<Result>(companyId: number, work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** A transaction whose company is not known before its first statement. Deadlocks are tried again, never shown. */
  begin<First, Result>(transaction: Begin<First, Result>): Promise<Result>;
  /** Reads with two statements of one transaction, the first of which sets the company, in one round trip. */
  readTogether(first: Statement, last: Statement): Promise<[unknown[], unknown[]]>;
  /** One statement outside any company. */
  outside: Queries;
  /** Hears, on a connection of its own, which companies have news for their subscribers. Returns how to stop. */
  listen(heard: Heard): () => Promise<void>;
  close(): Promise<void>;
}

const ATTEMPTS = 4;

export const createDatabase = (pool: Pool): Database => {
  const wake = createWaker(pool);
  /** Whoever works with the client lets it go. */
  const withClient = async <Result>(work: (client: PoolClient) => Promise<Result>) => {
    for (let attempt = 1; ; attempt += 1) {
      const client = await pool.connect();
      try {
        return await work(client);
      } catch (error) {
        // Each connection is outdated once.
        if (isOutdated(error)) attempt = 0;
        else if (attempt === ATTEMPTS || !isTransient(error)) throw error;
      }
    }
  };
  const begin: Database['begin'] = (transaction) => withClient((client) => run(client, transaction, wake));
  const outside = <Result>(work: (tx: Tx) => Promise<Result>) =>
    withClient((client) => thenLetGo(client, work(queriesOn(client))));
  return {
    begin,
    readTogether: (first, last) =>
      withClient((client) => {
        if (canGoInOneTrip(client, [first, last])) return thenLetGo(client, inOneTrip(client, first, last));
        const work = async (tx: Tx, found: unknown[]): Promise<[unknown[], unknown[]]> => [found, await tx.run(last)];
        return run(client, { first: (tx) => tx.run(first), work, reads: true }, wake);
      }),
    asCompany: (companyId, work) =>
      begin({ first: (tx) => tx.query(`select set_config('app.company_id', $1, true)`, [String(companyId)]), work }),
    outside: {
      query: (text, values) => outside((tx) => tx.query(text, values)),
      run: (statement) => outside((tx) => tx.run(statement)),
    },
    listen: (heard) => listen(pool.options, heard),
    close: () => pool.end(),
  };
};

/** Back into the pool, or closed where it is of no more use. */
const letGo = (client: PoolClient, after?: unknown) => client.release(isOutdated(after));

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
  const finish = async (how: 'commit' | 'rollback', after?: unknown) => {
    try {
      await client.query(how);
    } catch (error) {
      client.release(error as Error);
      throw error;
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
    throw isAftermath(error) ? cause : error;
  }
  const committed = finish('commit');
  if (reads) committed.catch(() => {});
  else await committed;
  return result;
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
