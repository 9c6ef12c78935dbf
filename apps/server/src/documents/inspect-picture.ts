import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectContent } from './content/inspect-content.ts';

/** Refuses bytes that are no whole png or jpg. They are judged as a file, like those of every upload. */
export async function inspectPicture(bytes: Buffer, type: 'png' | 'jpg') {
  const folder = await mkdtemp(join(tmpdir(), 'gemba-picture-'));
  try {
    const path = join(folder, 'picture');
    await writeFile(path, bytes);
    await inspectContent(path, type);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
