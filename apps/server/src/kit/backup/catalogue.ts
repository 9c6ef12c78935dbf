import type { ClientBase } from 'pg';
import type { Manifest, Sequences } from './manifest.ts';

type Reader = Pick<ClientBase, 'query'>;

/**
 * Tables that are left out: the migrations are those of the server that is restored to, and events of the stream are of the
 * transactions of the server that wrote them.
 */
const LEFT_OUT = ['schema_migration', 'outbox_event'];

export interface Table {
  name: string;
  columns: string[];
  ofCompany: boolean;
}

/** Our tables with the columns that can be written, in the order of their names. */
export async function readTables(reader: Reader): Promise<Table[]> {
  const { rows } = await reader.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
            bool_or(a.attname = 'company_id') and c.relname <> 'company' as "ofCompany"
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      group by c.relname order by c.relname`,
    [LEFT_OUT],
  );
  return rows;
}

export async function readCompanies(reader: Reader): Promise<Manifest['companies']> {
  // sql: all companies of the server
  const { rows } = await reader.query<{ companyId: number; code: string }>(
    'select company_id as "companyId", company_code as code from company order by company_id',
  );
  return rows;
}

/**
 * Where every sequence stands. Sequences know no snapshot: read after the snapshot was taken, none is behind a number that a
 * row of it uses.
 */
export async function readSequencesOf(reader: Reader): Promise<Sequences> {
  const { rows } = await reader.query<Sequences[number]>(
    `select schemaname as schema, sequencename as name, last_value::text as last from pg_sequences
      where schemaname in ('public', 'numbers') and not (schemaname = 'public' and sequencename like 'outbox_event%')
      order by 1, 2`,
  );
  return rows;
}
