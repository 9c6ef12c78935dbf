import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { Damaged, type Entry, readArchive, writeArchive } from './archive.ts';

const folder = await mkdtemp(join(tmpdir(), 'gemba-archive-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const CONTENTS = new Map([
  ['manifest.json', Buffer.from('{}')],
  ['tables/part/1/000001.copy', randomBytes(70_000)],
  ['tables/part/1/000002.copy', randomBytes(512)],
  ['tables/empty', Buffer.alloc(0)],
  ...Array.from({ length: 1_100 }, (_, index) => [`documents/1/${index}`, randomBytes(index % 40)] as const),
]);

async function* entries(): AsyncGenerator<Entry> {
  for (const [name, bytes] of CONTENTS)
    yield { name, size: bytes.length, content: [bytes.subarray(0, 7), bytes.subarray(7)] };
}

async function written(name: string) {
  const pieces: Buffer[] = [];
  for await (const piece of writeArchive(entries())) pieces.push(piece);
  const file = join(folder, name);
  await writeFile(file, gzipSync(Buffer.concat(pieces)));
  return file;
}

async function read(file: string, wanted = (_name: string) => true) {
  const found = new Map<string, Buffer>();
  for await (const { name, content } of readArchive(file)) {
    if (!wanted(name)) continue;
    const pieces: Buffer[] = [];
    for await (const piece of content) pieces.push(piece);
    found.set(name, Buffer.concat(pieces));
  }
  return found;
}

describe('the file of a backup', () => {
  it('is read as it was written, also where entries are passed over', async () => {
    const file = await written('whole.tar.gz');
    expect(await read(file)).toEqual(CONTENTS);
    expect([...(await read(file, (name) => name === 'documents/1/1099')).keys()]).toEqual(['documents/1/1099']);
  });

  it('is one that tar and sha256sum understand', async () => {
    const file = await written('plain.tar.gz');
    execFileSync('tar', ['-xzf', file, '-C', folder]);
    const checked = execFileSync('sha256sum', ['-c', 'checksums/000001', 'checksums/000002'], { cwd: folder });
    expect(checked.toString().match(/: OK\n/g)).toHaveLength(CONTENTS.size);
  });

  it('is refused where it is cut off, and where any byte is another', async () => {
    const whole = await readFile(await written('good.tar.gz'));
    const file = join(folder, 'bad.tar.gz');
    const refused = async (bytes: Buffer) => {
      await writeFile(file, bytes);
      return read(file).then(
        (content) =>
          content.size === CONTENTS.size && [...CONTENTS].every(([name, one]) => content.get(name)?.equals(one))
            ? 'the same'
            : 'another',
        (error: unknown) => (error instanceof Damaged ? 'refused' : error),
      );
    };
    for (const share of [0, 0.001, 0.1, 0.5, 0.9, 0.999]) {
      expect(await refused(whole.subarray(0, Math.floor(whole.length * share)))).toBe('refused');
    }
    expect(await refused(whole.subarray(0, -1))).toBe('refused');
    for (let count = 0; count < 60; count += 1) {
      const bytes = Buffer.from(whole);
      // Behind the heading of gzip, which says when and where a file was packed.
      const index = 10 + Math.floor(Math.random() * (bytes.length - 10));
      bytes[index] = (bytes[index] ?? 0) ^ (1 << Math.floor(Math.random() * 8));
      expect(['refused', 'the same'], `byte ${index} of ${bytes.length}`).toContain(await refused(bytes));
    }
    expect(await refused(randomBytes(5_000))).toBe('refused');
    expect(await refused(gzipSync(randomBytes(5_000)))).toBe('refused');
  });

  it('is refused where somebody has changed an entry and packed it again', async () => {
    const pieces: Buffer[] = [];
    for await (const piece of writeArchive(entries())) pieces.push(piece);
    const bytes = Buffer.concat(pieces);
    bytes.write('changed', bytes.indexOf('tables/part/1/000001.copy') + 600);
    const file = join(folder, 'changed.tar.gz');
    await writeFile(file, gzipSync(bytes));
    await expect(read(file)).rejects.toThrow('its checksums are not those of its content');
  });
});
