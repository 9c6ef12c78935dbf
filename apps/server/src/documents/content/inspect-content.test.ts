import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileType } from '@gemba/contract/documents/document-shapes';
import { afterAll, expect, it } from 'vitest';
import { jpeg, pdf, png, zip } from '../testing/good-files.ts';
import { inspectContent } from './inspect-content.ts';

const folder = await mkdtemp(join(tmpdir(), 'inspect-'));
afterAll(() => rm(folder, { recursive: true }));

const inspect = async (fileType: FileType, bytes: Buffer, withinMs?: number) => {
  const path = join(folder, `file.${fileType}`);
  await writeFile(path, bytes);
  return inspectContent(path, fileType, withinMs);
};

/** It holds 190 MB: unpacking them takes many times the limit below. */
const large = () => {
  const content = Buffer.alloc(95 * 1_048_576);
  for (let index = 0, seed = 7; index < content.length; index += 61) {
    seed = (seed * 48_271) % 2_147_483_647;
    content[index] = seed;
  }
  return zip({ name: 'a.bin', content }, { name: 'b.bin', content });
};

it('gives a file up that takes longer than it may, and judges the next one', async () => {
  const bytes = large();
  await inspect('png', png());
  await expect(inspect('zip', bytes, 50)).rejects.toMatchObject({
    code: 'DOCUMENT_TOO_COMPLEX',
    facts: { field: 'file' },
  });
  await inspect('pdf', pdf());
  await inspect('zip', bytes);
});

it('refuses with the code and the facts of the judge', async () => {
  await expect(inspect('png', jpeg())).rejects.toMatchObject({
    code: 'DOCUMENT_CONTENT_NOT_MATCH',
    facts: { extension: 'png', field: 'file' },
  });
  await expect(inspect('jpg', jpeg('bomb', [65_535, 65_535]))).rejects.toMatchObject({
    code: 'DOCUMENT_PICTURE_TOO_LARGE',
    facts: { megapixels: 4_295, maximum: 50 },
  });
});

it('tells an error of ours as it is, and judges the next one', async () => {
  await expect(inspectContent(join(folder, 'gone.pdf'), 'pdf')).rejects.toMatchObject({ code: 'ENOENT' });
  await inspect('pdf', pdf());
});

it('judges more files than it has threads, each by itself', async () => {
  const verdicts = Array.from({ length: 20 }, async (_, index) => {
    const path = join(folder, `${index}.png`);
    await writeFile(path, index % 3 === 0 ? pdf() : png());
    return inspectContent(path, 'png').then(
      () => 'good',
      () => 'bad',
    );
  });
  expect(await Promise.all(verdicts)).toEqual(Array.from({ length: 20 }, (_, index) => (index % 3 ? 'good' : 'bad')));
});
