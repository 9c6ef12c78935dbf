import { createParser } from 'eventsource-parser';
import { parsed, record } from '../store/stored.ts';

export interface Reader {
  /** Something came, be it a part of an event only. */
  alive(): void;
  /** Where to go on from, told before the event that it comes with. */
  position(id: string): void;
  heard(event: unknown): void;
}

/** Reads server-sent events until there are no more. `EventSource` would do it, but cannot send the token. */
export async function readEvents(body: ReadableStream<Uint8Array>, { alive, position, heard }: Reader) {
  let id: string | undefined;
  const parser = createParser({
    onId: (told) => {
      id = told;
    },
    onEvent: ({ data }) => {
      heard(record(parsed(data)));
      // Only now: whoever is stopped in between is told again.
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
