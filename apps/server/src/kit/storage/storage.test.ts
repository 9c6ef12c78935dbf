import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { storageIn, TooLarge } from './storage.ts';

const root = await mkdtemp(join(tmpdir(), 'gemba-storage-'));
afterAll(() => rm(root, { recursive: true, force: true }));
const folder = join(root, 'not', 'there', 'yet');
const storage = storageIn(folder);
const bytes = (...pieces: string[]) => Readable.from(pieces.map((piece) => Buffer.from(piece)));
const files = async () => (await readdir(folder, { recursive: true })).filter((name) => name !== 'incoming').sort();

describe('storage', () => {
  it('keeps what has come in whole under a random id, and reads it back', async () => {
    const received = await storage.receive(bytes('one ', 'two'), 7);
    expect(received).toMatchObject({ byteCount: 7, storageId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(await readFile(received.path, 'utf8')).toBe('one two');
    await storage.keep(received.storageId, 'mine');
    expect(await files()).toEqual([received.storageId, `incoming/${received.storageId}.keeping`].sort());
    await storage.settle(received.storageId);
    expect(await files()).toEqual([received.storageId]);
    const read = await storage.read(received.storageId);
    expect([read?.byteCount, await read?.content.toArray()]).toEqual([7, [Buffer.from('one two')]]);
    await storage.discard(received.storageId);
    expect(await files()).toEqual([]);
    expect(await storage.read(received.storageId)).toBeUndefined();
  });

  it('leaves nothing of what is too large or breaks off', async () => {
    await expect(storage.receive(bytes('12345678'), 7)).rejects.toBeInstanceOf(TooLarge);
    for (const wait of [async () => {}, () => sleep(20)]) {
      const broken = new Readable({ read() {} });
      broken.push(Buffer.from('half'));
      const receiving = storage.receive(broken, 100);
      void wait().then(() => broken.destroy(new Error('hung up')));
      await expect(receiving).rejects.toThrow('hung up');
      expect(await files()).toEqual([]);
    }
  });

  it('takes a random id and nothing else for a name', async () => {
    for (const name of ['../x', 'a', '', `${randomUUID()}/..`, `${randomUUID()}\0`, '../../../../../../etc/passwd']) {
      await expect(storage.read(name)).rejects.toThrow('random id');
      await expect(async () => storage.keep(name, '')).rejects.toThrow('random id');
      await expect(async () => storage.discard(name)).rejects.toThrow('random id');
      await expect(async () => storage.settle(name)).rejects.toThrow('random id');
    }
  });

  it('tells what was left half way, by whom, once it is old enough', async () => {
    const [arrived, kept] = [await storage.receive(bytes('a'), 9), await storage.receive(bytes('b'), 9)];
    await storage.keep(kept.storageId, '42');
    expect(await storage.unsettled(60_000)).toEqual([]);
    const found = new Map((await storage.unsettled(-1)).map(({ storageId, whose }) => [storageId, whose]));
    expect(found).toEqual(
      new Map([
        [arrived.storageId, undefined],
        [kept.storageId, '42'],
      ]),
    );
    expect(await storageIn(join(root, 'empty')).unsettled(0)).toEqual([]);
  });
});
