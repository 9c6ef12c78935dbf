import type { ByteSource } from './byte-source.ts';

/** An entry as the directory at the end of the archive describes it. Its sizes are claims. */
export interface ZipEntry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly unixMode: number;
  readonly offset: number;
}

interface End {
  /** Where the record of the end begins. */
  position: number;
  count: number;
  start: number;
  size: number;
}

const END = 0x06054b50;
const END_LENGTH = 22;
const DIRECTORY = 0x02014b50;
const DIRECTORY_LENGTH = 46;
const LOCAL = 0x04034b50;
const LOCAL_LENGTH = 30;
const LONGEST_COMMENT = 65_535;
const NEEDS_64_BITS = 0xffff_ffff;

const strict = new TextDecoder('utf-8', { fatal: true });

/** Windows writes names in the code page of its country and does not say which: then byte by byte, which hides no sign below 128. */
const nameIn = (bytes: Buffer) => {
  try {
    return strict.decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
};

/** The record that ends an archive: its comment reaches exactly to the end of the file. */
export function findEnd(bytes: ByteSource): End | undefined {
  const from = Math.max(0, bytes.size - END_LENGTH - LONGEST_COMMENT);
  const tail = bytes.at(from, bytes.size - from);
  for (let at = tail.length - END_LENGTH; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END || at + END_LENGTH + tail.readUInt16LE(at + 20) !== tail.length) continue;
    return {
      position: from + at,
      count: tail.readUInt16LE(at + 10),
      size: tail.readUInt32LE(at + 12),
      start: tail.readUInt32LE(at + 16),
    };
  }
  return undefined;
}

/** Undefined: no archive that every program reads the same way. More entries than `most` are not read. */
export function readDirectory(bytes: ByteSource, end: End, most: number): ZipEntry[] | undefined {
  if (end.start + end.size !== end.position || end.count > most) return undefined;
  const directory = bytes.at(end.start, end.size);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at < directory.length) {
    if (at + DIRECTORY_LENGTH > directory.length || directory.readUInt32LE(at) !== DIRECTORY) return undefined;
    const [name, extra, comment] = [28, 30, 32].map((where) => directory.readUInt16LE(at + where)) as [
      number,
      number,
      number,
    ];
    const next = at + DIRECTORY_LENGTH + name + extra + comment;
    if (next > directory.length || entries.length === end.count) return undefined;
    entries.push({
      name: nameIn(directory.subarray(at + DIRECTORY_LENGTH, at + DIRECTORY_LENGTH + name)),
      flags: directory.readUInt16LE(at + 8),
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      unixMode: directory.readUInt32LE(at + 38) >>> 16,
      offset: directory.readUInt32LE(at + 42),
    });
    at = next;
  }
  return entries.length === end.count ? entries : undefined;
}

/** Where the bytes of an entry begin, if the header before them tells the same as the directory. */
export function dataStart(bytes: ByteSource, { name, method, offset, packed }: ZipEntry) {
  if (offset === NEEDS_64_BITS || packed === NEEDS_64_BITS) return undefined;
  const head = bytes.at(offset, LOCAL_LENGTH);
  if (head.length < LOCAL_LENGTH || head.readUInt32LE(0) !== LOCAL || head.readUInt16LE(8) !== method) return undefined;
  const nameLength = head.readUInt16LE(26);
  const local = nameIn(bytes.at(offset + LOCAL_LENGTH, nameLength));
  return local === name ? offset + LOCAL_LENGTH + nameLength + head.readUInt16LE(28) : undefined;
}
