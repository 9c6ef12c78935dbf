import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { projectEnv } from '../kit/child.mjs';
import { at, ROOT } from '../kit/project.mjs';

/** So that an interruption reaches the workers of a tool too. */
const OWN_GROUP = process.platform !== 'win32';

const running = new Set<ChildProcess>();

interface Options {
  env?: Record<string, string>;
  /** Shown while it runs; else kept, and shown only where it failed. */
  live?: boolean;
}

export interface Ended {
  code: number;
  output: string;
}

/** Colours only for eyes: a log that is kept would be full of their codes. */
const plain = () => (process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined });

export function run(command: string, args: string[], { env = {}, live = false }: Options = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const stdio = live ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...projectEnv(), ...plain(), ...env },
      stdio: ['ignore', stdio, stdio],
      detached: OWN_GROUP,
    });
    running.add(child);
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const end = (code: number, more = '') => {
      running.delete(child);
      resolve({ code, output: output + more });
    };
    child.on('error', (error) => end(1, error.message));
    child.on('close', (code) => end(code ?? 1));
  });
}

/** A tool of the project, run by the project's Node: on Windows its shortcut in .bin could not be spawned. */
export function runTool(packageName: string, args: string[], options?: Options) {
  const { bin } = JSON.parse(readFileSync(at('node_modules', packageName, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  return run(process.execPath, [at('node_modules', packageName, Object.values(bin)[0] ?? ''), ...args], options);
}

export const runScript = (file: string, args: string[] = [], options?: Options) =>
  run(process.execPath, [at(file), ...args], options);

let interrupted = false;

export const isInterrupted = () => interrupted;

/** Ends what runs and begins nothing new. By SIGINT, since the test runners clean up after that. */
export const interrupt = () => {
  interrupted = true;
  for (const child of running) {
    if (OWN_GROUP && child.pid) process.kill(-child.pid, 'SIGINT');
    else child.kill('SIGINT');
  }
};
