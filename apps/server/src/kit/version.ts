import { existsSync, readFileSync } from 'node:fs';

const read = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Record<string, unknown>;

const BUILD = '../../../web/dist/build.json';

export const version = String(read('../../../../package.json')['version']);
export const builtAt = existsSync(new URL(BUILD, import.meta.url))
  ? String(read(BUILD)['builtAt'])
  : new Date(0).toISOString();

/** The oldest app that may still talk to this server. Raised when a change of the contract breaks older ones. */
export const minimumClient = '1.0.0';

const parts = (text: string) => text.split('.').map(Number);

export const isTooOld = (client: string) => {
  if (!/^\d{1,5}\.\d{1,5}\.\d{1,5}$/.test(client)) return true;
  const [have, need] = [parts(client), parts(minimumClient)];
  const differs = need.findIndex((number, at) => number !== have[at]);
  return differs >= 0 && (have[differs] ?? 0) < (need[differs] ?? 0);
};
