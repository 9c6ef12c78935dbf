import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { keysFrom } from '../crypto/keys.ts';
import { asUser, ensureAppRole } from '../database/app-role.ts';
import { TEST_SECRET, withClient } from './one-postgres.ts';

export interface TestDatabase {
  ownerUrl: string;
  appUrl: string;
  /** Connected as the owner, for building what a test needs and looking at what it left. */
  owner: pg.Client;
}

/** A database of this test file's own, cloned from the migrated template in some 50 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = inject('postgresUrl');
  const name = `gemba_test_${randomBytes(6).toString('hex')}`;
  await withClient(url, (client) => client.query(`create database ${name} template ${inject('templateName')}`));
  const own = new URL(url);
  own.pathname = `/${name}`;
  const owner = new pg.Client({ connectionString: own.href });
  owner.on('error', () => {});
  await owner.connect();
  const { databasePassword } = keysFrom(TEST_SECRET);
  const login = await ensureAppRole(owner, databasePassword);
  afterAll(async () => {
    await owner.end();
    await withClient(url, async (client) => {
      await client.query(`drop database ${name} with (force)`);
      await client.query(`drop role if exists ${login}`);
    });
  });
  return { ownerUrl: own.href, appUrl: asUser(own.href, login, databasePassword), owner };
}
