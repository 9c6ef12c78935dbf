import { DOCUMENT_LIMITS } from '@gemba/contract/documents/document-shapes';
import { refuse } from '../../kit/refuse.ts';
import type { ByteSource } from './byte-source.ts';
import { Bomb, unpack } from './unpack.ts';
import { dataStart, findEnd, readDirectory, type ZipEntry } from './zip-directory.ts';

const { entries: MOST, ratio, unpackedBytes, unpackedMegabytes } = DOCUMENT_LIMITS;
const WANTED_BYTES = 1_048_576;
const ENCRYPTED = 0x1 | 0x40 | 0x2000;
const [FILE, FOLDER, KIND] = [0x8000, 0x4000, 0xf000];

const ARCHIVE_NAME = /\.(?:zip|7z|rar|gz|tgz|tar|bz2?|xz|zst|lz|cab|iso|jar|war|apk|docx|xlsx|pptx|docm|xlsm)$/i;
/** zip, empty zip, 7z, rar, gzip, bzip2, xz, zstd, cab. */
const STARTS = [
  '504b0304',
  '504b0506',
  '377abcaf271c',
  '52617221',
  '1f8b',
  '425a68',
  'fd377a585a',
  '28b52ffd',
  '4d534346',
];

const isArchive = (name: string, head: Buffer) =>
  ARCHIVE_NAME.test(name) ||
  STARTS.some((start) => head.toString('hex', 0, 8).startsWith(start)) ||
  head.toString('latin1', 257, 262) === 'ustar';

// oxlint-disable-next-line no-control-regex -- no name holds one of them
const CONTROL = /[\u0000-\u001f\u007f]/;
const UPWARD = /(?:^|[/\\])\.\.(?:[/\\]|$)/;

const leadsOut = (name: string) =>
  name === '' || /^[/\\]|^[A-Za-z]:/.test(name) || CONTROL.test(name) || UPWARD.test(name);

const tooLarge = () =>
  refuse('DOCUMENT_ARCHIVE_TOO_LARGE', { files: MOST, maximum: unpackedMegabytes, ratio, field: 'file' });

const notSafe = ({ name }: ZipEntry) =>
  refuse('DOCUMENT_ARCHIVE_NOT_SAFE', {
    entry: name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '?').slice(0, 80),
    field: 'file',
  });

/**
 * Looks into every entry of an archive, within the limits. Answers the parts that were asked for by name; undefined where
 * it is no archive, or one that two programs could read in two ways.
 */
export async function lookInto(
  bytes: ByteSource,
  wanted: ReadonlySet<string>,
): Promise<Map<string, string> | undefined> {
  const end = findEnd(bytes);
  if (!end) return undefined;
  if (end.count > MOST) tooLarge();
  const entries = readDirectory(bytes, end, MOST);
  if (!entries || entries.length === 0) return undefined;
  for (const entry of entries) checkEntry(entry);
  const found = new Map<string, string>();
  let unpackedSoFar = 0;
  let free = 0;
  for (const entry of entries.toSorted((one, other) => one.offset - other.offset)) {
    const start = dataStart(bytes, entry);
    // Entries follow each other from the first byte on. Where two share their bytes, a small file unpacks to a huge one.
    if (start === undefined || entry.offset < free || (free === 0 && entry.offset !== 0)) return undefined;
    free = start + entry.packed;
    if (free > end.start || found.has(entry.name)) return undefined;
    const limits = {
      atMost: unpackedBytes - unpackedSoFar,
      ratio,
      headBytes: wanted.has(entry.name) ? WANTED_BYTES : 512,
    };
    const inside = await unpack(bytes, entry, start, limits).catch(orBomb);
    if (!inside) return undefined;
    if (isArchive(entry.name, inside.head)) notSafe(entry);
    unpackedSoFar += inside.byteCount;
    found.set(entry.name, wanted.has(entry.name) ? inside.head.toString('utf8') : '');
  }
  return found;
}

function checkEntry(entry: ZipEntry) {
  const kind = entry.unixMode & KIND;
  if (leadsOut(entry.name) || (entry.flags & ENCRYPTED) !== 0) notSafe(entry);
  if (kind !== 0 && kind !== FILE && kind !== FOLDER) notSafe(entry);
}

const orBomb = (error: unknown) => {
  if (error instanceof Bomb) return tooLarge();
  throw error;
};
