import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import type { ByteSource } from './byte-source.ts';
import type { ZipEntry } from './zip-directory.ts';

const STORED = 0;
const DEFLATED = 8;
const PACKED_PIECE = 16_384;
/** Below this a good ratio is no danger: a kilobyte of blanks packs well. */
const SMALL = 1_048_576;

export interface Unpacked {
  /** The first bytes, by which another archive is known, or all of a part that is asked for. */
  head: Buffer;
  byteCount: number;
}

export class Bomb extends Error {}

/**
 * Unpacks an entry as a stream and throws the bytes away. What it really holds is counted: the sizes that the archive
 * states are believed only once they turned out true. Undefined: they did not, or the bytes are damaged.
 */
export async function unpack(
  bytes: ByteSource,
  entry: ZipEntry,
  start: number,
  { atMost, ratio, headBytes }: { atMost: number; ratio: number; headBytes: number },
): Promise<Unpacked | undefined> {
  if (entry.method !== STORED && entry.method !== DEFLATED) return undefined;
  let byteCount = 0;
  let crc = 0;
  let head = Buffer.alloc(0);
  const count = async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      byteCount += piece.length;
      if (byteCount > atMost || (byteCount > SMALL && byteCount > entry.packed * ratio)) throw new Bomb();
      crc = crc32(piece, crc);
      if (head.length < headBytes) head = Buffer.concat([head, piece.subarray(0, headBytes - head.length)]);
    }
  };
  const packed = Readable.from(bytes.pieces(start, start + entry.packed));
  const inflate = entry.method === DEFLATED ? createInflateRaw({ chunkSize: PACKED_PIECE * 4 }) : undefined;
  try {
    if (inflate) await pipeline(packed, inflate, count);
    else await pipeline(packed, count);
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw error;
  }
  const whole = (inflate?.bytesWritten ?? byteCount) === entry.packed;
  return whole && byteCount === entry.unpacked && crc === entry.crc ? { head, byteCount } : undefined;
}

/** The bytes are not what they say: ours to refuse, not to fail by. */
export const isDamage = (error: unknown) => String((error as NodeJS.ErrnoException).code).startsWith('Z_');
