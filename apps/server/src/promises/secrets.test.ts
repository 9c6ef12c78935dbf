import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { ConfigError } from '../kit/config.ts';
import { keysFrom } from '../kit/crypto/keys.ts';
import { secretIn } from '../kit/crypto/secret.ts';
import { asUser } from '../kit/database/app-role.ts';
import { prepareDatabase } from '../server.ts';
import { TEST_SECRET, urlOfDatabase, withClient } from '../testing/one-postgres.ts';
import { startOwnApp } from '../testing/test-app.ts';

/** One secret for all nodes of a database: another one is refused, and takes nothing away from those that have the right one. */
const erp = await startOwnApp();
const prepare = (ownerUrl: string, secret: string, newSecret = false) =>
  prepareDatabase(ownerUrl, { ...erp.config, newSecret }, keysFrom(secret), () => {});
const ready = async () => (await erp.browser().get('/ready')).code;
/** Ends every session: all connected people have to log in again. */
const logInAnew = () =>
  erp.owner.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
    `gemba_app_${new URL(erp.ownerUrl).pathname.slice(1)}`,
  ]);
/** A question may still meet a connection that is lost. */
const expectSoon = async (code: number) => {
  await expect.poll(ready, PATIENT).toBe(code);
};
const PATIENT = { timeout: 60_000 };
const refusal = (start: Promise<unknown>) =>
  start.then(
    () => 'started',
    (error: unknown) => (error instanceof ConfigError ? error.message : error),
  );

describe('a node with another secret', () => {
  const other = 'another secret, long enough to be one';

  it('is refused, and those with the right one go on', async () => {
    expect(await refusal(prepare(erp.ownerUrl, other))).toContain('not the secret of this database');
    await logInAnew();
    await expectSoon(200);
  });

  it('starts once the secret was changed on purpose; who has the former one is not ready, and answers 503', async () => {
    await prepare(erp.ownerUrl, other, true);
    expect(await refusal(prepare(erp.ownerUrl, other))).toBe('started');
    await logInAnew();
    await expect.poll(async () => [await ready(), erp.log.join('')].join(), PATIENT).toMatch(/^503.*"state":"28P01"/s);
    expect(await ready()).toBe(503);
    await prepare(erp.ownerUrl, TEST_SECRET, true);
    await expectSoon(200);
  });
});

describe('an owner without the rights that a start needs', () => {
  const name = `gemba_test_${randomBytes(6).toString('hex')}`;
  const ownerUrl = asUser(urlOfDatabase(inject('postgresUrl'), name), name, 'owner');
  const asSuperuser = (sql: string) => erp.owner.query(sql);

  it('is told the statement that gives them', async () => {
    await asSuperuser(`create role ${name} login password 'owner'`);
    await asSuperuser(`create database ${name} owner ${name}`);
    expect(await refusal(prepare(ownerUrl, TEST_SECRET))).toContain(`alter role "${name}" createrole`);
    await asSuperuser(`alter role ${name} createrole`);
    expect(await refusal(prepare(ownerUrl, TEST_SECRET))).toContain(`grant gemba_app to "${name}" with admin option`);
    await asSuperuser(`grant gemba_app to ${name} with admin option`);
    await withClient(ownerUrl, (owner) =>
      owner.query('create table schema_migration as select $1 as name', ['9999_later.sql']),
    );
    expect(await refusal(prepare(ownerUrl, TEST_SECRET))).toContain('newer than this server');
  });

  it('is told what is wrong with the address', async () => {
    expect(await refusal(prepare(asUser(ownerUrl, name, 'wrong'), TEST_SECRET))).toContain('Check user and password');
    expect(await refusal(prepare(urlOfDatabase(ownerUrl, 'gemba_missing'), TEST_SECRET))).toContain('does not exist');
    expect(await refusal(prepare('postgres://gemba:x@127.0.0.1:1/gemba', TEST_SECRET))).toMatch(
      /gemba at 127\.0\.0\.1:1\/gemba\) cannot be reached: .*ECONNREFUSED/,
    );
  });
});

it('refuses a secret that is empty or too short, and names its file', async () => {
  const folder = join(inject('runFolder'), 'short-secret');
  await mkdir(folder);
  const made = await secretIn(folder);
  expect(await secretIn(folder)).toBe(made);
  for (const short of ['', '\n', 'x'.repeat(31)]) {
    await writeFile(join(folder, 'secret'), short);
    expect(await refusal(secretIn(folder))).toContain(join(folder, 'secret'));
  }
});
