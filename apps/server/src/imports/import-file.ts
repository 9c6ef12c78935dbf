import type { Readable } from 'node:stream';
import type { ImportStep } from '@gemba/contract/imports/upload/get-import-run';
import type { ClientBase } from 'pg';
import { recordChange } from '../companies/index.ts';
import { enterCompany } from '../kit/database/database.ts';
import { takeImportTurn } from '../kit/database/import-turn.ts';
import { queriesOn } from '../kit/database/query.ts';
import { Refusal, refuse } from '../kit/refuse.ts';
import { type BadRow, checkRows, checkWritten } from './check-rows.ts';
import type { Column } from './columns.ts';
import { copyRows } from './copy-rows.ts';
import type { Conflict, Fault } from './faults.ts';
import { takeOutConflicts } from './find-conflicts.ts';
import { sentenceOfRefusal } from './import-document.ts';
import type { ImportTable } from './import-table.ts';
import { type Counts, mergeStage } from './merge-rows.ts';
import { noteFaults } from './note-faults.ts';
import { type Row, readRows } from './read-rows.ts';
import { type Merge, makeStage, prepareStage, stagedColumns } from './stage.ts';

export interface Options {
  companyId: number;
  /** In whose name it is done; files that post goods or money need somebody. */
  userId?: number | undefined;
  /** Does everything, and keeps nothing. */
  dryRun?: boolean;
  /** Our column for each column of the file, null for one that is left out. Without it the header has to name ours. */
  columns?: readonly (string | null)[];
  /** Rows with a fault are left out, instead of refusing the file. */
  leaveOut?: boolean;
  /** How many faults and conflicts are told; with more bad rows none can be left out. */
  most?: number;
  /** Called now and then with the rows read so far. */
  progress?: (rows: number, step: ImportStep) => void;
  /** For the entry of the audit trail; nobody for a command at the server. */
  record?: { by: number | null; fileName?: string };
  /** Ends the import before anything is kept. */
  signal?: AbortSignal;
}

export interface Imported extends Counts {
  /** Rows without a fault, and rows with one. */
  rows: number;
  badRows: number;
  /** Nothing was imported, or would be. */
  refused: boolean;
  /** The first of them. */
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
  await client.query('begin');
  try {
    await queriesOn(client).run(enterCompany({ companyId: String(options.companyId) }));
    const imported = await importWithin(client, table, file, options);
    await client.query('commit');
    return imported;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** The same in a transaction that is open and sees the company: of a file that is refused, or only tried, nothing stays in it. */
export async function importWithin(
  client: ClientBase,
  table: ImportTable,
  file: Readable,
  options: Options,
): Promise<Imported> {
  const { companyId, userId, dryRun = false } = options;
  await client.query(`select set_config('app.user_id', $1, true)`, [String(userId ?? '')]);
  await queriesOn(client).run(takeImportTurn({ companyId }));
  await client.query('savepoint import');
  const imported = await importRows(client, table, file, options);
  if (dryRun || imported.refused) await client.query('rollback to savepoint import');
  else await recordImport(client, table, imported, options);
  return imported;
}

/** One entry of the audit trail for a file that changed something, or would have. */
async function recordImport(client: ClientBase, { kind }: ImportTable, imported: Imported, options: Options) {
  const { companyId, record } = options;
  const { rows, added, changed, conflictCount: conflicts, badRows } = imported;
  if (!record || added + changed + conflicts === 0) return;
  const { by: userId, fileName } = record;
  const after = { fileName, rows, added, changed, conflicts, badRows };
  await recordChange(
    queriesOn(client),
    { companyId, userId },
    { kind: 'import', subject: kind, act: 'imported', after },
  );
}

async function importRows(client: ClientBase, table: ImportTable, file: Readable, options: Options): Promise<Imported> {
  const { companyId, userId, dryRun = false, progress, signal, most = MOST_TOLD } = options;
  // SQL that prepares rows may have written some of those that would be left out.
  const leavesOut = options.leaveOut === true && !table.prepare;
  const noted = noteFaults(most);
  const goOn = (step: ImportStep) => {
    if (signal?.aborted) refuse('SERVER_BUSY');
    progress?.(read, step);
  };
  let read = 0;
  let rows = 0;
  const badRows: BadRow[] = [];
  let merge: Merge | undefined;
  let stage: ReturnType<typeof copyRows> | undefined;
  try {
    for await (const { header, row } of readRows(table, file, options.columns)) {
      if (header) {
        merge = { client, companyId, table, header };
        await makeStage(merge);
        stage = copyRows(client, `copy import_row (${stagedColumns(merge).join(', ')}) from stdin`);
      } else if (Array.isArray(row)) noted.add(row);
      else if (row && stage && merge) {
        read += 1;
        if (read % TELL_EVERY === 0) goOn('READING');
        if (row.faults.length === 0) rows += 1;
        else noted.add(row.faults);
        if (noted.refuses()) continue;
        if (row.faults.length > 0) badRows.push(badRow(table, row));
        await stage.write(copied(table, merge.header, row));
      }
    }
  } catch (error) {
    stage?.stop();
    throw error;
  }
  await stage?.end();
  if ((table.post || table.needsPerson) && userId === undefined) noted.add([{ line: 1, wrong: 'NOBODY' }]);
  goOn('CHECKING');
  if (merge && !noted.refuses()) {
    await prepareStage(merge);
    rows -= await checkRows(merge, noted, badRows, most);
  }
  const told = () => ({
    rows,
    badRows: noted.rows(),
    faults: noted.inOrder(merge?.header.map(({ name }) => name) ?? []),
    faultCount: noted.count(),
  });
  const isWhole = leavesOut || noted.count() === 0;
  // A trial goes on with the good rows: some faults and every conflict show only when they are compared and written.
  if (!merge || noted.refuses() || !(isWhole || dryRun)) return { ...told(), ...NOTHING, refused: true };
  goOn('WRITING');
  const { conflicts, count: conflictCount } = await takeOutConflicts(merge, most);
  const counts = await mergeStage(merge);
  const late = await postRows(merge, userId);
  if (late.length === 0) late.push(...(await checkWritten(merge, most)));
  noted.add(late);
  goOn('WRITING');
  const refused = late.length > 0 || !isWhole;
  return { ...told(), ...(isWhole ? counts : NOTHING), conflicts, conflictCount, refused };
}

/** A refusal of a posting has no line: it concerns the company, such as an account that is not set up. */
async function postRows({ client, companyId, table }: Merge, userId = 0): Promise<Fault[]> {
  try {
    await table.post?.(client, { companyId, userId });
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [{ line: 1, wrong: 'REFUSED', facts: { value: sentenceOfRefusal(error) }, refusal: error }];
  }
}

const badRow = ({ key }: ImportTable, { line, faults }: Row): BadRow => ({
  line,
  keyless: faults.some(({ column }) => key.includes(column ?? '')),
});

/** A row in PostgreSQL's own text format. */
function copied({ derived }: ImportTable, header: readonly Column[], { line, values }: Row) {
  const at = header.findIndex(({ name }) => name === derived?.from);
  const made = derived && at >= 0 ? [derived.make(values[at] ?? '')] : [];
  return `${[String(line), ...values, ...made].map(escaped).join('\t')}\n`;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escaped = (value: string | null) =>
  value === null ? '\\N' : value.replace(/[\\\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign);
