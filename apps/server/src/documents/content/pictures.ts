import { DOCUMENT_LIMITS } from '@gemba/contract/documents/document-shapes';
import { refuse } from '../../kit/refuse.ts';
import type { ByteSource } from './byte-source.ts';
import { pixelBytes, unpacksTo } from './pixels.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEADER_BYTES = 13;
const MILLION = 1_000_000;

/** A viewer needs four bytes for each pixel, however small the file is. */
function refuseTooManyPixels(width: number, height: number) {
  if (width * height <= DOCUMENT_LIMITS.megapixels * MILLION) return;
  const megapixels = Math.ceil((width * height) / MILLION);
  refuse('DOCUMENT_PICTURE_TOO_LARGE', { megapixels, maximum: DOCUMENT_LIMITS.megapixels, field: 'file' });
}

interface Chunk {
  kind: number;
  from: number;
  until: number;
}

const kindOf = (letters: string) => Buffer.from(letters).readUInt32BE(0);
const [IHDR, IDAT, IEND] = [kindOf('IHDR'), kindOf('IDAT'), kindOf('IEND')];

/** Four letters, of either case. */
const spellsKind = (head: Buffer) =>
  [4, 5, 6, 7].every((index) => {
    const letter = (head[index] as number) | 0x20;
    return letter >= 0x61 && letter <= 0x7a;
  });

/** Chunk by chunk from the signature to the end of the picture, or to the first that is none. */
function* chunksOf(bytes: ByteSource): Generator<Chunk, void> {
  for (let position = PNG.length; ; ) {
    const head = bytes.at(position, 8);
    if (head.length < 8 || !spellsKind(head)) return;
    const kind = head.readUInt32BE(4);
    const from = position + 8;
    const until = from + head.readUInt32BE(0);
    yield { kind, from, until };
    if (kind === IEND) return;
    position = until + 4;
  }
}

function* packedPixels(bytes: ByteSource): Generator<Buffer, void> {
  for (const { kind, from, until } of chunksOf(bytes)) if (kind === IDAT) yield* bytes.pieces(from, until);
}

/** Signature, header, then chunk by chunk to the end of the picture, which is the end of the file; all pixels are there. */
export async function isPng(bytes: ByteSource) {
  if (!bytes.at(0, PNG.length).equals(PNG)) return false;
  let expected = 0;
  let isFirst = true;
  let last: Chunk | undefined;
  for (const chunk of chunksOf(bytes)) {
    if (isFirst !== (chunk.kind === IHDR)) return false;
    if (isFirst) {
      const header = bytes.at(chunk.from, HEADER_BYTES);
      if (chunk.until - chunk.from !== HEADER_BYTES || header.length < HEADER_BYTES) return false;
      refuseTooManyPixels(header.readUInt32BE(0), header.readUInt32BE(4));
      expected = pixelBytes(header);
    }
    isFirst = false;
    last = chunk;
  }
  if (last?.kind !== IEND || last.until + 4 !== bytes.size || expected === 0) return false;
  return unpacksTo(packedPixels(bytes), expected);
}

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = Buffer.from([MARKER, 0xd9]);
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb]);

/**
 * Segment by segment to the first scan, past a frame, and an end somewhere behind. Phones append further pictures after the
 * end, so what stands there is left to the look for disguises.
 */
export function isJpeg(bytes: ByteSource) {
  if (bytes.at(0, 3).toString('hex') !== 'ffd8ff') return false;
  let framed = false;
  for (let position = 2; ; ) {
    const head = bytes.at(position, 9);
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
    if (kind === START_OF_SCAN) return framed && endsAfter(bytes, position);
  }
}

function endsAfter(bytes: ByteSource, position: number) {
  let last = 0;
  for (const piece of bytes.pieces(position, bytes.size)) {
    if ((last === MARKER && piece[0] === END_OF_IMAGE[1]) || piece.includes(END_OF_IMAGE)) return true;
    last = piece.at(-1) ?? 0;
  }
  return false;
}
