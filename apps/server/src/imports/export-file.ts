import { csvHead, csvLine } from '@gemba/contract/kit/files/csv';
import type { ClientBase } from 'pg';
import { enterCompany } from '../kit/database/database.ts';
import { queriesOn } from '../kit/database/query.ts';
import type { Column } from './columns.ts';
import type { ImportTable, Reference } from './import-table.ts';
import { columnOf, list, shownOf } from './stage.ts';
import { IMPORT_TABLES } from './tables/index.ts';

const AT_ONCE = 5_000;

/** Runs `work` on the data of one moment. */
export async function asOfNow<Result>(client: ClientBase, companyId: number, work: () => Promise<Result>) {
  await client.query('begin isolation level repeatable read read only');
  try {
    await queriesOn(client).run(enterCompany({ companyId: String(companyId) }));
    return await work();
  } finally {
    await client.query('rollback');
  }
}

/** The file of a kind, piece by piece, as an import reads it. */
export async function* exportFile(client: ClientBase, table: ImportTable, companyId: number) {
  const { columns } = table;
  const kinds = columns.map(
    ({ type, named }) => ({ kind: !named && (type === 'numeric' || type === 'integer') ? 'number' : 'text' }) as const,
  );
  // sql: names and conditions of the declared tables only
  await client.query(`declare exported no scroll cursor for ${selectRows(table)}`, [companyId]);
  let piece = csvHead(columns);
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${AT_ONCE} from exported`,
      rowMode: 'array',
    });
    yield piece + rows.map((row) => csvLine(kinds, row)).join('');
    piece = '';
    if (rows.length < AT_ONCE) break;
  }
  await client.query('close exported');
}

function selectRows(table: ImportTable) {
  const { table: name, source, columns } = table;
  const cells = columns.map((column) => `${cellOf(table, column)} as "${column.name}"`);
  // sql: names and conditions of the declared tables only
  return `select ${cells.join(', ')} from ${source ? `(${source})` : name} as old
    where old.company_id = $1 and ${isExported(table, 'old')}
    order by ${list(table.key, (key) => `"${key}"`).replace(/^$/, '1')}`;
}

const column = ({ columns }: ImportTable, name: string) => columns.find((one) => one.name === name) as Column;
const isNeeded = (table: ImportTable) => (reference: Reference) =>
  reference.columns.every((name) => column(table, name).empty === undefined);
const kindOf = (reference: Reference) => IMPORT_TABLES.find(({ table }) => table === reference.table);

/** Some of its rows stay here. */
const isPartly = (table: ImportTable): boolean =>
  table.exported !== undefined ||
  (table.references ?? []).filter(isNeeded(table)).some((reference) => {
    const kind = kindOf(reference);
    return kind !== undefined && isPartly(kind);
  });

/** SQL: the row is one that the export writes, with all that it needs. */
function isExported(table: ImportTable, row: string): string {
  const own = [table.only, table.exported].flatMap((sql) => (sql ? [`(${sql.replaceAll('old.', `${row}.`)})`] : []));
  const needed = (table.references ?? []).filter(isNeeded(table)).map((reference) => isThere(table, reference, row));
  return [...own, ...needed.filter((sql) => sql !== 'true')].join(' and ') || 'true';
}

/** SQL: the export writes the row that is referred to. */
function isThere(table: ImportTable, reference: Reference, row: string) {
  const kind = kindOf(reference);
  if (!kind) return 'false';
  if (!isPartly(kind)) return 'true';
  const other = `${row}_${reference.table}`;
  const same = reference.key.map(
    (key, at) => `${other}.${key} = ${row}.${columnOf(table, reference.columns[at] ?? '')}`,
  );
  // sql: names and conditions of the declared tables only
  return `exists (select from ${reference.table} as ${other}
    where ${other}.company_id = $1 and ${same.join(' and ')} and ${isExported(kind, other)})`;
}

/** References to rows that stay here are left out. */
function cellOf(table: ImportTable, one: Column) {
  if (one.aside) return 'null::text';
  const conditions = (table.references ?? [])
    .filter((reference) => one.empty !== undefined && reference.columns.includes(one.name))
    .map((reference) => isThere(table, reference, 'old'))
    .filter((sql) => sql !== 'true');
  return conditions.length > 0 ? `case when ${conditions.join(' and ')} then ${shownOf(one)} end` : shownOf(one);
}
