import { differences, filledBy, keyOf, list, type Merge, onSameKey } from './stage.ts';

export interface Counts {
  added: number;
  changed: number;
  same: number;
}

/** Leaves rows alone that are as they were, changes those that differ, and adds those that are new. */
export async function mergeStage(merge: Merge): Promise<Counts> {
  const { table } = merge;
  const same = await takeOutSame(merge);
  for (const sql of table.before ?? []) await run(merge, sql);
  const changed = await changeRows(merge);
  const added = await addRows(merge);
  for (const sql of table.after ?? []) await run(merge, sql);
  return { added, changed, same };
}

/** A command that changes `import_row` itself takes no company. */
const run = ({ client, companyId }: Merge, sql: string) => client.query(sql, sql.includes('$1') ? [companyId] : []);

async function takeOutSame(merge: Merge) {
  const { client, companyId, table } = merge;
  const differs = differences(merge).map((one) => `(${one.differs})`);
  // sql: names of the declared tables only
  const { rowCount } = await client.query(
    `delete from import_row as new using ${table.table} as old
      where ${onSameKey(merge)} and not (${differs.join(' or ') || 'false'})`,
    [companyId],
  );
  return rowCount ?? 0;
}

async function changeRows(merge: Merge) {
  const { client, companyId, table, header } = merge;
  const key = keyOf(table);
  const set = [
    ...filledBy(merge)
      .filter(({ aside }) => !aside)
      .map(({ column, next }): [string, string] => [column, next ?? `new.${column}`]),
    ...header.flatMap(({ along = {} }) =>
      Object.entries(along).map(([name, { next }]): [string, string] => [name, next]),
    ),
  ].filter(([column]) => !key.includes(column));
  if (set.length === 0) return 0;
  // sql: names of the declared tables only
  const { rowCount } = await client.query(
    `update ${table.table} as old set ${list(set, ([column, sql]) => `${column} = ${sql}`)}
            ${table.versioned ? ', version = old.version + 1' : ''}
       from import_row as new where ${onSameKey(merge)}`,
    [companyId],
  );
  return rowCount ?? 0;
}

async function addRows(merge: Merge) {
  const { client, companyId, table } = merge;
  const { columns, derived, made = {} } = table;
  const first = [
    ...columns
      .filter(({ aside }) => !aside)
      .map((column): [string, string] => [column.column, column.first ?? `new.${column.column}`]),
    ...(derived ? [[derived.column, `new.${derived.column}`] as const] : []),
    ...columns.flatMap(({ along = {} }) =>
      Object.entries(along).map(([name, sql]): [string, string] => [name, sql.first]),
    ),
    ...Object.entries(made),
  ];
  // sql: names of the declared tables only
  const { rowCount } = await client.query(
    `insert into ${table.table} (company_id, ${list(first, ([column]) => column)})
     select $1, ${list(first, ([, sql]) => sql)} from import_row as new
      where not exists (select from ${table.table} as old where ${onSameKey(merge)})
      order by ${list(keyOf(table), (column) => `new.${column}`)}`,
    [companyId],
  );
  return rowCount ?? 0;
}
