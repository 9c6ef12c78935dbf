import type pg from 'pg';
import { applyMigration, prepareMigrations } from '../database/migrate.ts';

const isOurs = (catalogue: string, alias: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${alias}.oid and d.deptype = 'e')`;

/** Everything of the two schemas that belongs to no extension; tables take their triggers, policies and sequences along. */
// sql: constants of this file
const OBJECTS = `
  select case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind, c.oid::regclass::text as name
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
     and ${isOurs('pg_class', 'c')}
  union all
  select 'routine', p.oid::regprocedure::text from pg_proc p where p.pronamespace = 'public'::regnamespace
     and p.prokind in ('f', 'p') and ${isOurs('pg_proc', 'p')}`;

/** Takes away everything of Gemba from the database, inside the open transaction. */
async function dropAll(owner: pg.Client) {
  await owner.query('drop schema if exists numbers cascade');
  for (;;) {
    // One after the other: the end of a table may have taken the next along.
    const { rows } = await owner.query<{ kind: string; name: string }>(`${OBJECTS} limit 1`);
    const [found] = rows;
    if (!found) return;
    // sql: the name is that of an object of ours, as the catalogue writes it
    await owner.query(`drop ${found.kind} ${found.name} cascade`);
  }
}

/** A fresh schema as these migrations leave it, inside the open transaction. */
export async function emptySchema(owner: pg.Client, migrations: readonly string[]) {
  await dropAll(owner);
  await prepareMigrations(owner);
  for (const name of migrations) {
    await applyMigration(owner, name);
    // Checks that wait for the end of the transaction would keep the next migration from altering their tables.
    await owner.query('set constraints all immediate');
    await owner.query('set constraints all deferred');
  }
}
