import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';
import { isDamage } from './unpack.ts';

/** How many values a pixel has, by the colour type of a PNG, and with how many bits each may be written. */
const COLOURS: Readonly<Record<number, { values: number; depths: readonly number[] }>> = {
  0: { values: 1, depths: [1, 2, 4, 8, 16] },
  2: { values: 3, depths: [8, 16] },
  3: { values: 1, depths: [1, 2, 4, 8] },
  4: { values: 2, depths: [8, 16] },
  6: { values: 4, depths: [8, 16] },
};

/** The seven passes of a picture that comes from coarse to fine: where each begins, and how far it steps. */
const PASSES = [
  { left: 0, top: 0, right: 8, down: 8 },
  { left: 4, top: 0, right: 8, down: 8 },
  { left: 0, top: 4, right: 4, down: 8 },
  { left: 2, top: 0, right: 4, down: 4 },
  { left: 0, top: 2, right: 2, down: 4 },
  { left: 1, top: 0, right: 2, down: 2 },
  { left: 0, top: 1, right: 1, down: 2 },
];
const WHOLE = [{ left: 0, top: 0, right: 1, down: 1 }];

/** How many bytes the lines of a PNG unpack to, each with the byte of its filter; 0 where its header is none. */
export function pixelBytes(header: Buffer): number {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, colour, packing, filter, interlace] = header.subarray(8) as unknown as [
    number,
    number,
    number,
    number,
    number,
  ];
  const known = COLOURS[colour];
  if (!known?.depths.includes(depth) || packing !== 0 || filter !== 0 || interlace > 1) return 0;
  return (interlace === 1 ? PASSES : WHOLE).reduce((sum, { left, top, right, down }) => {
    const [columns, lines] = [Math.ceil((width - left) / right), Math.ceil((height - top) / down)];
    return columns > 0 && lines > 0 ? sum + lines * (1 + Math.ceil((columns * known.values * depth) / 8)) : sum;
  }, 0);
}

class MoreThanSaid extends Error {}

const BLOCK = 65_536;

/** The same bytes in blocks of a good size: a stream spends microseconds on each piece, also on one of a single byte. */
function* inBlocks(pieces: Iterable<Buffer>): Generator<Buffer, void> {
  let block: Buffer[] = [];
  let length = 0;
  for (const piece of pieces) {
    block.push(piece);
    length += piece.length;
    if (length < BLOCK) continue;
    yield Buffer.concat(block);
    block = [];
    length = 0;
  }
  yield Buffer.concat(block);
}

/** Unpacks as a stream and throws the bytes away: are they as many as was said? */
export async function unpacksTo(packed: Iterable<Buffer>, expected: number): Promise<boolean> {
  let byteCount = 0;
  const count = async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      byteCount += piece.length;
      if (byteCount > expected) throw new MoreThanSaid();
    }
  };
  try {
    await pipeline(Readable.from(inBlocks(packed)), createInflate({ chunkSize: BLOCK }), count);
  } catch (error) {
    if (isDamage(error) || error instanceof MoreThanSaid) return false;
    throw error;
  }
  return byteCount === expected;
}
