import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, inject, it } from 'vitest';
import { storedFiles } from '../../documents/index.ts';
import { checkLedger } from '../../inventory/index.ts';
import { startServer } from '../../server.ts';
import { startDemoCompany } from '../../testing/demo-company.ts';
import { TEST_SECRET, withClient } from '../../testing/one-postgres.ts';
import { openStockRoom } from '../../testing/stock-room.ts';
import { connectOwner } from '../database/connect.ts';
import { appliedMigrations, applyMigration, listMigrations, migrate, prepareMigrations } from '../database/migrate.ts';
import { queriesOn } from '../database/query.ts';
import { ensureRestorable, inspectBackup, restoreBackup } from './restore-backup.ts';
import { contentsOf, emptyDatabase, filesIn } from './testing/servers.ts';
import { type Source, writeBackup } from './write-backup.ts';

const erp = await startDemoCompany();
const folder = inject('runFolder');
const documents = join(erp.config.dataFolder, 'documents');
const source: Source = {
  url: erp.ownerUrl,
  secret: TEST_SECRET,
  takesSecret: true,
  documents,
  filesOf: storedFiles,
};

beforeAll(async () => {
  await mkdir(documents, { recursive: true });
  const tx = queriesOn(erp.owner);
  const { rows } = await erp.owner.query<{ id: number }>('select company_id as id from company');
  for (const { id } of rows)
    for await (const storageId of storedFiles(tx, id))
      await writeFile(join(documents, storageId), `bytes of ${storageId}`);
});

const newFile = () => join(folder, `${randomUUID()}.tar.gz`);

async function backUp(more: Partial<Source> = {}) {
  const file = newFile();
  return { file, ...(await writeBackup(file, { ...source, ...more })) };
}

/** Compared is a moment in which nothing was written: the server of the demo company runs meanwhile. */
async function backUpAtRest() {
  for (;;) {
    const contents = await contentsOf(erp.owner);
    const made = await backUp();
    if (isDeepStrictEqual(contents, await contentsOf(erp.owner))) return { ...made, contents };
  }
}

async function restoreTo(url: string, file: string, folderOfFiles: string, replace = false) {
  const owner = await connectOwner(url);
  try {
    await ensureRestorable(owner, replace);
    const backup = await inspectBackup(file);
    await restoreBackup(file, backup, { owner, url, secret: TEST_SECRET, documents: folderOfFiles });
    return backup;
  } finally {
    await owner.end();
  }
}

