import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { IMPORT_TABLES, type Imported, type ImportTable, importFile, sentenceOf } from '../imports/index.ts';
import { ConfigError } from '../kit/config.ts';
import { defineCommand } from './frame/command.ts';
import { findCompany } from './frame/in-company.ts';

interface Found {
  path: string;
  table: ImportTable;
}

const KINDS = IMPORT_TABLES.map(({ kind }) => kind).join(', ');

/** `parts.csv`, and `parts.2026-11.csv` for files that come again and again. */
const tableOf = (path: string) => {
  const [kind = ''] = basename(path).split('.');
  return IMPORT_TABLES.find((table) => table.kind === kind);
};

async function filesIn(path: string): Promise<Found[]> {
  const about = await stat(path).catch(() => undefined);
  if (!about) throw new ConfigError(`There is no file or folder ${path}`);
  const names = about.isDirectory() ? (await readdir(path)).filter((name) => name.endsWith('.csv')).sort() : [''];
  return names.map((name) => {
    const file = join(path, name);
    const table = tableOf(file);
    if (!table) throw new ConfigError(`${basename(file)} is no kind of file. There are: ${KINDS}`);
    return { path: file, table };
  });
}

/** In the order in which they need each other, whatever order they are named in. */
const inOrder = (files: readonly Found[]) =>
  files.toSorted((one, other) => IMPORT_TABLES.indexOf(one.table) - IMPORT_TABLES.indexOf(other.table));

const isScreen = process.stderr.isTTY;
const progress = (name: string) => (rows: number) => {
  if (isScreen) process.stderr.write(`\r${name}: ${rows.toLocaleString('en')} rows read`);
};

function say(name: string, { rows, added, changed, same, faults, faultCount }: Imported) {
  if (isScreen) process.stderr.write('\r\u001b[K');
  for (const fault of faults)
    console.log(`${name}:${fault.line}${fault.column ? ` ${fault.column}` : ''}: ${sentenceOf(fault)}`);
  if (faultCount > faults.length) console.log(`${name}: and ${faultCount - faults.length} more`);
  console.log(
    faultCount > 0
      ? `${name}: refused, ${faultCount} faults in ${rows} rows`
      : `${name}: ${rows} rows, ${added} added, ${changed} changed, ${same} as they were`,
  );
}

export const importFiles = defineCommand({
  name: 'import',
  args: ['COMPANY'],
  rest: 'FILE|FOLDER',
  options: { 'dry-run': { type: 'boolean', help: 'does and tells everything, and keeps nothing' } },
  does: 'Brings data from CSV files; each file whole or not at all.',
  details: `The name of a file says what is in it: parts.csv, or parts.2026-11.csv.
Kinds: ${KINDS}.
docs/import/README.md describes them. Ends with 1 if a file was refused.`,
  examples: ['gemba import ACME first-day', 'gemba import ACME parts.csv vendors.csv --dry-run'],
  async run({ owner }, { args: [company], rest: paths, options: { 'dry-run': dryRun } }) {
    const companyId = await findCompany(owner, company);
    const files = inOrder((await Promise.all(paths.map(filesIn))).flat());
    let refused = 0;
    for (const { path, table } of files) {
      const name = basename(path);
      const imported = await importFile(owner, table, createReadStream(path), {
        companyId,
        dryRun,
        progress: progress(name),
      });
      say(name, imported);
      if (imported.faultCount > 0) refused += 1;
    }
    if (dryRun) console.log('This was a dry run: nothing is kept.');
    return refused === 0 ? 0 : 1;
  },
});
