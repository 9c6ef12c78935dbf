import pg from 'pg';
import { valueTypes } from './value-types.ts';

export interface PoolOptions {
  max?: number;
  /** How long a request waits for a connection or for a lock. */
  waitMs?: number;
  onError: (error: Error) => void;
}

/**
 * Connections that stay open on a quiet server. A new one plans every statement six times before it keeps the plan, and
 * the first calls after a pause paid for that.
 */
const WARM = 4;

/**
 * Joins are written from the document outwards, which is the best order for all of them. Trying every order of the ten
 * tables of a purchase order took 30 ms, and the read itself 1 ms. With at most four tables permuted, planning takes 2 ms,
 * and of 440 statements one has a plan that costs more (by a tenth).
 */
const PLANNING = '-c join_collapse_limit=4 -c from_collapse_limit=4';

export const createPool = (connectionString: string, { max = 16, waitMs = 3_000, onError }: PoolOptions) => {
  const pool = new pg.Pool({
    connectionString,
    max,
    min: Math.min(WARM, max),
    types: valueTypes,
    pipeline: true,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Wait on a lock, but not past the caller's own timeout.
    options: `-c lock_timeout=${waitMs} -c statement_timeout=60000 -c idle_in_transaction_session_timeout=60000 -c timezone=UTC ${PLANNING}`,
  });
  pool.on('error', onError);
  // A checked-out client without a listener ends the process when the database restarts.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
};
