import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { keysFrom } from '../apps/server/src/kit/crypto/keys.ts';
import { hashPassword } from '../apps/server/src/kit/crypto/passwords.ts';
import { secretIn } from '../apps/server/src/kit/crypto/secret.ts';
import { asUser } from '../apps/server/src/kit/database/app-role.ts';
import { urlOf } from '../apps/server/src/kit/embedded/embedded-postgres.ts';
import { freePort } from '../apps/server/src/testing/server-process.ts';

const READY_WITHIN_MS = 60_000;
const LOADED_WITHIN_MS = 3_600_000;

export const PASSWORD = 'only for measuring';

export interface Bench {
  url: string;
  /** Where it keeps its data. */
  folder: string;
  /** As the application's own role, under the same policies. */
  appUrl: string;
  owner: pg.Client;
  companyId: number;
  stop(): Promise<void>;
}

/**
 * A server of its own in a process of its own, as users get it: the demo company, and one of its own with the user
 * `bench`. It runs the source of this checkout, or of another. The large demo company takes minutes to load:
 * `GEMBA_BENCH_LARGE` names the data folder of a stopped server that has it, which is copied.
 */
export async function serveForBench(checkout = '.', demo: 'small' | 'large' = 'small'): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'gemba-bench-'));
  const loaded = process.env['GEMBA_BENCH_LARGE'];
  if (demo === 'large' && loaded !== undefined) await cp(loaded, folder, { recursive: true });
  const port = await freePort();
  const env = {
    PORT: String(port),
    METRICS_PORT: '0',
    GEMBA_DATA: folder,
    GEMBA_DEMO: demo,
    GEMBA_LOG: 'warn',
    GEMBA_REQUESTS_PER_MINUTE: '100000000',
  };
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  await untilReady(url, child, demo === 'large' ? LOADED_WITHIN_MS : READY_WITHIN_MS);
  const ownerUrl = await urlOf(folder, 'gemba');
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ company_id: number }>(
    `insert into company (company_code, company_name) values ('BENCH', 'Bench') returning company_id`,
  );
  const companyId = rows[0]?.company_id as number;
  await owner.query(
    `insert into app_user (company_id, user_name, display_name, password_hash) values ($1, 'bench', 'Bench', $2)`,
    [companyId, await hashPassword(PASSWORD)],
  );
  return {
    url,
    folder,
    appUrl: asUser(ownerUrl, 'gemba_app_gemba', keysFrom(await secretIn(folder)).databasePassword),
    owner,
    companyId,
    async stop() {
      await owner.end();
      child.kill('SIGTERM');
      await new Promise((done) => child.once('exit', done));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, child: ChildProcess, withinMs: number) {
  for (let waited = 0; waited < withinMs; waited += 50) {
    const answer = await fetch(`${url}/app/ready`).catch(() => undefined);
    if (answer?.ok) return;
    if (child.exitCode !== null) break;
    await sleep(50);
  }
  throw new Error('The server to be measured did not start');
}
