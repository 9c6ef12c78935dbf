import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { projectEnv } from '../kit/child.mjs';
import { projectNode, ROOT, say } from '../kit/project.mjs';

export interface Child {
  gone: Promise<unknown>;
  stop(): Promise<void>;
}

/** Runs the project's Node beside this process. Its lines are marked: several write to one terminal. */
export function startChild(mark: string, args: string[], env: Record<string, string>): Child {
  const child = spawn(projectNode(), args, {
    cwd: ROOT,
    env: { ...projectEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => line && say(`${mark} | ${line}`));
  }
  const gone = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  return {
    gone,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
