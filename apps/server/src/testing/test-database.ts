import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { keysFrom } from '../kit/crypto/keys.ts';
import { ensureAppRole } from '../kit/database/app-role.ts';
import { TEST_SECRET, templateOf, urlOfDatabase, withClient } from './one-postgres.ts';

export interface TestDatabase {
  ownerUrl: string;
  appUrl: string;
  /** Connected as the owner, for building what a test needs and looking at what it left. */
  owner: pg.Client;
}

/** A clone of the migrated template, or of another database of this run; it stays until the run ends. */
export async function cloneDatabase(template = templateOf(inject('databasePrefix'))): Promise<TestDatabase> {
  const url = inject('postgresUrl');
  const name = `${inject('databasePrefix')}${randomBytes(6).toString('hex')}`;
  await withClient(url, (client) => client.query(`create database ${name} template ${template}`));
  const ownerUrl = urlOfDatabase(url, name);
  const owner = new pg.Client({ connectionString: ownerUrl });
  owner.on('error', () => {});
  await owner.connect();
  const { databasePassword } = keysFrom(TEST_SECRET);
  return { ownerUrl, appUrl: await ensureAppRole(owner, ownerUrl, { password: databasePassword }), owner };
}

/** A database of this test file's own. */
export async function createTestDatabase(template?: string) {
  const database = await cloneDatabase(template);
  afterAll(() => database.owner.end());
  return database;
}
