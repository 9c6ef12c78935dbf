import pg from 'pg';

const { builtins } = pg.types;

/** Decimals and dates stay the strings that PostgreSQL sends; only int8 becomes a number, and only when it is safe. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text))],
  [builtins.NUMERIC, (text) => text],
  [builtins.DATE, (text) => text],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format as 'text'),
};

export interface PoolOptions {
  max?: number;
  onError: (error: Error) => void;
}

export const createPool = (connectionString: string, { max = 16, onError }: PoolOptions) => {
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    pipeline: true,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Wait on a lock, but not past the caller's own timeout.
    options:
      '-c lock_timeout=3000 -c statement_timeout=60000 -c idle_in_transaction_session_timeout=60000 -c timezone=UTC',
  } as pg.PoolConfig);
  pool.on('error', onError);
  // A checked-out client without a listener ends the process when the database restarts.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
};
