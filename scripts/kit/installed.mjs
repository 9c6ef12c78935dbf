import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { foreground } from './child.mjs';
import { fingerprint } from './fingerprint.mjs';
import { at, giveUp, isInstalled, say } from './project.mjs';

const STAMP = at('node_modules', '.installed-for');

const manifests = () => {
  const workspaces = ['packages', 'apps'].flatMap((group) =>
    readdirSync(at(group)).map((name) => at(group, name, 'package.json')),
  );
  return [at('package.json'), at('package-lock.json'), ...workspaces.filter((file) => existsSync(file))];
};

const wanted = () => `${fingerprint(manifests())} ${process.platform}-${process.arch}`;

const isCurrent = () => isInstalled() && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted();

/**
 * Installs the dependencies where they are missing or older than the lockfile. `npm install` and not `npm ci`, which
 * refuses a lockfile that lacks the optional binaries of this platform; the lockfile itself is left as it is.
 */
export async function ensureInstalled() {
  if (isCurrent()) return;
  say(
    `${isInstalled() ? 'The dependencies have changed: installing' : 'First start: installing the dependencies'} (about a minute) …`,
  );
  const options = [
    'install',
    '--include=dev',
    '--include=optional',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = process.env['npm_execpath'];
  // npm started by its own script file and this very Node: on Windows `npm` is no program that can be spawned.
  const code = npm ? await foreground(process.execPath, [npm, ...options]) : await foreground('npm', options);
  if (code !== 0 || !isInstalled())
    giveUp('The dependencies could not be installed: npm says above why. Mend that and start again.');
  writeFileSync(STAMP, wanted());
}
