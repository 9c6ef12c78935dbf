import { once } from 'node:events';
import type { FastifyReply } from 'fastify';

/** A client that reads less than this is gone, or will never catch up. */
const BUFFERED_AT_MOST = 64 * 1024;
const BEATS_MISSED_AT_MOST = 3;

/** One event. JSON escapes every line break, so that no text can end the line or begin an event of its own. */
export const frameOf = (event: unknown, id?: string) =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`;

/** The raw connection behind a reply that goes on. */
export interface Connection {
  /** Says that it begins. Until then a refusal can still be answered. */
  open(): void;
  send(text: string): void;
  /** As fast as it is taken: what was missed may be more than a connection holds. */
  sendAll(texts: readonly string[]): Promise<void>;
  /** Nothing is said while what was missed is still being sent; but whoever takes nothing of it is dropped as well. */
  beat(text: string | undefined): void;
  end(): void;
}

export function connectionOf(reply: FastifyReply): Connection {
  const { raw } = reply;
  let missed = 0;
  let takenBefore = 0;
  let ended = false;
  const send = (text: string) => {
    if (raw.destroyed || raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength > BUFFERED_AT_MOST) raw.destroy();
  };
  return {
    open() {
      reply.hijack();
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        // A proxy that collects answers would keep every event until there are enough.
        'x-accel-buffering': 'no',
      });
      raw.flushHeaders();
      if (ended) raw.end();
    },
    send,
    async sendAll(texts) {
      const gone = new AbortController();
      raw.once('close', () => gone.abort());
      for (const text of texts) {
        if (raw.destroyed || raw.writableEnded) return;
        if (!raw.write(text)) await once(raw, 'drain', { signal: gone.signal }).catch(() => {});
      }
    },
    beat(text) {
      const taken = (raw.socket?.bytesWritten ?? 0) - raw.writableLength;
      missed = raw.writableLength > 0 && taken === takenBefore ? missed + 1 : 0;
      takenBefore = taken;
      if (missed >= BEATS_MISSED_AT_MOST) raw.destroy();
      else if (text !== undefined) send(text);
    },
    end() {
      ended = true;
      if (raw.headersSent) raw.end();
    },
  };
}
