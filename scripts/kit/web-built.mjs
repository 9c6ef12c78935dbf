import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { foreground } from './child.mjs';
import { fingerprint } from './fingerprint.mjs';
import { at, giveUp, projectNode, say } from './project.mjs';

const BUILD = at('apps', 'web', 'dist', 'build.json');
const SOURCES = ['apps/web', 'packages/contract', 'package-lock.json', 'tsconfig.base.json'];

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/** Builds the web app unless what is there was made from these very sources. */
export async function ensureWebBuilt() {
  const sources = fingerprint(SOURCES.map((path) => at(path)));
  if (existsSync(BUILD) && readJson(BUILD).sources === sources) return;
  say('Building the web app (some seconds) …');
  const vite = at('node_modules', 'vite', 'bin', 'vite.js');
  const code = await foreground(projectNode(), [vite, 'build', '--manifest', '--logLevel', 'warn'], {
    cwd: at('apps', 'web'),
  });
  if (code !== 0) giveUp('The web app could not be built.');
  const { version } = readJson(at('package.json'));
  writeFileSync(BUILD, `${JSON.stringify({ version, builtAt: new Date().toISOString(), sources }, null, 2)}\n`);
}
