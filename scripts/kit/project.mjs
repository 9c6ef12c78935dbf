import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A path below the root of the project. */
export const at = (/** @type {string[]} */ ...path) => join(ROOT, ...path);

/** The Node that comes with the project: the host's own may be too old to run TypeScript. */
export const projectNode = () => at('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

export const isInstalled = () => existsSync(projectNode());

export const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);

/** Ends the process with a reason instead of a stack. */
export function giveUp(/** @type {string} */ reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
