import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { todayIn } from '@gemba/contract/kit/dates';
import type pg from 'pg';
import { buildApp } from './app.ts';
import { callsByCapability, pushSources, timerJobs } from './capabilities.ts';
import { sweepDocuments } from './documents/index.ts';
import { runWebhooks, type WebhookPace } from './interfaces/index.ts';
import type { Capability } from './kit/capability.ts';
import { type Config, ConfigError } from './kit/config.ts';
import { type Keys, keysFrom } from './kit/crypto/keys.ts';
import { hashPassword } from './kit/crypto/passwords.ts';
import { secretIn, settleSecret } from './kit/crypto/secret.ts';
import { ensureAppRole, takesPassword } from './kit/database/app-role.ts';
import { connectOwner } from './kit/database/connect.ts';
import { createDatabase } from './kit/database/database.ts';
import { proveIsolation } from './kit/database/isolation.ts';
import { migrate } from './kit/database/migrate.ts';
import { createPool } from './kit/database/pool.ts';
import { createMetrics, serveMetrics } from './kit/http/metrics.ts';
import { silentConnectionsOf } from './kit/http/silent-connections.ts';
import { urlAt } from './kit/listening.ts';
import type { Means } from './kit/means.ts';
import { runPushes } from './kit/push/run-pushes.ts';
import { saveFileIn } from './kit/storage/save-file.ts';
import { storageIn } from './kit/storage/storage.ts';
import { runTimers } from './kit/timers/run-timers.ts';
import { type PrinterPace, runPrinters } from './labels/index.ts';

const STOP_WITHIN_MS = 10_000;
export const METRICS_HOST = '127.0.0.1';

export const documentsIn = (dataFolder: string) => join(dataFolder, 'documents');

/** The server's secret: the given one, or that of the data folder. */
export async function readSecret({ secret, dataFolder }: Config, ownerUrl: string) {
  if (secret !== undefined) return secret;
  await settleSecret(dataFolder, async (restored) => {
    const owner = await connectOwner(ownerUrl);
    try {
      return await takesPassword(owner, ownerUrl, keysFrom(restored).databasePassword);
    } finally {
      await owner.end();
    }
  });
  return secretIn(dataFolder);
}

export type Progress = (text: string) => void;

/** Schema and role are brought up to date by the owner; after that nothing of this server has the owner's rights. */
export async function prepareDatabase(
  ownerUrl: string,
  config: Pick<Config, 'demo' | 'dataFolder' | 'production'> & { newSecret?: boolean },
  keys: Keys,
  progress: Progress,
) {
  const owner = await connectOwner(ownerUrl);
  try {
    progress(`The database is PostgreSQL ${await versionOf(owner)}`);
    const secret = { password: keys.databasePassword, isNew: config.newSecret ?? false };
    const appUrl = await ensureAppRole(owner, ownerUrl, secret);
    await migrate(owner, progress);
    if (config.production) await refuseDemo(owner);
    if (config.demo !== 'none') await loadDemoOnce(owner, config.demo, config.dataFolder, progress);
    return appUrl;
  } finally {
    await owner.end();
  }
}

const versionOf = async (owner: pg.Client) =>
  (await owner.query<{ server_version: string }>('show server_version')).rows[0]?.server_version;

/** A folder that once ran the demo must not be taken to production: everybody knows the password of its users. */
async function refuseDemo(owner: pg.Client) {
  // sql: any demo company, whichever it is
  const { rows } = await owner.query<{ any: boolean }>('select exists (select from company where is_demo) as any');
  if (!rows[0]?.any) return;
  throw new ConfigError(
    'This database holds the demo company, whose passwords everybody knows. Give production a database or GEMBA_DATA of its own.',
  );
}

/** The demo company comes into an empty database only: it never lands beside a real one. */
export async function loadDemoOnce(owner: pg.Client, size: 'small' | 'large', dataFolder: string, progress: Progress) {
  // sql: any company at all, whichever it is
  const { rows } = await owner.query<{ any: boolean }>('select exists (select from company) as any');
  if (rows[0]?.any) return false;
  const { DEMO_TIME_ZONE, loadDemo } = await import('./demo/index.ts');
  progress(`Loading the demo company (${size})`);
  const now = new Date();
  await loadDemo(owner, {
    size,
    today: todayIn(DEMO_TIME_ZONE, now),
    now: now.toISOString(),
    hashPassword,
    saveFile: saveFileIn(documentsIn(dataFolder)),
    progress: (text, done, total) => progress(`  ${text} ${done} of ${total}`),
  });
  return true;
}

export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

export interface StartOptions {
  logTo?: { write(line: string): void };
  more?: Capability;
  streamPace?: Means['streamPace'];
  webhookPace?: Partial<WebhookPace>;
  printerPace?: Partial<PrinterPace>;
}

/** Serves, once isolation between the companies has been proved. */
export async function startServer(
  config: Config,
  databaseUrl: string,
  secret: string,
  options: StartOptions = {},
): Promise<RunningServer> {
  const keys = keysFrom(secret);
  const metrics = createMetrics();
  const lost: { report: (error: Error) => void } = { report: () => {} };
  const pool = createPool(databaseUrl, { waitMs: config.databaseWaitMs, onError: (error) => lost.report(error) });
  metrics.gauge('gemba_pool_connections', 'Open database connections', () => pool.totalCount);
  metrics.gauge('gemba_pool_waiting', 'Requests waiting for a connection', () => pool.waitingCount);
  const database = createDatabase(pool);
  await proveIsolation(database);
  const storage = storageIn(documentsIn(config.dataFolder));
  await sweepDocuments(database, storage);
  const { logTo, more, streamPace } = options;
  const means = { config, keys, database, storage, streamPace, calls: callsByCapability };
  const app = await buildApp(means, { metrics, ...(logTo && { logTo }) }, more);
  lost.report = (error) => app.log.warn({ err: error }, 'a database connection was lost');

  const silent = silentConnectionsOf(app.server);
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  const timers = runTimers(timerJobs, {
    database,
    trouble: (error, timer) => app.log.warn({ err: error, timer }, 'a timer could not be fired'),
  });
  const pushes = runPushes(pushSources, {
    database,
    keys,
    config,
    trouble: (error) => app.log.warn({ err: error }, 'a push could not be sent'),
  });
  const webhooks = runWebhooks({
    database,
    keys,
    config,
    pace: options.webhookPace,
    trouble: (error) => app.log.warn({ err: error }, 'webhooks could not be told'),
  });
  const printers = runPrinters({
    database,
    config,
    pace: options.printerPace,
    trouble: (error) => app.log.warn({ err: error }, 'labels could not be sent to a printer'),
  });
  const metricsServer =
    config.metricsPort === 0 ? undefined : await serveMetrics(metrics, METRICS_HOST, config.metricsPort);
  return {
    url: urlAt(config.host, port),
    async stop() {
      // Open requests are finished, but none may hold the stop up for ever.
      const deadline = setTimeout(() => app.server.closeAllConnections(), STOP_WITHIN_MS);
      // A connection whose last request ends only now would otherwise be kept open for the next one.
      const idle = setInterval(() => {
        app.server.closeIdleConnections();
        silent.close();
      }, 50);
      await Promise.all([app.close(), timers.stop(), pushes.stop(), webhooks.stop(), printers.stop()]);
      clearInterval(idle);
      clearTimeout(deadline);
      metricsServer?.close();
      await database.close();
    },
  };
}
