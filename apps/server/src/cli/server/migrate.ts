import { keysFrom } from '../../kit/crypto/keys.ts';
import { ensureAppRole } from '../../kit/database/app-role.ts';
import { appliedMigrations, migrate as bringUpToDate } from '../../kit/database/migrate.ts';
import { readSecret } from '../../server.ts';
import { defineCommand } from '../frame/command.ts';

export const migrate = defineCommand({
  name: 'migrate',
  args: [],
  does: 'Brings the schema of the database up to date; the start of the server does the same.',
  details: `Each migration is applied whole or not at all. Back up first: there is no way back to an older version.`,
  examples: ['gemba migrate'],
  opens: { migrates: false, creates: true },
  async run({ owner, url, config }) {
    await ensureAppRole(owner, url, { password: keysFrom(await readSecret(config, url)).databasePassword });
    await bringUpToDate(owner, (text) => console.log(text));
    console.log(`The schema is up to date: ${(await appliedMigrations(owner)).length} migrations.`);
  },
});
