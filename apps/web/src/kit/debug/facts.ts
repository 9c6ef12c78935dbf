import { readText, storedKeys } from '../store/storage.ts';

const SECRET = /token|password|secret/i;

/** What is stored, without what must not be read over somebody's shoulder. */
export const storedFacts = (): [string, string][] =>
  storedKeys()
    .sort()
    .map((key) => {
      const text = readText(key) ?? '';
      return [key, SECRET.test(key) ? `••• (${text.length})` : text.replace(/("password"\s*:\s*)"[^"]*"/g, '$1"•••"')];
    });

export const deviceFacts = (): [string, string][] => [
  ['app', __APP_VERSION__],
  ['browser', navigator.userAgent],
  ['languages', navigator.languages.join(', ')],
  ['window', `${window.innerWidth} × ${window.innerHeight} @ ${window.devicePixelRatio}`],
  ['online', String(navigator.onLine)],
  ['touch points', String(navigator.maxTouchPoints)],
  ['cores', String(navigator.hardwareConcurrency)],
  ['time zone', Intl.DateTimeFormat().resolvedOptions().timeZone],
];
