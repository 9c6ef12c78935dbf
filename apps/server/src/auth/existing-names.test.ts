import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { expect, inject, it } from 'vitest';
import { keysFrom } from '../kit/crypto/keys.ts';
import { asUser, ensureAppRole } from '../kit/database/app-role.ts';
import { listMigrations, migrate } from '../kit/database/migrate.ts';
import { TEST_SECRET, urlOfDatabase, withClient } from '../testing/one-postgres.ts';

const name = `${inject('databasePrefix')}${randomBytes(6).toString('hex')}`;
const ownerUrl = asUser(urlOfDatabase(inject('postgresUrl'), name), name, 'owner');
const SPELLING = '0014_sign_in.sql';

/** The schema before names had one spelling. */
async function migrateBefore(owner: pg.Client) {
  await owner.query('create table schema_migration (name text primary key, at timestamptz not null default now())');
  for (const file of (await listMigrations()).filter((one) => one < SPELLING)) {
    await owner.query(await readFile(new URL(`../../migrations/${file}`, import.meta.url), 'utf8'));
    await owner.query('insert into schema_migration (name) values ($1)', [file]);
  }
}

const addUsers = (owner: pg.Client, companyId: number, names: readonly string[]) =>
  owner.query(
    `with entered as materialized (select set_config('app.company_id', $1::text, false))
     insert into app_user (company_id, user_name, display_name, password_hash)
     select $1::int, user_name, user_name, '$argon2id$' from entered, unnest($2::text[]) as user_name`,
    [companyId, names],
  );

const namesIn = async (owner: pg.Client) =>
  (await owner.query<{ name: string }>('select user_name as name from app_user order by user_id')).rows.map(
    (user) => user.name,
  );

it('gives every user a name of its own, for an owner who is no superuser', async () => {
  await withClient(inject('postgresUrl'), async (superuser) => {
    await superuser.query(`create role ${name} login createrole password 'owner'`);
    await superuser.query(`create database ${name} owner ${name}`);
    await superuser.query(`grant gemba_app to ${name} with admin option`);
  });
  await withClient(ownerUrl, async (owner) => {
    await ensureAppRole(owner, ownerUrl, { password: keysFrom(TEST_SECRET).databasePassword });
    await migrateBefore(owner);
    await owner.query(`insert into company (company_code, company_name) values ('ONE', 'One'), ('TWO', 'Two')`);
    await addUsers(owner, 1, ['admin', 'Jose\u0301', 'JOS\u00c9', 'jos\u00e9-x', '\u738b\u4f1f']);
    await addUsers(owner, 2, ['jose\u0301']);
    await owner.query(
      `insert into login_throttle (company_id, kind, subject, attempts, window_from, next_allowed_at)
       values (2, 'ACCOUNT', 'a password', 1, now(), now())`,
    );
    await migrate(owner);
    expect(await namesIn(owner)).toEqual(['jos\u00e9']);
    expect((await owner.query('select from login_throttle')).rowCount).toBe(0);
    await owner.query(`select set_config('app.company_id', '1', false)`);
    expect(await namesIn(owner)).toEqual(['admin', 'Jos\u00e9', 'JOS\u00c9-3', 'jos\u00e9-x', '\u738b\u4f1f']);
    await expect(addUsers(owner, 1, ['ADMIN'])).rejects.toThrow('app_user_name');
  });
});
