import { deflateSync } from 'node:zlib';
import { chunk, jpeg, pdf, png, pngOf, step } from './good-files.ts';
import { disguised, type Hostile, join } from './hostile-files.ts';
import { makeZip } from './zip-maker.ts';

const MB = 1_048_576;
const repeat = (unit: string, bytes: number, encoding: BufferEncoding = 'latin1') =>
  Buffer.alloc(bytes, unit, encoding).subarray(0, bytes - (bytes % Buffer.from(unit, encoding).length));

/** A hundred thousand packed bytes, each in a chunk of its own, and one line fewer than the picture says. */
const crumbs = () => {
  const lines = Buffer.alloc(501 * 1_000);
  for (let index = 0, seed = 7; index < lines.length; index += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    lines[index] = seed % 4;
  }
  return pngOf(
    500,
    1_001,
    [...deflateSync(lines)].map((byte) => chunk('IDAT', Buffer.from([byte]))),
  );
};

/** A thousand folders deep, a thousand times, and an archive behind all of them. */
const longNames = () =>
  makeZip([
    ...Array.from({ length: 999 }, (_, index) => ({ name: `${'a/'.repeat(5_000)}${index}`, method: 0 })),
    { name: 'a.zip' },
  ]);

/** Files that a careless judge takes a very long time for. Each is wrong at its very end, so all of it is looked at. */
export const slowFiles = (): Hostile[] => [
  disguised('thirty comments and no exchange file', 'step', join(repeat('/**/', 120), Buffer.from('x'))),
  disguised('thirty comments before an exchange file', 'stp', join(repeat('/**/', 120), Buffer.from('x'), step())),
  disguised('an exchange file that ends in blanks', 'step', join(step(), repeat(' \n', 4 * MB), Buffer.from('x'))),
  disguised('a photo of empty segments', 'jpg', join(jpeg().subarray(0, 2), repeat('fffe0002', 4 * MB, 'hex'))),
  disguised(
    'a picture of empty chunks',
    'png',
    join(png().subarray(0, 33), repeat('000000007445587400000000', 8 * MB, 'hex')),
  ),
  disguised('a picture in crumbs', 'png', crumbs()),
  [
    'a PDF of comments behind comments',
    'W00-10-100_A_en.pdf',
    pdf('', `${'/S%'.repeat(2 * MB)}\n/Launch`),
    'DOCUMENT_PDF_NOT_SAFE',
  ],
  [
    'a PDF of names in codes',
    'W00-10-100_A_en.pdf',
    pdf('', `${'/#53#20'.repeat(MB)}/#53 /Launch`),
    'DOCUMENT_PDF_NOT_SAFE',
  ],
  ['an archive of long names', 'W00-10-100_A_en.zip', longNames(), 'DOCUMENT_ARCHIVE_NOT_SAFE'],
];
