import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import type { Capability } from '../kit/capability.ts';
import { readConfig } from '../kit/config.ts';
import type { Means } from '../kit/means.ts';
import { type StartOptions, startServer } from '../server.ts';
import { TEST_SECRET } from './one-postgres.ts';
import { PATIENT_MS } from './patience.ts';
import { peopleOf } from './people.ts';
import { cloneDatabase, createTestDatabase, type TestDatabase } from './test-database.ts';

export { PASSWORD, type TestUser } from './people.ts';

interface Settings {
  env?: Record<string, string>;
  more?: Capability;
  streamPace?: Means['streamPace'];
  webhookPace?: StartOptions['webhookPace'];
  printerPace?: StartOptions['printerPace'];
}

async function startOn(
  database: TestDatabase,
  { env = {}, more = [], streamPace = {}, webhookPace = {}, printerPace = {} }: Settings = {},
) {
  const log: string[] = [];
  const config = readConfig({
    PORT: '0',
    METRICS_PORT: '0',
    GEMBA_DEMO: 'none',
    GEMBA_REQUESTS_PER_MINUTE: '1000000',
    GEMBA_DATABASE_WAIT_SECONDS: String(PATIENT_MS / 1_000),
    GEMBA_DATA: join(inject('runFolder'), `data-${randomUUID()}`),
    ...env,
  });
  const server = await startServer(config, database.appUrl, TEST_SECRET, {
    more,
    streamPace,
    webhookPace,
    printerPace,
    logTo: { write: (line) => void log.push(line) },
  });
  return { ...database, server, log, config, ...peopleOf(database.owner, server.url) };
}

let shared: ReturnType<typeof startOn> | undefined;

/**
 * The whole server on a real port and a real database, with builders for what a test needs. The test files of a worker use the
 * same one after each other: a test looks at companies of its own, and leaves alone what all of them share.
 */
export async function startTestApp() {
  shared ??= cloneDatabase().then((database) => startOn(database));
  const app = await shared;
  app.log.length = 0;
  // A test that failed half-way in a transaction of the owner's must not hide what the next ones write.
  await app.owner.query('rollback');
  return app;
}

/** The same for one test file alone, which has other settings or looks at more than its own companies. */
export async function startOwnApp(settings?: Settings, database = createTestDatabase()) {
  const app = await startOn(await database, settings);
  afterAll(() => app.server.stop());
  return app;
}
