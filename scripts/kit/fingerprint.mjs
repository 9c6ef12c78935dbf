import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './project.mjs';

const OUTPUT = new Set(['node_modules', 'dist']);

/** @returns {string[]} */
const filesBelow = (/** @type {string} */ path) => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const inside = readdirSync(path, { withFileTypes: true }).filter((one) => !OUTPUT.has(one.name));
  return inside.flatMap((one) => (one.isDirectory() ? filesBelow(join(path, one.name)) : [join(path, one.name)]));
};

/** One hash of the names and contents of files and folders; dates do not count, since a clone sets them anew. */
export function fingerprint(/** @type {string[]} */ paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow).sort()) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}
