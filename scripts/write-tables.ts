/** Writes the table types of the query builder from the migrated database; with `--check`, only says whether they are current. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensureAppRole } from '../apps/server/src/kit/database/app-role.ts';
import { migrate } from '../apps/server/src/kit/database/migrate.ts';
import { tableTypes } from '../apps/server/src/kit/database/write-table-types.ts';
import { startEmbeddedPostgres } from '../apps/server/src/kit/embedded/embedded-postgres.ts';
import { at, giveUp, say } from './kit/project.mjs';

const FILE = 'apps/server/src/kit/database/tables.ts';

async function typesOfMigratedDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'gemba-tables-'));
  const postgres = await startEmbeddedPostgres(folder, { settings: ['fsync=off'] });
  const owner = new pg.Client({ connectionString: postgres.url });
  try {
    await owner.connect();
    await ensureAppRole(owner, postgres.url, { password: 'a password of this run' });
    await migrate(owner);
    return formatted(await tableTypes(owner));
  } finally {
    await owner.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function formatted(source: string) {
  const biome = at('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const done = spawnSync(process.execPath, [biome, 'format', `--stdin-file-path=${FILE}`], {
    input: source,
    encoding: 'utf8',
    cwd: at(),
  });
  if (done.status !== 0) throw new Error(`Biome could not format the table types: ${done.stderr}`);
  return done.stdout;
}

const types = await typesOfMigratedDatabase();
if (!process.argv.includes('--check')) {
  writeFileSync(at(FILE), types);
  say(`${FILE} is written`);
} else if (types !== readFileSync(at(FILE), 'utf8')) {
  giveUp(`${FILE} is older than the migrations: run \`npm run tables\` and commit it`);
}
