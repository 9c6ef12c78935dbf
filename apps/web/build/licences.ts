import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Licence {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** Writes `licences.json` from the packages whose code really is in the bundle. */
export const licences = (): Plugin => ({
  name: 'licences',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
    const folders = new Set(modules.map(packageFolder).filter((folder) => folder !== undefined));
    const all = [...folders].map(licenceOf).sort((one, other) => one.name.localeCompare(other.name));
    this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(all) });
  },
  configureServer(server) {
    server.middlewares.use('/licences.json', (_, response) => void response.end('[]'));
  },
});

const packageFolder = (module: string) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];

const licenceOf = (folder: string): Licence => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one) && existsSync(join(folder, one)));
  return { name, version, licence: String(license ?? ''), text: file ? readFileSync(join(folder, file), 'utf8') : '' };
};
