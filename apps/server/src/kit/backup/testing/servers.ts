import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { inject } from 'vitest';
import { urlOfDatabase, withClient } from '../../../testing/one-postgres.ts';

/** A database without anything in it, whose owner is no superuser: row-level security binds it too. */
export async function emptyDatabase() {
  const url = inject('postgresUrl');
  const name = `${inject('databasePrefix')}${randomBytes(6).toString('hex')}`;
  await withClient(url, async (client) => {
    await client.query(`create role owner_${name} login createrole password 'plain'`);
    await client.query(`grant gemba_app to owner_${name} with admin option`);
    await client.query(`create database ${name} owner owner_${name}`);
  });
  const plain = new URL(urlOfDatabase(url, name));
  plain.username = `owner_${name}`;
  plain.password = 'plain';
  return { url: plain.href, superUrl: urlOfDatabase(url, name) };
}

const SKIPPED = ['schema_migration', 'outbox_event', 'session'];

/** A digest of the rows of every table and of every sequence. Needs a connection that no policy binds. */
export async function contentsOf(client: pg.Client) {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ($1) order by 1`,
    [SKIPPED],
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ digest: string }>(
      `select count(*) || ' rows ' || coalesce(md5(string_agg(line, '' order by line)), '') as digest
         from (select md5(t::text) as line from "${name}" t) as lines`,
    );
    contents[name] = rows[0]?.digest ?? '';
  }
  const { rows: sequences } = await client.query<{ name: string; last: string }>(
    `select schemaname || '.' || sequencename as name, coalesce(last_value::text, 'fresh') as last from pg_sequences
      where sequencename not like 'outbox%' order by 1`,
  );
  for (const { name, last } of sequences) contents[name] = last;
  return contents;
}

/** Name and content of every kept file. */
export async function filesIn(folder: string) {
  const names = (await readdir(folder, { withFileTypes: true }).catch(() => [])).filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(names.map(async ({ name }) => [name, await readFile(join(folder, name), 'hex')] as const)),
  );
}
