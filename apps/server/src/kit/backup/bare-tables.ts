import type pg from 'pg';

interface Part {
  drop: string;
  create: string;
}

// Foreign keys first: an index that one of them needs is of a key and stays anyway.
const FOREIGN_KEYS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid::regclass::text, conname`;

const INDEXES = `
  select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as create
    from pg_index i join pg_class c on c.oid = i.indrelid
   where c.relnamespace = 'public'::regnamespace and not i.indisunique
     and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by i.indexrelid::regclass::text`;

/**
 * Loads rows into tables that are bare for that time: no trigger computes what the rows hold already, no index and no foreign
 * key is looked at row by row, and the policies let the owner write. Everything is back, and checked, before it returns.
 */
export async function withBareTables(owner: pg.Client, load: () => Promise<void>) {
  const { rows: tables } = await owner.query<{ name: string; forced: boolean }>(
    `select c.oid::regclass::text as name, c.relforcerowsecurity as forced from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`,
  );
  const parts = [...(await owner.query<Part>(FOREIGN_KEYS)).rows, ...(await owner.query<Part>(INDEXES)).rows];
  // sql: names and definitions are those of our own schema, as the catalogue writes them
  for (const { name, forced } of tables) {
    await owner.query(`alter table ${name} disable trigger user`);
    if (forced) await owner.query(`alter table ${name} no force row level security`);
  }
  for (const { drop } of parts) await owner.query(drop);
  await load();
  await owner.query(`set local maintenance_work_mem = '256MB'`);
  for (const { create } of parts.toReversed()) await owner.query(create);
  for (const { name, forced } of tables) {
    await owner.query(`alter table ${name} enable trigger user`);
    if (forced) await owner.query(`alter table ${name} force row level security`);
  }
}
