import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { at, projectNode, ROOT } from './project.mjs';

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * The project's Node first on the path, so that whatever a tool starts runs on it too. What Node has compiled once it
 * keeps: a third of the work of a warm start.
 */
export const projectEnv = () => ({
  NODE_COMPILE_CACHE: at('node_modules', '.cache', 'node'),
  ...process.env,
  PATH: [at('node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter),
});

/**
 * npm passes a SIGTERM to the shell between itself and us, and that shell dies of it without telling anybody: all that
 * can be seen from here is another parent.
 */
const whenNpmIsGone = (/** @type {() => void} */ act) => {
  if (!process.env['npm_lifecycle_event']) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 250);
  return watch;
};

/**
 * Runs a command in the foreground and answers its exit code. Signals are passed on and the child is waited for: it has
 * requests to finish and a database to stop.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function foreground(command, args, { cwd = ROOT, env = projectEnv() } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      // A Ctrl-C of the terminal has reached the child already; a second SIGINT would cut its graceful stop short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, passOn);
    const parentWatch = whenNpmIsGone(() => child.kill('SIGTERM'));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearInterval(parentWatch);
      for (const one of SIGNALS) process.off(one, passOn);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/** Runs a file by the project's own Node, from the root of the project, where the data folder is looked for. */
export const runByProjectNode = (/** @type {string} */ file, /** @type {string[]} */ args = []) =>
  foreground(projectNode(), [file, ...args]);
