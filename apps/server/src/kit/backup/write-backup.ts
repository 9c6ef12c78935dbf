import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ConfigError } from '../config.ts';
import { keysFrom } from '../crypto/keys.ts';
import { connectOwner } from '../database/connect.ts';
import { enterCompany, type Tx } from '../database/database.ts';
import { appliedMigrations } from '../database/migrate.ts';
import { queriesOn } from '../database/query.ts';
import { version } from '../version.ts';
import { type Entry, writeArchive } from './archive.ts';
import { readCompanies, readSequencesOf, readTables, type Table } from './catalogue.ts';
import { MANIFEST, newManifest, proofOf, SECRET, SEQUENCES } from './manifest.ts';

export interface Source {
  url: string;
  secret: string;
  /** The secret is kept in the data folder, so the backup takes it along; one that is given from outside stays outside. */
  takesSecret: boolean;
  documents: string;
  /** The ids of all files that rows of a company refer to. */
  filesOf: (tx: Tx, companyId: number) => AsyncIterable<string>;
  progress?: (what: string) => void;
}

export interface Written {
  companies: number;
  rows: number;
  files: number;
  /** Files that rows refer to and that are not there. */
  missing: number;
}

/** So much of a table at once: a tar entry says its size first. */
const PIECE_BYTES = 4 * 1_048_576;
const ONE_AT_A_TIME = 7_104_003;

/** Values as text that every version of PostgreSQL reads back to the same value. */
export const PORTABLE = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 3; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'`;

/**
 * Writes everything of the server as it was at one moment, while people go on posting: one read-only transaction with one
 * snapshot. The file gets its name when it is whole and on the disk.
 */
export async function writeBackup(file: string, source: Source): Promise<Written> {
  if (existsSync(file)) throw new ConfigError(`There is a file ${file} already. Name another, or remove it.`);
  const partial = `${file}.partial`;
  const client = await connectOwner(source.url);
  const written: Written = { companies: 0, rows: 0, files: 0, missing: 0 };
  try {
    const { rows } = await client.query<{ is: boolean }>('select pg_try_advisory_lock($1) as is', [ONE_AT_A_TIME]);
    if (!rows[0]?.is) throw new ConfigError('Another backup of this server is being written. Wait until it has ended.');
    await client.query('begin isolation level repeatable read read only');
    await client.query(PORTABLE);
    const target = createWriteStream(partial, { mode: 0o600, flush: true });
    await pipeline(Readable.from(writeArchive(entriesOf(client, source, written))), createGzip({ level: 1 }), target);
    await client.query('commit');
    await rename(partial, file);
    await syncFolder(dirname(file));
    await client.end();
    return written;
  } catch (error) {
    // In the middle of a COPY there is no polite end.
    (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
    await rm(partial, { force: true });
    throw error;
  }
}

const syncFolder = async (folder: string) => {
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
};

const bytesEntry = (name: string, text: string): Entry => {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, content: [bytes] };
};

async function* entriesOf(client: pg.Client, source: Source, written: Written): AsyncGenerator<Entry> {
  const { secret, takesSecret } = source;
  const [tables, companies] = [await readTables(client), await readCompanies(client)];
  written.companies = companies.length;
  const manifest = newManifest({
    gemba: version,
    createdAt: new Date().toISOString(),
    migrations: await appliedMigrations(client),
    companies,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    secretProof: proofOf(keysFrom(secret)),
    hasSecret: takesSecret,
  });
  yield bytesEntry(MANIFEST, JSON.stringify(manifest, null, 2));
  if (takesSecret) yield bytesEntry(SECRET, secret);
  yield bytesEntry(SEQUENCES, JSON.stringify(await readSequencesOf(client), null, 2));
  for (const table of tables) {
    source.progress?.(table.name);
    for (const { companyId } of table.ofCompany ? companies : [{ companyId: 0 }])
      yield* piecesOf(client, table, companyId, written);
  }
  source.progress?.('documents');
  for (const { companyId } of companies) yield* filesOf(client, source, companyId, written);
}

/** The rows of one company in a table, as COPY writes them. 0: those of a table that knows no companies. */
async function* piecesOf(
  client: pg.Client,
  { name, columns }: Table,
  companyId: number,
  written: Written,
): AsyncGenerator<Entry> {
  await queriesOn(client).run(enterCompany({ companyId: String(companyId) }));
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const where = companyId === 0 ? '' : `where company_id = ${companyId}`;
  // sql: the names are those of our own tables, read from the catalogue; the company is a number of ours
  const rows = client.query(copyTo(`copy (select ${list} from ${pg.escapeIdentifier(name)} ${where}) to stdout`));
  let piece: Buffer[] = [];
  let size = 0;
  let count = 0;
  const entry = (): Entry => {
    const file = `tables/${name}/${companyId}/${String((count += 1)).padStart(6, '0')}.copy`;
    const whole = { name: file, size, content: piece };
    piece = [];
    size = 0;
    return whole;
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    piece.push(chunk);
    size += chunk.length;
    if (size >= PIECE_BYTES) yield entry();
  }
  if (size > 0) yield entry();
  written.rows += rows.rowCount;
}

/** Files are kept before their row is committed and never removed after it: those of the snapshot are all there. */
async function* filesOf(
  client: pg.Client,
  { documents, filesOf: list }: Source,
  companyId: number,
  written: Written,
): AsyncGenerator<Entry> {
  const tx = queriesOn(client);
  await tx.run(enterCompany({ companyId: String(companyId) }));
  for await (const storageId of list(tx, companyId)) {
    const path = join(documents, storageId);
    const found = await stat(path).catch(() => undefined);
    if (!found) {
      written.missing += 1;
      continue;
    }
    written.files += 1;
    yield { name: `documents/${companyId}/${storageId}`, size: found.size, content: createReadStream(path) };
  }
}
