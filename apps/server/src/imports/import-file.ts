import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { enterCompany } from '../kit/database/database.ts';
import { queriesOn } from '../kit/database/query.ts';
import type { Column } from './columns.ts';
import type { Fault } from './faults.ts';
import type { ImportTable } from './import-table.ts';
import { type Counts, checkStage, type Merge, makeStage, mergeStage, stagedColumns } from './merge-rows.ts';
import { type Row, readRows } from './read-rows.ts';

export interface Options {
  companyId: number;
  /** Does everything, and keeps nothing. */
  dryRun?: boolean;
  /** Called now and then with the rows read so far. */
  progress?: (rows: number) => void;
}

export interface Imported extends Counts {
  rows: number;
  /** The first of them; the file is refused if there is one. */
  faults: Fault[];
  faultCount: number;
}

/** So many are told of one file; whoever mends a thousand lines mends their cause. */
const MOST_FAULTS = 1_000;
const TELL_EVERY = 10_000;

/** Imports one file whole, or nothing of it. */
export async function importFile(
  client: ClientBase,
  table: ImportTable,
  file: Readable,
  options: Options,
): Promise<Imported> {
  const { companyId, dryRun = false } = options;
  await client.query('begin');
  try {
    await queriesOn(client).run(enterCompany({ companyId: String(companyId) }));
    // Two imports of one company would wait for each other row by row, and could each hold what the other wants.
    await client.query("select pg_advisory_xact_lock(hashtext('import'), $1)", [companyId]);
    const imported = await importRows(client, table, file, options);
    await client.query(dryRun || imported.faultCount > 0 ? 'rollback' : 'commit');
    return imported;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function importRows(client: ClientBase, table: ImportTable, file: Readable, options: Options): Promise<Imported> {
  const { companyId, progress } = options;
  const faults: Fault[] = [];
  let faultCount = 0;
  let rows = 0;
  let merge: Merge | undefined;
  let stage: Writable | undefined;
  const note = (found: readonly Fault[]) => {
    faultCount += found.length;
    faults.push(...found.slice(0, MOST_FAULTS - faults.length));
  };
  for await (const { header, row } of readRows(table, file)) {
    if (header) {
      merge = { client, companyId, table, header };
      await makeStage(merge);
      stage = client.query(copyFrom(`copy import_row (${stagedColumns(merge).join(', ')}) from stdin`));
    } else if (Array.isArray(row)) note(row);
    else if (row && stage && merge) {
      rows += 1;
      if (rows % TELL_EVERY === 0) progress?.(rows);
      if (faultCount === 0 && !stage.write(copied(table, merge.header, row))) await once(stage, 'drain');
    }
  }
  if (stage) {
    stage.end();
    await finished(stage);
  }
  if (merge && faultCount === 0) note(await checkStage(merge, MOST_FAULTS));
  const counts = merge && faultCount === 0 ? await mergeStage(merge, rows) : { added: 0, changed: 0, same: 0 };
  return { rows, faults, faultCount, ...counts };
}

/** A row in PostgreSQL's own text format. */
function copied({ derived }: ImportTable, header: readonly Column[], { line, values }: Row) {
  const at = header.findIndex(({ name }) => name === derived?.from);
  const made = derived && at >= 0 ? [derived.make(values[at] ?? '')] : [];
  return `${[String(line), ...values, ...made].map(escaped).join('\t')}\n`;
}

const escaped = (value: string | null) => (value === null ? '\\N' : value.replaceAll('\\', '\\\\'));
