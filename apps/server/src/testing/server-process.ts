import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const MAIN = new URL('../main.ts', import.meta.url).pathname;
const CLI = new URL('../cli/main.ts', import.meta.url).pathname;
/** A process that starts finds what an earlier one has compiled: half of its start is that. */
const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'gemba-compiled') };

export const newDataFolder = () => mkdtemp(join(tmpdir(), 'gemba-data-'));

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  /** Everything it has printed. */
  said(): string;
  untilReady(): Promise<void>;
  untilSaid(words: string): Promise<void>;
  untilGone(): Promise<number | null>;
}

/** The server as an operator starts it: a process of its own with its embedded database. */
export function startProcess(folder: string, port: number, env: Record<string, string> = {}): ServerProcess {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ...COMPILED,
      GEMBA_DATA: folder,
      PORT: String(port),
      METRICS_PORT: '0',
      GEMBA_DEMO: 'none',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const url = `http://127.0.0.1:${port}`;
  return {
    child,
    url,
    said: () => said,
    untilGone: () => gone,
    async untilReady() {
      for (let waited = 0; waited < 200_000; waited += 50) {
        if ((await fetch(`${url}/app/ready`).catch(() => undefined))?.ok) return;
        if (child.exitCode !== null) break;
        await sleep(50);
      }
      throw new Error(`The server did not become ready:\n${said}`);
    },
    async untilSaid(words) {
      while (!said.includes(words) && child.exitCode === null) await sleep(5);
    },
  };
}

interface CommandOptions {
  env?: Record<string, string>;
  /** A line that it reads from standard input. */
  typed?: string;
  meanwhile?: (child: ChildProcess) => Promise<void>;
}

/** The `gemba` command as an operator types it. */
export async function runCommand(folder: string, args: string[], options: CommandOptions = {}) {
  const { env = {}, typed = '', meanwhile } = options;
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { ...process.env, ...COMPILED, GEMBA_DATA: folder, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(`${typed}\n`);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const gone = new Promise<number | null>((resolve) => child.once('close', resolve));
  await meanwhile?.(child);
  return { code: await gone, said };
}

/** The process of the database; undefined while none has said that it runs. */
export const postmasterOf = async (folder: string) => {
  const text = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || undefined;
};

export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

export const forget = (folder: string) => rm(folder, { recursive: true, force: true });
