import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sentenceOfFile } from './sentence-of-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'gemba-file-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const sentenceAfter = (work: Promise<unknown>) => work.then(() => 'nothing', sentenceOfFile);

it('says what is wrong with a file that an operator named', async () => {
  const file = join(folder, 'parts.csv');
  await writeFile(file, '');
  expect(await sentenceAfter(readFile(join(folder, 'gone.csv')))).toBe(
    `There is no file or folder ${join(folder, 'gone.csv')}`,
  );
  expect(await sentenceAfter(mkdir(join(file, 'today')))).toBe(
    `A part of ${join(file, 'today')} is a file, not a folder`,
  );
  expect(await sentenceAfter(mkdir(folder))).toBe(`${folder} is there already`);
  const locked = Object.assign(new Error('EACCES'), { code: 'EACCES', path: file });
  expect(sentenceOfFile(locked)).toBe(`${file} may not be read or written here: give this user the right to`);
  const stream = createReadStream(join(folder, 'none.csv'));
  expect(await sentenceAfter(stream.toArray())).toContain('There is no file or folder');
});

it('leaves every other error alone', () => {
  expect(sentenceOfFile(new Error('EACCES'))).toBeUndefined();
  expect(
    sentenceOfFile(Object.assign(new Error('down'), { code: 'ECONNREFUSED', path: '/tmp/socket' })),
  ).toBeUndefined();
  expect(sentenceOfFile('text')).toBeUndefined();
});
