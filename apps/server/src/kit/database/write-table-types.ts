import type pg from 'pg';

const plain: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  // Larger than a safe integer only past nine thousand million million rows.
  int8: 'number',
  float8: 'number',
  bytea: 'Buffer',
  jsonb: 'unknown',
  json: 'unknown',
};

const typeOf = (udt: string): string => (udt.startsWith('_') ? `${typeOf(udt.slice(1))}[]` : (plain[udt] ?? 'string'));

type Column = {
  table_name: string;
  column_name: string;
  udt_name: string;
  nullable: boolean;
  filled: boolean;
  computed: boolean;
};

const lineOf = ({ column_name, udt_name, nullable, filled, computed }: Column) => {
  const known = typeOf(udt_name);
  const type = known + (nullable && known !== 'unknown' ? ' | null' : '');
  if (computed) return `  ${column_name}: GeneratedAlways<${type}>;`;
  return `  ${column_name}: ${filled ? `Generated<${type}>` : type};`;
};

/** The tables as types for the query builder, read from a migrated database. Checked in, and checked to be current. */
export async function tableTypes(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<Column>(
    `select table_name, column_name, udt_name, is_nullable = 'YES' as nullable, column_default is not null as filled,
            coalesce(identity_generation = 'ALWAYS' or is_generated = 'ALWAYS', false) as computed
       from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name, ordinal_position`,
  );
  const tables = Map.groupBy(rows, (row) => row.table_name);
  const typeName = (table: string) => table.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  const body = [...tables].map(
    ([table, columns]) => `interface ${typeName(table)} {\n${columns.map(lineOf).join('\n')}\n}\n`,
  );
  const list = [...tables.keys()].map((table) => `  ${table}: ${typeName(table)};`);
  return [
    '// Made by `npm run tables` from the migrated database. Do not edit.',
    "import type { Generated, GeneratedAlways } from 'kysely';\n",
    ...body,
    `export interface Tables {\n${list.join('\n')}\n}\n`,
  ].join('\n');
}
