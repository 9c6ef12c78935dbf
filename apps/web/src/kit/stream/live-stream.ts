import { createParser } from 'eventsource-parser';
import { parsed, record } from '../store/stored.ts';

interface Reader {
  /** Data arrived, perhaps only a part of an event. */
  alive(): void;
  /** The id to continue from, reported before its event. */
  position(id: string): void;
  heard(event: unknown): void;
}

/** Reads server-sent events until the end. `EventSource` cannot send the token. */
async function readEvents(body: ReadableStream<Uint8Array>, { alive, position, heard }: Reader) {
  let id: string | undefined;
  const parser = createParser({
    onId: (told) => {
      id = told;
    },
    onEvent: ({ data }) => {
      heard(record(parsed(data)));
      // Only now: a reader that stops in between hears the event again.
      if (id !== undefined) position(id);
    },
  });
  const text = new TextDecoder();
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    alive();
    parser.feed(text.decode(part.value, { stream: true }));
  }
}

export const AFTER_ERROR_MS = 5_000;
export const AFTER_RESTART_MS = 1_000;
export const SILENCE_MS = 40_000;
/** The reason of a restart that silence forces. */
const SILENT = 'silent';
/** The server beats every 15 s: a page that has missed one was asleep or offline. */
const BEAT_MISSED_MS = 20_000;

export interface LiveStreamOptions {
  open(lastEventId: string | undefined, signal: AbortSignal): Promise<Response>;
  lastEventId(): string | undefined;
  heardUpTo(id: string): void;
  heard(event: unknown): void;
  connected(isConnected: boolean): void;
}

/** A stream that reconnects by itself until it is stopped. */
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

  /** Resolves when the stream breaks, with the pause before the next attempt. */
  const once = async () => {
    const attempt = new AbortController();
    current = attempt;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const alive = () => {
      lastHeardAt = Date.now();
      clearTimeout(silence);
      silence = setTimeout(() => attempt.abort(SILENT), SILENCE_MS);
    };
    try {
      const { body } = await open(lastEventId(), attempt.signal);
      alive();
      if (!body) return AFTER_ERROR_MS;
      connected(true);
      await readEvents(body, { alive, heard, position: heardUpTo });
      // Ended by the server: it restarts, or the session is over, which the next attempt will tell.
      return AFTER_RESTART_MS;
    } catch {
      const { aborted, reason } = attempt.signal;
      if (reason === SILENT) return AFTER_RESTART_MS;
      return aborted ? 0 : AFTER_ERROR_MS;
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
    /** The page is visible again: timers may have been suspended. */
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
