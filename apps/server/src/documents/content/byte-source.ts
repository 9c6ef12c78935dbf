import { fstatSync, readSync } from 'node:fs';

const PIECE = 262_144;
const WINDOW = 16_384;

/** A file that is read in pieces: never more of it is in memory than the piece that was asked for. */
export interface ByteSource {
  readonly size: number;
  /** Fewer bytes than asked for where the file ends before. */
  at(position: number, length: number): Buffer;
  pieces(from: number, until: number): Generator<Buffer, void>;
}

/**
 * Reads synchronously, since a worker thread does nothing else meanwhile: a promise for each of a million tiny segments
 * costs more than the segments. Small reads come from a window over the file, not each from the disk.
 */
export function sourceOf(descriptor: number): ByteSource {
  const { size } = fstatSync(descriptor);
  const read = (position: number, length: number) => {
    const wanted = Math.max(0, Math.min(length, size - position));
    const buffer = Buffer.alloc(wanted);
    let filled = 0;
    while (filled < wanted) {
      const count = readSync(descriptor, buffer, filled, wanted - filled, position + filled);
      if (count === 0) break;
      filled += count;
    }
    return buffer.subarray(0, filled);
  };
  let windowStart = 0;
  let window = Buffer.alloc(0);
  const at = (position: number, length: number) => {
    if (length > WINDOW) return read(position, length);
    if (position < windowStart || position + length > windowStart + window.length) {
      windowStart = position;
      window = read(position, WINDOW);
    }
    return window.subarray(position - windowStart, position - windowStart + length);
  };
  return {
    size,
    at,
    *pieces(from, until) {
      for (let position = from; position < until; position += PIECE) {
        yield at(position, Math.min(PIECE, until - position));
      }
    },
  };
}
