import type { Pool, PoolClient } from 'pg';
import { Refusal } from '../refuse.ts';
import { type Queries, queriesOn } from './query.ts';
import { isTransient } from './sql-state.ts';

/** One open transaction. Everything an operation reads and writes goes through it. */
export type Tx = Queries;

export interface Database {
  /** Runs `work` in one transaction that sees only this company. Deadlocks are tried again, never shown. */
  asCompany<Result>(companyId: number, work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** A transaction that has no company yet; `first` sets it. Used by the session look-up of every call. */
  begin<First, Result>(
    first: (tx: Tx) => Promise<First>,
    work: (tx: Tx, first: First) => Promise<Result>,
  ): Promise<Result>;
  /** One statement outside any company. */
  outside: Queries;
  close(): Promise<void>;
}

const ATTEMPTS = 4;

export const createDatabase = (pool: Pool): Database => {
  const begin: Database['begin'] = async (first, work) => {
    for (let attempt = 1; ; attempt += 1) {
      const client = await pool.connect();
      try {
        return await transaction(client, first, work);
      } catch (error) {
        if (attempt === ATTEMPTS || !isTransient(error)) throw error;
      }
    }
  };
  return {
    begin,
    asCompany: (companyId, work) =>
      begin((tx) => tx.query(`select set_config('app.company_id', $1, true)`, [String(companyId)]), work),
    outside: {
      query: (text, values) => withClient(pool, (tx) => tx.query(text, values)),
      run: (statement) => withClient(pool, (tx) => tx.run(statement)),
    },
    close: () => pool.end(),
  };
};

async function withClient<Result>(pool: Pool, work: (tx: Tx) => Promise<Result>) {
  const client = await pool.connect();
  try {
    return await work(queriesOn(client));
  } finally {
    client.release();
  }
}

async function transaction<First, Result>(
  client: PoolClient,
  first: (tx: Tx) => Promise<First>,
  work: (tx: Tx, first: First) => Promise<Result>,
): Promise<Result> {
  const tx = queriesOn(client);
  let broken = false;
  try {
    // `begin` is not waited for: the connection is pipelined, so it travels with the first statement.
    const [, found] = await Promise.all([client.query('begin'), first(tx)]);
    const result = await work(tx, found);
    await client.query('commit');
    return result;
  } catch (error) {
    const keeps = error instanceof Refusal && error.keeps;
    await client.query(keeps ? 'commit' : 'rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