it('restores every row, sequence and file for an owner whom row-level security binds, and the server serves it', async () => {
  const { file, files, missing, contents } = await backUpAtRest();
  expect({ mode: (await stat(file)).mode & 0o777, missing, partial: existsSync(`${file}.partial`) }).toEqual({
    mode: 0o600,
    missing: 0,
    partial: false,
  });
  expect(files).toBeGreaterThan(10);
  const { url, superUrl } = await emptyDatabase();
  const restoredFiles = join(folder, randomUUID());
  const { secret, manifest } = await restoreTo(url, file, restoredFiles);
  expect([secret, manifest.companies.map(({ code }) => code).slice(0, 2)]).toEqual([TEST_SECRET, ['DEMO', 'TWIN']]);
  expect(await filesIn(restoredFiles)).toEqual(await filesIn(documents));
  await withClient(superUrl, async (client) => {
    expect(await contentsOf(client)).toEqual(contents);
    const { rows } = await client.query<{ open: number; all: number }>(
      'select count(*) filter (where ended_at is null)::int as open, count(*)::int as all from session',
    );
    expect(rows[0]).toEqual({ open: 0, all: 2 });
    expect(await appliedMigrations(client)).toEqual(await listMigrations());
    const { rows: bare } = await client.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity and not relforcerowsecurity`,
    );
    expect(bare).toEqual([]);
  });
  // Triggers, indexes, keys, policies and rights are those of a database that only migrations made.
  const shapeOf = `select (select md5(string_agg(pg_get_triggerdef(oid) || tgenabled::text, '' order by tgrelid::regclass::text, tgname)) from pg_trigger where not tgisinternal),
    (select md5(string_agg(indexdef, '' order by indexdef)) from pg_indexes where schemaname = 'public'),
    (select md5(string_agg(conrelid::regclass::text || conname || pg_get_constraintdef(oid), '' order by conrelid::regclass::text, conname)) from pg_constraint where connamespace = 'public'::regnamespace)`;
  await withClient(superUrl, async (client) => {
    expect((await client.query(shapeOf)).rows).toEqual((await erp.owner.query(shapeOf)).rows);
  });
  const app = new URL(url);
  app.username = `gemba_app_${app.pathname.slice(1)}`;
  app.password = new URL(erp.appUrl).password;
  const server = await startServer({ ...erp.config, dataFolder: join(folder, randomUUID()) }, app.href, TEST_SECRET);
  expect((await fetch(`${server.url}/app/ready`)).status).toBe(200);
  await server.stop();
});

it('takes one moment while people post: the ledgers of the copy add up', async () => {
  const room = await openStockRoom(erp);
  const number = await room.purchaseOrder([{ quantity: '100000' }]);
  const over = new AbortController();
  const posting = (async () => {
    let posted = 0;
    for (; !over.signal.aborted; posted += 1) {
      await room.post(`/receiving/purchaseOrders/${number}`, {
        items: [{ itemNumber: 1, locations: [{ location: 'A-01', quantity: '5' }] }],
      });
    }
    return posted;
  })();
  const { file } = await backUp();
  over.abort();
  expect(await posting).toBeGreaterThan(2);
  const { url, superUrl } = await emptyDatabase();
  await restoreTo(url, file, join(folder, randomUUID()));
  const broken = await withClient(superUrl, checkLedger);
  expect(Object.entries(broken).filter(([, count]) => count > 0)).toEqual([]);
});

it('comes into an empty server only, or in place of everything', async () => {
  const first = await backUp();
  const { url, superUrl } = await emptyDatabase();
  const files = join(folder, randomUUID());
  await restoreTo(url, first.file, files);
  await expect(restoreTo(url, first.file, files)).rejects.toThrow(/^This server holds companies already: .*DEMO, TWIN/);
  const lost = randomUUID();
  await withClient(superUrl, (client) => client.query(`update company set company_name = 'Changed since'`));
  await writeFile(join(files, lost), 'of a document that came after the backup');
  await restoreTo(url, first.file, files, true);
  expect(await withClient(superUrl, contentsOf)).toEqual(await contentsOf(erp.owner));
  expect(await filesIn(files)).toEqual(await filesIn(documents));
});

it('leaves everything as it was where a row is refused, files of the same id included', async () => {
  const { file } = await backUp();
  const { url, superUrl } = await emptyDatabase();
  const files = join(folder, randomUUID());
  await restoreTo(url, file, files);
  const before = await withClient(superUrl, contentsOf);
  // A backup whose checksums hold and whose rows do not: an item without its order.
  const bad = await backUpWithout('purchase_order');
  await expect(restoreTo(url, bad, files, true)).rejects.toThrow(
    /rows that do not belong together .* Nothing was changed/,
  );
  expect(await withClient(superUrl, contentsOf)).toEqual(before);
  expect(await filesIn(files)).toEqual(await filesIn(documents));
});

/** Written from a database in which somebody has emptied a table past its keys. */
async function backUpWithout(table: string) {
  await erp.owner.query('begin');
  await erp.owner.query('set local session_replication_role = replica');
  await erp.owner.query('create schema if not exists aside');
  await erp.owner.query(`create table aside.kept as table ${table}`);
  await erp.owner.query(`delete from ${table}`);
  await erp.owner.query('commit');
  try {
    return (await backUp()).file;
  } finally {
    const { rows } = await erp.owner.query<{ names: string }>(
      `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    await erp.owner.query('begin');
    await erp.owner.query('set local session_replication_role = replica');
    await erp.owner.query(
      `insert into ${table} (${rows[0]?.names}) overriding system value select ${rows[0]?.names} from aside.kept`,
    );
    await erp.owner.query('drop table aside.kept');
    await erp.owner.query('commit');
  }
}

it('brings a backup of an older version up to date', async () => {
  const known = await listMigrations();
  const older = known.slice(0, -1);
  const old = await emptyDatabase();
  await withClient(old.superUrl, async (owner) => {
    await prepareMigrations(owner);
    for (const name of older) await applyMigration(owner, name);
    await owner.query(`insert into company (company_code, company_name) values ('OLD', 'Old Works')`);
  });
  const { file } = await backUp({ url: old.superUrl });
  const { url, superUrl } = await emptyDatabase();
  await restoreTo(url, file, join(folder, randomUUID()));
  await withClient(superUrl, async (owner) => {
    expect(await appliedMigrations(owner)).toEqual(older);
    await migrate(owner);
    expect(await appliedMigrations(owner)).toEqual(known);
    expect((await owner.query('select company_name from company')).rows).toEqual([{ company_name: 'Old Works' }]);
  });
});

it('refuses what is no backup, what a newer version wrote, and to write over a file', async () => {
  const file = newFile();
  await writeFile(file, 'no backup');
  await expect(inspectBackup(file)).rejects.toThrow('is no whole backup of Gemba');
  await expect(inspectBackup(newFile())).rejects.toThrow('There is no file');
  await expect(writeBackup(file, source)).rejects.toThrow('already. Name another, or remove it.');
  expect(await readFile(file, 'utf8')).toBe('no backup');
  await erp.owner.query(`insert into schema_migration (name) values ('9999_later.sql')`);
  const newer = await backUp();
  await erp.owner.query(`delete from schema_migration where name = '9999_later.sql'`);
  await expect(inspectBackup(newer.file)).rejects.toThrow('of a newer version of Gemba (1.0.0, with 9999_later.sql)');
});

it('leaves the secret out that the operator keeps, and tells of files that are missing', async () => {
  const { file, missing } = await backUp({ takesSecret: false, documents: join(folder, 'nowhere') });
  expect(missing).toBeGreaterThan(10);
  const { secret, manifest } = await inspectBackup(file);
  expect([secret, manifest.hasSecret]).toEqual([undefined, false]);
});
