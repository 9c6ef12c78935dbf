import { readdir, readFile } from 'node:fs/promises';
import type { Client } from 'pg';
import { ConfigError } from '../config.ts';

const FOLDER = new URL('../../../migrations/', import.meta.url);

export const listMigrations = async () => (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();

/** The migrations that the schema of this database has; none where it is empty. */
export async function appliedMigrations(owner: Client) {
  const { rows: found } = await owner.query<{ is: boolean }>(
    `select to_regclass('schema_migration') is not null as is`,
  );
  if (!found[0]?.is) return [];
  const { rows } = await owner.query<{ name: string }>('select name from schema_migration order by name');
  return rows.map(({ name }) => name);
}

/** The list of migrations, which says how far the schema is. */
export async function prepareMigrations(owner: Client) {
  await owner.query(
    `create table if not exists schema_migration (name text primary key, at timestamptz not null default now())`,
  );
  await owner.query('grant select on schema_migration to gemba_app');
}

/** One migration with its entry, inside the open transaction. */
export async function applyMigration(owner: Client, name: string) {
  await owner.query(await readFile(new URL(name, FOLDER), 'utf8'));
  await owner.query('insert into schema_migration (name) values ($1)', [name]);
}

/**
 * Brings the schema up to date: plain SQL files in order, each in a transaction of its own together with its entry,
 * so that a crash leaves either the old or the new schema. Nodes that start together take turns at the lock.
 */
export async function migrate(owner: Client, progress: (text: string) => void = () => {}) {
  await owner.query('select pg_advisory_lock(7104001)');
  try {
    await prepareMigrations(owner);
    const done = new Set(await appliedMigrations(owner));
    const known = await listMigrations();
    const newer = [...done].filter((name) => !known.includes(name));
    if (newer.length > 0) {
      throw new ConfigError(
        `The database is newer than this server (${newer.join(', ')}). Start the newer version instead.`,
      );
    }
    for (const name of known.filter((one) => !done.has(one))) {
      progress(`Updating the schema: ${name}`);
      await owner.query('begin');
      try {
        await applyMigration(owner, name);
        await owner.query('commit');
      } catch (error) {
        await owner.query('rollback');
        throw new Error(`Migration ${name} failed`, { cause: error });
      }
    }
  } finally {
    await owner.query('select pg_advisory_unlock(7104001)');
  }
}
