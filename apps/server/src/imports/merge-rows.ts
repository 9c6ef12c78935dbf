import { isLocked } from '../kit/database/sql-state.ts';
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
  const added = (await isLarge(merge)) ? await addMany(merge) : await addRows(merge);
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

const MANY = 10_000;
const FIRST = 1_000;
const LOCK_WITHIN = '5s';

const isLarge = async ({ client }: Merge) => {
  const { rowCount } = await client.query('select from import_row offset $1 limit 1', [MANY]);
  return !!rowCount;
};

/**
 * Adds rows to a table that may be empty for the planner: a vacuum that runs meanwhile counts none, because none is committed,
 * and every look-up of a trigger or a foreign key would then read the whole table. No vacuum starts until the end of the
 * transaction, and the planner is told after the first rows and after all of them.
 */
async function addMany(merge: Merge) {
  await keepVacuumAway(merge);
  const first = await addRows(merge, FIRST);
  await refreshStatistics(merge);
  const others = await addRows(merge);
  await refreshStatistics(merge);
  return first + others;
}

/** A vacuum gives way. An import of another company, that holds the lock already, keeps it away for us too. */
async function keepVacuumAway({ client, table }: Merge) {
  const { rows } = await client.query<{ before: string }>(`select current_setting('lock_timeout') as before`);
  await client.query('savepoint lock_table');
  try {
    await client.query(`set local lock_timeout = '${LOCK_WITHIN}'`);
    await client.query('select keep_vacuum_away($1::regclass)', [table.table]);
    await client.query(`select set_config('lock_timeout', $1, true)`, [rows[0]?.before]);
    await client.query('release savepoint lock_table');
  } catch (error) {
    if (!isLocked(error)) throw error;
    await client.query('rollback to savepoint lock_table');
  }
}

const refreshStatistics = ({ client, table }: Merge) =>
  client.query('select refresh_statistics($1::regclass)', [table.table]);

async function addRows(merge: Merge, most: number | null = null) {
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
      order by ${list(keyOf(table), (column) => `new.${column}`)} limit $2`,
    [companyId, most],
  );
  return rowCount ?? 0;
}
