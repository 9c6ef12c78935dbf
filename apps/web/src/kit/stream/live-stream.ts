import { readEvents } from './read-events.ts';

export const AFTER_ERROR_MS = 5_000;
export const AFTER_RESTART_MS = 1_000;
export const SILENCE_MS = 40_000;
/** The server beats every 15 s: a page that wakes up and has missed one has slept, or has lost its network. */
const BEAT_MISSED_MS = 20_000;

export interface LiveStreamOptions {
  open(lastEventId: string | undefined, signal: AbortSignal): Promise<Response>;
  lastEventId(): string | undefined;
  heardUpTo(id: string): void;
  heard(event: unknown): void;
  connected(isConnected: boolean): void;
}

/** A stream that comes back by itself, until it is stopped. */
export function liveStream({ open, lastEventId, heardUpTo, heard, connected }: LiveStreamOptions) {
  const stopping = new AbortController();
  const { signal: stopped } = stopping;
  let current = new AbortController();
  let lastHeardAt = Date.now();
  let goOn = () => {};

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      goOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** Until it breaks; answers how long to wait before the next. */
  const once = async () => {
    const attempt = new AbortController();
    current = attempt;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const alive = () => {
      lastHeardAt = Date.now();
      clearTimeout(silence);
      silence = setTimeout(() => attempt.abort(), SILENCE_MS);
    };
    try {
      const { body } = await open(lastEventId(), attempt.signal);
      alive();
      if (!body) return AFTER_ERROR_MS;
      connected(true);
      await readEvents(body, { alive, heard, position: heardUpTo });
      // Ended by the server: it restarts, or the session is over, which the next attempt will say.
      return AFTER_RESTART_MS;
    } catch {
      return attempt.signal.aborted ? 0 : AFTER_ERROR_MS;
    } finally {
      clearTimeout(silence);
      connected(false);
    }
  };
  const keep = async () => {
    while (!stopped.aborted) {
      const ms = await once();
      if (!stopped.aborted) await pause(ms);
    }
  };
  void keep();

  return {
    /** The page is looked at again: timers may have slept. */
    check() {
      if (Date.now() - lastHeardAt > BEAT_MISSED_MS) current.abort();
      goOn();
    },
    stop() {
      stopping.abort();
      current.abort();
      goOn();
    },
  };
}
