import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { keysFrom } from '../kit/crypto/keys.ts';
import { ensureAppRole } from '../kit/database/app-role.ts';
import { migrate } from '../kit/database/migrate.ts';
import { startEmbeddedPostgres } from '../kit/embedded/embedded-postgres.ts';

export const TEST_SECRET = 'a secret of the tests, and of nothing else';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL of this run, for its owner. */
    postgresUrl: string;
    /** The prefix of the names of all databases of this run. */
    databasePrefix: string;
    /** For the files of this run. */
    runFolder: string;
  }
}

/** The migrated database that the others are clones of. */
export const templateOf = (prefix: string) => `${prefix}template`;

/**
 * One real PostgreSQL for the whole run: the embedded one, or the one that TEST_DATABASE_URL names. Databases are dropped at the
 * end only, since each drop waits for a checkpoint of all that the others have written.
 */
export default async function onePostgres(project: TestProject) {
  const prefix = `gemba_test_${randomBytes(4).toString('hex')}_`;
  const folder = await mkdtemp(join(tmpdir(), 'gemba-test-'));
  // Nothing of a test run has to survive a power cut.
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];
  const given = process.env['TEST_DATABASE_URL'];
  const postgres = given
    ? { url: given, stop: () => dropAll(given, prefix) }
    : await startEmbeddedPostgres(folder, { settings });
  await prepareTemplate(postgres.url, templateOf(prefix));
  project.provide('postgresUrl', postgres.url);
  project.provide('databasePrefix', prefix);
  project.provide('runFolder', folder);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

export const urlOfDatabase = (server: string, name: string) => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

async function prepareTemplate(url: string, name: string) {
  await withClient(url, (client) => client.query(`create database ${name}`));
  const ownerUrl = urlOfDatabase(url, name);
  await withClient(ownerUrl, async (owner) => {
    await ensureAppRole(owner, ownerUrl, { password: keysFrom(TEST_SECRET).databasePassword });
    await migrate(owner);
  });
}

const dropAll = (url: string, prefix: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { name } of rows) {
      await client.query(`drop database ${name} with (force)`);
      await client.query(`drop role if exists gemba_app_${name}`);
    }
  });

export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
