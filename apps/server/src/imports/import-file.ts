import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { enterCompany } from '../kit/database/database.ts';
import { queriesOn } from '../kit/database/query.ts';
import { Refusal } from '../kit/refuse.ts';
import { checkStage, checkWritten } from './check-rows.ts';
import type { Column } from './columns.ts';
import type { Conflict, Fault } from './faults.ts';
import { takeOutConflicts } from './find-conflicts.ts';
import { sentenceOfRefusal } from './import-document.ts';
import type { ImportTable } from './import-table.ts';
import { type Counts, mergeStage } from './merge-rows.ts';
import { type Row, readRows } from './read-rows.ts';
import { type Merge, makeStage, stagedColumns } from './stage.ts';

export interface Options {
  companyId: number;
  /** In whose name it is done; files that post goods or money need somebody. */
  userId?: number | undefined;
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
  /** The first of the rows that were left as they are. */
  conflicts: Conflict[];
  conflictCount: number;
}

/** So many are told of one file; whoever mends a thousand lines mends their cause. */
const MOST_TOLD = 1_000;
const TELL_EVERY = 10_000;
const NOTHING = { added: 0, changed: 0, same: 0, conflicts: [], conflictCount: 0 };

/** Imports one file whole, all but its conflicts, or nothing of it. */
export async function importFile(
  client: ClientBase,
  table: ImportTable,
  file: Readable,
  options: Options,
): Promise<Imported> {
  const { companyId, userId, dryRun = false } = options;
  await client.query('begin');
  try {
    await queriesOn(client).run(enterCompany({ companyId: String(companyId) }));
    await client.query(`select set_config('app.user_id', $1, true)`, [String(userId ?? '')]);
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
  const { companyId, userId, progress } = options;
  const faults: Fault[] = [];
  let faultCount = 0;
  let rows = 0;
  let merge: Merge | undefined;
  let stage: Writable | undefined;
  const note = (found: readonly Fault[]) => {
    faultCount += found.length;
    faults.push(...found.slice(0, MOST_TOLD - faults.length));
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
  if ((table.post || table.needsPerson) && userId === undefined) note([{ line: 1, wrong: 'NOBODY' }]);
  if (merge && faultCount === 0) note(await checkStage(merge, MOST_TOLD));
  if (!merge || faultCount > 0) return { rows, faults, faultCount, ...NOTHING };
  const { conflicts, count: conflictCount } = await takeOutConflicts(merge, MOST_TOLD);
  const counts = await mergeStage(merge);
  note(await postRows(merge, userId));
  if (faultCount === 0) note(await checkWritten(merge, MOST_TOLD));
  return { rows, faults, faultCount, conflicts, conflictCount, ...counts };
}

/** A refusal of a posting has no line: it concerns the company, such as an account that is not set up. */
async function postRows({ client, companyId, table }: Merge, userId = 0): Promise<Fault[]> {
  try {
    await table.post?.(client, { companyId, userId });
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [{ line: 1, wrong: 'REFUSED', facts: { value: sentenceOfRefusal(error) } }];
  }
}

/** A row in PostgreSQL's own text format. */
function copied({ derived }: ImportTable, header: readonly Column[], { line, values }: Row) {
  const at = header.findIndex(({ name }) => name === derived?.from);
  const made = derived && at >= 0 ? [derived.make(values[at] ?? '')] : [];
  return `${[String(line), ...values, ...made].map(escaped).join('\t')}\n`;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escaped = (value: string | null) =>
  value === null ? '\\N' : value.replace(/[\\\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign);
