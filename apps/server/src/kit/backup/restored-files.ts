import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Storage, storageIn } from '../storage/storage.ts';
import type { Entry } from './archive.ts';

const NAME = /^documents\/(\d{1,10})\/([0-9a-f-]{36})$/;
const ID = /^[0-9a-f-]{36}$/;

/**
 * The files of a backup on their way into the storage. A file never changes under its id: where the server has it already, it
 * is written over with itself, and stays when the restore is given up.
 */
export class RestoredFiles {
  private readonly folder: string;
  private readonly storage: Storage;
  private readonly added = new Set<string>();
  private readonly known = new Set<string>();

  constructor(folder: string) {
    this.folder = folder;
    this.storage = storageIn(folder);
  }

  static isOne({ name }: Entry) {
    return NAME.test(name);
  }

  async keep({ name, size, content }: Entry) {
    const [, companyId = '', storageId = ''] = NAME.exec(name) ?? [];
    (existsSync(join(this.folder, storageId)) ? this.known : this.added).add(storageId);
    await this.storage.receive(Readable.from(content), size, storageId);
    await this.storage.keep(storageId, companyId);
  }

  /** The rows are committed: nothing else refers to a file any more. */
  async settle() {
    for (const files of [this.added, this.known]) for (const id of files) await this.storage.settle(id);
    for (const name of await readdir(this.folder).catch(() => []))
      if (ID.test(name) && !this.added.has(name) && !this.known.has(name)) await this.storage.discard(name);
  }

  async giveUp() {
    for (const id of this.added) await this.storage.discard(id);
    for (const id of this.known) await this.storage.settle(id);
  }
}
