import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ID = /^[0-9a-f-]{36}$/;

/** Keeps the bytes of documents in a folder, each under a random id: a name that a person gave never becomes a path. */
export const saveFileIn = (folder: string) => async (storageId: string, bytes: Buffer) => {
  if (!ID.test(storageId)) throw new Error('A file is stored under a random id and nothing else');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, storageId), bytes, { mode: 0o600 });
};
