import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { at, projectNode, ROOT } from '../kit/project.mjs';
import { freePort } from './free-port.ts';

const READY_WITHIN_MS = 300_000;
const STOPPED_WITHIN_MS = 60_000;

export interface TestServer {
  url: string;
  /** Tells stories where it is, and the `gemba` command beside them where its data are. */
  env: { GEMBA_URL: string; GEMBA_DATA: string };
  log(): string;
  stop(): Promise<void>;
}

/** The real server with its own database and the small demo company, in a folder that is thrown away. */
export async function startTestServer(folder: string): Promise<TestServer> {
  const port = await freePort();
  const [logFile, data] = [join(folder, 'server.log'), join(folder, 'data')];
  const log = openSync(logFile, 'w');
  const { DATABASE_URL: _, NODE_ENV: __, ...env } = process.env;
  const child = spawn(projectNode(), [at('apps', 'server', 'src', 'main.ts')], {
    cwd: ROOT,
    env: {
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      METRICS_PORT: '0',
      GEMBA_DATA: data,
      GEMBA_DEMO: 'small',
      GEMBA_WEBHOOK_NETWORKS: '127.0.0.1',
      GEMBA_PRINTER_NETWORKS: '127.0.0.1',
    },
    stdio: ['ignore', log, log],
  });
  const url = `http://127.0.0.1:${port}`;
  const server: TestServer = {
    url,
    env: { GEMBA_URL: url, GEMBA_DATA: data },
    log: () => readFileSync(logFile, 'utf8'),
    async stop() {
      await stopped(child);
      mkdirSync(at('test-results'), { recursive: true });
      copyFileSync(logFile, at('test-results', logName(folder)));
    },
  };
  await untilReady(server, child);
  return server;
}

/** Each server of a run leaves its log beside the others. */
export const logName = (folder: string) => `server-of-${basename(folder)}.log`;

async function untilReady(server: TestServer, child: ChildProcess) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`${server.url}/app/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  const why =
    child.exitCode === null ? `was not ready after ${READY_WITHIN_MS / 1000} s` : `ended with ${child.exitCode}`;
  await server.stop();
  throw new Error(`The server ${why}. Its log:\n${server.log()}`);
}

/** Gracefully, so that its database is stopped with it. */
async function stopped(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const inTime = await Promise.race([ended.then(() => true), sleep(STOPPED_WITHIN_MS, false, { ref: false })]);
  if (!inTime) child.kill('SIGKILL');
  await ended;
}
