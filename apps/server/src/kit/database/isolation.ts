import type { Database } from './database.ts';
import { queryOf } from './named-query.ts';
import { statement } from './statement.ts';

const selectRole = statement<void, { super: boolean; bypass: boolean; owned: number }>(
  `select r.rolsuper as super, r.rolbypassrls as bypass,
          (select count(*)::int from pg_class c where c.relowner = r.oid and c.relkind in ('r', 'p')) as owned
     from pg_roles r where r.rolname = current_user`,
  { neverNull: ['super', 'bypass'] },
);

const selectTables = statement<void, { name: string; guarded: boolean }>(
  `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as guarded
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
    where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`,
);

/**
 * Tries to read what must not be readable, before the first request is served: every row of every company's table
 * with no company set. If a single one comes back, the server refuses to start.
 */
export async function proveIsolation(database: Database) {
  const role = await database.outside.first(selectRole());
  if (!role || role.super || role.bypass || role.owned > 0) {
    throw new Error(
      'The application role could look past the company policies: it must own nothing and bypass nothing.',
    );
  }
  const tables = await database.outside.all(selectTables());
  const open = tables.filter((table) => !table.guarded).map((table) => table.name);
  if (open.length > 0)
    throw new Error(`No row-level security on ${open.join(', ')}: call keep_apart() in the migration.`);

  const probe = tables.map(({ name }) => `(select 1 from "${name}" limit 1)`).join(' union all ');
  // sql: the names are those of our own tables, read from the catalogue
  const seen = await database.outside.all(queryOf(`select 1 from (${probe}) as rows`, []));
  if (seen.length > 0) throw new Error('Rows of a company are readable without its being set: refusing to serve.');
}
