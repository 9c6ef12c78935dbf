import { DOCUMENT_LIMITS } from '@gemba/contract/documents/document-shapes';
import { refuse } from '../../kit/refuse.ts';
import type { ByteSource } from './byte-source.ts';
import { pixelBytes, unpacksTo } from './pixels.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEADER_BYTES = 13;
const MILLION = 1_000_000;

/** Whoever opens a picture needs four bytes for each of its pixels, however few bytes it came in. */
function refuseTooManyPixels(width: number, height: number) {
  if (width * height <= DOCUMENT_LIMITS.megapixels * MILLION) return;
  const megapixels = Math.ceil((width * height) / MILLION);
  refuse('DOCUMENT_PICTURE_TOO_LARGE', { megapixels, maximum: DOCUMENT_LIMITS.megapixels, field: 'file' });
}

/** Signature, header, then chunk by chunk to the end of the picture, which is the end of the file; all pixels are there. */
export async function isPng(bytes: ByteSource) {
  if (!(await bytes.at(0, PNG.length)).equals(PNG)) return false;
  let expected = 0;
  const data: { from: number; until: number }[] = [];
  for (let position = PNG.length, first = true; ; first = false) {
    const head = await bytes.at(position, 8);
    if (head.length < 8) return false;
    const kind = head.toString('latin1', 4);
    const length = head.readUInt32BE(0);
    if (first !== (kind === 'IHDR') || !/^[A-Za-z]{4}$/.test(kind)) return false;
    if (first) {
      const header = await bytes.at(position + 8, HEADER_BYTES);
      if (length !== HEADER_BYTES || header.length < HEADER_BYTES) return false;
      refuseTooManyPixels(header.readUInt32BE(0), header.readUInt32BE(4));
      expected = pixelBytes(header);
    }
    if (kind === 'IDAT') data.push({ from: position + 8, until: position + 8 + length });
    position += 12 + length;
    if (kind === 'IEND') return position === bytes.size && expected > 0 && unpacksTo(bytes, data, expected);
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
    const head = await bytes.at(position, 9);
    if (head.length < 4 || head[0] !== MARKER || head.readUInt16BE(2) < 2) return false;
    const kind = head[1] as number;
    if (FRAMES.has(kind)) {
      if (head.length < 9) return false;
      const [height, width] = [head.readUInt16BE(5), head.readUInt16BE(7)];
      if (height === 0 || width === 0) return false;
      refuseTooManyPixels(width, height);
      framed = true;
    }
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
