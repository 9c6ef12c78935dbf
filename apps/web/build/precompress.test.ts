import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from './precompress.ts';

const LONG = 'Goods and money are never lost. '.repeat(100);

test('what a build packs is what it wrote; a page that became short leaves no packed one of the build before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gemba-pack-'));
  const page = join(folder, 'index.html');
  await writeFile(page, LONG);
  await compress(page);
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(LONG);
  expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(LONG);
  await writeFile(page, 'short');
  await compress(page);
  expect(await readdir(folder)).toEqual(['index.html']);
  await rm(folder, { recursive: true });
});
