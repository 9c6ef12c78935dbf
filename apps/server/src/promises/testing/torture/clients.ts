import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Browser } from '../../../testing/browser.ts';
import { type Choose, dice } from '../../../testing/dice.ts';
import type { Act, ClientLog } from './client-log.ts';
import { untilListening } from './listening.ts';

/** Like the app: the outcome is unknown, so the same request is sent again with its key. */
const AGAIN = new Set(['SERVER_BUSY', 'REQUEST_IN_PROGRESS']);
/** As long as the contract lets the app wait for a posting. */
export const POSTING_MS = 20_000;
const GIVE_UP_MS = 300_000;

export interface Run {
  readonly url: string;
  readonly people: readonly Browser[];
  /** The acts of a client, one at a time. */
  readonly actsOf: (choose: Choose) => readonly (() => Act)[];
  readonly log: ClientLog;
  readonly postings: number;
  readonly seed: number;
  /** After so long without an answer the same is sent again. */
  readonly patienceMs: number;
  /** So many postings have their first definite answer. */
  progress: number;
}

const through = (url: string, { token, cookies }: Browser) => {
  const browser = new Browser(url);
  browser.token = token;
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
};

async function untilDefinite({ log, url, patienceMs }: Run, browser: Browser, { path, body }: Act, key: string) {
  const from = Date.now();
  for (let pause = 50; Date.now() - from < GIVE_UP_MS; await sleep((pause = Math.min(pause * 2, 400)))) {
    const sent = {
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': key },
      signal: AbortSignal.timeout(patienceMs),
    };
    const answer = await browser.send(`/app${path}`, sent).catch(() => undefined);
    if (answer?.msgCode !== undefined && !AGAIN.has(answer.msgCode)) return answer;
    const code = answer?.msgCode ?? 'NO_ANSWER';
    log.codes[code] = (log.codes[code] ?? 0) + 1;
    if (answer !== undefined) continue;
    log.unanswered.add(key);
    await untilListening(url);
  }
  throw new Error(`${path} was never answered`);
}

/** How often a request goes out together with itself, and how often again later. */
const TIMES = [
  [1, 0],
  [1, 0],
  [1, 0],
  [1, 0],
  [1, 0],
  [1, 0],

  [2, 0],
  [1, 1],
  [2, 1],
  [3, 0],
  [1, 2],
] as const;

/** All clients at once, each request one to three times: together, or again when much else has happened since. */
export async function runClients(run: Run) {
  let left = run.postings;
  const client = async (person: Browser, number: number) => {
    const choose = dice(run.seed + number * 7_919);
    const acts = run.actsOf(choose);
    const browser = through(run.url, person);
    const later: (() => Promise<void>)[] = [];
    while ((left -= 1) >= 0) {
      const act = choose(acts)();
      const key = randomUUID();
      const send = async () => {
        const known = run.log.knows(key);
        run.log.note(key, act, await untilDefinite(run, browser, act, key), known);
      };
      const [now, again] = choose(TIMES);
      await Promise.all(Array.from({ length: now }, send));
      run.progress += 1;
      later.push(...Array.from({ length: again }, () => send));
      if (later.length > 4) await later.splice(choose([0, 1, 2, 3]), 1)[0]?.();
    }
    for (const send of later) await send();
  };
  await Promise.all(run.people.map(client));
}
