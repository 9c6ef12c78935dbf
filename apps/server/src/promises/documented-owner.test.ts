import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { loadCompany } from '../demo/index.ts';
import { DEMO_PASSWORD, demoUsers } from '../demo/users.ts';
import { readConfig } from '../kit/config.ts';
import { keysFrom } from '../kit/crypto/keys.ts';
import { asUser } from '../kit/database/app-role.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../kit/embedded/embedded-postgres.ts';
import { prepareDatabase, startServer } from '../server.ts';
import { Browser } from '../testing/browser.ts';
import { TEST_SECRET, urlOfDatabase, withClient } from '../testing/one-postgres.ts';
import { quickHash } from '../testing/quick-hash.ts';

/** The owners that docs/operations/production.md describes: each may create roles, and is no superuser. */
const folder = join(inject('runFolder'), 'documented-owner');
const PASSWORD = 'owner';
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  postgres = await startEmbeddedPostgres(folder, { settings: ['fsync=off', 'synchronous_commit=off'] });
  // The embedded PostgreSQL brings a database of this name; the documented statements create it.
  await asSuperuser('drop database gemba');
  for (const sql of (await documented('create role gemba_owner')).split(';')) await asSuperuser(sql);
}, 300_000);
afterAll(() => postgres.stop());

/** A piece of code in the document, by its first words. */
async function documented(begin: string) {
  const document = new URL('../../../../docs/operations/production.md', import.meta.url);
  const text = (await readFile(document, 'utf8')).split('`').find((piece) => piece.startsWith(begin));
  if (!text) throw new Error(`production.md does not say \`${begin} …\` any more`);
  return text.replace('…', PASSWORD);
}

const asSuperuser = (sql: string) =>
  withClient(urlOfDatabase(postgres.url, 'postgres'), async (client) => void (await client.query(sql)));

const urlOf = (owner: string, database: string) => asUser(urlOfDatabase(postgres.url, database), owner, PASSWORD);

const config = (demo: string) =>
  readConfig({ PORT: '0', METRICS_PORT: '0', GEMBA_DEMO: demo, GEMBA_DATA: join(folder, 'data') });

const prepare = (ownerUrl: string, demo: string) =>
  prepareDatabase(ownerUrl, config(demo), keysFrom(TEST_SECRET), () => {});

/** Tables whose policies do not bind the owner. */
const unguarded = async (owner: pg.Client) => {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity and not relforcerowsecurity`,
  );
  return rows.map(({ name }) => name);
};

it('loads the demo company, whose users sign in', { timeout: 900_000 }, async () => {
  const ownerUrl = urlOf('gemba_owner', 'gemba');
  const server = await startServer(config('small'), await prepare(ownerUrl, 'small'), TEST_SECRET, {
    logTo: { write: () => {} },
  });
  try {
    const login = { companyCode: 'DEMO', userName: demoUsers[0]?.userName, password: DEMO_PASSWORD };
    expect(await new Browser(server.url).post('/login', login)).toMatchObject({ msgCode: 'OK' });
    expect(await withClient(ownerUrl, unguarded)).toEqual([]);
  } finally {
    await server.stop();
  }
});

it('loads more parts than the history has, for a second owner too', { timeout: 900_000 }, async () => {
  await asSuperuser(`create role second_owner login createrole password '${PASSWORD}'`);
  await asSuperuser('create database second owner second_owner');
  await asSuperuser(await documented('grant gemba_app'));
  const ownerUrl = urlOf('second_owner', 'second');
  await prepare(ownerUrl, 'none');
  const parts = 3_000;
  const people = demoUsers.slice(0, 1);
  await withClient(ownerUrl, async (owner) => {
    await owner.query('begin');
    await loadCompany(
      owner,
      { size: 'large', today: '2026-06-18', hashPassword: quickHash },
      '2026-06-18T12:42:00.000Z',
      { code: 'MANY', name: 'Many Parts', people, days: 30, scale: 1, parts },
    );
    const { rows } = await owner.query<{ count: number }>('select count(*)::int as count from part');
    await owner.query('commit');
    expect(rows).toEqual([{ count: parts }]);
    expect(await unguarded(owner)).toEqual([]);
  });
});
