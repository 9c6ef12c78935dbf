import pg from 'pg';
import { ConfigError } from '../config.ts';

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';

export const isWrongPassword = (error: unknown) => codeOf(error) === '28P01';

/** One connection for work that is nobody's session. */
export async function connect(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A stop takes the database away under it: the statement that is under way says so, and an event would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** The same for whoever starts the server or a command: what is wrong is said in words, never with the password. */
export const connectOwner = (url: string) =>
  connect(url).catch((error: unknown) => {
    throw new ConfigError(`The database of DATABASE_URL (${placeOf(url)}) ${troubleOf(error)}`);
  });

const placeOf = (url: string) => {
  const { username, host, pathname } = new URL(url);
  return `${username} at ${host}${pathname}`;
};

const troubleOf = (error: unknown) => {
  const code = codeOf(error);
  const reason = error instanceof Error && error.message ? error.message : code;
  if (isWrongPassword(error) || code === '28000') return `refuses this user: ${reason}. Check user and password.`;
  if (code === '3D000') return `does not exist: ${reason}. Create it, or name another.`;
  return `cannot be reached: ${reason}. Check the address, and that PostgreSQL runs there.`;
};
