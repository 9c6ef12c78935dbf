import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { keysFrom } from '../crypto/keys.ts';
import { ensureAppRole } from '../database/app-role.ts';
import { migrate } from '../database/migrate.ts';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';

export const TEST_SECRET = 'a secret of the tests, and of nothing else';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL of this run, for its owner. */
    postgresUrl: string;
    /** A migrated database that every test file clones. */
    templateName: string;
  }
}

/** One real PostgreSQL for the whole run: the embedded one, or the one that TEST_DATABASE_URL names. */
export default async function onePostgres(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'gemba-test-'));
  // Nothing of a test run has to survive a power cut.
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];
  const given = process.env['TEST_DATABASE_URL'];
  const postgres = given ? { url: given, stop: async () => {} } : await startEmbeddedPostgres(folder, { settings });
  const templateName = `gemba_template_${process.pid}`;
  await prepareTemplate(postgres.url, templateName);
  project.provide('postgresUrl', postgres.url);
  project.provide('templateName', templateName);
  return async () => {
    await withClient(postgres.url, (client) => client.query(`drop database if exists ${templateName} with (force)`));
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function prepareTemplate(url: string, name: string) {
  await withClient(url, (client) => client.query(`create database ${name}`));
  const template = new URL(url);
  template.pathname = `/${name}`;
  await withClient(template.href, async (owner) => {
    await ensureAppRole(owner, keysFrom(TEST_SECRET).databasePassword);
    await migrate(owner);
  });
}

export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
