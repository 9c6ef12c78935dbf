const BLOCK = 512;
const OWNER_ONLY = '0000600';
const LONGEST_NAME = 99;

/** Bytes after a file of this size, up to the next block. */
export const paddingOf = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;

export const HEADER_BYTES = BLOCK;
/** Two empty blocks. */
export const END_OF_TAR = Buffer.alloc(2 * BLOCK);

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;

/** A header of the ustar format, so that `tar` reads a backup too. */
export function headerOf(name: string, size: number) {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new Error(`the name of an entry is too long: ${name}`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(`${OWNER_ONLY}\0`, 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(0, 11), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  header.write(`${octal(sumOf(header), 6)} `, 148);
  return header;
}

const sumOf = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0);

const textAt = (header: Buffer, from: number, length: number) =>
  header
    .subarray(from, from + length)
    .toString('utf8')
    .split('\0')[0] ?? '';

/** Name and size; undefined: no header that we write. */
export function readHeader(header: Buffer) {
  const size = textAt(header, 124, 12);
  const sum = Number.parseInt(textAt(header, 148, 8), 8);
  const blank = Buffer.from(header);
  blank.write(' '.repeat(8), 148);
  if (sum !== sumOf(blank) || !/^[0-7]{11}$/.test(size)) return undefined;
  return { name: textAt(header, 0, 100), size: Number.parseInt(size, 8) };
}

export const isBlank = (header: Buffer) => header.every((byte) => byte === 0);
