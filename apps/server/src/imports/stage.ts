import type { ClientBase } from 'pg';
import type { Column } from './columns.ts';
import type { ImportTable } from './import-table.ts';

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

/** Text as in the keys of every table: otherwise their indexes would not be used. */
const sqlType = (type: Column['type']) => (type === 'text' ? 'text collate "C"' : type);

export const list = <T>(items: readonly T[], write: (item: T) => string) => items.map(write).join(', ');

/** The columns of the table that the file fills, with those that are made of them. */
export const filledBy = ({ table, header }: Merge): Pick<Column, 'column' | 'type' | 'named' | 'next' | 'aside'>[] => [
  ...header,
  ...(table.derived && header.some(({ name }) => name === table.derived?.from)
    ? [{ column: table.derived.column, type: 'text' as const }]
    : []),
];

const columnNamed = ({ columns }: ImportTable, name: string) => columns.find((column) => column.name === name);

/** In the table. */
export const columnOf = (table: ImportTable, name: string) => columnNamed(table, name)?.column ?? name;
export const keyOf = (table: ImportTable) => table.key.map((name) => columnOf(table, name));

const keyColumns = (table: ImportTable) => table.key.map((name) => columnNamed(table, name) as Column);
const spelled = ({ spelling, column }: Column, row: string) =>
  spelling ? `${spelling}(${row}.${column})` : `${row}.${column}`;

/** The same for two rows of the file that mean the same row of the table. */
export const keyParts = (table: ImportTable) => keyColumns(table).map((column) => spelled(column, 'new'));

/** `import_row` and the table, row by row of the same key. */
export const onSameKey = ({ table }: Pick<Merge, 'table'>, given = 'new') =>
  [
    'old.company_id = $1',
    ...keyColumns(table).map(
      (column) =>
        `${spelled(column, 'old')} ${column.empty === null ? 'is not distinct from' : '='} ${spelled(column, given)}`,
    ),
    ...(table.only ? [`(${table.only})`] : []),
  ].join(' and ');

const asText = (type: Column['type'], value: string) => {
  if (type === 'numeric') return `trim_scale(${value})::text`;
  if (type === 'text[]') return `array_to_string(${value}, ' ')`;
  return type === 'time' ? `to_char(${value}, 'HH24:MI')` : `${value}::text`;
};

/** The value in the table as a file says it. */
export const shownOf = ({ shown, named, column, type }: Column) => {
  if (shown) return shown;
  // sql: names of the declared tables only
  return named
    ? `(select ${named.name} from ${named.table} as other where other.company_id = $1 and other.${named.id} = old.${column})`
    : asText(type, `old.${column}`);
};
/** The value in the file. */
export const saidOf = ({ named, column, type }: Column) =>
  named ? `new.${saidAs(column)}` : asText(type, `new.${column}`);

/** The key of a row as the file says it. */
export const keyText = ({ table }: Merge) =>
  `concat_ws(' ', ${list(table.key, (name) => saidOf(columnNamed(table, name) as Column))})`;

/** A changed row as it would be: columns that the file lacks are as they are here. */
export const asItWouldBe = ({ table, header }: Merge) =>
  // sql: names and conditions of the declared tables only
  `select given.line, ${list(table.columns, (column) => {
    const source = header.includes(column) || column.aside ? 'given' : 'old';
    return `${source}.${column.column}${column.named ? `, given.${saidAs(column.column)}` : ''}`;
  })}`;

/** A file does not tell an empty text from none. */
const comparable = ({ column, type, empty }: Column) =>
  type === 'text' && empty === null ? `nullif(old.${column}, '')` : `old.${column}`;

/** Conditions under which a row of the file changes that of the table. */
export const differences = ({ table, header }: Merge) =>
  header
    .filter(({ name, aside }) => !table.key.includes(name) && !aside)
    .map((column) => ({
      name: column.name,
      differs: column.differs ?? `${comparable(column)} is distinct from new.${column.column}`,
      here: shownOf(column),
      there: saidOf(column),
    }));

/** A name stands beside the number that it is looked up for. */
const saidAs = (column: string) => `${column}_said`;

export const stagedColumns = (merge: Merge) => [
  'line',
  ...filledBy(merge).map(({ column, named }) => (named ? saidAs(column) : column)),
];

/** Columns that the file lacks have the value of an empty cell: new rows get it. */
export async function makeStage({ client, table: { columns: all, derived } }: Merge) {
  const columns = [
    'line integer not null',
    ...all.map(({ column, type, empty }) => {
      const otherwise = typeof empty === 'string' ? ` default '${empty}'` : '';
      return `${column} ${sqlType(type)}${otherwise}`;
    }),
    ...all.filter(({ named }) => named).map(({ column }) => `${saidAs(column)} text`),
    ...(derived ? [`${derived.column} text collate "C"`] : []),
  ];
  await client.query('drop table if exists pg_temp.import_row, pg_temp.import_left');
  // sql: names of the declared tables only
  await client.query(`create temp table import_row (${columns.join(', ')}) on commit drop`);
  await client.query(
    'create temp table import_left (line integer primary key, name text, why text, here text, there text) on commit drop',
  );
}

/** Looks up the numbers of what the file calls by its name, and lets the database know the rows. */
export async function prepareStage(merge: Merge) {
  const { client, companyId, header, table } = merge;
  for (const sql of table.prepare ?? []) await client.query(sql, [companyId]);
  for (const { column, named } of header) {
    if (!named) continue;
    const same = (name: string) => (named.spelling ? `${named.spelling}(${name})` : name);
    // sql: names of the declared tables only
    await client.query(
      `update import_row as new set ${column} = other.${named.id} from ${named.table} as other
        where other.company_id = $1 and ${same(named.name)} = ${same(`new.${saidAs(column)}`)}`,
      [companyId],
    );
  }
  for (const sql of table.fills ?? []) await client.query(sql, [companyId]);
  // sql: names of the declared tables only
  await client.query(`create index on import_row (${keyOf(table).join(', ')})`);
  await client.query('analyze import_row');
}

/** Names that nobody has. */
export const namesNotFound = ({ header }: Merge) =>
  header.flatMap(({ name, column, named }) =>
    named ? [{ name, column, said: saidAs(column), what: named.what }] : [],
  );
