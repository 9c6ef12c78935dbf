import type { Column } from './columns.ts';
import type { Fault } from './faults.ts';
import type { Check, Reference } from './import-table.ts';
import type { noteFaults } from './note-faults.ts';
import { columnOf, keyParts, list, type Merge, namesNotFound, onSameKey } from './stage.ts';

/** A row with bad cells. They are null in the stage; its other cells are checked with the rest. */
export interface BadRow {
  line: number;
  /** Nothing can be said about its key. */
  keyless: boolean;
}

type Noted = Pick<ReturnType<typeof noteFaults>, 'add' | 'refuses'>;

/**
 * Notes every fault that only the whole file and the database can tell, and leaves the good rows on the stage. A row with a
 * fault is taken out before the next look, so that one fault does not hide another. Answers how many good rows were bad after all.
 */
export async function checkRows(merge: Merge, noted: Noted, badRows: readonly BadRow[], most: number): Promise<number> {
  let bad = badRows;
  let takenOut = 0;
  for (;;) {
    const faults = await checkStage(merge, bad, most);
    const before = bad.map(({ line }) => line);
    noted.add(faults, before);
    if (noted.refuses() || (faults.length === 0 && bad.length === 0)) return takenOut;
    const lines = [...new Set([...before, ...faults.map(({ line }) => line)])];
    await takeOut(merge, lines);
    takenOut += lines.length - before.length;
    bad = [];
  }
}

/** Keys that stand twice, rows that are not there, and once there are no bad rows left, what the kind of file itself forbids. */
async function checkStage(merge: Merge, bad: readonly BadRow[], most: number): Promise<Fault[]> {
  const { table, header } = merge;
  const has = (name: string) => header.some((column) => column.name === name);
  const faults = await nobodyNamed(merge, most);
  const keyless = [
    ...bad.filter((row) => row.keyless).map(({ line }) => line),
    ...faults.filter(({ column }) => table.key.includes(column ?? '')).map(({ line }) => line),
  ];
  faults.push(...(await twice(merge, keyless, most)));
  for (const reference of table.references ?? []) {
    if (faults.length < most && reference.columns.every(has)) faults.push(...(await notFound(merge, reference, most)));
  }
  const lacking = table.columns.find((column) => column.empty === undefined && !has(column.name));
  if (lacking && faults.length < most) faults.push(...(await neededForNew(merge, lacking, keyless, most)));
  for (const check of table.checks ?? []) {
    if (faults.length + bad.length === 0 && has(check.column)) faults.push(...(await found(merge, check, most)));
  }
  return faults.sort((one, other) => one.line - other.line);
}

const takeOut = ({ client }: Merge, lines: readonly number[]) =>
  client.query('delete from import_row where line = any($1::integer[])', [lines]);

/** Faults that show only when everything is written. */
export async function checkWritten(merge: Merge, most: number): Promise<Fault[]> {
  const faults = await Promise.all((merge.table.afterChecks ?? []).map((check) => found(merge, check, most)));
  return faults.flat();
}

async function found({ client, companyId }: Merge, { column, find, wrong }: Check, most: number): Promise<Fault[]> {
  // sql: the statements of the declared tables only
  const { rows } = await client.query<{ line: number } & Record<string, string>>(
    `select * from (${find}) as found order by line limit $2`,
    [companyId, most],
  );
  return rows.map(({ line, ...facts }) => ({ line, column, wrong, facts }));
}

async function nobodyNamed(merge: Merge, most: number): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { name, column, said, what } of namesNotFound(merge)) {
    // sql: names of the declared tables only
    const { rows } = await merge.client.query<{ line: number; value: string }>(
      `select line, ${said} as value from import_row where ${said} is not null and ${column} is null order by line limit $1`,
      [most],
    );
    faults.push(
      ...rows.map(({ line, value }): Fault => ({ line, column: name, wrong: 'NOT_FOUND', facts: { what, value } })),
    );
  }
  return faults;
}

async function twice({ client, table }: Merge, keyless: readonly number[], most: number): Promise<Fault[]> {
  // sql: names of the declared tables only
  const { rows } = await client.query<{ line: number; other: number }>(
    `select line, other from (
       select line, min(line) over (partition by ${keyParts(table).join(', ')}) as other from import_row as new
        where line <> all($2::integer[])) as lines
      where line <> other order by line limit $1`,
    [most, keyless],
  );
  return rows.map(({ line, other }) => ({
    line,
    column: table.key.join(', '),
    wrong: 'TWICE',
    facts: { other: String(other) },
  }));
}

async function notFound(merge: Merge, { columns, table, key, what }: Reference, most: number): Promise<Fault[]> {
  const { client, companyId } = merge;
  const staged = columns.map((name) => columnOf(merge.table, name));
  // sql: names of the declared tables only
  const { rows } = await client.query<{ line: number; value: string }>(
    `select line, concat_ws(' ', ${list(staged, (column) => `new.${column}`)}) as value from import_row as new
      where ${staged.map((column) => `new.${column} is not null`).join(' and ')}
        and not exists (select from ${table} as other where other.company_id = $1
                        and ${key.map((one, at) => `other.${one} = new.${staged[at]}`).join(' and ')})
      order by line limit $2`,
    [companyId, most],
  );
  return rows.map(({ line, value }) => ({
    line,
    column: columns.at(-1) ?? '',
    wrong: 'NOT_FOUND',
    facts: { what, value },
  }));
}

async function neededForNew(
  merge: Merge,
  { name }: Column,
  keyless: readonly number[],
  most: number,
): Promise<Fault[]> {
  const { client, companyId, table } = merge;
  // sql: names of the declared tables only
  const { rows } = await client.query<{ line: number }>(
    `select line from import_row as new where not exists (select from ${table.table} as old where ${onSameKey(merge)})
        and line <> all($3::integer[]) order by line limit $2`,
    [companyId, most, keyless],
  );
  return rows.map(({ line }) => ({ line, column: name, wrong: 'NEEDED_FOR_NEW' }));
}
