import { createHash, type Hash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { ConfigError } from '../config.ts';
import { END_OF_TAR, HEADER_BYTES, headerOf, isBlank, paddingOf, readHeader } from './tar.ts';

/**
 * A backup is a compressed tar file whose entries are followed by their checksums: every thousand entries a list that
 * `sha256sum -c` understands, and at the end the checksum of those lists. A file without its end is no backup.
 */
export interface Entry {
  readonly name: string;
  readonly size: number;
  readonly content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

/** The file is not as it was written: cut off, changed, or no backup at all. */
export class Damaged extends ConfigError {}

const LISTED_TOGETHER = 1_000;
const SUMS = /^checksums\/\d{6}$/;
const END = 'end';

const listName = (index: number) => `checksums/${String(index).padStart(6, '0')}`;
const lineOf = (sum: Hash, name: string) => `${sum.digest('hex')}  ${name}\n`;

async function* writeEntry({ name, size, content }: Entry, sum: Hash): AsyncGenerator<Buffer> {
  yield headerOf(name, size);
  let written = 0;
  for await (const chunk of content) {
    written += chunk.length;
    sum.update(chunk);
    yield chunk;
  }
  if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}`);
  yield Buffer.alloc(paddingOf(size));
}

/** The bytes of a tar file with these entries, their checksums and its end. */
export async function* writeArchive(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const all = createHash('sha256');
  let lines: string[] = [];
  let lists = 0;
  const endList = () => {
    const list = Buffer.from(lines.join(''));
    lines = [];
    all.update(list);
    return writeEntry({ name: listName((lists += 1)), size: list.length, content: [list] }, createHash('sha256'));
  };
  for await (const entry of entries) {
    const sum = createHash('sha256');
    yield* writeEntry(entry, sum);
    lines.push(lineOf(sum, entry.name));
    if (lines.length === LISTED_TOGETHER) yield* endList();
  }
  yield* endList();
  const end = Buffer.from(`${all.digest('hex')}\n`);
  yield* writeEntry({ name: END, size: end.length, content: [end] }, createHash('sha256'));
  yield END_OF_TAR;
}

type AsDamaged = (reason: string) => Damaged;

/** Takes bytes off a stream, as many as are asked for. */
function bytesOf(stream: AsyncIterable<Buffer>, damaged: AsDamaged) {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const next = async () => {
    const { value, done } = await chunks.next().catch((error: NodeJS.ErrnoException) => {
      // A disk that cannot be read is no damage of the file.
      throw error.syscall ? error : damaged(error.message);
    });
    if (done) throw damaged('it ends too early');
    return value;
  };
  async function* take(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0; ) {
      if (rest.length === 0) rest = await next();
      const piece = rest.subarray(0, left);
      rest = rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }
  const whole = async (count: number) => {
    const pieces: Buffer[] = [];
    for await (const piece of take(count)) pieces.push(piece);
    return Buffer.concat(pieces);
  };
  /** Reads on to the end of the stream: gzip compares its own checksum there. */
  const end = async () => {
    for (let read = rest.length; ; ) {
      const { value, done } = await chunks.next().catch((error: Error) => {
        throw damaged(error.message);
      });
      if (done) return read;
      read += value.length;
    }
  };
  return { take, whole, end };
}

/** A list of a thousand lines; what claims to be longer is none. */
const LONGEST_LIST = 1_000_000;

/**
 * The entries of a backup, one after the other: the content of each is read before the next is asked for. Everything is compared
 * with its checksum; who has come to the end without an error has read what was written.
 */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  if (!existsSync(file)) throw new ConfigError(`There is no file ${file}`);
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
  try {
    yield* readEntries(
      unpacked as AsyncIterable<Buffer>,
      (reason) => new Damaged(`${file} is no whole backup of Gemba: ${reason}. Nothing was changed.`),
    );
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

async function* readEntries(stream: AsyncIterable<Buffer>, damaged: AsDamaged): AsyncGenerator<Entry> {
  const bytes = bytesOf(stream, damaged);
  const all = createHash('sha256');
  let lines: string[] = [];
  for (;;) {
    const block = await bytes.whole(HEADER_BYTES);
    const header = isBlank(block) ? undefined : readHeader(block);
    if (!header) throw damaged('an entry has no heading');
    const { name, size } = header;
    const isList = SUMS.test(name);
    if (isList || name === END) {
      if (size > LONGEST_LIST) throw damaged('a list of checksums is too long');
      const text = (await bytes.whole(size)).toString();
      await bytes.whole(paddingOf(size));
      if (isList) {
        if (text !== lines.join('')) throw damaged('its checksums are not those of its content');
        lines = [];
        all.update(text);
        continue;
      }
      if (lines.length > 0 || text !== `${all.digest('hex')}\n`) throw damaged('its checksums are incomplete');
      if ((await bytes.end()) !== END_OF_TAR.length) throw damaged('it goes on after its end');
      return;
    }
    const sum = createHash('sha256');
    let left = size;
    async function* content() {
      for await (const piece of bytes.take(size)) {
        left -= piece.length;
        sum.update(piece);
        yield piece;
      }
    }
    yield { name, size, content: content() };
    // An entry that nobody wanted, or not to its end, is read for its checksum all the same.
    for await (const piece of bytes.take(left)) sum.update(piece);
    await bytes.whole(paddingOf(size));
    lines.push(lineOf(sum, name));
  }
}
