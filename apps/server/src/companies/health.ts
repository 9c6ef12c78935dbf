import * as contract from '@gemba/contract/companies/health';
import { listMigrations } from '../kit/database/migrate.ts';
import { statement } from '../kit/database/statement.ts';
import { openOperation } from '../kit/http/operation.ts';
import { refuse } from '../kit/refuse.ts';

export const checkHealth = openOperation(contract.checkHealth, async () => ({ status: 'alive' as const }));

const selectNewestMigration = statement<void, { name: string | null }>(
  'select max(name) as name from schema_migration',
);

/** Ready once the database has every migration that this server knows. */
export const checkReady = openOperation(contract.checkReady, async (_visit, _input, { database }) => {
  const newest = (await listMigrations()).at(-1);
  const row = await database.outside.first(selectNewestMigration());
  if (!row?.name || row.name !== newest) return refuse('SERVER_BUSY');
  return { status: 'ready' as const, schema: row.name };
});
