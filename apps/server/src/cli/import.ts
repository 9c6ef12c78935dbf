import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DOCUMENT_TYPES } from '@gemba/contract/documents/document-shapes';
import type pg from 'pg';
import {
  IMPORT_TABLES,
  type Imported,
  type ImportTable,
  importFile,
  importWithin,
  sentenceOf,
  sentenceOfConflict,
} from '../imports/index.ts';
import { ConfigError } from '../kit/config.ts';
import { enterCompany, type Tx } from '../kit/database/database.ts';
import { queriesOn } from '../kit/database/query.ts';
import { statement } from '../kit/database/statement.ts';
import { defineCommand } from './frame/command.ts';
import { findCompany, inCompany } from './frame/in-company.ts';
import { importDocuments } from './import-documents.ts';

interface Found {
  path: string;
  table: ImportTable;
}

const KINDS = IMPORT_TABLES.map(({ kind }) => kind).join(', ');

const SPREADSHEET = /\.(?:xlsx?|ods|numbers)$/i;

/** `parts.csv`, and `parts.2026-11.csv` for files that come again and again. */
const tableOf = (path: string) => {
  const [kind = ''] = basename(path).split('.');
  return IMPORT_TABLES.find((table) => table.kind === kind);
};

/** Words about the files beside them: neither data nor a document. */
const isReadme = (name: string) => /^readme(?:\.\w+)?$/i.test(name);

/** Files of data, and documents beside them. */
async function filesIn(path: string): Promise<{ files: Found[]; documents: string[] }> {
  const about = await stat(path).catch(() => undefined);
  if (!about) throw new ConfigError(`There is no file or folder ${path}`);
  if (!about.isDirectory() && tableOf(path) && SPREADSHEET.test(path))
    throw new ConfigError(`${basename(path)} is a spreadsheet. Save it as CSV UTF-8, and import that`);
  const entries = about.isDirectory() ? await readdir(path, { withFileTypes: true }) : [];
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !isReadme(entry.name))
    .map(({ name }) => name);
  if (about.isDirectory() && names.length === 0) throw new ConfigError(`There is no file in the folder ${path}`);
  const paths = about.isDirectory() ? names.sort().map((name) => join(path, name)) : [path];
  const files = paths
    .filter((one) => one.endsWith('.csv'))
    .map((file) => {
      const table = tableOf(file);
      if (!table) throw new ConfigError(`${basename(file)} is no kind of file. There are: ${KINDS}`);
      return { path: file, table };
    });
  return { files, documents: paths.filter((one) => !one.endsWith('.csv')) };
}

/** In the order in which they need each other, whatever order they are named in. */
const inOrder = (files: readonly Found[]) =>
  files.toSorted((one, other) => IMPORT_TABLES.indexOf(one.table) - IMPORT_TABLES.indexOf(other.table));

const isScreen = process.stderr.isTTY;
const progress = (name: string) => (rows: number) => {
  if (isScreen) process.stderr.write(`\r${name}: ${rows.toLocaleString('en')} rows read`);
};

function say(name: string, imported: Imported) {
  const { rows, badRows, added, changed, same, faults, faultCount, conflicts, conflictCount } = imported;
  if (isScreen) process.stderr.write('\r\u001b[K');
  const tell = (line: number, column: string | undefined, sentence: string) =>
    console.log(`${name}:${line}${column ? ` ${column}` : ''}: ${sentence}`);
  for (const fault of faults) tell(fault.line, fault.column, sentenceOf(fault));
  if (faultCount > faults.length) console.log(`${name}: and ${faultCount - faults.length} more`);
  for (const conflict of conflicts) tell(conflict.line, conflict.column, sentenceOfConflict(conflict));
  if (conflictCount > conflicts.length) console.log(`${name}: and ${conflictCount - conflicts.length} more`);
  if (faultCount > 0) return console.log(`${name}: refused, ${faultCount} faults in ${rows + badRows} rows`);
  const left = conflictCount > 0 ? `, ${conflictCount} left because of what happened here` : '';
  console.log(`${name}: ${rows} rows, ${added} added, ${changed} changed, ${same} as they were${left}`);
}

const selectPerson = statement<{ companyId: number; name: string | null }, { userId: number }>(
  `select user_id from app_user
    where company_id = :companyId and status = 'ACTIVE'
      and case when :name::text is null then 'COMPANY_ADMIN' = any(roles) else name_key(user_name) = name_key(:name::text) end
    order by user_id limit 1`,
);

/** The person in whose name files are posted: the one that is named, or else the first administrator, if there is one. */
async function personNamed(tx: Tx, companyId: number, name: string | undefined) {
  const found = await tx.first(selectPerson({ companyId, name: name ?? null }));
  if (!found && name !== undefined) throw new ConfigError(`There is no active user ${name}`);
  return found?.userId;
}

/** One transaction that is taken back: each file of a dry run finds the rows of those before it. */
async function tried<Result>(owner: pg.Client, companyId: number, work: () => Promise<Result>) {
  await owner.query('begin');
  try {
    await queriesOn(owner).run(enterCompany({ companyId: String(companyId) }));
    return await work();
  } finally {
    await owner.query('rollback');
  }
}

export const importFiles = defineCommand({
  name: 'import',
  args: ['COMPANY'],
  rest: 'FILE|FOLDER',
  options: {
    'dry-run': { type: 'boolean', help: 'does and tells everything, and keeps nothing' },
    by: {
      type: 'string',
      value: 'USER',
      help: 'in whose name goods and money are posted; else the first administrator',
    },
    type: { type: 'string', value: 'TYPE', default: 'DRAWING', help: `of documents: ${DOCUMENT_TYPES.join(', ')}` },
  },
  does: 'Brings data from CSV files, each whole or not at all, and documents by their names.',
  details: `The name of a file says what is in it: parts.csv, or parts.2026-11.csv.
Rows that would overwrite what happened here are listed and left as they are.
Kinds: ${KINDS}.
docs/import/README.md describes them. Ends with 1 if a file was refused.`,
  examples: [
    'gemba import ACME first-day',
    'gemba import ACME parts.csv vendors.csv --dry-run',
    'gemba import ACME onHand.csv --by mlopez',
  ],
  async run({ owner, config }, { args: [company], rest: paths, options: { 'dry-run': dryRun, by, type } }) {
    const companyId = await findCompany(owner, company);
    const found = await Promise.all(paths.map(filesIn));
    // Looked up for each file: the users may come with one of them.
    const person = () =>
      dryRun
        ? personNamed(queriesOn(owner), companyId, by)
        : inCompany(owner, company, (tx) => personNamed(tx, companyId, by));
    const importAll = async () => {
      if (by !== undefined) await person();
      let refused = 0;
      for (const { path, table } of inOrder(found.flatMap(({ files }) => files))) {
        const name = basename(path);
        const record = { by: null, fileName: name };
        const means = { companyId, userId: await person(), record, progress: progress(name) };
        const imported = await (dryRun ? importWithin : importFile)(owner, table, createReadStream(path), means);
        say(name, imported);
        if (imported.faultCount > 0) refused += 1;
      }
      const documents = found.flatMap((one) => one.documents);
      if (documents.length === 0) return refused;
      const userId = await person();
      if (userId === undefined) throw new ConfigError('Documents are somebody’s: say --by USER');
      return refused + (await importDocuments({ owner, config }, { companyId, userId }, documents, { type, dryRun }));
    };
    const refused = await (dryRun ? tried(owner, companyId, importAll) : importAll());
    if (dryRun) console.log('This was a dry run: nothing is kept.');
    return refused === 0 ? 0 : 1;
  },
});
