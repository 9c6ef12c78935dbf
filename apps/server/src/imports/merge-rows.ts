import type { ClientBase } from 'pg';
import type { Column } from './columns.ts';
import type { Fault } from './faults.ts';
import type { ImportTable, Reference, Settled } from './import-table.ts';

/**
 * The SQL of a file is put together from the declaration of its table: names of ours, never anything of the file. The rows
 * of the file stand in `import_row`.
 */
export interface Merge {
  readonly client: ClientBase;
  readonly companyId: number;
  readonly table: ImportTable;
  readonly header: readonly Column[];
}

export interface Counts {
  added: number;
  changed: number;
  same: number;
}

/** Text as in the keys of every table: otherwise their indexes would not be used. */
const SQL_TYPES: Record<Column['type'], string> = {
  text: 'text collate "C"',
  numeric: 'numeric',
  integer: 'integer',
  date: 'date',
  boolean: 'boolean',
};

const list = <T>(items: readonly T[], write: (item: T) => string) => items.map(write).join(', ');
const columnsOf = ({ table, header }: Merge) => [
  ...header.map(({ column, type }) => ({ column, type })),
  ...(table.derived && header.some(({ name }) => name === table.derived?.from)
    ? [{ column: table.derived.column, type: 'text' as const }]
    : []),
];
const keyOf = ({ table }: Merge) =>
  table.key.map((name) => table.columns.find((column) => column.name === name)?.column ?? name);

/** `import_row` and the table, row by row of the same key. */
const onSameKey = (merge: Merge) =>
  ['old.company_id = $1', ...keyOf(merge).map((column) => `old.${column} = new.${column}`)].join(' and ');

export const stagedColumns = (merge: Merge) => ['line', ...columnsOf(merge).map(({ column }) => column)];

export async function makeStage(merge: Merge) {
  const { client } = merge;
  await client.query('drop table if exists pg_temp.import_row');
  // sql: names of the declared tables only
  await client.query(
    `create temp table import_row (line integer not null, ${list(columnsOf(merge), ({ column, type }) => `${column} ${SQL_TYPES[type]}`)}) on commit drop`,
  );
}

/** Faults that only the whole file and the database can tell: keys that stand twice, rows that are not there, rows in use. */
export async function checkStage(merge: Merge, most: number): Promise<Fault[]> {
  const { client, table, header } = merge;
  // sql: names of the declared tables only
  await client.query(`create index on import_row (${keyOf(merge).join(', ')})`);
  await client.query('analyze import_row');
  const has = (name: string) => header.some((column) => column.name === name);
  const faults = await twice(merge, most);
  for (const reference of table.references ?? []) {
    if (faults.length < most && reference.columns.every(has)) faults.push(...(await notFound(merge, reference, most)));
  }
  for (const settled of table.settled ?? []) {
    if (faults.length < most && has(settled.column)) faults.push(...(await inUse(merge, settled, most)));
  }
  const lacking = table.columns.find((column) => column.empty === undefined && !has(column.name));
  if (lacking && faults.length < most) faults.push(...(await neededForNew(merge, lacking, most)));
  return faults.sort((one, other) => one.line - other.line);
}

async function twice(merge: Merge, most: number): Promise<Fault[]> {
  const { client, table } = merge;
  const key = keyOf(merge);
  // sql: names of the declared tables only
  const { rows } = await client.query<{ line: number; other: number }>(
    `select line, other from (
       select line, min(line) over (partition by ${key.join(', ')}) as other from import_row) as lines
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
  const { client, companyId, header } = merge;
  const staged = columns.map((name) => header.find((column) => column.name === name)?.column ?? name);
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

async function inUse(merge: Merge, { column: name, inUse: condition, why }: Settled, most: number): Promise<Fault[]> {
  const { client, companyId, table, header } = merge;
  const column = header.find((one) => one.name === name) as Column;
  // sql: names of the declared tables only
  const { rows } = await client.query<{ line: number }>(
    `select line from import_row as new join ${table.table} as old on ${onSameKey(merge)}
      where old.${column.column} is distinct from new.${column.column} and (${condition})
      order by line limit $2`,
    [companyId, most],
  );
  return rows.map(({ line }) => ({ line, column: name, wrong: 'IN_USE', facts: { why } }));
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

/** Changes the rows that differ, adds those that are new, and leaves the others alone. */
export async function mergeStage(merge: Merge, rowCount: number): Promise<Counts> {
  const { client, companyId, table } = merge;
  const key = keyOf(merge);
  const columns = columnsOf(merge);
  const others = columns.filter(({ column }) => !key.includes(column));
  const changed = others.length > 0 ? await changeRows(merge, others) : 0;
  // sql: names of the declared tables only
  const { rowCount: added } = await client.query(
    `insert into ${table.table} (company_id, ${list(columns, ({ column }) => column)})
     select $1, ${list(columns, ({ column }) => `new.${column}`)} from import_row as new
      where not exists (select from ${table.table} as old where ${onSameKey(merge)})
      order by ${list(key, (column) => `new.${column}`)}`,
    [companyId],
  );
  for (const sql of table.after ?? []) await client.query(sql, [companyId]);
  return { added: added ?? 0, changed, same: rowCount - (added ?? 0) - changed };
}

async function changeRows(merge: Merge, columns: readonly { column: string }[]) {
  const { client, companyId, table } = merge;
  // sql: names of the declared tables only
  const { rowCount } = await client.query(
    `update ${table.table} as old set ${list(columns, ({ column }) => `${column} = new.${column}`)}
            ${table.versioned ? ', version = old.version + 1' : ''}
       from import_row as new
      where ${onSameKey(merge)}
        and (${list(columns, ({ column }) => `old.${column}`)})
            is distinct from (${list(columns, ({ column }) => `new.${column}`)})`,
    [companyId],
  );
  return rowCount ?? 0;
}
