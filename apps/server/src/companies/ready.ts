import type { Database } from '../kit/database/database.ts';
import { listMigrations } from '../kit/database/migrate.ts';
import { refuse } from '../kit/refuse.ts';

/** The newest migration, once the database has every one that this server knows. */
export async function schemaVersion(database: Database) {
  const newest = (await listMigrations()).at(-1);
  const [row] = await database.outside.query<{ name: string | null }>('select max(name) as name from schema_migration');
  return row?.name && row.name === newest ? row.name : refuse('SERVER_BUSY');
}
