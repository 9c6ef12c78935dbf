/**
 * The app on the device. It opens from here, without waiting for the network, and the server is asked behind it: a newer
 * build is kept beside the old one, and is what opens next. A reload asks the server first. Answers of calls are not kept.
 */
import { type Asked, openWindows, type Window, worker } from './worker.ts';

/** Each build has a cache of its own. The newest is the last: caches are listed as they were made. */
const PREFIX = 'app ';
const PAGE = '/';
const FILE = /assets\/[\w.-]+\.(?:js|css)/g;
/** A page that was open before the newest build came still loads files of the build before. */
const BUILDS_KEPT = 2;

const builds = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** The newest build that is whole: its page is kept after all of its files. */
async function newestBuild() {
  for (const name of (await builds()).reverse()) {
    const cache = await caches.open(name);
    const page = await cache.match(PAGE);
    if (page) return { name, cache, page };
  }
  return undefined;
}

const pathOf = ({ url }: Request) => new URL(url).pathname;
const isOurs = ({ method, url }: Request) => method === 'GET' && new URL(url).origin === worker.location.origin;
const isScreen = (request: Request) => request.mode === 'navigate' && !/^\/app(?:\/|$)|\./.test(pathOf(request));
const isFile = (request: Request) => pathOf(request).startsWith('/assets/');
/** Browsers say it in one of two ways. */
const isReload = (request: Request & { isReloadNavigation?: boolean }) =>
  request.isReloadNavigation === true || request.cache !== 'default';

/** Answers a request for the app itself; every other goes on to the server as if there were no worker. */
export function answerFromDevice(event: Asked) {
  const { request } = event;
  if (!isOurs(request)) return;
  if (isScreen(request)) event.respondWith(screen(event));
  else if (isFile(request)) event.respondWith(file(event));
}

/** The builds that windows were opened from. A window opened from the server has the newest. */
const opened = new Map<string, string>();

async function screen(event: Asked): Promise<Response> {
  const build = await newestBuild();
  if (!build) return fetch(event.request);
  const { name, page: kept } = build;
  if (!isReload(event.request)) {
    opened.set(event.resultingClientId, name);
    event.waitUntil(keepNewest());
    return kept;
  }
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keepNewest());
    // A proxy says 502 while the server behind it starts again.
    return answer.status < 500 ? answer : kept;
  } catch {
    return kept;
  }
}

async function file(event: Asked): Promise<Response> {
  const kept = await caches.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200) {
    const copy = answer.clone();
    event.waitUntil(newestBuild().then((build) => build?.cache.put(event.request, copy)));
  }
  return answer;
}

/** A window is there, with the files that it loaded, perhaps before the worker was. */
export async function meet(window: Window, paths: readonly string[]) {
  await keeping;
  const build = await newestBuild();
  if (!build) return;
  if ((opened.get(window.id) ?? build.name) !== build.name) window.postMessage({ newBuild: true }, []);
  const known = new Set((await build.cache.keys()).map(pathOf));
  await build.cache.addAll(paths.filter((path) => path.startsWith('/assets/') && !known.has(path)));
}

let keeping: Promise<void> | undefined;

/** Asks the server for its page; where that is another one, keeps it with its files and says so. */
export const keepNewest = () => {
  keeping ??= keepAnother()
    .catch(() => undefined)
    .finally(() => {
      keeping = undefined;
    });
  return keeping;
};

async function keepAnother() {
  const answer = await fetch(PAGE, { cache: 'no-cache' });
  if (answer.status !== 200) return;
  const html = await answer.clone().text();
  const kept = await (await newestBuild())?.page.text();
  if (html === kept) return;
  const name = PREFIX + (await digest(html));
  // Left over from a time when the server had this build already: the newest has to be the last.
  await caches.delete(name);
  const cache = await caches.open(name);
  await cache.addAll([...new Set(html.match(FILE))].map((path) => `/${path}`));
  await cache.put(PAGE, answer);
  await Promise.all((await builds()).slice(0, -BUILDS_KEPT).map((old) => caches.delete(old)));
  if (kept !== undefined) for (const window of await openWindows()) window.postMessage({ newBuild: true }, []);
}

const digest = async (text: string) => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
