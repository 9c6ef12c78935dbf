import { createHash, randomUUID } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const ID = /^[0-9a-f-]{36}$/;
const MARK = '.keeping';

/** A file that has come in whole and that nobody refers to yet. */
export interface ReceivedFile {
  readonly storageId: string;
  readonly byteCount: number;
  readonly sha256: Buffer;
  /** For looking at the bytes before they are kept. */
  readonly path: string;
}

/**
 * Bytes under random ids; a name that a person gave never becomes a path. A file comes in, is kept before the row that
 * refers to it is committed, and settled after: a row never exists without its file. Between the two stands a mark that
 * says whose it is, so that after a crash `unsettled` can be compared with the rows.
 */
export interface Storage {
  /**
   * Throws `TooLarge` as soon as more has come than may, and leaves nothing behind when anything goes wrong. The id is a new one,
   * unless a restore brings it along.
   */
  receive(bytes: Readable, maximum: number, storageId?: string): Promise<ReceivedFile>;
  keep(storageId: string, whose: string): Promise<void>;
  settle(storageId: string): Promise<void>;
  discard(storageId: string): Promise<void>;
  /** Undefined: there is no such file. */
  read(storageId: string): Promise<{ byteCount: number; content: ReadStream } | undefined>;
  /** Files that have been arriving or unsettled for so long that nobody can still be working on them. */
  unsettled(olderThanMs: number): Promise<{ storageId: string; whose: string | undefined }[]>;
}

export class TooLarge extends Error {}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
/** The disk, its quota or its file system takes no more. */
export const isFull = (error: unknown) =>
  error instanceof Error && FULL.has((error as NodeJS.ErrnoException).code ?? '');

export function storageIn(folder: string): Storage {
  const incoming = join(folder, 'incoming');
  const checked = (storageId: string) => {
    if (!ID.test(storageId)) throw new Error('A file is stored under a random id and nothing else');
    return storageId;
  };
  const arrived = (storageId: string) => join(incoming, checked(storageId));
  const kept = (storageId: string) => join(folder, checked(storageId));
  const mark = (storageId: string) => `${arrived(storageId)}${MARK}`;

  return {
    async receive(bytes, maximum, storageId = randomUUID()) {
      const path = arrived(storageId);
      // It may break off before the file is open. Reading it says so then.
      bytes.on('error', () => {});
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      try {
        return { storageId, path, ...(await write(path, bytes, maximum)) };
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    async keep(storageId, whose) {
      await writeFile(mark(storageId), whose, { mode: 0o600, flush: true });
      await rename(arrived(storageId), kept(storageId));
      await Promise.all([syncFolder(folder), syncFolder(incoming)]);
    },
    settle: (storageId) => rm(mark(storageId), { force: true }),
    async discard(storageId) {
      // The mark goes last: until then a sweep would still find what is left.
      for (const path of [arrived(storageId), kept(storageId), mark(storageId)]) await rm(path, { force: true });
    },
    async read(storageId) {
      const handle = await open(kept(storageId)).catch(absent);
      if (!handle) return undefined;
      return { byteCount: (await handle.stat()).size, content: handle.createReadStream() };
    },
    async unsettled(olderThanMs) {
      const found = new Map<string, string | undefined>();
      for (const name of (await readdir(incoming).catch(absent)) ?? []) {
        const storageId = name.replace(MARK, '');
        const path = join(incoming, name);
        const since = ID.test(storageId) ? await stat(path).catch(absent) : undefined;
        if (!since || Date.now() - since.mtimeMs < olderThanMs) continue;
        const whose = name.endsWith(MARK) ? await readFile(path, 'utf8').catch(absent) : undefined;
        found.set(storageId, whose ?? found.get(storageId));
      }
      return [...found].map(([storageId, whose]) => ({ storageId, whose }));
    },
  };
}

async function write(path: string, bytes: Readable, maximum: number) {
  const hash = createHash('sha256');
  const file = await open(path, 'w', 0o600);
  try {
    let byteCount = 0;
    // Not destroyed when we stop early: whoever feeds it decides what becomes of the rest.
    for await (const chunk of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      byteCount += chunk.length;
      if (byteCount > maximum) throw new TooLarge();
      hash.update(chunk);
      await writeWhole(file, chunk);
    }
    await file.sync();
    return { byteCount, sha256: hash.digest() };
  } finally {
    await file.close();
  }
}

/** One write may take a part only, most of all when the disk is nearly full. */
async function writeWhole(file: FileHandle, chunk: Buffer) {
  for (let at = 0; at < chunk.length; ) at += (await file.write(chunk, at)).bytesWritten;
}

const absent = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
};

/** A rename is on the disk when its folder is. Where a system cannot sync a folder it does so by itself. */
async function syncFolder(folder: string) {
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
