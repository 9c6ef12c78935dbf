import type { Conflict } from './faults.ts';
import type { Late, Settled } from './import-table.ts';
import {
  asItWouldBe,
  columnOf,
  differences,
  keyOf,
  keyText,
  list,
  type Merge,
  onSameKey,
  saidOf,
  shownOf,
} from './stage.ts';

/**
 * Takes the rows out of the file that would overwrite what happened here, and remembers them until a later file says
 * something about them that can be taken.
 */
export async function takeOutConflicts(merge: Merge, most: number): Promise<{ conflicts: Conflict[]; count: number }> {
  const { client, table } = merge;
  const { settled = [], late = [] } = table;
  if (settled.length + late.length === 0) return { conflicts: [], count: 0 };
  await hold(merge);
  for (const rule of settled) if (await matters(merge, rule)) await findSettled(merge, rule);
  for (const rule of late) await findLate(merge, rule);
  await remember(merge);
  const { rows } = await client.query<Conflict>(
    'select line, name as column, why, here, there from import_left order by line limit $1',
    [most],
  );
  const { rowCount } = await client.query('delete from import_row where line in (select line from import_left)');
  return { conflicts: rows, count: rowCount ?? 0 };
}

/** Postings to the order of a row, or to the row itself, wait until it is compared and written. */
async function hold(merge: Merge) {
  const { client, companyId, table } = merge;
  const own = { columns: table.key, table: table.table, key: keyOf(table) };
  const { columns, table: held, key } = table.holds ?? own;
  const same = key.map((one, at) => `held.${one} = new.${columnOf(table, columns[at] ?? '')}`).join(' and ');
  const changed = differences(merge).map(({ differs }) => `(${differs})`);
  // sql: names of the declared tables only
  const differ = table.holds
    ? 'true'
    : `exists (select from ${table.table} as old where ${onSameKey(merge)} and (${changed.join(' or ') || 'false'}))`;
  // sql: names of the declared tables only
  await client.query(
    `select from ${held} as held where held.company_id = $1
        and exists (select from import_row as new where ${same} and ${differ})
      order by ${list(key, (column) => `held.${column}`)} for update`,
    [companyId],
  );
  for (const sql of table.locks ?? []) await client.query(sql, [companyId]);
}

const matters = async ({ client, companyId }: Merge, rule: Settled) =>
  rule.matters === undefined || !!(await client.query(rule.matters, [companyId])).rowCount;

async function findSettled(merge: Merge, { columns, when, why, what = 'null', always }: Settled) {
  const { client, companyId, table } = merge;
  const keyColumns = table.columns.filter(({ name }) => table.key.includes(name));
  const protectedOnes = [
    ...differences(merge).filter(({ name }) => columns?.includes(name) ?? true),
    ...(always
      ? keyColumns.map((key) => ({ name: key.name, here: shownOf(key), there: saidOf(key), differs: 'true' }))
      : []),
  ];
  if (protectedOnes.length === 0) return;
  // sql: names and conditions of the declared tables only
  const said = protectedOnes.map(
    ({ name, here, there, differs }, at) =>
      // sql: names and conditions of the declared tables only
      `select ${at} as at, '${name}' as name, ${here} as here, ${there} as there where ${differs}`,
  );
  // sql: names and conditions of the declared tables only
  await client.query(
    `insert into import_left (line, name, why, here, there)
     select new.line, said.name, $2 || coalesce(': ' || (${what}), ''), said.here, said.there
       from import_row as given join ${table.table} as old on ${onSameKey(merge, 'given')}
       cross join lateral (${asItWouldBe(merge)}) as new
       cross join lateral (select * from (${said.join(' union all ')}) as each order by at limit 1) as said
      where (${protectedOnes.map(({ differs }) => `(${differs})`).join(' or ')}) and (${when})
     on conflict do nothing`,
    [companyId, why],
  );
}

async function findLate(merge: Merge, { column: name, when, why }: Late) {
  const { client, companyId, table, header } = merge;
  const column = header.find((given) => given.name === name);
  if (!column) return;
  // sql: names and conditions of the declared tables only
  await client.query(
    `insert into import_left (line, name, why, there)
     select new.line, $3, $2, ${saidOf(column)} from import_row as new
      where not exists (select from ${table.table} as old where ${onSameKey(merge)}) and (${when})
     on conflict do nothing`,
    [companyId, why, name],
  );
}

async function remember(merge: Merge) {
  const { client, companyId, table } = merge;
  const given = [companyId, table.kind];
  // sql: names of the declared tables only
  await client.query(
    `insert into import_conflict as known (company_id, kind, row_key, line, column_name, reason, here, there)
     select $1, $2, ${keyText(merge)}, line, name, why, here, there from import_left join import_row as new using (line) order by line
     on conflict (company_id, kind, row_key) where closed_at is null do update
        set line = excluded.line, column_name = excluded.column_name, reason = excluded.reason, here = excluded.here,
            there = excluded.there, seen_at = now()`,
    given,
  );
  const { rowCount } = await client.query(
    'select from import_conflict where company_id = $1 and kind = $2 and closed_at is null limit 1',
    given,
  );
  if (!rowCount) return;
  // sql: names of the declared tables only
  await client.query(
    `update import_conflict set closed_at = now()
      where company_id = $1 and kind = $2 and closed_at is null and row_key in (select ${keyText(merge)} from import_row as new
                                     where not exists (select from import_left where import_left.line = new.line))`,
    given,
  );
}
