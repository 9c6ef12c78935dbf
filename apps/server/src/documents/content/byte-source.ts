import type { FileHandle } from 'node:fs/promises';

const CHUNK = 262_144;

/** A file that is looked at in pieces: never more of it is in memory than one of them. */
export interface ByteSource {
  readonly size: number;
  /** Fewer bytes than asked for where the file ends before. */
  at(position: number, length: number): Promise<Buffer>;
  pieces(from: number, until: number): AsyncGenerator<Buffer, void>;
}

export async function sourceOf(file: FileHandle): Promise<ByteSource> {
  const { size } = await file.stat();
  const at = async (position: number, length: number) => {
    const wanted = Math.max(0, Math.min(length, size - position));
    const buffer = Buffer.alloc(wanted);
    let filled = 0;
    while (filled < wanted) {
      const { bytesRead } = await file.read(buffer, filled, wanted - filled, position + filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    return buffer.subarray(0, filled);
  };
  return {
    size,
    at,
    async *pieces(from, until) {
      for (let position = from; position < until; position += CHUNK) {
        yield await at(position, Math.min(CHUNK, until - position));
      }
    },
  };
}
