import pg from 'pg';
import { ConfigError } from '../config.ts';
import { keysFrom } from '../crypto/keys.ts';
import { ensureAppRole } from '../database/app-role.ts';
import { appliedMigrations, listMigrations } from '../database/migrate.ts';
import { Damaged, readArchive } from './archive.ts';
import { withBareTables } from './bare-tables.ts';
import { emptySchema } from './empty-schema.ts';
import { MANIFEST, type Manifest, readManifest, readSequences, SECRET, SEQUENCES, textOf } from './manifest.ts';
import { RestoredFiles } from './restored-files.ts';
import { TableLoad } from './table-load.ts';
import { PORTABLE } from './write-backup.ts';

export interface Backup {
  manifest: Manifest;
  secret: string | undefined;
}

/** Reads the whole file once: what is damaged is refused before anything is touched. */
export async function inspectBackup(file: string): Promise<Backup> {
  let manifest: Manifest | undefined;
  let secret: string | undefined;
  for await (const entry of readArchive(file)) {
    if (!manifest && entry.name !== MANIFEST) throw new Damaged(`${file} is no backup of Gemba: it has no manifest.`);
    if (entry.name === MANIFEST) manifest = readManifest(await textOf(entry));
    if (entry.name === SECRET) secret = await textOf(entry);
  }
  if (!manifest) throw new Damaged(`${file} is no backup of Gemba: it is empty.`);
  const known = await listMigrations();
  const newer = manifest.migrations.filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new ConfigError(
      `The backup is of a newer version of Gemba (${manifest.gemba}, with ${newer.join(', ')}). Install that one to restore it.`,
    );
  return { manifest, secret };
}

/** Refuses to write over a company, or under a server that is running. */
export async function ensureRestorable(owner: pg.Client, replace: boolean) {
  const { rows: others } = await owner.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and usename like 'gemba\\_app\\_%' and pid <> pg_backend_pid()`,
  );
  if (others[0]?.count)
    throw new ConfigError(`A server is using this database (${others[0].count} connections). Stop every node first.`);
  if (replace || (await appliedMigrations(owner)).length === 0) return;
  // sql: any company at all, whichever it is
  const { rows } = await owner.query<{ codes: string | null }>(
    `select string_agg(company_code, ', ' order by company_code) as codes from (select company_code from company limit 5) as first`,
  );
  if (rows[0]?.codes)
    throw new ConfigError(
      `This server holds companies already: ${rows[0].codes}. A backup is restored to an empty server, or, with --replace, ` +
        'instead of everything that is there. Back that up first.',
    );
}

export interface Target {
  owner: pg.Client;
  url: string;
  secret: string;
  documents: string;
  progress?: (what: string) => void;
  /** Runs last before the commit. */
  beforeCommit?: () => Promise<void>;
}

/** Puts everything of the backup into the database, in one transaction, and its files into the storage. All or nothing. */
export async function restoreBackup(file: string, { manifest }: Backup, target: Target) {
  const { owner, url, secret, documents, progress, beforeCommit } = target;
  const files = new RestoredFiles(documents);
  await owner.query('begin');
  try {
    await ensureAppRole(owner, url, { password: keysFrom(secret).databasePassword, isNew: true });
    await emptySchema(owner, manifest.migrations);
    await owner.query(PORTABLE);
    await withBareTables(owner, () => loadEntries(file, manifest, { owner, files, progress }));
    await endSessions(owner, manifest);
    await beforeCommit?.();
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback').catch(() => undefined);
    await files.giveUp();
    throw asDamage(error);
  }
  await files.settle();
}

/** The checksums hold, so a row that the database does not take was not written by Gemba. */
const asDamage = (error: unknown) =>
  error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '')
    ? new Damaged(`The backup holds rows that do not belong together (${error.message}). Nothing was changed.`)
    : error;

/** Sessions that were ended after the backup must not come back to life: everybody signs in again. */
async function endSessions(owner: pg.Client, { companies }: Manifest) {
  for (const { companyId } of companies) {
    await owner.query(`select set_config('app.company_id', $1, true)`, [String(companyId)]);
    await owner.query(
      `update session set ended_at = now(), end_reason = 'REVOKED' where company_id = $1 and ended_at is null`,
      [companyId],
    );
  }
}

interface Loading {
  owner: pg.Client;
  files: RestoredFiles;
  progress: Target['progress'];
}

const ROWS = /^tables\/([a-z0-9_]+)\/(\d{1,10})\/\d{6}\.copy$/;

async function loadEntries(file: string, manifest: Manifest, { owner, files, progress }: Loading) {
  const columnsOf = new Map(manifest.tables.map(({ name, columns }) => [name, columns]));
  let loading: TableLoad | undefined;
  for await (const entry of readArchive(file)) {
    const [, table] = ROWS.exec(entry.name) ?? [];
    if (table !== loading?.table) {
      await loading?.end();
      loading = undefined;
    }
    const columns = table === undefined ? undefined : columnsOf.get(table);
    if (table !== undefined && columns) {
      progress?.(table);
      loading ??= new TableLoad(owner, table, columns);
      for await (const piece of entry.content) await loading.write(piece);
    } else if (entry.name === SEQUENCES) await setSequences(owner, await textOf(entry));
    else if (RestoredFiles.isOne(entry)) await files.keep(entry);
    else if (![MANIFEST, SECRET].includes(entry.name))
      throw new Damaged(`The backup holds ${entry.name}, which Gemba does not know. Nothing was changed.`);
  }
  await loading?.end();
}

async function setSequences(owner: pg.Client, text: string) {
  for (const { schema, name, last } of readSequences(text)) {
    const sequence = `${schema}.${pg.escapeIdentifier(name)}`;
    // sql: names that the manifest allows
    if (schema === 'numbers') await owner.query(`create sequence if not exists ${sequence}`);
    if (last !== null) await owner.query('select setval($1::regclass, $2)', [sequence, last]);
  }
}
