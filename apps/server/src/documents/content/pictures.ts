import type { ByteSource } from './byte-source.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Signature, header, then chunk by chunk to the end of the picture, which is the end of the file. */
export async function isPng(bytes: ByteSource) {
  if (!(await bytes.at(0, PNG.length)).equals(PNG)) return false;
  for (let position = PNG.length, first = true; ; first = false) {
    const head = await bytes.at(position, 8);
    if (head.length < 8) return false;
    const kind = head.toString('latin1', 4);
    if (first !== (kind === 'IHDR') || !/^[A-Za-z]{4}$/.test(kind)) return false;
    position += 12 + head.readUInt32BE(0);
    if (kind === 'IEND') return position === bytes.size;
  }
}

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb]);

/**
 * Segment by segment to the first scan, past a frame, and an end somewhere behind. Phones append further pictures after the
 * end, so what stands there is left to the look for disguises.
 */
export async function isJpeg(bytes: ByteSource) {
  if ((await bytes.at(0, 3)).toString('hex') !== 'ffd8ff') return false;
  let framed = false;
  for (let position = 2; ; ) {
    const head = await bytes.at(position, 4);
    if (head.length < 4 || head[0] !== MARKER || head.readUInt16BE(2) < 2) return false;
    const kind = head[1] as number;
    framed ||= FRAMES.has(kind);
    position += 2 + head.readUInt16BE(2);
    if (kind === START_OF_SCAN) return framed && (await endsAfter(bytes, position));
  }
}

async function endsAfter(bytes: ByteSource, position: number) {
  let last = 0;
  for await (const piece of bytes.pieces(position, bytes.size)) {
    if ((last === MARKER && piece[0] === 0xd9) || piece.includes(Buffer.from([MARKER, 0xd9]))) return true;
    last = piece.at(-1) ?? 0;
  }
  return false;
}
