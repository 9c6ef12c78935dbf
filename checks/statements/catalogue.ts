import type pg from 'pg';

/** Names in the migrated database for the numbers in a tree. */
export interface Catalogue {
  isNotNull(table: string, column: number): boolean;
  /** The name of a function or operator of PostgreSQL itself; none for those of our migrations. */
  functionOf(number: string): string;
  operatorOf(number: string): string;
}

export async function readCatalogue(database: pg.Client): Promise<Catalogue> {
  const names = async (text: string) =>
    new Map((await database.query<{ number: string; name: string }>(text)).rows.map((row) => [row.number, row.name]));
  const functions = await names(
    `select oid::text as number, proname as name from pg_proc where pronamespace = 'pg_catalog'::regnamespace`,
  );
  const operators = await names(
    `select oid::text as number, oprname as name from pg_operator where oprnamespace = 'pg_catalog'::regnamespace`,
  );
  const { rows } = await database.query<{ key: string }>(
    `select attrelid || '.' || attnum as key from pg_attribute where attnotnull`,
  );
  const filled = new Set(rows.map(({ key }) => key));
  return {
    isNotNull: (table, column) => filled.has(`${table}.${column}`),
    functionOf: (number) => functions.get(number) ?? '',
    operatorOf: (number) => operators.get(number) ?? '',
  };
}
