import type { Column } from './columns.ts';
import type { Fault } from './faults.ts';
import type { Check, Reference } from './import-table.ts';
import { columnOf, keyParts, list, type Merge, namesNotFound, onSameKey } from './stage.ts';

/** Faults that only the whole file and the database can tell: keys that stand twice, rows that are not there. */
export async function checkStage(merge: Merge, most: number): Promise<Fault[]> {
  const { table, header } = merge;
  const has = (name: string) => header.some((column) => column.name === name);
  const faults = await nobodyNamed(merge, most);
  faults.push(...(await twice(merge, most)));
  for (const reference of table.references ?? []) {
    if (faults.length < most && reference.columns.every(has)) faults.push(...(await notFound(merge, reference, most)));
  }
  const lacking = table.columns.find((column) => column.empty === undefined && !has(column.name));
  if (lacking && faults.length < most) faults.push(...(await neededForNew(merge, lacking, most)));
  for (const check of table.checks ?? []) {
    if (faults.length === 0 && has(check.column)) faults.push(...(await found(merge, check, most)));
  }
  return faults.sort((one, other) => one.line - other.line);
}

/** Takes the rows with faults out of the file. Answers how many there were. */
export async function takeOut({ client }: Merge, faults: readonly Fault[]): Promise<number> {
  const lines = faults.map(({ line }) => line);
  return (await client.query('delete from import_row where line = any($1::integer[])', [lines])).rowCount ?? 0;
}

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

async function twice({ client, table }: Merge, most: number): Promise<Fault[]> {
  // sql: names of the declared tables only
  const { rows } = await client.query<{ line: number; other: number }>(
    `select line, other from (
       select line, min(line) over (partition by ${keyParts(table).join(', ')}) as other from import_row as new) as lines
      where line <> other order by line limit $1`,
    [most],
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

async function neededForNew(merge: Merge, { name }: Column, most: number): Promise<Fault[]> {
  const { client, companyId, table } = merge;
  // sql: names of the declared tables only
  const { rows } = await client.query<{ line: number }>(
    `select line from import_row as new where not exists (select from ${table.table} as old where ${onSameKey(merge)})
      order by line limit $2`,
    [companyId, most],
  );
  return rows.map(({ line }) => ({ line, column: name, wrong: 'NEEDED_FOR_NEW' }));
}
