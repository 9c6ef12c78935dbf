import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startServer } from '../../server.ts';
import type { Capability, Means } from '../capability.ts';
import { readConfig } from '../config.ts';
import { TEST_SECRET } from './one-postgres.ts';
import { peopleOf } from './people.ts';
import { createTestDatabase } from './test-database.ts';

export { PASSWORD, type TestUser } from './people.ts';

/** The whole server on a port of its own and a database of its own, with builders for what a test needs. */
export async function startTestApp(
  env: Record<string, string> = {},
  more: readonly Capability[] = [],
  streamPace: Means['streamPace'] = {},
) {
  const database = await createTestDatabase();
  const log: string[] = [];
  const folder = join(tmpdir(), `gemba-test-data-${randomUUID()}`);
  const config = readConfig({ PORT: '0', METRICS_PORT: '0', GEMBA_DEMO: 'none', GEMBA_DATA: folder, ...env });
  const server = await startServer(config, database.appUrl, TEST_SECRET, {
    more,
    streamPace,
    logTo: { write: (line) => void log.push(line) },
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return { ...database, server, log, config, ...peopleOf(database.owner, server.url) };
}
