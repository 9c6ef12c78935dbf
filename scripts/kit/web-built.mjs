import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreground } from './child.mjs';
import { fingerprint } from './fingerprint.mjs';
import { at, giveUp, projectNode, say } from './project.mjs';

const BUILD = at('apps', 'web', 'dist', 'build.json');
const SOURCES = ['apps/web', 'packages/contract', 'package-lock.json', 'tsconfig.base.json'];

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/** Pages that are open somewhere still ask for the assets of the build before: they stay for a month. */
function forgetOldAssets() {
  const folder = at('apps', 'web', 'dist', 'assets');
  const monthAgo = Date.now() - 30 * 86_400_000;
  for (const name of readdirSync(folder)) {
    if (statSync(join(folder, name)).mtimeMs < monthAgo) rmSync(join(folder, name));
  }
}

/** Builds the web app unless what is there was made from these very sources. */
export async function ensureWebBuilt() {
  const sources = fingerprint(SOURCES.map((path) => at(path)));
  if (existsSync(BUILD) && readJson(BUILD).sources === sources) return;
  say('Building the web app (some seconds) …');
  const vite = at('node_modules', 'vite', 'bin', 'vite.js');
  const code = await foreground(
    projectNode(),
    [vite, 'build', '--manifest', '--emptyOutDir=false', '--logLevel', 'warn'],
    {
      cwd: at('apps', 'web'),
    },
  );
  if (code !== 0) giveUp('The web app could not be built.');
  forgetOldAssets();
  const { version } = readJson(at('package.json'));
  writeFileSync(BUILD, `${JSON.stringify({ version, builtAt: new Date().toISOString(), sources }, null, 2)}\n`);
}
